### Bomb Squad Academy: every name, prompt and log line, in English.
###
### What the arguments are:
###   $seat, $target               a player's name (the Instructor: the message "instructor")
###   $wire $card $tool $sensor    the words of that piece: the value of wire-<id>, card-<id> ...
###   $face $side $bomb $source    likewise; so are $hand_card and, but for ask-react, $window
###   $names and other plurals     a list already joined by the language ("Ana and Leo"); a list of records is made of
###                                lines written with the message's own .item, joined in the same way
###   numbers                      plain numbers, so that the plural is right
###   yes/no fields                the text "true" or "false"
###   other codes                  ($reason $what $cause $decision ...) as they are, for the branches to choose from
### A message uses what it needs of an event's fields, not always all of them.

## The game

title = Bomb Squad Academy
card-kind = Secret choices
card-pitch = Four cables, one pair of cutters. Cut again, or run like a chicken?
card-people = { $least } to { $most } cadets
card-time = 20 to 40 min
tagline = Cut, wait or chicken out: every bomb will blow, just don’t be the one holding the cutters.
# What the box suggests [BSA-GEN-04]
ages = Ages 10 and up
duration = 20 to 40 minutes

## Pieces

wire-green = green
    .name = Green
wire-blue = blue
    .name = Blue
wire-red = red
    .name = Red
wire-yellow = yellow
    .name = Yellow

card-wait = Wait!
    .text = Score 3 points, then protect one wire: nobody cuts it this turn. Once per bomb.
card-green = Green cutters
    .text = Cut the green wire. Alone you take it all; together you share.
card-blue = Blue cutters
    .text = Cut the blue wire. Alone you take it all; together you share.
card-red = Red cutters
    .text = Cut the red wire. Alone you take it all; together you share.
card-yellow = Yellow cutters
    .text = Cut the yellow wire. Alone you take it all; together you share.
card-chicken = Chicken
    .text = If the bomb explodes this turn: 5 points. If not, look at the top of 2 decks or at the 3 tiles of one wire.

tool-flashlight = Flashlight
    .text = Before you choose: secretly look at the top 2 cards of each of the 4 decks.
tool-stethoscope = Stethoscope
    .text = Before you choose: secretly look at every detonation tile that is still face down.
tool-tweezers = Tweezers
    .text = Before flipping, on your wire: look at the top 4 cards of its deck and put them back in any order.
tool-screwdriver = Screwdriver
    .text = Before you choose: secretly look at the face-down tiles of one wire and put them back in any order.
tool-magnet = Magnet
    .text = Before you choose: put one sensor on another wire. It stays there at the end of this turn.
tool-spare_cutters = Spare Cutters
    .text = Before you choose: take one or two of your played cards back into your hand, except Wait!
tool-walkie_talkie = Walkie-Talkie
    .text = Before you choose: name a player. They choose first and you secretly see their card.
tool-megaphone = Megaphone
    .text = Cards revealed: protect one wire this turn, as Wait! does but without the 3 points.
tool-multi_tool = Multi-Tool
    .text = Cards revealed: exchange your revealed card for a card from your hand.
tool-twin_cutters = Twin Cutters
    .text = Cards revealed, if you cut: cut a second wire as well this turn.
tool-remote_control = Remote Control
    .text = Cards revealed: another player’s cutters cut, this turn, the neighbouring wire of your choice.
tool-bolt_cutters = Bolt Cutters
    .text = Before flipping, on your wire: your points are doubled, but an explosion costs you 10. Your only tool this turn.
tool-wire_stripper = Wire Stripper
    .text = Before flipping, on your wire: look at the top 2 cards of its deck; each stays on top or goes to the bottom.
tool-ratchet = Ratchet
    .text = Before flipping, on your wire: move its detonator back 1 to 3 spaces.
tool-freeze_spray = Freeze Spray
    .text = A card is about to push a detonator onto a hidden tile: it does not move for that card.
tool-battery = 9-Volt Battery
    .text = A card is about to push a detonator onto a hidden tile: it moves 2 spaces further.
tool-priority_armband = Priority Armband
    .text = Wire cut together: you score its full value, unshared. The others share as usual.
tool-carbon_paper = Carbon Paper
    .text = A wire is cut without you: score as much as one of its cutters, 6 points at most.
tool-bomb_suit = Bomb Suit
    .text = Your wire explodes: you lose nothing and score 3 points.
tool-insurance = Insurance Policy
    .text = The bomb explodes without you and you are no Chicken: score 5 points.

sensor-alpha = Alpha
    .name = Alpha sensor
sensor-beta = Beta
    .name = Beta sensor

face-ok = OK
face-boom = Explosion

set-violet = Violet
set-orange = Orange
set-white = White
set-black = Black
set-pink = Pink

side-left = left
side-right = right

window-plan = Planning
window-reveal = Reveal
window-cut = Before the cut
window-brink = On the brink
window-score = Scoring
window-blast = Blast

bomb-I = Bomb I
bomb-II = Bomb II
bomb-III = Bomb III

instructor = the Instructor
    .name = Instructor

