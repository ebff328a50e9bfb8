### Dice Mission: every name, prompt and log line, in English.
###
### What the arguments are:
###   $seat and other seats        a player’s name
###   $gadget $mission $type       the words of that piece: the value of gadget-<id>, mission-<id>, type-<id> ...
###   $phase $colour               likewise
###   $die, $dice                  words for a die (the message "die"), and a list of them joined by the language
###   numbers                      plain numbers, so that the plural is right
###   yes/no fields                the text "true" or "false"
###   other codes                  ($cause $kind $reason ...) as they are, for the branches to choose from
### A message uses what it needs of an event’s fields, not always all of them.

## The game

title = Dice Mission
card-kind = A race of dice
card-pitch = You choose how many dice, and everybody has to play along. First to complete their missions gets the job.
card-people = { $least } to { $most } agents
card-time = 20 to 30 min
tagline = You are the best agent in the district. Prove it.
duration = 20 to 30 minutes
credits = A game by Laurent Lavogiez, illustrated by Oscar Casel. Rulebook edited by Christophe Pouey and Benoît Pepermans.

## Pieces

type-solo = SOLO
type-versus = VERSUS
type-team = TEAM
type-special = SPECIAL

phase-mission = MISSION
phase-debriefing = DEBRIEFING

colour-crimson = crimson
colour-cobalt = cobalt
colour-emerald = emerald
colour-amber = amber
colour-ivory = ivory

agent-crimson = Agent Ruby
agent-cobalt = Agent Sapphire
agent-emerald = Agent Emerald
agent-amber = Agent Amber
agent-ivory = Agent Ivory

mark-triangle = triangle
mark-circle = circle
mark-square = square
mark-diamond = diamond
mark-star = star

## Gadget cards

gadget-new-deal = New Deal
    .text = Change the number of dice to roll for the rest of the round.
gadget-forced-reroll = Forced Reroll
    .text = An opponent must reroll one or more dice that you point out.
gadget-mission-change = Mission Change
    .text = Exchange a MISSION card: draw two of the same type and keep one.
gadget-extra-chance = Extra Chance
    .text = Reroll one or more of your dice once.
gadget-target-lock = Target Lock
    .text = Name a player, yourself included: no gadget touches their dice until the end of the round.
gadget-theft = Theft
    .text = Take a die from an opponent and add it to yours.
gadget-suppression = Suppression
    .text = Remove one die from the table.
gadget-adaptation = Adaptation
    .text = Change the value of one die on the table.
gadget-transaction = Transaction
    .text = Swap two dice between two players, yourself included.
gadget-transfer = Transfer
    .text = Add one of your dice to an opponent’s.

## Mission cards: title, and in .text the condition

# -- SOLO
mission-so-01 = Double Agents
    .text = A pair of 4s and another pair.
mission-so-02 = The Duo
    .text = Exactly 2 dice: a double.
mission-so-03 = Meet Me at Seven
    .text = Exactly 2 dice: total of exactly 7.
mission-so-04 = On the Roof
    .text = Exactly 2 dice: total of 10 or more.
mission-so-05 = Low Profile
    .text = Total of 4 or less.
mission-so-06 = Tailing the Target
    .text = Exactly 3 dice: a run of 3.
mission-so-07 = Double-Oh-Seven
    .text = Exactly 3 dice: total of exactly 7.
mission-so-08 = High Roller
    .text = Exactly 3 dice: total of 15 or more.
mission-so-09 = The Tunnel
    .text = Exactly 3 dice: a pair of 1s, 2s or 3s.
mission-so-10 = Odd Side of the Street
    .text = A 1, a 3 and a 5.
mission-so-11 = Even Side of the Street
    .text = A 2, a 4 and a 6.
mission-so-12 = Triple Identity
    .text = Three of a kind.
mission-so-13 = High Treason
    .text = Three 5s or three 6s.
mission-so-14 = Full Safe House
    .text = A full house: three of a kind and a pair of another value.
mission-so-15 = Four Vaults
    .text = Four of a kind.
mission-so-16 = On the Trail
    .text = A run of 4.
mission-so-17 = Car Chase
    .text = A run of 5.
mission-so-18 = Heavy Calibre
    .text = Total of 24 or more.
mission-so-19 = Midnight Sharp
    .text = Total of exactly 12.
mission-so-20 = Casino Table
    .text = Total of exactly 21.
mission-so-21 = Even Keel
    .text = At least 4 dice, all even.
mission-so-22 = Odd Behaviour
    .text = At least 4 dice, all odd.
mission-so-23 = Basement Level
    .text = At least 4 dice, all from 1 to 3.
mission-so-24 = Top Floor
    .text = At least 4 dice, all from 4 to 6.
mission-so-25 = A Thousand Faces
    .text = Exactly 4 dice, all different.
mission-so-26 = Two Lookouts, One Safe
    .text = Two 1s and a 6.
mission-so-27 = Playing Both Sides
    .text = At least 4 dice showing exactly 2 different values.
