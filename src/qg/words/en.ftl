### The room's own words: the command line, refusals, and what any game may have to say. Titles and buttons of the browser
### are in web/src/words.

## General

joined = { $head } and { $last }
name = { $seat }
screen-name = The room’s screen
seat-name = Player { $number }
bot-name = { $level } { $number }
level-random = Random
level-rookie = Rookie
level-agent = Agent
level-double-zero = Double-zero

## Refusals of the kernel, the catalogue and the records: what was wrong, and what is allowed

refusal-over = The game is over: nothing can be changed any more.
refusal-stale = That question has been closed in the meantime. Answer the one that is open now.
refusal-not_asked = You are not asked anything right now. The table waits for { $waiting }.
refusal-not_an_option = That is not among your choices. Pick one from the list.
refusal-time_first = Too late: time has run out for this question.
refusal-clock_backwards = Time cannot run backwards: { $at } comes before { $now }.
refusal-malformed = That answer could not be understood ({ $problem }). Pick one from the list.
refusal-no_such_seat = There is no seat { $seat }: this table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, counted from 0.
refusal-unknown_game = There is no game called “{ $name }”. Choose one of: { $known }.
refusal-unknown_option = This game has no option called “{ $option_id }”. It has: { $allowed }.
refusal-option_out_of_range = “{ $value }” is not possible for the option “{ $option_id }” ({ $option }). Allowed: { $allowed }.
refusal-option_not_in_mode = The option “{ $option_id }” ({ $option }) does not apply in the mode “{ $mode }”. It applies in: { $allowed }. Leave it out, or change the mode.
refusal-option_not_with_seats = The option “{ $option_id }” ({ $option }) does not go with { $seats } seats. It goes with: { $allowed }. Leave it out, or change the number of seats.
refusal-seats_differ = “{ $option_id }” ({ $option }) says { $value }, but the table has { $allowed } seats. Leave the option out or make them equal.
refusal-wrong_seat_count = { $value ->
    [one] One seat does
   *[other] { $value } seats do
} not make a table of this game. Allowed: { $allowed }.
refusal-no_such_host = Seat { $value } cannot be the host. Allowed: { $allowed }.
refusal-unknown_language = There is no language “{ $value }” here. Choose one of: { $allowed }.
refusal-bad_text = { $value } cannot be written as text. Use { $allowed }.
refusal-unknown_notice = A table takes no notice “{ $kind }”. Choose one of: { $known }.
refusal-unknown_level = There is no bot called “{ $value }”. Choose one of: { $allowed }.
refusal-bad_data = A game is not in order. File { $file }, entry { $entry }: { $reason }.
refusal-no_pytest = To check a game, pytest must be there. Install the package with its extra: qg[check].
refusal-slug_taken = There is a game called “{ $slug }” already, in { $file }. Take another name.
refusal-bad_slug = “{ $slug }” cannot be the name of a game. Take small letters and digits, with hyphens between words, such as liars-dice.
refusal-bad_position = This is no position of the game. Line { $line }, { $entry }: { $reason }.
refusal-record_truncated = This record cannot be read: the file is cut short or damaged ({ $problem }).
refusal-record_unknown_format = This file is not a record of this room.
refusal-record_newer_format = This record was written by a newer room (format { $found }, this one reads up to { $known }). Update and try again.
refusal-record_unknown_rules = This record says it follows rules version { $found } of { $game }, which never was. Known: 1 to { $known }.
refusal-record_newer_rules = This record follows newer rules of { $game } (version { $found }, this room has { $known }). Update and try again.
refusal-record_newer_program = This record was written by a newer program (version { $found }, this room has { $known }). Update and try again.
refusal-record_malformed = This record is not complete or has been changed: { $problem }.
refusal-record_too_short = This record has { $inputs } inputs; there is no input { $index }.
place-in-record = { $index ->
    [-1] at the result
    [0] at the set-up
   *[other] at input { $index }
}
refusal-record_unfinished = This game is not finished: its seed is still secret, so it can be neither replayed nor checked.
refusal-record_wrong_seed = The seed in this record is not the one that was promised before the first roll.
refusal-record_parts = This record parts from its game { place-in-record }: the state is another one. From there on it cannot be trusted.
refusal-record_chain = This record was changed { place-in-record }: the fingerprint there does not seal what came before. From there on it cannot be trusted.
refusal-record_draws = This record parts from its game { place-in-record }: other dice or cards were drawn than it says. From there on it cannot be trusted.
refusal-record_rebased = This record parts from its game { place-in-record }, where the table was taken over by a newer program: what lay on it is not the same before and after.
refusal-record_refused = This record parts from its game { place-in-record }, which the rules refuse. From there on it cannot be trusted. The reason: { $reason }
refusal-record_wrong_result = Every input checks, but the result written in this record is not the one they lead to.
refusal-too_many_people = { $value } people do not fit at { $allowed ->
    [one] one seat
   *[other] { $allowed } seats
}. Ask for more seats or fewer people.
refusal-too_many_bots = { $value ->
    [one] One bot is
   *[other] { $value } bots are
} too many: { $allowed ->
    [0] no seat is
    [one] one seat is
   *[other] { $allowed } seats are
} left for them.
refusal-unknown_rule = Nothing is said about “{ $rule }” in the rules for players. Give a whole id, as it stands there in brackets.
refusal-cannot_write = { $file } cannot be written. Choose a file in a folder of your own.
refusal-no_such_folder = { $file } cannot be written: there is no such folder.
refusal-no_such_file = There is no file { $file } that can be read.
refusal-bad_setting = “{ $value }” should look like name=value.
refusal-not_with_position = A position says all that itself, and has no record: leave out { $name }.