## Intents: what a tool does when its moment comes

intent-ask = Ask me every time.
intent-hold = Keep it until I say otherwise.
intent-hold_turn = Not this turn.
intent-always = Use it as soon as it can be used.
intent-protect_if = { $min_other_cutters ->
    [0] Protect the { $wire } wire, whoever cuts it.
    [one] Protect the { $wire } wire if at least one other player cuts it.
   *[other] Protect the { $wire } wire if at least { $min_other_cutters } other players cut it.
}
intent-swap_if_shared = If somebody else cuts my wire, play “{ $hand_card }” instead.
intent-also_cut_if_free = Cut the { $wire } wire too if nobody else does.
intent-push_leader_if_shared = If others cut my wire, push the one with the most points to the { $side }.
intent-if_solo = Use it if I am the only one to cut the wire.
intent-if_within = { $spaces ->
    [one] Use it if the first hidden tile is at most one space ahead.
   *[other] Use it if the first hidden tile is at most { $spaces } spaces ahead.
}
    .bury = { $spaces ->
        [one] Use it if the first hidden tile is at most one space ahead, and bury every card of { $bury_from_main } or more.
       *[other] Use it if the first hidden tile is at most { $spaces } spaces ahead, and bury every card of { $bury_from_main } or more.
    }
intent-if_own_wire = Use it if I cut this wire.
intent-if_chicken = Use it if I am a Chicken this turn.
intent-if_gain_at_least = { $points ->
    [one] Use it if it brings me at least 1 point more.
   *[other] Use it if it brings me at least { $points } points more.
}
intent-if_pay_at_least = { $points ->
    [one] Copy the best paid cutter if they get at least 1 point.
   *[other] Copy the best paid cutter if they get at least { $points } points.
}

## Table options

option-players = Number of cadets
    .help = Humans and bots together, 2 to 5.
option-exam = Exam
    .help = Full: bombs I, II and III. Express: II and III. Drill: bomb I only.
option-exam-full = Full
option-exam-express = Express
option-exam-drill = Drill
option-tools = Tools
    .help = Friendly: without the tools that act directly against another player. Off: no tools at all.
option-tools-all = All
option-tools-friendly = Friendly
option-tools-off = Off
option-sensors = Pressure sensors
    .help = When off, bombs II and III are played without sensors, and without the Magnet.
option-sensors-on = On
option-sensors-off = Off
option-instructor = Instructor
    .help = A neutral cutter who shares the wires. Auto: only with 2 players. Not available with 5.
option-instructor-auto = Auto
option-instructor-on = On
option-instructor-off = Off
option-chain_scope = Chain values counted
    .help = All face-up cards of the wire, or only those covered by the newest one.
option-chain_scope-all = All
option-chain_scope-covered = Covered
option-score_floor = Score floor
    .help = Zero: nobody gives back more points than they own. None: scores may go below zero.
option-score_floor-zero = Zero
option-score_floor-none = None
option-age_order = Badge numbers (tie-break)
    .help = Drawn at random, or put in order by the host from youngest to oldest.
option-age_order-random = Random
option-age_order-manual = By the host
option-tool_priority = Tool priority
    .help = Sealed: simultaneous declarations, fewest points first. Speed: first declared, first resolved (tempo At the table or Relaxed only).
option-tool_priority-sealed = Sealed
option-tool_priority-speed = Speed
option-wait_talk = Wait! talks
    .help = Open: visible proposals that may be changed. Silent: secret simultaneous picks.
option-wait_talk-open = Open
option-wait_talk-silent = Silent
option-notebook = Notebook
    .help = The game remembers for you what you have looked at. Off: you have to remember it yourself.
option-notebook-on = On
option-notebook-off = Off

## Decisions: what the asked seat reads; .waiting is what the others read

ask-choose_action = Choose a card and lock it.
    .tool = Choose a card and lock it, or use a tool first.
    .waiting = Waiting for { $names } to lock a card.
ask-pick_tool = Take one of the tools on display.
    .waiting = Waiting for { $names } to take a tool.
ask-wait_pick = You called Wait!: choose the wire to protect, then lock it.
    .waiting = Waiting for { $names } to choose a wire to protect.
ask-chicken_look = No explosion: peek at the top of two decks, or at the tiles of one wire.
    .waiting = Waiting for { $names } to take a peek.
# $moment is the bare id (reveal, cut, brink, score, blast); $wire is used for cut, brink, score and blast only
ask-react = { $moment ->
    [reveal] The cards are out: use a tool, or let it pass?
    [cut] The { $wire } wire is about to be cut: use a tool, or let it pass?
    [brink] The { $wire } detonator is about to reach a hidden tile: use a tool, or let it pass?
    [score] The { $wire } wire is about to pay: use a tool, or let it pass?
    [blast] The { $wire } wire has blown the bomb up: use a tool, or let it pass?
   *[other] { $moment }: use a tool, or let it pass?
}
    .waiting = A tool may come into play: { $names }.
ask-confirm_tool = Another tool has just been used: do you still want to use the { $tool }?
    .waiting = Waiting for { $names } to use a tool or take it back.