mission-so-28 = Close Ranks
    .text = At least 3 dice, highest and lowest at most 1 apart.
mission-so-29 = Twin Suns
    .text = At least two 6s and no 1.

# -- VERSUS
mission-ve-01 = Two Steps Ahead
    .text = Be the only agent with two pairs.
mission-ve-02 = Face to Face
    .text = Be the only agent with a pair.
mission-ve-03 = Terrible Trio
    .text = Be the only agent with three of a kind.
mission-ve-04 = Shake Them Off
    .text = Be the only agent with a run of 3.
mission-ve-05 = Long Lead
    .text = Be the only agent with a run of 4.
mission-ve-06 = Exclusive Access
    .text = Be the only agent showing a 6.
mission-ve-07 = Lone Wolf
    .text = Be the only agent showing a 1.
mission-ve-08 = Heavyweight
    .text = Have a total at least 2 higher than each opponent’s.
mission-ve-09 = Featherweight
    .text = Have a total at least 3 lower than each opponent’s.
mission-ve-10 = Crush the Competition
    .text = Have a total at least 5 higher than each opponent’s.
mission-ve-11 = The Double
    .text = Have the same total as at least one opponent.
mission-ve-12 = High Point
    .text = Have a highest die above each opponent’s highest die.
mission-ve-13 = Rock Bottom
    .text = Have a lowest die below each opponent’s lowest die.
mission-ve-14 = Keep Your Head Down
    .text = Have a highest die at least 2 below each opponent’s highest die.
mission-ve-15 = Above Suspicion
    .text = Have a lowest die at least 2 above each opponent’s lowest die.
mission-ve-16 = Green Lights
    .text = Have more 6s than each opponent.
mission-ve-17 = Ace of Aces
    .text = Have more 1s than each opponent.
mission-ve-18 = Even the Odds
    .text = Have at least 2 more even dice than each opponent.
mission-ve-19 = The Odd One
    .text = Be the only agent whose dice are all odd.
mission-ve-20 = Master of Disguise
    .text = Show more different values than each opponent.
mission-ve-21 = One Story
    .text = Show fewer different values than each opponent.
mission-ve-22 = The Bigger Crew
    .text = Have a bigger set of matching dice than each opponent.
mission-ve-23 = The Long Hunt
    .text = Have a longer run than each opponent.
mission-ve-24 = The Splits
    .text = Have a wider gap between your dice than each opponent.
mission-ve-25 = Tight Grouping
    .text = Have a gap between your dice at least 2 narrower than each opponent’s.
mission-ve-26 = No Witnesses
    .text = Share no value with any opponent.
mission-ve-27 = Deep Infiltration
    .text = Share at least 3 values with each opponent.
mission-ve-28 = One of a Kind
    .text = Be the only agent without a pair.
mission-ve-29 = The Quiet One
    .text = Be the only agent showing no 6.

# -- TEAM
mission-te-01 = Secret Accord
    .text = As many 1s as 3s on the table.
mission-te-02 = Sky and Cellar
    .text = As many 6s as 1s on the table, at least two of each.
mission-te-03 = Perfect Balance
    .text = As many even dice as odd dice on the table.
mission-te-04 = Even Tide
    .text = At least twice as many even dice as odd dice on the table.
mission-te-05 = Odd Wave
    .text = At least twice as many odd dice as even dice on the table.
mission-te-06 = Treading Water
    .text = As many dice from 1 to 3 as from 4 to 6 on the table.
mission-te-07 = Summit Meeting
    .text = All six values are on the table, none more than three times.
mission-te-08 = Two Absentees
    .text = At most 4 different values on the table.
mission-te-09 = Double Dose
    .text = Exactly twice as many 6s as 1s on the table, with at least one 1.
mission-te-10 = Lights Out
    .text = No 6 on the table.
mission-te-11 = Even Network
    .text = Exactly two 2s, at least two 4s and a 6 on the table.
mission-te-12 = Single Target
    .text = Exactly one 6 on the table.
mission-te-13 = The Twins
    .text = Exactly two 3s on the table.
mission-te-14 = Three Briefcases
    .text = Exactly three 5s on the table.
mission-te-15 = Two by Two
    .text = Exactly four 2s on the table.
mission-te-16 = Shared Password
    .text = At least six matching dice on the table.
mission-te-17 = Round Figures
    .text = The table total is a multiple of 10.
mission-te-18 = Lucky Seven
    .text = The table total is a multiple of 7.
mission-te-19 = High Tension
    .text = The average die on the table is 4 or more.
mission-te-20 = Low Frequency
    .text = The average die on the table is 3 or less.
mission-te-21 = Six Rules
    .text = 6 is the most common value on the table, with no tie.
mission-te-22 = Two Rules
    .text = 2 is the most common value on the table, with no tie.
mission-te-23 = Everyone Has a Partner
    .text = Every agent has at least one pair.
mission-te-24 = Every Agent for Himself
    .text = No agent has a pair.