## Refusals of the live room

refusal-no_such_table = There is no table { $table }. Check the four letters and digits, or ask for a new link.
refusal-table_full = All { $seats } seats are taken. You can watch, or ask somebody to stand up.
refusal-already_started = This game has begun: you can watch it, but not sit down any more.
refusal-bot_plays_on = Welcome back. A bot is finishing your turn; right after it the seat is yours again.
refusal-not_started = The game has not begun yet.
refusal-not_over = This game is not over yet: its secrets are kept until then.
refusal-host_only = Only the host ({ $host }) can do that.
refusal-seat_taken = { $name } sits there. Choose another seat.
refusal-seats_occupied = { $names } would lose a seat. They have to stand up or move first.
refusal-not_seated = You are watching this table: sit down first.
refusal-seat_elsewhere = You are playing this seat in another tab. Choose “Play here” to go on in this one.
refusal-no_name = Tell us your name first, so that the others know who sits there.
refusal-bad_name = A name needs at least one letter, and no hidden signs. Try another one.
refusal-no_guest = This browser is not known here yet. Reload the page; if that does not help, allow cookies for this address.
refusal-foreign_origin = This came from another site’s page and was not carried out. Open the room’s own address.
refusal-too_many_tabs = You have { $most } tables open already. Close one first.
refusal-too_many_tables = That is a lot of new tables. Wait a little, or play at one of them.
refusal-too_fast = Slower, please: that was too much at once. It was not carried out; try again in a second.
refusal-too_long = That is too long: at most { $most } bytes.
refusal-table_busy = The table has its hands full. Try again in a second.
refusal-old_protocol = The room has a newer version. Reload the page.
refusal-table_crowded = Too many people are watching this table. Try again later.
refusal-no_spectators = This table plays without spectators. Ask for a seat at the next one.
refusal-table_outdated = The rules have changed since this game was played, and it cannot go on. Start a new table.
refusal-table_parted = The log of this table does not hold together: what was played before can no longer be proven. The game can go on.
refusal-table_of_preview = This game was begun with the preview of QG and is closed: it cannot go on. Start a new table.
refusal-room_full = Every table of the room is in use. Try again in a few minutes.
refusal-room_cannot_write = The room cannot write anything down just now, so nothing was done. Whoever runs it knows; try again in a moment.
refusal-no_lesson = This game has no guided first game yet.
refusal-no_hints = There is no hint to be had now: it is not your turn, or the table plays without hints.
refusal-hint_failed = No hint comes to mind just now. Try again in a moment.
refusal-nothing_to_read = The coach waits for your move, not for a click.
refusal-malformed_request = That could not be understood: { $problem }.
refusal-no_such_page = There is no such page.
refusal-app_not_built = The web app is not built yet. Start the room with ./qg, which builds it.
refusal-fault = Something went wrong in the room itself. It was not carried out, or not wholly; try again.
refusal-data_in_use = Another room is open on { $folder }. Close it first, or give this one a folder of its own with --data FOLDER.
refusal-data_unusable = { $folder } cannot be used: { $problem }.
refusal-store_damaged = { $file } is damaged, or no store of this room. Put a copy of it in its place, or give the room another folder with --data FOLDER.
refusal-store_newer = { $file } was written by a newer QG (store { $version }; this one knows { $known }). Open it with that one.
refusal-secret_short = { $file } is too short to be the room’s secret, or damaged. Put a copy of it in its place, or delete it: then everybody is a new guest.
refusal-no_port = No port from { $port } on is free on { $host }. Give another one, as in ./qg serve --port 9000.
lesson-wait = One moment: look first, your turn comes next.