ask-order_cards = You see the top of the deck: put these cards back in the order you like.
    .waiting = Waiting for { $names } to put the cards back.
ask-order_tiles = You see the hidden tiles: put them back in the order you like.
    .waiting = Waiting for { $names } to put the tiles back.
ask-keep_or_bury = You see the top two cards: which stay on top, which go to the bottom?
    .waiting = Waiting for { $names } to sort two cards.
ask-withdraw_queued = The tool you queued comes up now: use it, or take it back?
    .waiting = Waiting for { $names } to use a queued tool or take it back.

## Choices

choice-lock = Lock { $card }
choice-unlock = Unlock my card
choice-use_tool = Use the { $tool }
choice-use_tool-flashlight = Use the Flashlight: look at the top 2 cards of every deck
choice-use_tool-stethoscope = Use the Stethoscope: look at all hidden tiles
choice-use_tool-tweezers = Use the Tweezers: look at the top 4 cards and rearrange them
choice-use_tool-screwdriver = Use the Screwdriver: look at the hidden tiles of the { $wire } wire and rearrange them
choice-use_tool-magnet = Use the Magnet: { $sensor } to { $wire }
choice-use_tool-spare_cutters = Use the Spare Cutters: take back { $cards }
choice-use_tool-walkie_talkie = Use the Walkie-Talkie: listen to { $target }
choice-use_tool-megaphone = Use the Megaphone: protect the { $wire } wire
choice-use_tool-multi_tool = Use the Multi-Tool: play { $card } instead
choice-use_tool-twin_cutters = Use the Twin Cutters: cut the { $wire } wire too
choice-use_tool-remote_control = Use the Remote Control: push { $target } one wire to the { $side }
choice-use_tool-bolt_cutters = Use the Bolt Cutters: double pay, double risk
choice-use_tool-wire_stripper = Use the Wire Stripper: look at the top 2 cards, keep or bury them
choice-use_tool-ratchet = { $steps ->
    [one] Use the Ratchet: move the detonator back 1 space
   *[other] Use the Ratchet: move the detonator back { $steps } spaces
}
choice-use_tool-freeze_spray = Use the Freeze Spray: the detonator does not move
choice-use_tool-battery = Use the 9-Volt Battery: the detonator moves 2 spaces further
choice-use_tool-priority_armband = Use the Priority Armband: score the full value
choice-use_tool-carbon_paper = Use the Carbon Paper: copy { $target }
choice-use_tool-bomb_suit = Use the Bomb Suit: lose nothing, score 3 points
choice-use_tool-insurance = Use the Insurance Policy: score 5 points
choice-pass = Let it pass
choice-proceed = Go ahead
choice-withdraw = Take it back
choice-take_tool = Take the { $tool }
choice-rank_tools = Wish list: { $tools }
choice-propose = Propose { $wire }
choice-lock_wait = Protect { $wire }
choice-look_tops = Look at the top of the decks: { $wires }
choice-look_tiles = Look at the { $wire } tiles
choice-look_none = Look at nothing
choice-order = Put back in this order: { $order }
# the attributes are for the cases in which one of the two lists is empty
choice-keep_or_bury = On top: { $keep }; to the bottom: { $bury }
    .keep_all = On top: { $keep }
    .bury_all = To the bottom: { $bury }
choice-set_intent = { $tool }: { $intent }

## Log lines

# $badges: list of .item
event-game_started = The final exam began for { $seats } (badges: { $badges }).
    .item = { $seat } ({ $badge })
event-bomb_started = { $bomb } was armed: full decks, detonators on 0, every tile face down.
# $sensors: list of .item
event-sensors_placed = The pressure sensors were switched on: { $sensors }.
    .item = { $sensor } (+{ $bonus }) on { $wire }
event-tools_displayed = The tools went on display: { $tools }.
event-tool_picked = { $seat } took the { $tool }.
event-tool_left = Nobody took the { $tool }: back in the box.
event-turn_started = Turn { $turn } began.
event-seat_locked = { $seat } locked a card.
event-seat_unlocked = { $seat } unlocked their card.
event-listening = { $seat } tuned the radio in to { $target }.
event-heard = You heard it on the radio: “{ $card }”.
# .targets, here and below: for a tool declared with targets, two of them being a targets-pair; .buried: how many cards
targets-pair = { $first }, { $second }
event-tool_declared = { $seat } announced the { $tool }.
    .targets = { $seat } announced the { $tool } ({ $targets }).
event-tool_resolved = { $seat } used the { $tool }.
    .targets = { $seat } used the { $tool } ({ $targets }).
    .buried = { $seat } used the { $tool }: { $buried ->
        [0] no card went to the bottom.
        [one] one card went to the bottom.
       *[other] { $buried } cards went to the bottom.
    }
event-tool_withdrawn = { $seat } kept the { $tool } after all.
event-tool_fizzled = { $seat } could no longer use the { $tool }: not spent.
# $what: tops or tiles; $by: the words of the card or tool that allowed the look
event-looked = { $what ->
    [tiles] { $seat } looked at the detonation tiles: { $wires } ({ $by }).
   *[tops] { $seat } looked at the top of the decks: { $wires } ({ $by }).
}
# $faces: list of .card or .tile
event-saw = You saw: { $faces }.
    .card = { $wire } card { $depth }: { $main }, chain { $chain }
    .tile = { $wire } tile { $position }: { $face }