mission-te-25 = Everyone to the Top
    .text = Every agent shows at least one 6.
mission-te-26 = One Traitor
    .text = Exactly one agent has a pair or better.
mission-te-27 = Counterweight
    .text = As many 1s and 2s together as 5s and 6s together on the table.
mission-te-28 = Triple Entente
    .text = Equal numbers of 2s, 4s and 6s on the table.
mission-te-29 = Launch Window
    .text = The table total is from 30 to 34.

# -- SPECIAL
mission-sp-01 = Sleeper Network
    .text = Four 1s or four 2s.
mission-sp-02 = The Big Bosses
    .text = Four 5s or four 6s.
mission-sp-03 = Three Moles
    .text = Exactly 4 dice: three of a kind.
mission-sp-04 = Three Passports
    .text = Three 2s or three 4s, and at least one odd die.
mission-sp-05 = Silo Code
    .text = At least three 6s.
mission-sp-06 = Eyes Only
    .text = At least three 1s.
mission-sp-07 = Both Ends of the Wire
    .text = Two 1s and two 6s.
mission-sp-08 = Two Cells
    .text = Two pairs among 1s, 2s and 3s.
mission-sp-09 = Two Galas
    .text = Two pairs among 4s, 5s and 6s.
mission-sp-10 = Jackpot
    .text = Total of 26 or more.
mission-sp-11 = Total Camouflage
    .text = At least 4 dice: total of 7 or less.
mission-sp-12 = Shoestring Budget
    .text = At least 5 dice: total of 10 or less.
mission-sp-13 = The Ransom
    .text = Exactly 4 dice: total of 20 or more.
mission-sp-14 = Double or Nothing
    .text = Exactly 2 dice: double 1 or double 6.
mission-sp-15 = Last Flight Out
    .text = Exactly 2 dice: total of 11 or more.
mission-sp-16 = Whispered Message
    .text = Exactly 2 dice: total of 3 or less.
mission-sp-17 = Triple Lock
    .text = Exactly 3 dice: all three alike.
mission-sp-18 = The Informer’s Café
    .text = Exactly 3 dice: 4, 2 and 1.
mission-sp-19 = Up or Down
    .text = Exactly 3 dice: 1-2-3 or 4-5-6.
mission-sp-20 = Air Duct
    .text = Exactly 3 dice: total of 6 or less.
mission-sp-21 = Even Protocol
    .text = At least 5 dice, all even.
mission-sp-22 = Odd Protocol
    .text = At least 5 dice, all odd.
mission-sp-23 = All or Nothing
    .text = At least 3 dice, nothing but 1s and 6s.
mission-sp-24 = Five Covers
    .text = At least 5 dice, all different.
mission-sp-25 = Two Suspects
    .text = At least 5 dice showing at most 2 different values.
mission-sp-26 = In Formation
    .text = At least 4 dice, highest and lowest at most 1 apart.
mission-sp-27 = Four Corners of the World
    .text = A 1, a 2, a 5 and a 6.
mission-sp-28 = Safe Combination
    .text = A 1, a 3, a 4 and a 6.
mission-sp-29 = Fire Escape
    .text = A 2, a 3, a 4, a 5 and a 6.

## Table options

option-players = Number of agents
    .help = Humans and bots together, 2 to 5.
option-very_special = Very special missions
    .help = One SPECIAL mission more than there are players lies face up, and none is ever replaced or exchanged.
option-very_special-true = On
option-very_special-false = Off
option-joker_die = The joker die
    .help = A sixth die for each player, to be used once in the game. For 2 to 4 players.
option-joker_die-true = On
option-joker_die-false = Off
option-first_player = First active agent
    .help = Drawn by lot, the host, or a chosen seat.
option-first_player-random = By lot
option-first_player-host = The host
option-first_player-seat = A chosen seat
option-first_seat = First agent’s seat
    .help = The seat that begins. Counts only if a seat is to be chosen.
option-first_seat-value = Seat { $value }
option-hints = Assistance
    .help = None; the missions you can validate are marked for you; or marked with your chances of success.
option-hints-none = None
option-hints-marks = Missions marked
option-hints-odds = Marks and chances
option-open_hands = Open hands
    .help = A table for learning: everybody sees the missions in all hands. Gadgets stay secret.
option-open_hands-true = Open
option-open_hands-false = Secret
option-round_cap = Limited number of rounds
    .help = The game stops after this many rounds; the ranking decides.
option-round_cap-0 = No limit
option-round_cap-6 = 6 rounds
option-round_cap-8 = 8 rounds
option-round_cap-10 = 10 rounds
option-round_cap-12 = 12 rounds
option-round_cap-15 = 15 rounds
option-round_cap-20 = 20 rounds

## The help card, line by line

