# Mission Pas Possible: every text of the game in English.
#
# What the variables hold: $seat, $bag_holder, $from, $to and $seats are names (the last a list of
# them); $die, $dice, $color, $colors, $card, $match, $target, $counts and $placements are already
# words of this language (see die, match-*, count-of-value and placement below; a die that was just
# rerolled is given with its new value); $slot is a letter; numbers are numbers; booleans are the
# words true and false; reasons and causes are ids.

### Mission Pas Possible - English

## The box

title = Mission Pas Possible
card-kind = All together
card-pitch = Twenty bombs, a bag of dice, ten minutes. Everybody gets out, or nobody.
card-people = { $least } to { $most } agents
card-time = 10 min
tagline = Ten minutes, one bag of dice, twenty bombs: defuse them together or not at all.
ages = 10 and up
duration = 10 minutes
credits = A game by Kane Klenko, published as FUSE by Renegade Game Studios. French edition by Origames.

## Pieces

color-red = red
color-blue = blue
color-green = green
color-yellow = yellow
color-black = black

die = { $color } { $value }

# What a strike takes: match-color and match-value for a Sabotage, match-either for an unused die.
match-color = one { $color } die
match-value = one die showing { $value }
match-either = one die that is { $color } or shows { $value }

# One entry of $counts, and one entry of $placements.
count-of-value = { $count } × { $value } { $value ->
    [one] point
   *[other] points
}
placement = { $seat }: { $die } on “{ $card }”, slot { $slot }

layout-row = row
layout-stack = stack
layout-double_stack = double stack
layout-pyramid = pyramid
layout-big_pyramid = big pyramid

difficulty-training = Training
difficulty-standard = Standard
difficulty-expert = Expert
difficulty-elite = Elite
difficulty-insane = Insane

mix-easier = Easier
mix-balanced = Balanced
mix-harder = Harder

level-rookie = Rookie
level-agent = Agent
level-double-zero = Double-zero

## Bomb cards

bomb-b101 = Crossed wires
    .text = Four dice; neighbours never share a colour.
bomb-b102 = Two-tone terminals
    .text = Blue or green; yellow or red; red or blue.
bomb-b103 = Two pairs
    .text = Two dice of one colour, and two dice of one value.
bomb-b104 = The hinge
    .text = Three dice; the middle one has the value of the first and the colour of the last.
bomb-b105 = The valley
    .text = Three dice; the middle one is lower than both neighbours.
bomb-b106 = Near twins
    .text = Two dice that share a value or a colour.
bomb-b107 = The gap
    .text = Two dice; the first minus the second is 2.
bomb-b108 = The peak
    .text = Three dice; the middle one is higher than both neighbours.
bomb-b109 = Dark terminals
    .text = Black or green; yellow or blue; red or black.
bomb-b110 = Never twice
    .text = Four dice; neighbours never share a value.
bomb-b111 = Odd wire out
    .text = Two dice of one colour, then a die whose colour differs from its neighbour.
bomb-b112 = Three notches
    .text = 1 or 2; 3 or 4; 5 or 6.
bomb-b201 = Family likeness
    .text = Three dice; each shares a value or a colour with its neighbour.
bomb-b202 = Countdown
    .text = A 4, then lower, then lower still.
bomb-b203 = Black box
    .text = Black or 1; black or 2; black or 3.
bomb-b204 = The scales
    .text = Four dice; the first two add up to the same as the last two.
bomb-b205 = Light charge
    .text = Two dice that add up to 4.
bomb-b206 = Red alert
    .text = Red or 4; red or 5; red or 6.
bomb-b207 = Rising pressure
    .text = A 3, then higher, then higher still.
bomb-b208 = The staircase
    .text = Four dice of rising value, placed in any order.
bomb-b209 = Same sheath
    .text = Three dice of one colour.
bomb-b210 = Code ten
    .text = Three dice that add up to 10.
bomb-b211 = Two-tone tent
    .text = Base: red or blue, yellow or green. Top: black or 4.
bomb-b212 = Test stack
    .text = Bottom to top: red or yellow; blue or green; black or 6.
bomb-b213 = Triple lock
    .text = Green or 2; blue or 5; yellow or 3.