# $actions: list of .item
event-actions_revealed = The cards were revealed: { $actions }.
    .item = { $seat } – { $card }
# $from, $to: the words of two cards, .wire: of two wires; $by: the words of the tool
event-action_changed = The action of { $seat } changed from { $from } to { $to } ({ $by }).
    .wire = The cutters of { $seat } stood for { $to } instead of { $from } ({ $by }).
event-window_opened = { $window }: { $eligible } had the chance to use a tool.
event-window_closed = { $window }: the chance to use tools was over.
event-wait_scored = { $points ->
    [one] { $seats } called Wait!: +1 point.
   *[other] { $seats } called Wait!: +{ $points } points.
}
event-wait_proposed = { $seat } proposed to protect the { $wire } wire.
event-wait_locked = { $seat } settled on the { $wire } wire.
    .silent = { $seat } settled on a wire in secret.
# $by: the names of the waiters, or the words of the tool
event-wire_protected = The { $wire } wire was protected ({ $by }).
event-wire_skipped = { $reason ->
    [protected] Nothing happened on the { $wire } wire: it was protected.
    [empty] Nothing happened on the { $wire } wire: its deck was empty.
    [instructor_holds_back] Nothing happened on the { $wire } wire: the Instructor held back.
   *[nobody] Nothing happened on the { $wire } wire: nobody cut it.
}
# $instructor: true or false; .alone: the Instructor is the only cutter
event-cut_started = On the { $wire } wire, { $cutters } cut{ $instructor ->
    [true] {" "}together with the Instructor
   *[false] {""}
}: { $k ->
    [one] one card to flip.
   *[other] { $k } cards to flip.
}
    .alone = On the { $wire } wire, the Instructor cut alone: one card to flip.
event-card_flipped = Card { $index } of { $k } on the { $wire } wire was a { $main } with chain { $chain } ({ $deck_left } left in the deck).
event-brink = { $tiles_in_reach ->
    [one] On the brink: the { $wire } detonator stood on { $position } with { $pending_move } to go, one hidden tile in reach.
   *[other] On the brink: the { $wire } detonator stood on { $position } with { $pending_move } to go, { $tiles_in_reach } hidden tiles in reach.
}
# $cause: card or ratchet; $frozen and $battery: steps taken away or added by the tools, 0 if none (card only); $from, $to: spaces
event-detonator_moved = { $cause ->
    [ratchet] The { $wire } detonator was ratcheted back from { $from } to { $to }.
   *[card] The { $wire } detonator went from { $from } to { $to }{ $frozen ->
        [0] {""}
       *[other] {" "}({ $frozen } frozen)
    }{ $battery ->
        [0] {""}
       *[other] {" "}({ $battery } from the battery)
    }.
}
event-tile_turned = Tile { $position } of the { $wire } wire was turned over: { $face }.
# $pays: list of .item; .unpaid: no player is paid; .copies: a further line, $copies being a list of .item too
event-wire_scored = The { $wire } wire was worth { $value } ({ $main } + chain { $chain_sum }{ $bonus ->
    [0] {""}
   *[other] {" "}+ sensors { $bonus }
}): { $pays }.
    .item = { $seat } ({ $points })
    .unpaid = The { $wire } wire was worth { $value }, and nobody was there to be paid.
    .copies = On carbon paper: { $copies }.
event-exploded = Boom! Tile { $tile_position } of the { $wire } wire blew the bomb up in the hands of { $cutters }{ $instructor ->
    [true] {" "}with the Instructor
   *[false] {""}
}.
event-points_lost = { $amount_lost ->
    [0] { $seat } had nothing left to lose.
    [one] { $seat } lost 1 point.
   *[other] { $seat } lost { $amount_lost } points.
}
event-chicken_paid = { $points ->
    [one] { $seats } had chickened out in time: +1 point.
   *[other] { $seats } had chickened out in time: +{ $points } points.
}
# $by: arrow or magnet; $from, $to: the words of two wires
event-sensor_moved = { $by ->
    [magnet] The Magnet pulled the { $sensor } sensor from { $from } to { $to }.
   *[arrow] The { $sensor } sensor moved on from { $from } to { $to }.
}
event-card_returned = { $seat } took a card back: { $card }.
    .instructor = The Instructor took a card back: { $card }.
event-wait_set_aside = { $seat } put { $card } aside until the next bomb.
event-score_changed = { $total ->
    [one] { $seat } went to { $total } point ({ $source }: { $delta }).
   *[other] { $seat } went to { $total } points ({ $source }: { $delta }).
}
event-turn_ended = Turn { $turn } ended.
# $points: list of .item; .debrief: a further line, $debrief being a list of .wire ($faces: the three faces in order)
event-bomb_ended = { $bomb } was over, for these points: { $points }.
    .item = { $seat } ({ $points })
    .debrief = Under the tiles there was: { $debrief }.
    .wire = { $wire } – { $faces }