help-1 = MISSION: the active agent chooses 2 to 5 dice and makes up to 3 rolls.
help-2 = The others roll the same number of dice, and make no more rolls than the active agent did.
help-3 = DEBRIEFING: validate your missions, at most one of each type.
help-4 = Briefcase: draw a gadget, usable from the next round on.
help-5 = Nothing validated? Draw a gadget OR exchange a mission.
help-6 = Gadgets: on your own turn only, in their own phase, 3 in hand at most.
help-7 = Win by validating your whole hand and 1 SPECIAL mission.

## Dice

# A die as it lies: an ordinary one, the joker, one that lies before another player than its owner
die = { $value }
    .joker = joker { $value }
    .colour = { $colour } { $value }

## Decisions: what the asked seat reads; .waiting is what the others read

ask-choose_dice = You are the active agent: how many dice this round, 2 to 5?
    .waiting = { $names }: choosing the number of dice.
# .first: before the first roll, with $n dice; $rolls: rolls left
ask-mission_act = { $rolls ->
    [0] You have no roll left: play a gadget, or end your turn.
    [one] You have one roll left: reroll any of your dice, or end your turn.
   *[other] You have { $rolls } rolls left: reroll any of your dice, or end your turn.
}
    .first = Roll your { $n } dice.
    .waiting = { $names }: rolling dice.
ask-exchange_pick = Keep one of these two missions.
    .waiting = { $names }: picking a mission.
ask-gadget_discard = Four gadgets are one too many: discard one of them.
    .waiting = { $names }: discarding a gadget.
# .validated: something has been validated this turn, so there is no consolation
ask-debrief_act = Validate your missions, play gadgets, or take a consolation: a gadget, or another mission.
    .validated = Validate another type of mission, play gadgets, or end your turn.
    .waiting = { $names }: debriefing.

## Choices

# $holder, $other_holder: the players before whom the dice lie; $card: a mission’s title, $text: its condition
choice-set_dice = { $n } dice for everybody
choice-roll = { $joker ->
    [true] Roll the dice, with the joker
   *[false] Roll the dice
}
choice-reroll = Reroll the { $dice }
    .joker = Reroll the { $dice }, with the joker
    .joker_alone = Roll the joker alone
choice-end_turn = End my turn
choice-validate = Validate “{ $card }” ({ $type }). { $text }
choice-draw_gadget = Consolation: draw a gadget
choice-exchange = Consolation: exchange “{ $card }” ({ $type })
choice-pick = Keep “{ $card }”. { $text }
choice-discard = Discard { $gadget }
choice-new_deal = New Deal: { $number } dice
    .remove = New Deal: { $number } dice, taking off the { $remove }
choice-forced_reroll = Forced Reroll: { $player } has to reroll the { $dice }
choice-mission_change = Mission Change: exchange “{ $card }” ({ $type })
choice-extra_chance = Extra Chance: reroll the { $dice }
choice-target_lock = Target Lock: { $player }
choice-theft = Theft: take the { $die } from { $holder }
choice-suppression = Suppression: remove { $holder }’s { $die }
choice-adaptation = Adaptation: turn { $holder }’s { $die } into a { $value }
choice-transaction = Transaction: swap { $holder }’s { $die } with { $other_holder }’s { $other }
choice-transfer = Transfer: give the { $die } to { $player }

## Log lines

# $agents: list of .item
event-game_started = The Director summoned { $agents }; the token went to { $first_player }.
    .item = { $seat } ({ $agent })
# .open: with open hands; $cards: list of .item
event-missions_dealt = { $seat } was dealt missions: { $types }.
    .open = { $seat } was dealt missions: { $cards }.
    .item = “{ $card }”
event-hand_received = Your missions: { $cards }.
    .item = “{ $card }” ({ $type })
event-display_revealed = These SPECIAL missions went on display: { $cards }.
    .item = “{ $card }”
event-jokers_given = Everybody got a joker die ({ $colour }).
event-round_started = Round { $round } began, with { $active } as the active agent.
event-turn_started = { $phase }: the turn went to { $seat }.
event-dice_number_set = { $seat } chose { $n } dice for this round.
# $kind: first, reroll, extra_chance, forced or new_deal; $by: who had the dice rolled
event-dice_rolled = { $kind ->
    [first] { $seat } rolled { $dice }.
    [extra_chance] { $seat } took an extra chance and got { $dice }.
    [forced] { $by } made { $seat } reroll, which gave { $dice }.
    [new_deal] { $seat } topped up the dice and rolled { $dice }.
   *[reroll] { $seat } rerolled and got { $dice } (roll { $roll_no }).
}
event-rolls_fixed = { $r ->
    [one] The others got one roll each.
   *[other] The others got up to { $r } rolls each.
}
# $auto: none, clock or engine
event-turn_ended = { $auto ->
    [clock] { $seat }’s turn was played to its end.
    [engine] { $seat }’s turn ended by itself.
   *[none] { $seat } ended the turn.
}
event-phase_changed = { $to ->
    [mission] The token was turned over: MISSION.
   *[debriefing] The token was turned over: DEBRIEFING.
}
event-joker_discarded = { $seat }’s joker die was spent for good.
event-round_ended = Round { $round } ended, and the dice went home.
event-gadget_played = { $seat } played a gadget: { $gadget }.
event-dice_number_changed = { $seat } changed the number of dice from { $before } to { $after }.
    .removed = { $seat } changed the number of dice from { $before } to { $after } and took off the { $removed }.
