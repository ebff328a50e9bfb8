### The web app's own words, in English. Games bring theirs.

## The table

table-loading = One moment …
table-over = The game is over.
table-clock-runs = The clock is running …
table-waits = Waiting for { $names } …
table-waits-change = Waiting for { $names } … You may still change your mind.
table-menu = Menu
table-more = { $count ->
    [0] Menu
    [one] Menu, one new message
   *[other] Menu, { $count } new messages
}
table-log = Log
table-chat = Chat
table-chat-unread = { $count ->
    [0] Chat
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
}
table-rules = Rules
table-choices = List of choices
table-settings = Settings
table-mute = Turn the sound off
table-unmute = Turn the sound on
table-hint = What would a good player do?
table-home = To the home page
table-leave = Leave the table
table-close = Close
table-why = The rule behind this
table-log-empty = Nothing has happened yet.
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something …
table-chat-send = Send
table-emotes = Say it with a face
table-emote-clap = Applause
table-emote-laugh = Laughter
table-emote-shock = Shock
table-emote-think = Hmm
table-emote-luck = Fingers crossed
table-emote-oops = Oops
table-spectator = Spectator

## The list of choices

list-nothing = There is nothing to choose right now.
list-anytime = At any time
list-group = { $count ->
    [one] { $first }, and one more
   *[other] { $first }, and { $count } more
}
list-count = { $count ->
    [one] one choice
   *[other] { $count } choices
}
list-which = Which kind?
list-part = { $label }, part { $number }
list-json = Your choice, as JSON
list-json-wrong = That cannot be read as JSON.
list-send = That is my choice

## Rules

rules-search = Search the rules
rules-contents = Contents
rules-nothing = Nothing in the rules about “{ $query }”.
rules-unreachable = The rules cannot be reached. Is the connection there?

## Settings

settings-language = Language
settings-language-fr = Français
settings-language-en = English
settings-sound = Sound
settings-sound-on = Sound is on
settings-volume = Volume
settings-ticking = Clocks and alarms
settings-motion = Motion
settings-fast = Faster animations
settings-calm = No animations
settings-text = Size of the letters

## More about the table

table-code = Table { $code }
table-watched = { $count ->
    [0] nobody watches
    [one] one spectator
   *[other] { $count } spectators
}
table-seats = Players
table-lines = The table in words
table-kept = a bot plays
table-away = away
table-away-you = The table takes you for absent.
table-back = I am here
table-kept-you = A bot is playing for you. Your next move takes the seat back.
table-people = At the table
table-people-none = There is nothing to say to the table now.
table-people-reason = Why? Everybody will read it.
table-people-yes = Yes, say so
table-people-no = Not now
table-people-take = Take the seat of { $seat }
table-paused = The game is paused.
table-paused-ready = Ready: { $names }.
table-paused-until = It goes on by itself in { $time }.
table-proposed = { $say ->
    [remove] { $seat } proposes to remove { $about }: { $reason }
   *[other] { $seat } proposes to close the table: { $reason }
}
table-curtain = The curtain is down
table-coach = Coach
table-coach-step = Step { $step } of { $steps }
table-coach-hide = Fold the coach away
table-coach-show = Show the coach
table-coach-leave = Leave the lesson
table-coach-next = Go on
table-lesson-over = That was the lesson: you know how it goes. Play on here as long as you like, or sit down at a real table.
table-lesson-play = Play for real
table-lesson-home = Home
table-lost = Connection lost { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} ago. Trying again …
table-moved = You are playing in another tab.
table-play-here = Play here
table-leave-about = A table can be left and resumed, even days later. If you give up your seat, a bot plays on for you.
table-leave-stay = Stay
table-leave-pause = Just go home, keep my seat
table-leave-stand = Give my seat to a bot
table-refused-rule = See the rule
table-hinted = A good player would: { $choice }
table-unknown-title = No such table
table-unknown = There is no table { $code } here. Check the code with whoever invited you: four letters and digits.
table-another-code = Another code
table-enter = Go
table-refused-title = No way in
table-unreachable-title = The room does not answer
table-unreachable = Is this device on the same network as the room, and is the room still open?
table-again = Try again
table-reload = Reload the page
table-go-home = Home
table-watching = You are watching. All seats are taken.
table-name-first = Who are you? Then you sit down.
lost-title = Nothing here
lost-about = This address leads nowhere in the house.
learn-making = The lesson is being prepared …
learn-go = To the lesson