event-game_ended = The exam was over, and the honours went to { $winners }.

## Refusals

refusal-frozen = Your card has been heard on a Walkie-Talkie: it stays locked for this turn.
refusal-everybody_locked = Everybody has locked: it is too late to change, the cards are being revealed.
refusal-card_not_in_hand = That card is not in your hand: choose one of the cards you hold.
refusal-locked_first = Your card is locked: unlock it first.
refusal-tool_not_owned = You do not have that tool, or it has been used: pick one that lies in front of you.
refusal-tool_condition = That tool cannot be used like this now: check what its card asks for, or choose another target.
refusal-tool_pending = Your tool is still waiting its turn: settle it before you lock a card or use another tool.
refusal-wrong_window = This is not the moment for that tool: its card says when it can be used.
refusal-exclusive = Bolt Cutters do not mix: with them you use no other tool in the same turn.
refusal-same_deck_twice = Choose two different decks, or the tiles of one wire only.
refusal-not_a_permutation = Use each of the pieces you were shown exactly once.
refusal-wait_is_final = You have locked the wire you protect: that choice is final.
refusal-not_displayed = That tool is not on display any more: choose one of those that are left.
refusal-ranked_twice = A tool can stand only once on your wish list: name each of them once.
refusal-bad_intent = That tool cannot follow this instruction: choose one from its list, with whole numbers from 0 to 20.
refusal-empty_deck = One of these decks is empty: look at decks that still have cards.
refusal-nothing_to_propose = There is nothing new to propose: lock the wire you protect.
refusal-time_over = Your time to choose is over: the card you locked stays.
refusal-clash_instructor_players = “Instructor” (instructor) and “Number of cadets” (players) clash: with 5 players there is no room for the Instructor. Set it to Auto or Off, or play with fewer.
refusal-clash_tool_priority_tempo = “Tool priority” (tool_priority) and “Tempo” (tempo) clash: Speed needs the tempo At the table or Relaxed. Choose Sealed, or change the tempo.

## Result sheet

source-solo = Solo cuts
source-shared = Shared cuts
source-wait = Wait!
source-chicken = Chicken
source-tool = Tools
source-loss = Losses

award-top_of_the_class = Top of the class
    .text = Most points of the exam.
award-singed_eyebrows = Singed eyebrows
    .text = Most explosions in hand.
award-golden_egg = Golden egg
    .text = Most points as a Chicken.
award-iron_nerve = Iron nerve
    .text = Most points from solo cuts.

## The first lesson: what the coach says