## Opening the room

cli-help-serve = Open the room: play in the browser, here and on every device of your network.
cli-help-host = Address to listen at; 0.0.0.0: all of them.
cli-help-port = Port to listen at; if it is taken, the next free one.
cli-help-data = Folder for tables and guests.
serve-here = The room is open: { $address }
serve-lan = On the same Wi-Fi: { $address }, or scan this:
serve-port-taken = Port { $wanted } is taken, so this is { $port }.
serve-stop = Ctrl+C closes it. Games go on where they stood when you open it again.

## Command line

cli-about = QG, a games room: play, replay, check and simulate.
cli-help-games = The games of the room.
cli-help-options = The options of a game: what each is for, and what it may be.
cli-help-rules = The rules of a game.
cli-help-play = Play a game in this terminal, with people, bots or both.
cli-help-replay = Tell a recorded game again.
cli-help-verify = Check a finished record: every roll and shuffle is worked out again.
cli-help-simulate = Many games between bots.
cli-help-bench = How fast the rules are on this machine.
cli-help-game = Name of the game; see “./qg games”.
cli-help-file = A record, as written by “./qg play --save”.
cli-help-lang = Language: en or fr.
cli-help-find = Show only what is said about this rule.
check-game-held = { $kept } promises kept, { $broken } broken.
new-game-written = { $folder } is a game. Check it: qg check-game { $folder }. Play it: QG_GAMES={ $into } qg play { $slug }
cli-help-keep = First play sample records of the game, to be kept.
cli-help-full = Play the full numbers of games; this takes long.
cli-help-only = Check only what has this in its name, as pytest -k does.
cli-help-folder = The folder of the game.
cli-help-check-game = Hold the folder of a game to all contracts, and run its own tests.
cli-help-into = The folder in which the folder of the game is made.
cli-help-slug = Its name, such as liars-dice.
cli-help-new-game = Write a new game: a small one that is whole and green, to be turned into yours.
cli-help-seats = Number of seats.
cli-help-people = How many of the seats are people at this keyboard.
cli-help-bots = Bots for the seats without a person, in order, repeated in turn: random, or a level of the game’s own.
cli-help-bots-all = Bots for all seats, in order, repeated in turn: random, or a level of the game’s own.
cli-help-option = A table option, name=value; may be repeated. “./qg options GAME” lists them.
cli-help-seed = Any text; the same seed gives the same game.
cli-help-save = Write the record of the game to this file.
cli-help-games-count = Number of games.
cli-help-think = Milliseconds of table time a bot takes for an answer.
cli-help-json = Print JSON instead of tables.
cli-help-until = Stop after this input.
cli-help-position = Write the table after an input of a record as a text that can be read, edited and played on.
cli-help-at = After so many inputs; 0: at the beginning.
cli-help-output = File to write it to, instead of this terminal.
cli-help-position-file = Begin at this position, as written by “./qg position”.
position-written = The position is in { $file }.

cli-hint-play = Play one with:
cli-which-game = Which game? A number or a name; nothing leaves.
cli-not-a-game = Please type a number from 1 to { $most } or a name from the list, or nothing to leave.

options-title = Options of { $game }; set one with -o name=value
options-allowed = Allowed: { $allowed }
options-range = { $low } to { $high }
options-steps = { $low } to { $high } in steps of { $step }
options-default = Default: { $value }
options-default-in = Default in the mode { $mode }: { $value }
options-seats = Default: as many as there are seats
options-modes = Only in the modes: { $modes }
options-forced = The mode { $mode } settles it: { $value }

play-you-are = You are { $names }. Numbers choose, “?” shows the table, “+” lists what you may do at any time, “q” leaves.
play-bots-are = With you: { $names }.
play-commitment = Fingerprint of chance, to be checked at the end: { $commitment }
play-turn-to = { $name }, it is your turn at the keyboard. Press Enter when you are ready.
play-choose = Your choice
play-choose-free = Your choice: a number, or JSON
play-not-a-choice = Please type a number from 1 to { $most }.
play-waiting-time = Waiting for the clock …
play-anytime = At any time:
play-nothing-anytime = There is nothing you may do beside answering.
play-over = The game is over.
play-winners = { $count ->
    [0] Nobody has won.
    [one] The winner is { $names }.
   *[other] The winners are { $names }.
}
play-score = { $name }: { $score }
play-saved = The record is in { $file }. Check it with: ./qg verify { $file }
play-kept = It is safe all the same, in { $file }.
play-left = You have left the table.