# .own: $seat locks their own dice
event-player_locked = { $by } put a lock on { $seat }, whose dice were safe from gadgets for the round.
    .own = { $seat } took cover behind a lock, with dice safe from gadgets for the round.
event-die_moved = { $cause ->
    [theft] { $taker } stole the { $die } from { $giver }.
    [transfer] { $giver } gave the { $die } to { $taker }.
   *[transaction] The { $die } went from { $giver } to { $taker }.
}
event-die_removed = { $holder }’s { $die } was removed.
event-die_changed = { $holder }’s { $die } became a { $value }.
event-gadget_drawn = { $cause ->
    [briefcase] The briefcase held a gadget for { $seat }.
   *[consolation] { $seat } drew a gadget.
}
event-gadget_received = You drew { $gadget }.
event-gadget_discarded = { $seat } discarded { $gadget }.
# $text: the condition
event-mission_validated = { $seat } validated “{ $card }” ({ $type }). { $text }
event-claim_failed = “{ $card }” did not hold with the dice as they lay, and nothing was lost.
event-display_refilled = A new SPECIAL mission went on display: “{ $card }”.
event-consolation = { $kind ->
    [draw] { $seat } had validated nothing and asked for a gadget.
    [exchange] { $seat } had validated nothing and asked for another mission.
   *[none] { $seat } had validated nothing and took nothing.
}
# .card: where everybody may see the card
event-exchange_started = { $seat } put a { $type } mission aside and drew two others.
    .card = { $seat } put “{ $card }” ({ $type }) aside and drew two others.
event-cards_offered = You drew { $cards }.
    .item = “{ $card }”
event-exchange_done = { $seat } kept one of the two.
    .card = { $seat } put “{ $card }” in its place.
event-card_kept = You kept “{ $card }”.
event-deck_reshuffled = { $which ->
    [gadget] The gadgets had run out, and their discard pile was shuffled into a new deck.
    [solo] The SOLO missions had run out, and their discard pile was shuffled into a new deck.
    [versus] The VERSUS missions had run out, and their discard pile was shuffled into a new deck.
    [team] The TEAM missions had run out, and their discard pile was shuffled into a new deck.
   *[special] The SPECIAL missions had run out, and their discard pile was shuffled into a new deck.
}
# .ranking: a further line, $ranking being a list of .item
event-game_over = { $reason ->
    [completed] Every mission completed: the job went to { $winners }.
    [round_cap] The last round was over, and the ranking gave the job to { $winners }.
    [engine_cap] No end was in sight, and the ranking gave the job to { $winners }.
    [closed] The table was closed, and nobody got the job.
   *[abandoned] The table was abandoned, and nobody got the job.
}
    .ranking = Missions validated: { $ranking }.
    .item = { $seat } ({ $validated } of { $needed })

## Refusals

refusal-not_your_turn = It is not your turn: the table waits for { $waiting }.
refusal-pending_decision = Something else comes first: pick one of the two missions, or discard a gadget.
refusal-no_such_card = There is no such card there. Choose one that you hold, or one of the display.
refusal-wrong_phase = This is not the moment for that. Look at what you are asked now; a gadget’s card says in which phase it is played.
refusal-gadget_too_new = You drew this gadget in this very round: { $gadget }. It can be played from round { $round } on.
refusal-not_rolled = You have not rolled yet. Make your first roll, then try again.
refusal-no_roll_left = { $rolls ->
    [one] One roll was all you had this round. Play a gadget, or end your turn.
   *[other] You have made all your { $rolls } rolls of this round. Play a gadget, or end your turn.
}
refusal-joker_used = You have no joker die to add. Roll without it.
refusal-already_validated_this_turn = You have validated a mission this turn, so there is no consolation. Validate more, play gadgets, or end your turn.
refusal-special_used = You already have your SPECIAL mission, and one is all you may validate. Look to your hand.
refusal-type_used = You have already validated a { $type } mission this turn. Choose another type, or keep the card for the next round.
refusal-not_exchangeable = That card cannot be exchanged. Name one of your hand or, where the table allows it, a SPECIAL mission of the display.
refusal-no_dice_chosen = No die is chosen. Choose at least one.
refusal-bad_number = That number does not fit: choose from { $least } to { $most }. Dice taken off by New Deal must leave exactly its new number.
refusal-not_your_die = That die does not lie before you. Choose one of your own.
refusal-bad_target = That is no possible target. Choose one of those that are offered.
refusal-locked = A Target Lock holds there until the end of the round, and no gadget gets past it. Choose a player who is not locked.
refusal-no_effect = That would change nothing. Choose something that makes a difference.
refusal-condition_not_met = The dice do not show that as they lie now. Nothing is lost: choose another mission, or change the dice.
refusal-clash_joker_die_players = “The joker die” (joker_die) and “Number of agents” (players) clash: with { $players } players no colour is left for joker dice. Switch it off, or play with 4 or fewer.