# These lines have no arguments. Not everybody hears all of them: some go with a tool.
lesson-nudge = Good instinct, cadet, but stay with me for now: what I mean is lit up.
lesson-welcome = Welcome to the Academy, cadet! Three bombs today, and every one of them will explode. Nobody can stop that. Just make sure it isn’t in your hands.
lesson-case = Four wires, each with a track and a detonator on it. Below each track lie three hidden tiles: two say OK, one is the explosion. Whoever pushes a detonator onto that one pays for it.
lesson-choose = Each turn everybody locks one card in secret, then all are revealed at once. Cutters flip the top card of their wire. Ana and Leo are ready: lock your green cutters.
lesson-solo = You were alone on green, and the card was a 2 with chain 1: the detonator moved 2 spaces, and you scored 2 + 1 = 3 points. Big cards pay well, and bring the bang closer.
lesson-stack = Your green cutters now lie on your stack. A card there can’t be played; this one comes back after two more turns. Lock your blue cutters.
lesson-crowd = Ana had the same idea! Two cutters, two cards, and both pushed: 3 + 1 = 4 spaces. But only the last card’s value counts, plus all chains: 1 + 2 = 3. Shared by two, rounded down: 1 point each. Crowds are bad for business.
lesson-reading = Stacks are public. Red and blue lie on Ana’s, yellow and red on Leo’s. Which wire can neither of them cut now? Lock that one.
lesson-nudge-reading = Somebody could join you there. Look for the one colour that lies on both their stacks.
lesson-chain = Red, all yours: the 3, plus the chains 1 + 1 that lay there already, makes 5 points. Every card leaves its chain behind, so a wire grows richer as it grows hotter. And your green cutters are back in your hand.
lesson-counting = Ana’s 6 pushed yellow to space 9. Its tiles begin on 16. The back of the deck lists all its values: with the 6 gone, 5 is the most that can come. On your own you get to 14 at worst: safe. Lock your yellow cutters.
lesson-lids = It was the 5, for 5 + 1 = 6 points! But now yellow stands on 14. A 2 turns over one tile, a 3 two, a 4 all three. One tile: a bang 1 time in 3. Two tiles: 2 times in 3. Three: for sure.
lesson-chicken = Leo has his yellow cutters back, and that look in his eyes. Lock Chicken: if the bomb goes off this turn, you score 5 points. If it doesn’t, you may look at something hidden.
lesson-look = A 2: onto the first tile, and it said OK. Phew! Leo keeps his points, and your look is due. Look at the yellow tiles.
lesson-nudge-look = Good to know as well, but yellow is where it burns. Look at the yellow tiles.
lesson-patience = OK, explosion, OK: your notebook remembers. So the next step on yellow blows up! Leo’s yellow lies on his stack, but Ana has hers back. Lock Wait!: 3 points at once, and you protect a wire.
lesson-protect = There she goes: Ana is on yellow, and Leo alone on blue. A protected wire is not cut this turn. Protect any wire but yellow. Leo’s blue, for instance?
lesson-nudge-saved = You’d be saving Ana. Kind of you! But this is an exam: try another wire.
lesson-boom = BOOM! Ana loses 5 points, and the bomb is over. The others keep all they have, and you the 3 of your Wait! On to bomb II: all cards come back, decks and tiles are new.
lesson-sensors = New here: two sensors. Each adds its bonus to the wire it lies on. Alpha, +2, lies on green and wanders to the right. Beta, +3, lies on red and wanders to the left. They move on when their wire has been cut.
lesson-tools = New, too: tools. Each works once, at its own moment. Fewest points choose first, so Ana took the Spare Cutters. Your turn: read the tools, then take the one you fancy.
lesson-bonus = Leo has helped himself, too. Now to work: Alpha’s +2 lies on green. Lock your green cutters.
lesson-bolt_cutters = A tool’s moment! The Bolt Cutters double your points for this cut; an explosion would cost you 10. Green has only just begun. Use them, or let it go and save them: both are fine.
lesson-wandered = Green was worth 3 + chain 1 + Alpha’s 2 = 6. Then, as green and red had both been cut, both sensors moved on by one wire. Look where they met!
lesson-follow = Blue now adds 2 + 3 = 5 points, and Ana’s blue cutters lie on her stack. Quick: lock your blue cutters.
lesson-bolt_cutters-again = Your Bolt Cutters again, and this is the fat one: with both sensors on it, it will be doubled. Use them, or let it go.
lesson-ratchet = A tool’s moment! The Ratchet pulls the detonator back before the card is flipped. Blue is far from its tiles, so there’s no hurry. Try it, or let it go and keep it: both are fine.
lesson-spare = Blue paid you handsomely. Watch Ana now: her Spare Cutters took red back from her stack, and she can play it again at once. Your Wait! came back with the new bomb: lock it.
lesson-deny = Beta’s +3 has wandered onto green, and Leo is there, alone. Not so fast, Leo! Protect green.
lesson-nudge-deny = That would leave Leo his feast. Protect green.
lesson-run = Red stands on 13, the last space before its tiles: nearly every card turns one over. And Leo has his red cutters back… Lock Chicken.
lesson-suit = Red stands on 13, the last space before its tiles. Others would run. But you own the Bomb Suit: if your wire explodes you lose nothing and score 3. Lock your red cutters!
lesson-ran = BOOM, on Leo! He loses 5, and you, clever Chicken, score 5. Ana’s yellow would have come after red: it wasn’t cut any more, so she won nothing and lost nothing.
lesson-suited = BOOM, on Leo and you! He loses 5. Your Bomb Suit did its work by itself: no loss, and 3 points. Ana’s yellow would have come after red: it wasn’t cut any more.
lesson-last = Bomb III, the last one. The sensors now add 4 and 5, and there are new tools. You lead, so you choose last. Take the Priority Armband: on a shared wire it pays you in full.
lesson-nudge-armband = A fine tool as well, but I can smell a crowd coming. Take the Priority Armband.
lesson-rush = Beta’s +5 lies on yellow. Everybody will want that one. Let them come: you have the Armband. Lock your yellow cutters.
lesson-one-at-a-time = Your Bolt Cutters could double your share. But they allow no other tool in the same turn, and you’ll want the Armband. Let it go.
lesson-nudge-one-at-a-time = Tempting! But then the Armband couldn’t be used this turn. Let it go.
lesson-armband = Three cutters, three cards, no tile touched. Worth 4 + Beta’s 5 = 9, so 3 points each. Unless you put on the Priority Armband: then you score all 9. Use it, or let it go.
lesson-asleep = Yellow stands on 15: the next card will turn a tile. But all three yellow cutters lie on stacks… so why is Leo grinning? He owns the Twin Cutters, which cut a second wire. Lock Chicken!
lesson-graduation = Red wasn’t enough for him: with the Twin Cutters Leo cut yellow too, and BOOM! 5 more points for you. The exam is over, and you’re top of the class, cadet!
lesson-summary = To take home: Wait! comes first, then green, blue, red, yellow, then Chicken. A wire is worth its last card + sensors + all its chains, shared by its cutters. Cards come back after two turns, Wait! with the next bomb.
lesson-next = And now? Play a drill, with bomb I only, or a full exam; with friends or with bots. And remember: a crowded wire is a bad wire.

## The table in lines, for terminals and screen readers