replay-start = The table is set up
replay-by = { $name }: { $choice }
replay-time = Time: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
replay-older = This record is of an older program, and today’s rules part from it { place-in-record }. What follows is as it was written.
replay-rebased = From here on program { $program }, rules version { $rules }
notice-absent = Notice: { $name } is away
notice-back = Notice: { $name } is back
notice-restart = Notice: the room was started again
notice-ruling = Notice: the host has ruled “{ $what }”{ $name ->
    [none] {""}
   *[other] {" "}for { $name }
}
verdict-checked = Checked: { $inputs } inputs played again lead to the same table every time, all { $draws } draws come from the seed, and the result is confirmed.
verdict-alike = Played again alike: under today’s program the same { $inputs } inputs lead to the same result, by { $draws } draws that all come from the seed. The record is of an older program, whose fingerprints can no longer be compared.
verdict-sealed = Sealed, draws checked: today’s rules part from this record { place-in-record }, so it cannot be played again. But none of its { $inputs } inputs was touched, and all { $draws } draws come from the seed.
notice-away = { $name } has been away for a while.
notice-left = { $name } left the table.
notice-taken = Somebody took over the seat of { $name }.
notice-host = The host changed: { $name }.
notice-opened = The room opened again.
verify-commitment = The seed fits the fingerprint published before the first roll: { $commitment }

simulate-progress = Playing { $game }
simulate-title = { $games } games of { $game }, { $seats } seats, seed “{ $seed }”
simulate-column-seat = Bot
simulate-column-wins = Wins
simulate-column-rate = Win rate
simulate-column-interval = 95 % interval
simulate-column-score = Mean score
simulate-decisions = Decisions a game: { $count }
simulate-figure = { $name } (mean): { $value }
simulate-digest = Digest of all games: { $digest }

bench-title = Random play, default options, events off, plain interpreter; best round of several. Microseconds on a core where a turn of the reference loop takes { $reference } ns (here: { $here } ns).
bench-progress = Measuring { $game }
bench-column-figure = Figure
bench-column-seats = Seats
bench-column-decision = Decision, best round
bench-column-median = Decision, median round
bench-column-rate = Decisions a second
bench-column-raw = Decision, on this machine
bench-column-copy = Copy
bench-column-dump = Dump
bench-column-view = View
bench-column-length = Decisions a game
bench-column-bytes = Bytes of an update, mean
bench-column-bytes-p95 = Bytes of an update, p95
bench-column-patches = Patches of a seat
bench-column-update = Update of a seat
bench-column-calls = Calls an answer, mean
bench-column-calls-p95 = Calls an answer, p95

## How quick a full room is

cli-help-load = Fill a room with tables on this machine and measure how quick it is.
cli-help-tables = Number of tables.
cli-help-seconds = How long to play, in seconds.
load-progress = Playing at { $tables } tables
load-title = { $game }: { $tables } tables on loopback, each with { $people } scripted people and { $bots } bot(s). Times from an answer to the last screen, in milliseconds.
load-column-value = Value
load-answers = Answers
load-p50 = Half of them within
load-p95 = 95 % within
load-p99 = 99 % within
load-worst = The slowest
load-start_s = Start of the server, seconds
load-idle_mib = Memory of the idle server, MiB
load-seat_kib = More per connected seat, KiB
load-busy = Share of a core used
load-disk = Longest write of this disk meanwhile, milliseconds

## What every table has: time, people, pauses, the host's word (docs/conduct.md)

option-tempo = Tempo
    .help = How long a question may take. When time is up, silence means something careful.
option-tempo-live = At the table
option-tempo-relaxed = Relaxed
option-tempo-days = Over days
option-tempo-untimed = No clock
option-absent = When somebody is away
    .help = Who plays for a person who has left or lost the connection.
option-absent-bot = A bot keeps the seat
option-absent-defaults = Something careful is done at once
option-absent-pause = The game pauses
option-pause = Pauses
    .help = Open: everybody sees the table. Covered: nobody does while it stands still.
option-pause-open = Open
option-pause-blind = Covered
option-pause-none = None
option-keeper = Who keeps seats
    .help = The level of the bot that plays for somebody who is away.