bomb-b301 = Two-tone sum
    .text = Green or yellow, plus red or blue: the sum is 7.
bomb-b302 = Triplets
    .text = Three dice of one value.
bomb-b303 = Three-key lock
    .text = A 5; a yellow; the green 2.
bomb-b304 = Mixed sum
    .text = Red or black, plus blue or 2: the sum is 7.
bomb-b305 = Blue four
    .text = Blue or green; yellow or red; the blue 4.
bomb-b306 = Green six
    .text = A blue; a 3; the green 6.
bomb-b307 = Black hat
    .text = Base: a green, a 3. Top: a black.
bomb-b308 = Watchtower
    .text = Bottom to top: blue, black, red.
bomb-b309 = Antenna
    .text = Bottom to top: a 3; green or 5; yellow or 1.
bomb-b310 = Odd numbers
    .text = A 1; a 3; a 5.
bomb-b311 = High sum
    .text = Yellow or black, plus green or 5: the sum is 8.
bomb-b312 = Big top
    .text = Base: a yellow, a 6. Top: red or blue.
bomb-b401 = The descent
    .text = A stack of four dice, falling in value towards the top.
bomb-b402 = The ascent
    .text = A stack of four dice, rising in value towards the top.
bomb-b403 = Monochrome
    .text = Four dice of one colour.
bomb-b404 = Control tower
    .text = Bottom to top: yellow, red, blue, green.
bomb-b405 = Three twos
    .text = Three 2s.
bomb-b406 = True twins
    .text = Two dice of the same colour and the same value.
bomb-b407 = Triplets in blue
    .text = Three dice of one value, the last one blue.
bomb-b408 = Needle in the stack
    .text = A stack of five dice, any at all, except that the third is the yellow 1.
bomb-b409 = Three sixes
    .text = Three 6s.
bomb-b410 = Night tower
    .text = Bottom to top: black, green, red, yellow.
bomb-b411 = Triplets in black
    .text = Three dice of one value, the last one black.
bomb-b412 = Keypad
    .text = Base: a 5, a 4. Top: a 1.
bomb-b601 = Rainbow pyramid
    .text = Base: black, red, black. Middle: blue, green. Top: yellow.
bomb-b602 = Mixed pyramid
    .text = Base: 1, red or 3, 2. Middle: black or blue, green or 4. Top: yellow or 5.
bomb-b603 = Numbered pyramid
    .text = Base: 1, 2, 3. Middle: 4, 5. Top: 6.
bomb-b604 = Staggered masts
    .text = Bottom to top. Stack 1: 1 or 4, 2 or 5, 3 or 6. Stack 2: red or yellow, green or blue, black or red.
bomb-b605 = Twin masts
    .text = Bottom to top. Stack 1: 1 or 2, 3 or 4, 5 or 6. Stack 2: red or yellow, black or blue, red or green.

## Sabotage cards

sabotage-s_red = Red cut
    .text = Everyone loses one red die.
sabotage-s_blue = Blue cut
    .text = Everyone loses one blue die.
sabotage-s_green = Green cut
    .text = Everyone loses one green die.
sabotage-s_yellow = Yellow cut
    .text = Everyone loses one yellow die.
sabotage-s_black = Black cut
    .text = Everyone loses one black die.
sabotage-s_1 = Short circuit 1
    .text = Everyone loses one die showing 1.
sabotage-s_2 = Short circuit 2
    .text = Everyone loses one die showing 2.
sabotage-s_3 = Short circuit 3
    .text = Everyone loses one die showing 3.
sabotage-s_4 = Short circuit 4
    .text = Everyone loses one die showing 4.
sabotage-s_5 = Short circuit 5
    .text = Everyone loses one die showing 5.
sabotage-s_6 = Short circuit 6
    .text = Everyone loses one die showing 6.

## Quick calls

signal-need_color = I need { $target }!
signal-need_value = I need a { $target }!
signal-want_die = Leave me the { $target }!
signal-take_die = Take the { $target }!
signal-any_die = I can take anything.
signal-stuck = Nothing for me!
signal-one_more = One die to go!
signal-wait = Wait!
signal-go = Let’s go!
signal-bravo = Well done!