table-nothing = nothing
table-no-cards = none
table-bomb = { $bomb }, turn { $turn }.
table-display = Tools on display: { $tools }.
# $row: cards as main/chain, oldest first; $tile: the space of the first hidden tile
table-wire = { $wire }: detonator on { $position }, first hidden tile on { $tile }; face up: { $row } (chain { $chain }); { $deck } left in the deck.
    .sensors = { $wire }: detonator on { $position }, first hidden tile on { $tile }; face up: { $row } (chain { $chain }); { $deck } left in the deck; sensor here: { $sensors }.
table-protected = Protected this turn: { $wires }.
table-seat = { $seat } (badge { $badge }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}; played: { $stack }; tools: { $tools }.
table-instructor = Instructor; played: { $stack }.
table-hand = Your hand: { $cards }.
table-heard = You heard on the radio: { $target } – { $card }.
table-note = You remember: { $note }.
    .uncertain = You remember, but it may have changed: { $note }.

## The board: words only the screen needs

# before the first bomb $bomb is empty
ui-stamp = { $turn ->
    [0] { $bomb ->
        [I] Bomb I, set-up
        [II] Bomb II, set-up
        [III] Bomb III, set-up
       *[other] Set-up
    }
   *[other] Bomb { $bomb }, turn { $turn }
}
ui-title-1 = Bomb Squad
ui-title-2 = Academy
ui-turn = Turn { $turn }
ui-bomb = The bomb
ui-points = { $points ->
    [one] point
   *[other] points
}
ui-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
ui-neutral = neutral
ui-seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, rank { $rank }, badge { $badge }
ui-me = You, { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, rank { $rank }, badge { $badge }. Open the roll call
ui-target-seat = Choose { $name }
ui-thinks = thinking
ui-may-react = may use a tool
ui-away = away
ui-watching = Spectator
ui-watching-long = You are watching. Secrets stay with the players.
ui-laid = A card is down, face down
ui-my-lock = Your choice: { $card }. Only you can see it
ui-clack = Clack!
ui-paused = Paused

# $position, $track, $spaces, $base: numbers
ui-wire = { $wire } wire: detonator on { $position } of { $track }, first hidden tile { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} ahead, next cut { $base } plus the card
ui-wire-title = The { $wire } wire
ui-wire-more = More about the { $wire } wire
ui-choose-wire = Choose the { $wire } wire
ui-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ui-deck = Deck, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} left, values: { $values }
ui-look-top = Look at the top of the { $wire } deck
ui-look-tiles = Look at the { $wire } tiles
ui-tiles = Tiles of the { $wire } wire: { $faces }
ui-hidden = hidden
ui-protected = Protected this turn
ui-row = Face-up cards
ui-folded = { $cards ->
    [one] 1 more
   *[other] { $cards } more
}
ui-the-card = the card
ui-chain = chain
ui-sensors = sensors
ui-each = { $points } each
ui-brink = Brink!
ui-odds-reach = { $percent }% reach a lid
ui-odds-boom = { $percent }% boom
ui-percent = { $percent }%
# $pinned: true or false
ui-sensor = { $sensor }, +{ $bonus }, { $pinned ->
    [true] held in place this turn
   *[false] goes to { $wire } when its wire is cut
}
ui-can-cut = Can still cut: { $names }
ui-cut-by = { $count ->
    [0] Nobody cuts
   *[other] Cut by { $names }
}
ui-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
ui-position = Detonator on space { $position }; the track has { $track }. First hidden tile { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} ahead: about { $calm } cards.
ui-position-sum = Sum of the cards: { $pushed }. Moved by tools: { $shift }.
ui-base = Next cut: chain { $chain }{ $bonus ->
    [0] {""}
   *[other] {" "}+ sensors { $bonus }
} = { $base }, plus the card.
ui-odds = Odds everybody can work out
ui-odds-cutters = Cutters
ui-odds-lid = Reaches a hidden tile
ui-odds-bang = Explodes
ui-deck-left = Left in the deck: { $cards }
ui-notebook = Your notebook
ui-nth = { $place ->
    [1] top
   *[other] no. { $place }
}
ui-lid-n = tile { $place }

ui-hand = Your hand
ui-card-wait = Wait!
ui-card-green = Green
ui-card-blue = Blue
ui-card-red = Red
ui-card-yellow = Yellow
ui-card-chicken = Chicken
ui-back = { $turns ->
    [one] back next turn
   *[other] in { $turns } turns
}
ui-back-bomb = in bomb { $bomb }
ui-spent = spent
ui-laid-mine = laid
ui-lock-card = Lock { $card }
ui-lifted = { $card }: lock it?
ui-locked = { $card }: locked!
ui-lock = Lock
ui-unlock = Take back
ui-skip = Cut short
ui-cancel = Cancel
ui-close = Close
ui-seconds = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
ui-hours = { $hours } h