## The table in lines, for terminals and screen readers

table-nothing = none
# $n: dice of the round, $r: most rolls of the others; 0 while not known
table-round = Round { $round }, { $phase } phase; active agent: { $active }. { $n ->
    [0] The number of dice is still to be chosen.
   *[other] { $n } dice
}{ $r ->
    [0] { $n ->
        [0] {""}
       *[other] .
    }
    [one] {" "}and one roll for the others.
   *[other] {" "}and up to { $r } rolls for the others.
}
table-dice = { $seat }: { $dice }.
    .locked = { $seat } (locked): { $dice }.
table-no_dice = { $seat }: no dice on the table.
    .locked = { $seat } (locked): no dice on the table.
table-display = On display: “{ $card }” ({ $type }). { $text }
# $types: of the missions in hand, or table-nothing
table-missions = { $seat }: { $validated } of { $needed } missions validated; in hand: { $types }; { $gadgets ->
    [0] no gadgets
    [one] one gadget
   *[other] { $gadgets } gadgets
}.
# newest first
table-gadget_discard = Gadgets discarded, newest first: { $gadgets }.
# .lit: the dice as they lie would do
table-mission = Your mission “{ $card }” ({ $type }). { $text }
    .lit = Your mission “{ $card }” ({ $type }), possible now. { $text }
table-gadgets = Your gadgets: { $gadgets }.

preset-box = As in the box
    .help = Secret hands, missions you can validate are marked.
preset-short = Short game
    .help = Six rounds at most; then the ranking decides.
preset-school = Training school
    .help = Open hands, chances of success, no clock.
preset-very_special = Very special missions
    .help = Every SPECIAL mission of the game lies face up from the start.
preset-joker = The joker die
    .help = A sixth die for each of four agents, once a game.
preset-unaided = On your own
    .help = Nothing is marked: judge your missions yourself.

# -- the board

ui-stamp = { $round ->
    [0] Briefing
   *[other] Round { $round }
}

# on the mats
ui-you = You
ui-last = One to go!
ui-away = away
ui-others = The other agents, in turn order
ui-mat = Your mat
ui-total = Total { $total }
ui-beaten = { $name } is no obstacle
ui-in-the-way = { $name } is in the way
ui-locked = Locked: no gadget touches these dice
ui-has-joker = Joker die not used yet
ui-joker-gone = Joker spent
ui-gadget-up = + 1 gadget
ui-gadgets-of = { $gadgets ->
    [one] 1 gadget
   *[other] { $gadgets } gadgets
}
ui-open-seat = Open the dossier of { $name }
ui-choose-player = Choose { $name }
ui-progress = { $type }: { $done ->
    [true] validated
   *[false] to do
}
ui-active-agent = Active agent
ui-token = ACTIVE AGENT token, { $phase } side
# $joker, $own: true or false; $own: the die lies before its owner
ui-die = { $joker ->
    [true] Joker showing { $value }
   *[false] Die showing { $value }
}{ $own ->
    [true] {""}
   *[false] , in the colour of { $owner }
}
ui-die-mark = { $die }: mark to reroll
ui-die-choose = { $die }, before { $holder }: choose
ui-dice = { $n } dice

# the bar
ui-round = Round { $round }
ui-where = Round { $round }, { $phase } phase: what has been validated
ui-phase-mission = Mission
ui-phase-debriefing = Debriefing
ui-dial-dice = Number of dice this round
ui-dial-rolls = Most rolls for the other agents
ui-dial-n = { $n ->
   *[other] dice
}
ui-dial-r = { $r ->
    [1] roll
   *[other] rolls
}
ui-seconds = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
ui-help = Help card

# the count of the table, the decks
ui-on-table = On the table
ui-dice-out = { $dice ->
    [one] 1 die out
   *[other] { $dice } dice out
}
ui-count = { $count ->
    [0] No { $value }
   *[other] { $value }s: { $count }
}
ui-decks = Missions left: SOLO { $solo }, VERSUS { $versus }, TEAM { $team }, SPECIAL { $special }.
ui-gadget-deck = Gadgets left: { $count }.
ui-gadgets = Gadgets
ui-discard = Discard
ui-discard-pile = Discarded gadgets, newest first
ui-discard-empty = No gadget has been discarded yet.