option-keeper-random = { level-random }
option-keeper-rookie = { level-rookie }
option-keeper-agent = { level-agent }
option-keeper-double-zero = { level-double-zero }
option-late_entry = Late entry
    .help = With the host’s consent a person may take over a bot’s seat, or an absent one, while the game is on.
option-late_entry-true = Allowed
option-late_entry-false = Not allowed

event-timed_out = { $default ->
    [none] Time ran out for { $seat }.
   *[other] Time ran out for { $seat }. Done instead: { $default }.
}
event-seat_away = { $seat } is away. The host may have the seat kept.
event-seat_absent = { $seat } missed the roll call.
event-seat_back = { $seat } came back.
event-seat_taken = Somebody has taken over the seat of { $seat }.
event-keeper_called = A bot plays for { $seat } from here on.
event-paused = { $cause ->
    [person] { $seat } asked for a pause.
    [absent] The game pauses: somebody is missing.
   *[restart] The room was away for a moment. The game is paused.
}
event-seat_ready = { $seat } was ready.
event-counted_down = It goes on in { $seconds }…
event-resumed = The game goes on.
event-table_deserted = Everybody has left. The game waits.
event-conceding = { $on ->
    [true] { $seat } wants to give up.
   *[false] { $seat } wants to play on.
}
event-host_changed = { $seat } is the host now.
event-proposed = { $say ->
    [remove] { $seat } proposes to remove { $about }: { $reason }
   *[close] { $seat } proposes to close the table: { $reason }
}
event-assented = { $on ->
    [true] { $seat } agrees.
   *[false] { $seat } does not agree.
}
event-proposal_dropped = The proposal was dropped.
event-removed = { $seat } was removed: { $reason }
event-muted = { $on ->
    [true] { $seat } was muted.
   *[false] { $seat } may write again.
}
event-table_locked = { $on ->
    [true] The table is locked.
   *[false] The table is open again.
}
event-lookers_ruled = { $how ->
    [welcome] Lookers-on are welcome.
    [hushed] Lookers-on may watch, but not write.
   *[barred] This table is not for looking on.
}
event-table_ended = { $why ->
    [abandoned] The game was given up: everybody had left.
    [conceded] The team gave up.
   *[closed] The table was closed: { $reason }
}

choice-word = { $say ->
    [pause] Pause
    [ready] Ready
    [resume] End the pause
    [concede] Give up
    [play_on] Play on
    [agree] Agree
    [disagree] Disagree
    [remove] Remove { $seat }
    [mute] Mute { $seat }
    [unmute] Let { $seat } write again
    [lock] Lock the table
    [unlock] Open the table
    [hand_over] Make { $seat } the host
    [close] Close the table
    [absent] Say that { $seat } is away
    [keep] Have a bot play for { $seat }
    [let_in] Let somebody take the seat of { $seat }
    [welcome_lookers] Welcome lookers-on
    [hush_lookers] Let lookers-on only watch
   *[bar_lookers] Send lookers-on away
}

refusal-paused = The game is paused. It goes on when everybody present is ready.
refusal-not_paused = There is nothing to do about a pause now.
refusal-no_pauses = This table knows no pauses.
refusal-pauses_spent = No pause is left to you in this game.
refusal-no_conceding = That cannot be said now: giving up is for teams, while the game is on.
refusal-nothing_proposed = Nothing waits for your assent.
refusal-one_proposal = One proposal at a time: the table has not decided about the last one yet.
refusal-reason_needed = Say why, in at most { $longest } letters: everybody will read it.
refusal-host_only_here = Only the host ({ $seat }) may say that.
refusal-word_does_not_fit = That does not fit the table as it is now.
refusal-no_conduct_in_lessons = A lesson has no absence, no pause and no host.
refusal-seat_needed = Say which seat that is about.
refusal-not_present = { $seat } is not at the table.
refusal-not_away = { $seat } is at the table already.
refusal-restarted_just_now = The room was away a moment ago: everybody has time to come back.
refusal-no_late_entry = Nobody may join this game while it is on.
refusal-seat_in_use = { $seat } plays there.
refusal-not_invited = The host has not agreed to that yet.
refusal-not_allowed = This table takes no such notice.
refusal-removed = The host has asked you to leave your seat at this table: { $reason }
refusal-muted = You are muted at this table: the host decides when you may write again.
refusal-lookers_hushed = Whoever looks on may not write at this table.
refusal-table_locked = This table is locked: only who is seated gets in. Ask the host to open it.
refusal-table_closed = The host has closed this table: { $reason }
refusal-held_another_seat = You have held another seat of this game, and know too much to take this one.