ui-use = Use
ui-tool-more = More about the { $tool }
ui-rule = The rule
ui-intent = { $tool }, when its moment comes
ui-intent-auto = Auto
ui-intent-ask = Ask
ui-intent-no = No
ui-parameter-wire = Wire
ui-parameter-min_other_cutters = Other cutters, at least
ui-parameter-hand_card = Card
ui-parameter-side = Side
ui-parameter-spaces = Spaces, at most
ui-parameter-bury_from_main = Bury from
ui-parameter-points = Points, at least
ui-let-go = Let it go
ui-not-this-turn = Not this turn
ui-aim = { $tool }: { $what }
ui-aim-wire = which wire?
ui-aim-sensor = which sensor?
ui-aim-seat = whom?
ui-aim-side = to which side?
ui-aim-steps = how many spaces back?
ui-aim-card = which card instead?
ui-aim-cards = which cards do you take back?
ui-side-left = To the left
ui-side-right = To the right
ui-steps-back = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}
ui-protect = Protect
ui-look-decks = Two decks
ui-look-lids = Or tiles
ui-look = Look
ui-look-later = Look when it is my turn
ui-look-set = Noted. You may still change it.
ui-put-back = Put back
ui-top = On top
ui-bottom = To the bottom
ui-swap = Swap the two
ui-peek = Only for your eyes
ui-peek-kept = Nobody else sees this. It stays in your notebook.
ui-peek-once = Nobody else sees this. Remember it: it will not be shown again.
ui-got-it = Got it
ui-draft = Tools on display
ui-wish = Not your turn yet: tap to make a wish list.
ui-draft-how = Tap a tool to read it; tap again to take it.
ui-draft-others = The others are taking their tools.
ui-fancy = Choose
ui-take-it = Take it!
ui-roll-call = The roll call
ui-roll-how = Fewest points first, then lowest badge: in this order tools are taken and looks are made.
ui-badge = badge { $badge }
ui-wait-left = still has Wait!
ui-race = Points of everybody
ui-race-title = Points

## What came of a turn for a player; $points is the text of ui-gained, $k the number of cutters

# $signed is the number with its sign, $points the number itself
ui-gained = { $signed } { $points ->
    [one] point
   *[other] points
}
# in one or two words, before the points
ui-why-solo = Alone
ui-why-shared = Shared
ui-why-protected = Protected
ui-why-empty = Empty deck
ui-why-boom = Singed
ui-why-late = Too late
ui-why-wait = Wait!
ui-why-chicken = Chicken
ui-why-egg = In time
# the same as a sentence, for oneself
ui-last-solo = Last turn: { $wire } alone, { $points }.
ui-last-shared = Last turn: { $wire } shared by { $k }, { $points }.
ui-last-protected = Last turn: { $wire } was protected, { $points }.
ui-last-empty = Last turn: the { $wire } deck was empty, { $points }.
ui-last-boom = Last turn: { $wire } exploded on you, { $points }.
ui-last-late = Last turn: boom before { $wire } was cut, { $points }.
ui-last-wait = Last turn: Wait!, { $points }.
ui-last-chicken = Last turn: chicken, no explosion, { $points }.
ui-last-egg = Last turn: chicken just in time, { $points }.

ui-story-reveal = Cards on the table!
ui-story-wait = { $names }: Wait! +3
ui-story-protected = Nobody cuts { $wire } this turn.
# $reason as in event-wire_skipped
ui-story-skipped = { $reason ->
    [protected] The { $wire } wire is protected: nothing happens.
    [empty] The { $wire } deck is empty.
    [instructor_holds_back] The Instructor holds back on { $wire }.
   *[nobody] Nobody cuts { $wire }.
}
ui-story-cut = On { $wire }: { $names }{ $k ->
    [one] , alone!
   *[other] . { $k } cards.
}
ui-story-brink = The { $wire } detonator is on the brink: { $tiles ->
    [one] one hidden tile in reach…
   *[other] { $tiles } hidden tiles in reach…
}
ui-story-frozen = Frozen: the detonator stays where it is.
ui-story-ok = Phew. OK!
ui-story-scored = On { $wire }: { $main } + chain { $chain }{ $bonus ->
    [0] {""}
   *[other] {" "}+ sensors { $bonus }
} = { $value }
ui-story-boom = BOOM on { $wire }! Singed: { $names }.
ui-story-chickens = Clever chickens: { $names }, +5
ui-story-tool = { $seat }: { $tool }!
ui-story-fizzled = { $seat }: { $tool }, too late. Not spent.
ui-story-withdrawn = { $seat } keeps it after all: { $tool }.
ui-story-listens = { $seat } listens in on { $target }.
ui-story-looks = { $what ->
    [tiles] { $seat } looks under the lids…
   *[tops] { $seat } peeks at the decks…
}
ui-boom = BOOM!
ui-debrief = { $bomb }: debriefing
ui-quip-I = “That one was meant to be the easy one.” – The Instructor
ui-quip-II = “The tools were for the bomb, not for each other.” – The Instructor
ui-quip-III = “Paperwork’s on my desk. What is left of my desk.” – The Instructor

ui-sheet = Score sheet
ui-sheet-name = Cadet
ui-sheet-rank = Rank
ui-sheet-total = Total
ui-sheet-explosions = Explosions
ui-sheet-story = { $bomb }: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $wire } wire, tile { $tile }
ui-sheet-cutters = Singed: { $names }
ui-sheet-chickens = Chickens: { $names }
ui-titles = Honours