# missions
ui-specials = SPECIAL missions
ui-gone = A SPECIAL mission has been taken from here
ui-missions = Your missions
ui-tab = { $type }: { $card }
ui-open-card = Look closer at “{ $card }”
ui-choose-card = Choose “{ $card }”
ui-briefcase = Briefcase: draw a gadget when you validate it
ui-validate = Validate
ui-stamp-done = Completed
ui-state-ok = Possible
ui-state-near = One die short
ui-state-gains = Would hold
ui-state-losses = Would be lost
ui-needs-exactly = Needs { $n } dice
ui-needs-least = { $n } dice or more
ui-needs-most = { $n } dice at most
ui-or = or
ui-percent = { $percent }%
ui-average = { NUMBER($average, minimumFractionDigits: 2) }
# $kind: count, sum, avg, distinct, largest, run, dice, spread, others or players
ui-tally = { $kind ->
    [count] dice showing { $values }: { $figure }
    [sum] total { $figure }
    [avg] total { $figure } over { $of } dice
    [distinct] different values: { $figure }
    [largest] most alike: { $figure }
    [run] longest run: { $figure }
    [spread] gap: { $figure }
    [others] most of any other value: { $figure }
    [players] agents: { $figure } of { $of }
   *[dice] dice: { $figure }
}

# the lamp and the buttons
ui-your-turn = Your turn!
ui-lit = { $more ->
    [0] “{ $card }” is possible: validate it, or play a gadget first.
    [one] “{ $card }” and one other mission are possible.
   *[other] “{ $card }” and { $more } other missions are possible.
}
ui-skip = Skip
ui-rule = The rule
ui-acts = What you can do
ui-pick-number = How many dice?
ui-pick-value = Which value?
ui-pick-player = Which agent?
ui-roll = Roll { $n } dice
ui-reroll = { $n ->
    [0] Reroll
   *[other] Reroll ({ $n })
}
ui-mark = { $rolls ->
    [one] Tap the dice to reroll. One roll left.
   *[other] Tap the dice to reroll. { $rolls } rolls left.
}
ui-joker = Joker
ui-end-turn = End turn
ui-without = Without validating:
ui-draw = Draw a gadget
ui-draw-short = Gadget
ui-exchange = Exchange a mission
ui-exchange-short = Exchange
ui-sure = “{ $card }” can be validated. Leave it?
ui-sure-end_turn = End turn anyway
ui-sure-draw_gadget = Draw anyway
ui-stay = Stay
ui-cancel = Cancel
ui-confirm = Confirm
ui-close = Close
ui-no-change = Changes none of your missions.
# targets: what is to be named next
ui-aim = { $what }: { $step }
ui-step-done = confirm, or choose again.
ui-step-new_deal-number = how many dice from now on?
ui-step-new_deal-dice = which of your dice leave the table?
ui-step-forced_reroll-dice = which dice of an opponent?
ui-step-extra_chance-dice = which of your dice?
ui-step-mission_change-card = which mission?
ui-step-exchange-card = which one?
ui-step-target_lock-player = whose dice?
ui-step-theft-die = which die of an opponent?
ui-step-suppression-die = which die leaves the table?
ui-step-adaptation-die = which die?
ui-step-adaptation-value = which value?
ui-step-transaction-die = two dice of two agents.
ui-step-transfer-die = which of your dice?
ui-step-transfer-player = to whom?

# gadgets
ui-case = Your gadgets, { $count } of { $most }
ui-gadget-new = From the next round on
ui-gadget-phase = In the { $phase } phase
ui-gadget-none = Nothing to use it on
ui-gadget-turn = On your turn
ui-discard-one = Discard one of four
ui-discard-this = Discard { $gadget }
ui-throw = Discard
ui-new = New
ui-offer = Two missions: keep one
ui-given-up = The one you give up
ui-keep = Keep
ui-keep-card = Keep “{ $card }”

# sheets
ui-round-title = Round { $round }: validated missions
ui-round-nothing = Nothing has been validated in this round yet.
ui-lacks = { $count ->
    [0] Every mission validated.
    [one] Still lacks one mission: { $types }.
   *[other] Still lacks { $count } missions: { $types }.
}
ui-proof = Proved by { $dice }
ui-keys = Keys: digits choose a number or a value; arrows and space mark dice; R rolls, E ends the turn, V validates, G goes through the gadgets, D draws, X exchanges, J adds the joker, Enter confirms, Esc puts back.
ui-watching = What lies face up

# the end
ui-sheet = Ranking
ui-sheet-rank = Rank
ui-sheet-agent = Agent
ui-sheet-missions = Missions
ui-sheet-briefcases = Briefcases
ui-sheet-gadgets = Gadgets played
ui-sheet-rounds = { $rounds ->
    [one] Over after one round.
   *[other] Over after { $rounds } rounds.
}
ui-of = { $validated } of { $needed }
ui-titles = Titles
ui-award-gadgets = King of Gadgets
    .text = Played the most gadgets.
ui-award-velvet = Velvet Hand
    .text = Most missions in one turn.
ui-award-second = Eternal Runner-up
    .text = Second, once again.
ui-win = The winning turn
ui-hands = What was left in hand
ui-hand-empty = Nothing left.

# -- the guided first game