## The end

end-sheet = Result
end-team-won = Mission accomplished!
end-team-lost = Mission failed
end-nobody = Nobody wins
end-won = You win!
end-won-shared = You win together!
end-placed = { $rank ->
    [1] You come first
    [2] You come second
    [3] You come third
   *[other] You come { $rank }th
}
end-watched = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
end-rank = Rank
end-name = Name
end-score = Points
end-winner = winner
end-look = See the table
end-show = Result
end-rematch = Rematch
end-rematch-join = To the rematch
end-rematch-ready = The rematch is ready: the same people, a new table.
end-replay = Replay
end-proof = Proof of the draws
end-record = Record file
end-home = Home

## Replay

replay-title = Replay
replay-controls = Replay
replay-back = One moment back
replay-forth = One moment on
replay-play = Play
replay-pause = Pause
replay-moment = Moment of the game
replay-at = Moment { $at } of { $last }
replay-speed = Speed
replay-eyes = Through whose eyes
replay-spectator = As a spectator
replay-leave = Leave the replay

## Proof of the draws

proof-title = Proof of the draws
proof-about = Before the first draw the room published a fingerprint of its secret seed. Now that the game is over the seed is open, and this browser has worked out every draw again by itself.
proof-seal-good = The seed is the one that was sealed before the game.
proof-seal-bad = This seed does not fit the fingerprint published before the game!
proof-seed = Seed
proof-fingerprint = Fingerprint (SHA-256), known before the first draw
proof-shares = { $count ->
    [0] No browser added chance of its own.
    [one] One browser added chance of its own.
   *[other] { $count } browsers added chance of their own.
}
proof-share = Share { $number }
proof-draws = { $checked } of { $total } draws check.
proof-draws-bad = Draw { $number } is not what the seed gives!
proof-progress = Draws checked
proof-wrong = One out of { $sides }: told as { $told }, worked out as { $value }.
proof-list = All draws
proof-moment = Moment
proof-of = One out of
proof-came = Came
proof-more = … and { $count } more, in the record file.
proof-how = The key is BLAKE2b-256 over the seed and every share, each prefixed by its length. Block i of the stream is BLAKE2b-512 of i with that key; each 32-bit word that favours no outcome is one draw. The record file holds everything needed to check it elsewhere.
proof-back = Back to the table

## Archive

archive-title = Archive
archive-about = { $count ->
    [0] No finished game yet
    [one] One finished game
   *[other] { $count } finished games
}
archive-empty = Games you have played to the end are kept here, with their replay and the proof of their draws.
archive-play = Play one
archive-sheet = Result

## Home

home-open = Open
home-open-long = Open day and night
home-logo = QG, the games room
home-hello = { $time ->
    [morning] Good morning
    [afternoon] Good afternoon
   *[evening] Good evening
}{ $named ->
    [yes] {" "}{ $name }
   *[no] {""}
}.
home-which = Which mission?
home-tagline = Play at once with bots, or call the team.
home-sound-on = Sound is on: mute
home-sound-off = Sound is off: unmute
home-language = Language: English. Passer en français
home-me = { $name }: change name and face
home-me-new = Who are you? Choose a name and a face
home-me-short = Who are you?
home-dossiers = Dossiers
home-dossier-open = Open the dossier { $title }
home-play = Play
home-play-of = Play { $title } now with bots
home-invite = Invite
home-invite-of = Invite others to { $title }
home-learn = Learn
home-learn-of = Learn { $title } in a guided first game
home-people = Players
home-time = Time
home-resume = Resume
home-resume-label = Table in progress
home-resume-when = Table { $code }, { $when }
home-resume-awaited = It is your turn.
home-resume-lobby = Waiting for the start.
home-resume-lesson = Guided first game.
home-resume-with = With { $names }.
home-resume-alone = In progress.
home-resume-others = { $count ->
    [one] 1 other
   *[other] { $count } others
}
home-resume-all = Your tables
home-code = I have a code
home-code-field = Code of the table, 4 characters, or its link
home-code-enter = Go to the table
home-code-short = A code has four characters.
home-archive = Archive
home-archive-long = Archive: your finished games
home-unreachable = The room does not answer. Is it still running?
home-retry = Try again
home-loading = Opening the drawer …
home-joined = { $head } and { $last }

