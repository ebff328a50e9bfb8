title = New Game
tagline = Keep your die, or roll it again: the highest scores.

card-kind = Dice and nerve
card-pitch = One die each, seen by nobody else. Keep it, or trust your luck once more.
card-people = { $least } to { $most } players
card-time = 5 min

option-points = Points to win
    .help = How many points win the game.

ask-keep_or_roll = Keep your die, or roll it again?
choice-keep = Keep it
choice-roll_again = Roll it again

event-rolled = Your die shows { $die }.
event-kept = { $seat } keeps the die.
event-rolled_again = { $seat } rolls again.
event-shown = The dice show { $dice }. A point for { $seats }.

table-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-die = Your die shows { $die }.