## Options

option-mode = Game mode
    .help = Initiation: the short rules sheet. Standard: the booklet. Advanced: you choose how many bombs of each value.
option-mode-initiation = Initiation
option-mode-standard = Standard
option-mode-advanced_single = Advanced, single deck
option-mode-advanced_piles = Advanced, piles

option-difficulty = Difficulty
    .help = Sets the number of bombs. On Insane the bombs in front of you must go too.
option-difficulty-training = { difficulty-training }
option-difficulty-standard = { difficulty-standard }
option-difficulty-expert = { difficulty-expert }
option-difficulty-elite = { difficulty-elite }
option-difficulty-insane = { difficulty-insane }

option-hard_cards = 6-point bombs
    .help = Adds the 2 double stacks and the 3 big pyramids.
option-hard_cards-true = In the game
option-hard_cards-false = In the box

option-timer_s = Countdown
    .help = Ten minutes in the rules. Longer, or none, to learn or to play at your own pace; any other length than ten minutes is unranked.
option-timer_s-0 = No countdown
option-timer_s-value = { $value ->
    [0] No countdown
    [300] 5 minutes
    [600] 10 minutes
    [900] 15 minutes
    [1200] 20 minutes
    [1500] 25 minutes
    [1800] 30 minutes
   *[other] { $value } seconds
}

option-safety_net = Safety net
    .help = On: an incorrect placement is refused. Off: it empties the card, and the wrong die is rerolled as an unused die.
option-safety_net-true = On
option-safety_net-false = Off

option-dead_ends = Dead ends
    .help = Allow a correct placement that makes the bomb impossible to finish (with a warning), or refuse it. Always allowed without the safety net.
option-dead_ends-allowed = Allowed
option-dead_ends-refused = Refused

option-steady_hand = Steady hand
    .help = Stacks and pyramids may collapse: never, by chance, or by your gesture.
option-steady_hand-off = Rock solid
option-steady_hand-tremble = By chance
option-steady_hand-gesture = By gesture

option-bag_draw = Drawing from the bag
    .help = The exact count comes out by itself, or you reach in: too many dice and they all go back.
option-bag_draw-auto = Exact count
option-bag_draw-grab = Reach in

option-roll_by = Who rolls
    .help = The bag holder, anyone, or the dice by themselves as soon as the turn opens.
option-roll_by-holder = The bag holder
option-roll_by-anyone = Anyone
option-roll_by-auto = By themselves

option-lock = Locking the dice
    .help = Everyone locks, or the dice are set after a moment of quiet.
option-lock-unanimous = Everyone locks
option-lock-auto = After a quiet moment

option-hints = Hints
    .help = None; what each card still needs; the best split as well (unranked).
option-hints-none = None
option-hints-needs = What is needed
option-hints-best = The best split

option-sabotage_count = Sabotage cards
    .help = Six in the rules. Any other number makes the game unranked.
option-sabotage_count-value = { $value ->
    [0] None
    [one] { $value } card
   *[other] { $value } cards
}

option-piles_sabotage = Sabotage deck
    .help = All eleven cards, or six at random (unranked).
option-piles_sabotage-all = All eleven
option-piles_sabotage-six = Six at random

option-insane_dice = Dice at the end of an Insane mission
    .help = Always the full roll; or, with three players or more, one die for each player who still has a bomb (unranked).
option-insane_dice-all_players = The full roll
option-insane_dice-players_with_cards = Players with bombs only

option-overtime = Overtime
    .help = After the win, play on until time is up to improve the score.
option-overtime-true = Play on
option-overtime-false = Stop at the win

option-first_holder = First bag holder
    .help = Drawn at random, or the host.
option-first_holder-random = At random
option-first_holder-host = The host

option-spectators = Spectators
    .help = Let others watch the table.
option-spectators-true = Welcome
option-spectators-false = Closed doors

## Decisions: what the asked seat reads, and what the others read meanwhile ($seats: who is waited for)

ask-choose_mix = Compose the mission: how many bombs of each value?
    .waiting = { $seats } is choosing the bombs of this mission.
ask-briefing = Study the bombs, then press Ready. The clock starts when everyone is.
    .waiting = The briefing goes on until these agents are ready: { $seats }.
