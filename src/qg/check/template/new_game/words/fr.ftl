title = New Game
tagline = Gardez votre dé ou relancez-le : le plus haut marque.

card-kind = Dés et sang-froid
card-pitch = Un dé chacun, que personne d’autre ne voit. Gardez-le, ou tentez encore votre chance.
card-people = { $least } à { $most } joueurs
card-time = 5 min

option-points = Points pour gagner
    .help = Combien de points font gagner la partie.

ask-keep_or_roll = Gardez-vous votre dé, ou le relancez-vous ?
choice-keep = Le garder
choice-roll_again = Le relancer

event-rolled = Votre dé montre { $die }.
event-kept = { $seat } garde son dé.
event-rolled_again = { $seat } relance.
event-shown = Les dés montrent { $dice }. Un point pour { $seats }.

table-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-die = Votre dé montre { $die }.