## Profile

profile-title = Who goes there?
profile-lead = The name and the face that the others see.
profile-name = Your name
profile-name-hint = 1 to 20 characters
profile-face = Your face
profile-face-n = Face { $n }
profile-colour = Your colour
profile-colour-0 = Brass
profile-colour-1 = Blue
profile-colour-2 = Green
profile-colour-3 = Red
profile-colour-4 = Violet
profile-colour-5 = Teal
profile-colour-6 = Pink
profile-colour-7 = Orange
profile-colour-8 = Grey
profile-colour-9 = Olive
profile-colour-10 = Sky
profile-colour-11 = Plum
profile-shuffle = Another face
profile-save = That’s me
profile-cancel = Cancel

## Lobby

lobby-title = Table { $code }, { $title }
lobby-back = Back to the QG
lobby-of = { $name }’s table
lobby-learn = Learn
lobby-spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
lobby-invite = Invite
lobby-code = Code of the table
lobby-qr = QR code of the table
lobby-how = Scan, pick a name: that’s all.
lobby-local = The room is open on this computer only.
lobby-local-how = To invite other devices, open it again without --host.
lobby-copy = Copy the link
lobby-copied = Copied
lobby-share = Share
lobby-share-text = Join me at the table { $code }: { $title }
lobby-foot = No account, nothing to install.
lobby-crew = The crew
lobby-crew-count = { $taken } of { $seats } seats taken. Bots give up their seat when a friend comes.
lobby-crew-full = { $seats ->
    [one] The only seat is taken.
   *[other] All { $seats } seats are taken.
}
lobby-seats = Number of seats
lobby-seats-value = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
lobby-seats-fewer = One seat fewer
lobby-seats-more = One seat more
lobby-you-host = you, host
lobby-you = you
lobby-host = host
lobby-guest = at the table
lobby-away = away
lobby-bot = bot
lobby-ready = Ready
lobby-not-ready = Not yet
lobby-stand = Stand up
lobby-free = Free seat
lobby-free-host = Wait for a friend, or take a bot:
lobby-free-host-short = or bot:
lobby-free-guest = Nobody sits here yet.
lobby-sit = Sit here
lobby-move = Move here
lobby-bot-add = Seat { $seat }: a { $level } bot
lobby-bot-level = { $name }: { $level }. Change or send away
lobby-bot-remove = Send { $name } away
lobby-options = Options
lobby-options-all = All options
lobby-options-see = See all options
lobby-option-fixed = Settled by the mode
lobby-option-changed = Changed
lobby-options-table = Time and people
lobby-options-presets = Ready-made
lobby-options-basic = By the book
lobby-options-own = Your own sets of options
lobby-options-name = Name for these options
lobby-options-save = Save
lobby-options-forget = Forget { $name }
lobby-options-host = Only the host changes them.
lobby-seal = Sealed draws
lobby-seal-long = Draws sealed before the game
lobby-seal-keep = Keep the fingerprint; the proof opens at the end.
lobby-seal-what = The secret seed of all chance in this game, rolls, draws and shuffles, is fixed already. This is its fingerprint (SHA-256). At the end the seed is shown: your browser computes the fingerprint and every draw again, and nobody can have changed one.
lobby-wait-for = Waiting for { $names }.
lobby-start-anyway = Start whenever you like.
lobby-start-bots = { $count ->
    [one] The free seat goes to a bot.
   *[other] The free seats go to bots.
}
lobby-all-ready = Everybody is ready.
lobby-alone = Alone on a mission?
lobby-cannot = Cannot start yet:
lobby-guest-ready = { $host } starts the mission.
lobby-guest-unready = Say when you are ready.
lobby-no-host = Nobody sits at the table yet.
lobby-visitor = You are looking on. Take a seat to play.
lobby-visitor-full = The table is full: you are looking on.
lobby-start = Start the mission
lobby-im-ready = I’m ready
lobby-im-not = Wait a moment
lobby-take-seat = Take a seat
lobby-sit-down = Sit down