lesson-nudge = All in good time, agent. First things first: do as I just said.
lesson-nudge-five = A fair choice on another day. But you are after equal dice: the more you roll, the better. Take 5.
lesson-nudge-keep = Your 6s are the good ones, keep both. Reroll the 1, the 4 and the 2.
lesson-nudge-stop = Another roll for you is another roll for them. You have what you need: end your turn.
lesson-nudge-validate = And let a completed mission go? Validate it, agent.
lesson-nudge-consolation = Allowed, but I have put something useful on top of the gadgets for you. Draw it.
lesson-nudge-adaptation = What you lack is a third 6. Adaptation, one of your 3s, and make it a 6.
lesson-welcome = Come in, agent. I am the Director, and I have one job to give. Three missions in your hand and one SPECIAL: whoever completes all four first is hired. Ana and Leo want it too. Today their missions lie open: tap their mats and look.
lesson-display = These three are the SPECIAL missions. They are there for everybody, and each agent completes just one. Only your own dice count for them.
lesson-solo = Now your own. The SOLO mission first: “Triple Identity” wants three of a kind. Three 2s or three 5s, it is all the same, as long as the dice are yours. Nobody else’s count.
lesson-versus = Your VERSUS mission: “Green Lights” wants more 6s than each opponent. You are measured against Ana, then against Leo, and “more” means more: a tie won’t do.
lesson-team = Your TEAM mission: “Secret Accord” wants as many 1s as 3s. Here all dice on the table count together, whoever rolled them. The mission is yours alone all the same.
lesson-dice = You have the token, so you are the active agent. How many dice this round, 2 to 5? Whatever you choose, the others must roll too. Three of a kind likes many dice: take 5.
lesson-roll = Five dice, for everybody. Roll!
lesson-keep = Two 6s! They help with three of a kind, and with more 6s than the others. Keep them. Mark the 1, the 4 and the 2, and reroll those.
lesson-stop = A third 6: three of a kind, and plenty of 6s. You could roll once more. But nobody else may make more rolls than you: stop now, and they get only two. End your turn.
lesson-dials = Ana and Leo have rolled: five dice because you said five, two rolls because you made two. The two dials show it to everybody.
lesson-debriefing = The token turns over: DEBRIEFING. The dice stay as they lie, and you go first. Two of your missions are possible, SOLO and VERSUS. They are of different types, so you may have both. Validate one of them.
lesson-both = Stamped! Dice are not used up: the same 6s count again. Validate the other one.
lesson-not-yet = Two of four, in a single turn. Your TEAM mission? Look at its counter: two 1s, but three 3s. Not yet. Keep it for a better round, and end your turn.
lesson-draw = Ana could validate nothing. There is a consolation for that, and she took a gadget. What it is, only she knows.
lesson-exchange = Leo was one die short of his run of five. He took the other consolation: he gave up “Car Chase”, drew two SOLO missions and kept one. A gadget or a new mission, never both. Then the round was over, and all dice went home.
lesson-last = Round 2. The token has passed to Ana. She took three dice and stopped after one roll, so one roll is all you get. But you come last, and can see what the others have. Roll!
lesson-counter = That will do. Look at the counter of your TEAM mission: two 1s and two 3s on the table. It holds! One roll was enough. Ana debriefs first this time, then Leo, then you.
lesson-accord = Ana’s dice were the furthest apart: “The Splits” is hers. Leo took a gadget. Your turn. Validate “Secret Accord”.
lesson-three = Three of four! Only a SPECIAL mission is missing now, and everybody can see that. With these dice you complete none of them. End your turn.
lesson-two-dice = Round 3, and the token is Leo’s. He took only two dice, and stopped after one roll: a 5 and a 6. You can do no more than that either. Some rounds are like this, agent. Roll.
lesson-briefcase = Two dice were all Leo needed: a SOLO and a SPECIAL in one turn. The SPECIAL bore a briefcase, so he drew a gadget as well. Another card has taken its place: “Silo Code”, at least three 6s. Remember that one.
lesson-consolation = A 3 and a 4: nothing for you this time. It happens to the best. Take your consolation: draw a gadget.
lesson-gadget = Adaptation: it changes the value of one die on the table. It is played in the DEBRIEFING, on your own turn. Not at once, though: a gadget is good from the next round on. So there is hope.
lesson-again = Round 4: the token is yours again, and “Silo Code” wants three 6s. Many dice, many chances. Take 5.
lesson-sixes = Roll, and think of sixes.
lesson-near = Two 6s. A near miss, no more: your Adaptation can make the third. So why give the others a second roll? End your turn.
lesson-adaptation = DEBRIEFING, and you go first. Time for your gadget. Play Adaptation: choose one of your 3s and make it a 6.
lesson-silo = Three 6s! “Silo Code” holds. Validate it, agent.
lesson-hired = You are hired! All four, before anybody else. “Silo Code” is stamped with a briefcase: it would have brought you a gadget. You won’t need it.
lesson-next = What next? A free game against rookies, where the missions you can validate are still marked for you. But hands are secret there, and nobody whispers in your ear. Bring friends when you feel ready. Dismissed, agent!