ask-counting_down = Three, two, one…
    .waiting = Three, two, one…
ask-rolling = Shake the bag and roll the dice!
    .grab = Hold the bag to reach in; let go when you have the right number of dice.
    .waiting = The dice are coming; waiting for { $seats }.
ask-settling = The dice are still rolling…
    .waiting = The dice are still rolling…
ask-claiming = Take what you can use, place it on your bombs, then lock.
    .locked = You are locked. You may still change your mind until the dice are set.
    .waiting = Still choosing: { $seats }.
ask-steadying = Steady now: let the die go inside the safe zone.
    .waiting = Hold your breath for { $seats }.
ask-replacing = Bomb defused! Take your next one.
    .offer = Bomb defused! First reveal a Sabotage for 2 points, or go straight to your next bomb?
    .waiting = Choosing a new bomb: { $seats }.
ask-losing = You lose { $match }. Which one?
    .waiting = Choosing a die to lose: { $seats }.
ask-rerolling = Which unused die is rerolled next?
    .waiting = Choosing the next unused die: { $seats }.

## Choices

choice-ready = Ready
choice-mix = Play with { $counts }
choice-roll = Roll
choice-grab = Grab { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
choice-claim = Put the { $die } on “{ $card }”, slot { $slot }
choice-claim_instead = Put the { $die } on “{ $card }”, slot { $slot }, instead of the { $replace }
choice-claim_moved = Move the { $die } to “{ $card }”, slot { $slot }
choice-release = Release the { $die }
choice-lock = Lock
choice-unlock = Unlock
choice-force_go = Go without waiting
choice-steady = Let go { $offset } % off the middle
choice-tremble_instead = Leave it to chance
choice-sabotage_yes = Reveal a Sabotage
choice-sabotage_no = No Sabotage
choice-pick = Take “{ $card }”
choice-lose = Lose the { $die } from “{ $card }”
choice-reroll = Reroll the { $die }
choice-stop = Stop here
choice-play_on = Play on after all
choice-signal = { $id ->
    [need_color] { signal-need_color }
    [need_value] { signal-need_value }
    [want_die] { signal-want_die }
    [take_die] { signal-take_die }
    [any_die] { signal-any_die }
    [stuck] { signal-stuck }
    [one_more] { signal-one_more }
    [wait] { signal-wait }
    [go] { signal-go }
   *[bravo] { signal-bravo }
}

## Events

event-table_dealt = The bombs were dealt, { $sabotage_count ->
    [0] no Sabotage
    [one] { $sabotage_count } Sabotage
   *[other] { $sabotage_count } Sabotages
} lying in wait, and { $bag_holder } took the bag.
event-mix_chosen = The mission was composed: { $counts }.
event-countdown = The start was { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} away.
event-clock_started = The clock started: go, go, go!
event-clock_warning = { $remaining_ms ->
    [300000] Five minutes were left.
    [180000] Three minutes were left.
    [60000] One minute was left!
    [30000] Thirty seconds were left!
   *[10000] Ten seconds were left!
}
event-dice_grabbed = { $seat } had { $colors } in hand and needed { $needed ->
    [one] { $needed } die
   *[other] { $needed } dice
} in all.
event-overdraw = { $seat } grabbed too many dice, and all went back in the bag: { $colors }.
event-dice_rolled = { $short ->
    [true] The bag ran short, and { $count ->
        [one] only this die came out
       *[other] only these dice came out
    }: { $dice }.
   *[false] { $count ->
        [one] The die fell
       *[other] The dice fell
    }: { $dice }.
}
event-die_claimed = { $seat } reserved the { $die } for “{ $card }”, slot { $slot }.
    .instead = { $seat } reserved the { $die } for “{ $card }”, slot { $slot }, instead of the { $replaced }.
    .moved = { $seat } moved the { $die } to “{ $card }”, slot { $slot }.
event-die_released = { $seat } released the { $die }.
event-seat_locked = { $seat } locked.
event-seat_unlocked = { $reason ->
    [must_take] { $seat } was unlocked: there was a die to take again.
   *[own] { $seat } unlocked.
}
event-wave_set = { $count ->
    [one] The die was set for good
   *[other] The dice were set for good
}: { $placements }.
    .empty = Nobody could place a die.
event-collapse = { $cause ->
    [gesture] The hand of { $seat } slipped, and “{ $card }” collapsed: { $dice } went back in the bag.
   *[tremble] “{ $card }” trembled and collapsed in front of { $seat }: { $dice } went back in the bag.
}
event-placement_error = { $reason ->
    [relation] { $seat } set the { $die } against its neighbours on “{ $card }”, slot { $slot }.
    [unsupported] The { $die } had lost its support on “{ $card }”, slot { $slot }, and { $seat } could not set it.
   *[slot] { $seat } set the { $die } where it does not belong, on “{ $card }”, slot { $slot }.
}
    .dice = The card was emptied; back in the bag: { $dice }.
event-bomb_defused = { $seat } defused “{ $card }” for { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $count ->
    [one] { $count } bomb
   *[other] { $count } bombs
} down.
event-sabotage_offered = { $seat } was offered a Sabotage.
event-sabotage_declined = { $seat } left the Sabotages alone.
event-card_taken = { $seat } took “{ $card }”.
event-card_revealed = “{ $card }” was turned up.
event-line_shrunk = The deck was empty, and the line shrank by one place.
event-sabotage_activated = Sabotage! “{ $card }” struck: everyone had to lose { $match }.
event-die_lost = { $cause ->
    [sabotage] { $seat } lost the { $die } from “{ $card }” to the Sabotage.
   *[unused] { $seat } lost the { $die } from “{ $card }” to the unused die.
}
event-no_die_lost = { $why ->
    [covered] { $seat } lost nothing: every matching die was covered.
   *[none] { $seat } lost nothing: no die matched.
}
event-claims_reopened = The table had changed, and { $count ->
    [one] the die left
   *[other] the dice left
} could be taken again: { $dice }.
event-unused_rerolled = An unused { $old_value } was rerolled and became the { $die }.
event-die_returned = The { $die } went back in the bag.
event-bag_passed = The bag, with { $dice_in_bag ->
    [0] nothing
    [one] { $dice_in_bag } die
   *[other] { $dice_in_bag } dice
} in it, went to { $to }.
event-autopilot_acted = The autopilot acted for { $seat }.
event-signal = { $seat }: “{ choice-signal }”
event-overtime_started = The win was safe, and overtime began: every bomb more counted.
event-game_ended = { $outcome } { $reason } { score-total }: { $total }.

## Refusals

refusal-not_now = That question is closed. Look at what is asked now.
refusal-too_late = Too late: the mission is over.
refusal-not_yours = That is not yours. Move only your own dice and place them on your own bombs.
refusal-die_taken = That die is already reserved. Take another, or ask for it to be released.
refusal-not_in_pool = That die is not among the rolled ones. Choose one that is still in the tray.
refusal-quota_full = You have all your dice for this turn. Swap or release one that is not set yet, or lock.
refusal-settling = The dice are still rolling. Try again in an instant.
refusal-occupied = There is a die on that slot already. Choose an empty one.
refusal-unsupported = A die cannot float there. Fill the slots below it first.
refusal-slot = That slot does not accept this die. Look at its colour and its number.
refusal-relation = This die clashes with the dice beside it. Look at the symbols between the slots.
refusal-dead_end = With this die the bomb could never be finished, and this table refuses dead ends. Try another die or slot.
refusal-must_take = One of the free dice fits your bombs. Take it before you lock.
refusal-no_such_card = That card is no longer there. Choose another.
refusal-not_a_candidate = That die cannot be chosen here. Pick one of the lit ones.
refusal-not_allowed = This table does not allow that now. Choose among the moves on offer.
refusal-too_fast = One call at a time. Wait a second, then call again.
refusal-clash_bag_draw_roll_by = Somebody has to reach into the bag: let a player roll (roll_by), or have the exact count drawn (bag_draw).
refusal-no_person = At least one seat must be taken by a person. Give a bot’s seat to somebody.

## The result sheet

score-win = Victory
score-time = Time left
score-bombs = Bombs defused
score-sabotage = Sabotages activated
score-total = Score

# The means of a simulated series
figure-remaining_ms = Milliseconds left
figure-elapsed_ms = Milliseconds played
figure-turns = Turns
figure-bombs_target = Bombs to defuse
figure-bombs_defused = Bombs defused

outcome-won = Mission accomplished!
outcome-lost = Mission failed.

reason-line_cleared = The last bomb was taken.
reason-all_cleared = Not one bomb is left, not even your own.
reason-time = The countdown reached zero.
reason-empty_bag = Dice had to be drawn from an empty bag.
reason-conceded = The team gave up.
reason-abandoned = Nobody came back to the table.
reason-closed = The table was closed.

beginner-win = The base is safe: you have won in beginner mode. Will you try the booklet’s difficulties next?

unranked-timer_s = Unranked: the countdown was not ten minutes.
unranked-pause = Unranked: pauses were open.
unranked-hints = Unranked: the best split was shown.
unranked-sabotage_count = Unranked: there were not six Sabotage cards.
unranked-piles_sabotage = Unranked: the Sabotage deck was not complete.
unranked-insane_dice = Unranked: players without bombs rolled no dice.
unranked-bot = Unranked: a bot held a seat.
unranked-autopilot = Unranked: the autopilot acted for a player.
unranked-remove = Unranked: a player was removed.
unranked-close = Unranked: the table was closed.

## The first lesson: what the coach says

lesson-nudge = Good thinking, agent, but let us follow the plan first: look at what is blinking.
lesson-nudge-card = With two tough bombs there is soon no die that you can use. Take one worth 1 or 2 points.
lesson-welcome = Welcome to the bunker, agent. The base is full of bombs, and there are three of you: Igor, Stéphanie and you. You get out of this together, or not at all.
lesson-bombs = These two bombs are yours. Each slot says what it takes. “Two-tone terminals” wants three dice side by side. “Control tower” is a stack of four, and harder: it is worth 4 points.
lesson-line = In the middle lies the line, five bombs that are still waiting. Whoever defuses one takes the next from there. Empty the line and its deck, and you have won. Today the clock stands still. Look around, then press Ready.
lesson-roll = In the bag are 25 dice, five of each colour. Three agents, three dice a turn. You hold the bag: roll!
lesson-take-1 = One die each. Your first bomb wants blue or green on the left. Take the blue 2 and put it there.
lesson-lock-1 = Igor and Stéphanie have found theirs and locked. As long as somebody hasn’t, you may still change your mind. Happy with it? Lock.
lesson-then-1 = Everyone has locked, so the dice are set for good. The bag goes on to Igor.
lesson-take-2 = Your second bomb is a stack: it is built from the bottom up, in the order of the arrow, and it starts with a yellow. Put the yellow 1 there.
lesson-lock-2 = A fine foundation. Lock.
lesson-then-2 = Two 6s make a match: Igor has defused a bomb! But when he took a new one, a blue Sabotage came up from the deck, and everyone with a blue die loses one. There goes your blue 2, back into the bag.
lesson-call = Stéphanie has rolled. Out here you shout: everyone should know what you need. Make the call “I need yellow!”
lesson-take-3 = They heard you: the yellow 4 is yours. Put it on the middle slot of your first bomb.
lesson-lock-3 = Thank you, team. Lock.
lesson-then-3 = Stéphanie has set the top of her pyramid, which needs both dice of its base first. Two bombs down! The bag is back with you: roll.
lesson-take-4 = The slots of an ordinary bomb are filled in any order. Put the blue 1 on the right. Take a look at the others’ bombs, too: sums, comparisons, each has its own trick.
lesson-lock-4 = One more die and it is harmless. Lock.
lesson-then-4 = So far every die has found a place. Now for the day when one doesn’t. Igor rolls…
lesson-take-5 = Red is next on your stack: put the red 2 on it. Igor can’t use any of these dice. Keep an eye on the black 2…
lesson-lock-5 = Nobody wants the black 2. Hold your breath, and lock.
lesson-then-5 = The unused die was rolled again and became a black 1. Now everyone loses a die that is black or a 1. Your blue 1 is gone. Your yellow 1 lies under another die: safe. So leave no die that somebody could use!
lesson-take-6 = Losses are part of it. Off again: blue or green on the left. Take the green 3.
lesson-lock-6 = Nearly there again. Lock.
lesson-then-6 = Igor’s middle die is lower than both its neighbours: defused! And the bag is yours: roll.
lesson-take-7 = Red or blue on the right: put the red 4 there and your bomb is done for!
lesson-lock-7 = Steady now. Lock.
lesson-then-7 = Defused! Your first one, agent. Now choose a new bomb from the line. You hold one worth 4 points already: better take one worth 1 or 2, so that most dice will fit somewhere.
lesson-next = That is all you need. In earnest the clock starts at 10:00, and it doesn’t wait. Try a first mission in Initiation mode, with bots or with friends, or go solo, with four bombs for you alone. Good luck, agent!

## The table in lines, for terminals and screen readers

table-clock = { $minutes }:{ $seconds } left; { $defused ->
    [one] { $defused } bomb
   *[other] { $defused } bombs
} defused; { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} still face down or piled.
    .untimed = No countdown; { $defused ->
    [one] { $defused } bomb
   *[other] { $defused } bombs
} defused; { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} still face down or piled.
table-covered = The table is covered until play goes on.
# $colors: list of .item
table-bag = In the bag: { $count ->
    [0] nothing
   *[other] { $colors }
}.
    .item = { $count } { $color }
table-pool = On the tray: { $dice }.
table-open = May be taken: “{ $card }” ({ $points }). { $text }
# $slots: R red, B blue, G green, Y yellow, K black, with the value; a dot for an empty slot
table-laid = { $seat }: “{ $card }” ({ $points }) [{ $slots }]. { $text }

## The board

ui-subtitle = { $difficulty }, { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}
ui-bombs-left = { $count ->
    [one] bomb left
   *[other] bombs left
}
ui-defused = { $count ->
    [one] defused
   *[other] defused
}
ui-clock = { $minutes ->
    [0] { $seconds } seconds left
   *[other] { $minutes } min { $seconds } s left
}
ui-clock-up = { $minutes } min { $seconds } s played, no countdown
ui-fuse = Fuse: { $left } of { $total } bombs left
ui-deck = Deck
ui-sabotage-deck = Sabotages
ui-sabotages = { $count ->
    [0] no Sabotage
    [one] { $count } Sabotage
   *[other] { $count } Sabotages
}
ui-line = Central line
ui-piles = Piles
ui-bolted = This place of the line is closed.
ui-bag = Bag
ui-bag-holds = Bag: { $count ->
    [one] { $count } die
   *[other] { $count } dice
}, held by { $name }
ui-bag-with = { $name } has the bag.
ui-hold-bag = Hold to reach in; you need { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
ui-overdraw = { $name }: too many dice!
ui-briefing = { $count } bombs to defuse, { $sabotages ->
    [0] no Sabotage
    [one] { $sabotages } Sabotage
   *[other] { $sabotages } Sabotages
} lying in wait
ui-overtime = Overtime
ui-rule = What the rules say
ui-tray = Rolled dice
ui-free = free
ui-in-hand = in hand
ui-yours = yours
ui-unused = unused
ui-rerolled = rerolled
ui-beaten = { $name } was first
ui-beaten-long = { $name } was faster: the die is taken.
ui-place = Put the { $die } on one of your bombs.
ui-place-lit = Put the { $die } on a lit slot.
ui-no-slot = None of your slots takes the { $die }.
ui-move = The { $die } is yours: move it or give it back.
ui-reserved-by = { $name } has reserved the { $die }.
ui-dead-end = Dead end: the bomb could never be finished.
ui-dead-end-again = Dead end: this bomb could never be finished. Tap again if you mean it.
ui-tap-again = Again?
ui-defuses = Defuses the bomb
ui-defuse-mark = Defuses
ui-slot-empty = Slot { $slot }, empty
ui-slot-die = Slot { $slot }: { $die }
ui-slot-ghost = Slot { $slot }: { $die }, reserved
ui-card = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-mine = Your bombs
ui-choose-bomb = Choose a bomb
ui-vacant = A new bomb is coming
ui-no-bomb = No bomb
ui-covered = Covered: nothing lost
ui-look = Look at the bombs of { $name }
ui-look-mine = Look at my bombs with their texts
ui-actions = Your moves
ui-calls = Calls
ui-call = Call
ui-more-calls = All calls…
# calls where there is little room; $target is the colour or the number called for
ui-call-need_color = { $target }!
ui-call-need_value = a { $target }!
ui-call-want_die = Mine!
ui-call-take_die = Take it!
ui-call-any_die = Anything!
ui-call-stuck = Nothing!
ui-call-one_more = One left!
ui-call-wait = Wait!
ui-call-go = Go!
ui-call-bravo = Bravo!
ui-need-color = I need this colour
ui-need-value = I need this value
ui-release = Release
ui-put-back = Put back
ui-close = Close
ui-votes = Give up or stop
ui-concede-text = The mission is given up only if everyone present agrees. You may take it back as long as somebody has not.
ui-stop-text = You have won already. Overtime ends at once if everyone present agrees.
ui-voted = Agreed: { $names }
ui-state-locked = locked
ui-state-chosen = has chosen
ui-state-searching = looks for a die
ui-state-ready = ready
ui-state-absent = away
ui-state-rolling = has the bag
ui-state-picking = picks a bomb
ui-state-losing = loses a die
ui-state-swinging = holds steady
ui-state-waiting = not ready yet
ui-mix = Compose the mission
ui-mix-go = { $count ->
    [one] { $count } bomb
   *[other] { $count } bombs
} of { $total }: play
ui-fewer = One bomb of { $value } less
ui-more = One bomb of { $value } more
ui-stock = of { $count }
ui-steady = Let go inside the green zone: “{ $card }”
ui-let-go = Let the die go
ui-field-offset = How far off the middle, in percent
ui-field-counts = Bombs of 1, 2, 3, 4 and 6 points
ui-sabotage = Sabotage
ui-go = Go!
ui-left = { $seconds ->
    [300] Five minutes left
    [180] Three minutes left
    [60] One minute left!
    [30] Thirty seconds!
    [10] Ten seconds!
   *[other] { $seconds } seconds left
}
ui-overtime-starts = Mission accomplished! Overtime: every bomb more counts.
ui-sheet = Score sheet
ui-level = Mode: { $mode } · difficulty: { $difficulty } · { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}
ui-score-win = { $outcome ->
    [won] the mission is accomplished
   *[lost] no points without a win
}
ui-score-time = { $seconds ->
    [0] no time points
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
ui-score-bombs = { $count ->
    [one] { $count } bomb of { $target }
   *[other] { $count } bombs of { $target }
}
ui-score-sabotage = { $count ->
    [0] none
    [one] { $count } card
   *[other] { $count } cards
}
ui-ranked = Entered in the ranking
ui-timeline = The mission minute by minute
ui-timeline-bombs = Bombs defused: { $count }
ui-timeline-strikes = Sabotages: { $count }
ui-timeline-unused = Unused dice: { $count }
ui-longest = Longest turn: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
ui-agent = Agent
ui-agent-bombs = Bombs
ui-agent-lost = Dice lost
ui-bot = bot
ui-autopilot = helped by the autopilot
ui-figures = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} · { $placed ->
    [one] { $placed } die placed
   *[other] { $placed } dice placed
} · { $unused } unused · { $lost } lost
ui-collapses = { $count ->
    [one] { $count } collapse
   *[other] { $count } collapses
}
ui-errors = { $count ->
    [one] { $count } wrong placement
   *[other] { $count } wrong placements
}
ui-left-over = What was still face down
ui-picture = Save a picture of the win

preset-first_mission = First mission
    .help = The short rules sheet, to learn.
preset-family = Family evening
    .help = Fewer bombs, fifteen minutes, no dead ends.
preset-box = As in the box
    .help = The booklet, to the letter.
preset-purist = Purist
    .help = Expert, no safety net, no hints, no pause: your hands in the bag and on the towers.
preset-score_hunt = Score hunt
    .help = Piles, expert, 6-point bombs: choose your Sabotages.
preset-practice = Quiet practice
    .help = Alone, without a countdown, with the best split shown.
preset-no_way = No way
    .help = Insane, with the 6-point bombs.
