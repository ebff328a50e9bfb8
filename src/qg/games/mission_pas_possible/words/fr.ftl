# Mission Pas Possible : tous les textes du jeu en français.
#
# Ce que portent les variables : $seat, $bag_holder, $from, $to et $seats sont des noms (le dernier une
# liste) ; $die, $dice, $color, $colors, $card, $match, $target, $counts et $placements sont déjà des mots
# de cette langue (voir die, match-*, count-of-value et placement plus bas ; un dé qui vient d’être relancé est
# donné avec sa nouvelle valeur) ; $slot est une lettre ; les nombres sont des nombres ; les booléens sont les
# mots true et false ; raisons et causes sont des identifiants.

### Mission Pas Possible - français

## La boîte

title = Mission Pas Possible
card-kind = Tous ensemble
card-pitch = Vingt bombes, un sac de dés, dix minutes. On s’en sort tous, ou personne.
card-people = { $least } à { $most } agents
card-time = 10 min
tagline = Dix minutes, un sac de dés, vingt bombes : désamorcez-les ensemble, ou pas du tout.
ages = Dès 10 ans
duration = 10 minutes
credits = Un jeu de Kane Klenko, publié sous le titre FUSE par Renegade Game Studios. Édition française : Origames.

## Les éléments

color-red = rouge
color-blue = bleu
color-green = vert
color-yellow = jaune
color-black = noir

die = { $value } { $color }

# Ce que prend une perte : match-color et match-value pour un Sabotage, match-either pour un Dé Inutilisé.
match-color = un dé { $color }
match-value = un dé de valeur { $value }
match-either = un dé { $color } ou de valeur { $value }

# Un élément de $counts, et un élément de $placements.
count-of-value = { $count } × { $value } { $value ->
    [one] point
   *[other] points
}
placement = { $seat } : { $die } sur « { $card } », case { $slot }

layout-row = rangée
layout-stack = Pile
layout-double_stack = Double Pile
layout-pyramid = Pyramide
layout-big_pyramid = Grande Pyramide

difficulty-training = Entraînement
difficulty-standard = Standard
difficulty-expert = Expert
difficulty-elite = Élite
difficulty-insane = Dément

mix-easier = Plus facile
mix-balanced = Équilibré
mix-harder = Plus difficile

level-rookie = Débutant
level-agent = Agent
level-double-zero = Double zéro

## Cartes Bombe

bomb-b101 = Fils croisés
    .text = Quatre dés ; deux voisins n’ont jamais la même couleur.
bomb-b102 = Bornes bicolores
    .text = Bleu ou vert ; jaune ou rouge ; rouge ou bleu.
bomb-b103 = Deux paires
    .text = Deux dés de même couleur, et deux dés de même valeur.
bomb-b104 = Le pivot
    .text = Trois dés ; celui du milieu a la valeur du premier et la couleur du dernier.
bomb-b105 = La vallée
    .text = Trois dés ; celui du milieu est plus petit que ses deux voisins.
bomb-b106 = Faux jumeaux
    .text = Deux dés de même valeur ou de même couleur.
bomb-b107 = L’écart
    .text = Deux dés ; le premier moins le second fait 2.
bomb-b108 = Le sommet
    .text = Trois dés ; celui du milieu est plus grand que ses deux voisins.
bomb-b109 = Bornes sombres
    .text = Noir ou vert ; jaune ou bleu ; rouge ou noir.
bomb-b110 = Jamais deux fois
    .text = Quatre dés ; deux voisins n’ont jamais la même valeur.
bomb-b111 = L’intrus
    .text = Deux dés de même couleur, puis un dé d’une autre couleur que son voisin.
bomb-b112 = Trois crans
    .text = 1 ou 2 ; 3 ou 4 ; 5 ou 6.
bomb-b201 = Air de famille
    .text = Trois dés ; chacun partage une valeur ou une couleur avec son voisin.
bomb-b202 = Compte à rebours
    .text = Un 4, puis plus petit, puis encore plus petit.
bomb-b203 = Boîte noire
    .text = Noir ou 1 ; noir ou 2 ; noir ou 3.
bomb-b204 = La balance
    .text = Quatre dés ; la somme des deux premiers égale celle des deux derniers.
bomb-b205 = Charge légère
    .text = Deux dés dont la somme fait 4.
bomb-b206 = Alerte rouge
    .text = Rouge ou 4 ; rouge ou 5 ; rouge ou 6.
bomb-b207 = Montée en pression
    .text = Un 3, puis plus grand, puis encore plus grand.
bomb-b208 = L’escalier
    .text = Quatre dés de valeur croissante, posés dans n’importe quel ordre.
bomb-b209 = Même gaine
    .text = Trois dés de la même couleur.
bomb-b210 = Code à dix
    .text = Trois dés dont la somme fait 10.
bomb-b211 = Tente bicolore
    .text = Base : rouge ou bleu, jaune ou vert. Sommet : noir ou 4.
bomb-b212 = Pile d’essai
    .text = De bas en haut : rouge ou jaune ; bleu ou vert ; noir ou 6.
bomb-b213 = Triple verrou
    .text = Vert ou 2 ; bleu ou 5 ; jaune ou 3.
bomb-b301 = Somme bicolore
    .text = Vert ou jaune, plus rouge ou bleu : la somme fait 7.
bomb-b302 = Triplés
    .text = Trois dés de la même valeur.
bomb-b303 = Serrure à trois clés
    .text = Un 5 ; un jaune ; le 2 vert.
bomb-b304 = Somme mixte
    .text = Rouge ou noir, plus bleu ou 2 : la somme fait 7.
bomb-b305 = Quatre bleu
    .text = Bleu ou vert ; jaune ou rouge ; le 4 bleu.
bomb-b306 = Six vert
    .text = Un bleu ; un 3 ; le 6 vert.
bomb-b307 = Chapeau noir
    .text = Base : un vert, un 3. Sommet : un noir.
bomb-b308 = Tour de guet
    .text = De bas en haut : bleu, noir, rouge.
bomb-b309 = Antenne
    .text = De bas en haut : un 3 ; vert ou 5 ; jaune ou 1.
bomb-b310 = Nombres impairs
    .text = Un 1 ; un 3 ; un 5.
bomb-b311 = Somme haute
    .text = Jaune ou noir, plus vert ou 5 : la somme fait 8.
bomb-b312 = Chapiteau
    .text = Base : un jaune, un 6. Sommet : rouge ou bleu.
bomb-b401 = Descente
    .text = Pile de quatre dés de valeur décroissante vers le sommet.
bomb-b402 = Ascension
    .text = Pile de quatre dés de valeur croissante vers le sommet.
bomb-b403 = Monochrome
    .text = Quatre dés de la même couleur.
bomb-b404 = Tour de contrôle
    .text = De bas en haut : jaune, rouge, bleu, vert.
bomb-b405 = Trois fois deux
    .text = Trois 2.
bomb-b406 = Vrais jumeaux
    .text = Deux dés de même couleur et de même valeur.
bomb-b407 = Triplés au bleu
    .text = Trois dés de la même valeur, le dernier bleu.
bomb-b408 = Aiguille dans la pile
    .text = Pile de cinq dés quelconques, sauf le troisième : le 1 jaune.
bomb-b409 = Trois fois six
    .text = Trois 6.
bomb-b410 = Tour de nuit
    .text = De bas en haut : noir, vert, rouge, jaune.
bomb-b411 = Triplés au noir
    .text = Trois dés de la même valeur, le dernier noir.
bomb-b412 = Digicode
    .text = Base : un 5, un 4. Sommet : un 1.
bomb-b601 = Pyramide arc-en-ciel
    .text = Base : noir, rouge, noir. Milieu : bleu, vert. Sommet : jaune.
bomb-b602 = Pyramide mixte
    .text = Base : 1, rouge ou 3, 2. Milieu : noir ou bleu, vert ou 4. Sommet : jaune ou 5.
bomb-b603 = Pyramide chiffrée
    .text = Base : 1, 2, 3. Milieu : 4, 5. Sommet : 6.
bomb-b604 = Mâts décalés
    .text = De bas en haut. Pile 1 : 1 ou 4, 2 ou 5, 3 ou 6. Pile 2 : rouge ou jaune, vert ou bleu, noir ou rouge.
bomb-b605 = Mâts jumeaux
    .text = De bas en haut. Pile 1 : 1 ou 2, 3 ou 4, 5 ou 6. Pile 2 : rouge ou jaune, noir ou bleu, rouge ou vert.

## Cartes Sabotage

sabotage-s_red = Coupure rouge
    .text = Chacun perd un dé rouge.
sabotage-s_blue = Coupure bleue
    .text = Chacun perd un dé bleu.
sabotage-s_green = Coupure verte
    .text = Chacun perd un dé vert.
sabotage-s_yellow = Coupure jaune
    .text = Chacun perd un dé jaune.
sabotage-s_black = Coupure noire
    .text = Chacun perd un dé noir.
sabotage-s_1 = Court-circuit 1
    .text = Chacun perd un dé de valeur 1.
sabotage-s_2 = Court-circuit 2
    .text = Chacun perd un dé de valeur 2.
sabotage-s_3 = Court-circuit 3
    .text = Chacun perd un dé de valeur 3.
sabotage-s_4 = Court-circuit 4
    .text = Chacun perd un dé de valeur 4.
sabotage-s_5 = Court-circuit 5
    .text = Chacun perd un dé de valeur 5.
sabotage-s_6 = Court-circuit 6
    .text = Chacun perd un dé de valeur 6.

## Annonces

signal-need_color = Il me faut du { $target } !
signal-need_value = Il me faut un { $target } !
signal-want_die = Laissez-moi le { $target } !
signal-take_die = Prenez le { $target } !
signal-any_die = Je prends n’importe quoi.
signal-stuck = Rien pour moi !
signal-one_more = Plus qu’un dé !
signal-wait = Attendez !
signal-go = On y va !
signal-bravo = Bien joué !

## Options

option-mode = Mode de jeu
    .help = Initiation : la feuille de règles courte. Standard : le livret. Avancé : vous choisissez combien de bombes de chaque valeur.
option-mode-initiation = Initiation
option-mode-standard = Standard
option-mode-advanced_single = Avancé, pioche unique
option-mode-advanced_piles = Avancé, piles

option-difficulty = Niveau de difficulté
    .help = Fixe le nombre de bombes. En Dément, il faut aussi désamorcer les bombes devant vous.
option-difficulty-training = { difficulty-training }
option-difficulty-standard = { difficulty-standard }
option-difficulty-expert = { difficulty-expert }
option-difficulty-elite = { difficulty-elite }
option-difficulty-insane = { difficulty-insane }

option-hard_cards = Bombes à 6 points
    .help = Ajoute les 2 Doubles Piles et les 3 Grandes Pyramides.
option-hard_cards-true = Dans le jeu
option-hard_cards-false = Dans la boîte

option-timer_s = Compte à rebours
    .help = Dix minutes dans la règle. Plus long, ou sans limite, pour apprendre ou jouer à son rythme ; toute autre durée que dix minutes est hors classement.
option-timer_s-0 = Sans compte à rebours
option-timer_s-value = { $value ->
    [0] Sans compte à rebours
    [300] 5 minutes
    [600] 10 minutes
    [900] 15 minutes
    [1200] 20 minutes
    [1500] 25 minutes
    [1800] 30 minutes
   *[other] { $value } secondes
}

option-safety_net = Filet de sécurité
    .help = Activé : une pose incorrecte est refusée. Désactivé : elle vide la carte, et le dé fautif est relancé comme un Dé Inutilisé.
option-safety_net-true = Activé
option-safety_net-false = Désactivé

option-dead_ends = Impasses
    .help = Autoriser une pose correcte qui rend la bombe impossible à finir (avec avertissement), ou la refuser. Toujours autorisées sans le filet de sécurité.
option-dead_ends-allowed = Autorisées
option-dead_ends-refused = Refusées

option-steady_hand = Main sûre
    .help = Piles et Pyramides peuvent s’effondrer : jamais, au hasard, ou selon votre geste.
option-steady_hand-off = Jamais
option-steady_hand-tremble = Au hasard
option-steady_hand-gesture = Au geste

option-bag_draw = Pioche dans le sac
    .help = Le compte exact sort tout seul, ou vous plongez la main : trop de dés, et tout y retourne.
option-bag_draw-auto = Compte exact
option-bag_draw-grab = À pleine main

option-roll_by = Qui lance
    .help = Le porteur du sac, n’importe qui, ou les dés tout seuls dès que le tour s’ouvre.
option-roll_by-holder = Le porteur du sac
option-roll_by-anyone = N’importe qui
option-roll_by-auto = Tout seuls

option-lock = Validation des dés
    .help = Chacun verrouille, ou les dés sont posés après un instant de calme.
option-lock-unanimous = Chacun verrouille
option-lock-auto = Après un instant de calme

option-hints = Aides
    .help = Rien ; ce dont chaque carte a encore besoin ; en plus, la meilleure répartition (hors classement).
option-hints-none = Rien
option-hints-needs = Les besoins
option-hints-best = La meilleure répartition

option-sabotage_count = Cartes Sabotage
    .help = Six dans la règle. Un autre nombre sort la partie du classement.
option-sabotage_count-value = { $value ->
    [0] Aucune
    [one] { $value } carte
   *[other] { $value } cartes
}

option-piles_sabotage = Pioche Sabotage
    .help = Les onze cartes, ou six au hasard (hors classement).
option-piles_sabotage-all = Les onze
option-piles_sabotage-six = Six au hasard

option-insane_dice = Dés en fin de mission Dément
    .help = Toujours le lancer complet ; ou, à trois joueurs et plus, un dé par joueur qui a encore une bombe (hors classement).
option-insane_dice-all_players = Le lancer complet
option-insane_dice-players_with_cards = Joueurs avec bombes seulement

option-overtime = Prolongation
    .help = Après la victoire, continuer jusqu’à la fin du temps pour améliorer le score.
option-overtime-true = On continue
option-overtime-false = Arrêt à la victoire

option-first_holder = Premier porteur du sac
    .help = Tiré au sort, ou l’hôte.
option-first_holder-random = Tiré au sort
option-first_holder-host = L’hôte

option-spectators = Spectateurs
    .help = Laisser d’autres personnes regarder la table.
option-spectators-true = Bienvenus
option-spectators-false = Huis clos

## Décisions : ce que lit la place interrogée, et ce que lisent les autres ($seats : qui l’on attend)

ask-choose_mix = Composez la mission : combien de bombes de chaque valeur ?
    .waiting = { $seats } choisit les bombes de la mission.
ask-briefing = Étudiez les bombes, puis appuyez sur Prêt. Le compte à rebours part quand tout le monde y est.
    .waiting = Le briefing dure encore ; on attend { $seats }.
ask-counting_down = Trois, deux, un…
    .waiting = Trois, deux, un…
ask-rolling = Secouez le sac et lancez les dés !
    .grab = Gardez la main dans le sac, et lâchez-le quand vous avez le bon nombre de dés.
    .waiting = Les dés arrivent ; on attend { $seats }.
ask-settling = Les dés roulent encore…
    .waiting = Les dés roulent encore…
ask-claiming = Prenez ce qui vous sert, posez-le sur vos bombes, puis verrouillez.
    .locked = C’est verrouillé. Vous pouvez encore changer d’avis tant que les dés ne sont pas posés.
    .waiting = Le choix des dés continue ; on attend { $seats }.
ask-steadying = Du calme : lâchez le dé dans la zone sûre.
    .waiting = Retenez votre souffle ; on attend { $seats }.
ask-replacing = Bombe désamorcée ! Choisissez la suivante.
    .offer = Bombe désamorcée ! D’abord révéler un Sabotage pour 2 points, ou passer tout de suite à la bombe suivante ?
    .waiting = Une nouvelle bombe se choisit ; on attend { $seats }.
ask-losing = Vous perdez { $match }. Lequel ?
    .waiting = Il faut choisir un dé à perdre ; on attend { $seats }.
ask-rerolling = Quel Dé Inutilisé relancer maintenant ?
    .waiting = Il faut choisir le prochain Dé Inutilisé ; on attend { $seats }.

## Choix

choice-ready = Prêt
choice-mix = Jouer avec { $counts }
choice-roll = Lancer
choice-grab = Prendre { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
choice-claim = Poser le { $die } sur « { $card } », case { $slot }
choice-claim_instead = Poser le { $die } sur « { $card } », case { $slot }, au lieu du { $replace }
choice-claim_moved = Déplacer le { $die } sur « { $card } », case { $slot }
choice-release = Rendre le { $die }
choice-lock = Verrouiller
choice-unlock = Déverrouiller
choice-force_go = Poser sans attendre
choice-steady = Lâcher à { $offset } % du milieu
choice-tremble_instead = S’en remettre au hasard
choice-sabotage_yes = Révéler un Sabotage
choice-sabotage_no = Pas de Sabotage
choice-pick = Prendre « { $card } »
choice-lose = Perdre le { $die } sur « { $card } »
choice-reroll = Relancer le { $die }
choice-stop = S’arrêter là
choice-play_on = Finalement, on joue encore
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

## Événements

event-table_dealt = Les bombes ont été distribuées, { $sabotage_count ->
    [0] aucun Sabotage n’attend
    [one] { $sabotage_count } Sabotage attend
   *[other] { $sabotage_count } Sabotages attendent
} dans l’ombre, et { $bag_holder } a pris le sac.
event-mix_chosen = La mission a été composée : { $counts }.
event-countdown = Le départ n’était plus qu’à { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
event-clock_started = Le compte à rebours est parti : au travail !
event-clock_warning = { $remaining_ms ->
    [300000] Il restait cinq minutes.
    [180000] Il restait trois minutes.
    [60000] Il restait une minute !
    [30000] Il restait trente secondes !
   *[10000] Il restait dix secondes !
}
event-dice_grabbed = { $seat } avait en main, par couleur : { $colors } ; il fallait { $needed ->
    [one] { $needed } dé
   *[other] { $needed } dés
} en tout.
event-overdraw = { $seat } a pris trop de dés, et tout est retourné dans le sac : { $colors }.
event-dice_rolled = { $short ->
    [true] Le sac était à court, et { $count ->
        [one] seul ce dé est sorti
       *[other] seuls ces dés sont sortis
    } : { $dice }.
   *[false] { $count ->
        [one] Le dé est tombé
       *[other] Les dés sont tombés
    } : { $dice }.
}
event-die_claimed = { $seat } a réservé le { $die } pour « { $card } », case { $slot }.
    .instead = { $seat } a réservé le { $die } pour « { $card } », case { $slot }, au lieu du { $replaced }.
    .moved = { $seat } a déplacé le { $die } sur « { $card } », case { $slot }.
event-die_released = { $seat } a rendu le { $die }.
event-seat_locked = { $seat } a verrouillé.
event-seat_unlocked = { $reason ->
    [must_take] Le verrou de { $seat } a sauté : il y avait de nouveau un dé à prendre.
   *[own] { $seat } a déverrouillé.
}
event-wave_set = { $count ->
    [one] Le dé a été posé pour de bon
   *[other] Les dés ont été posés pour de bon
} : { $placements }.
    .empty = Personne n’a pu poser de dé.
event-collapse = { $cause ->
    [gesture] La main de { $seat } a glissé et « { $card } » s’est effondrée : { $dice } sont retournés au sac.
   *[tremble] « { $card } » a tremblé et s’est effondrée devant { $seat } : { $dice } sont retournés au sac.
}
event-placement_error = { $reason ->
    [relation] { $seat } a posé le { $die } en désaccord avec ses voisins sur « { $card } », case { $slot }.
    [unsupported] Le { $die } n’avait plus de support sur « { $card } », case { $slot }, et { $seat } n’a pas pu le poser.
   *[slot] { $seat } a posé le { $die } où il n’a rien à faire, sur « { $card } », case { $slot }.
}
    .dice = La carte a été vidée ; de retour dans le sac : { $dice }.
event-bomb_defused = { $seat } a désamorcé « { $card } » pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $count ->
    [one] { $count } bombe
   *[other] { $count } bombes
} de moins.
event-sabotage_offered = Un Sabotage a été proposé à { $seat }.
event-sabotage_declined = { $seat } a laissé dormir les Sabotages.
event-card_taken = { $seat } a pris « { $card } ».
event-card_revealed = « { $card } » a été retournée.
event-line_shrunk = La pioche était vide, et la ligne a perdu une place.
event-sabotage_activated = Sabotage ! « { $card } » a frappé : chacun devait perdre { $match }.
event-die_lost = { $cause ->
    [sabotage] { $seat } a perdu le { $die } sur « { $card } » à cause du Sabotage.
   *[unused] { $seat } a perdu le { $die } sur « { $card } » à cause du Dé Inutilisé.
}
event-no_die_lost = { $why ->
    [covered] { $seat } n’a rien perdu : tout dé qui convenait était couvert.
   *[none] { $seat } n’a rien perdu : aucun dé ne convenait.
}
event-claims_reopened = La table avait changé, et { $count ->
    [one] le dé restant pouvait de nouveau être pris
   *[other] les dés restants pouvaient de nouveau être pris
} : { $dice }.
event-unused_rerolled = Un { $old_value } inutilisé, relancé, est devenu le { $die }.
event-die_returned = Le { $die } est retourné dans le sac.
event-bag_passed = Le sac, avec { $dice_in_bag ->
    [0] rien
    [one] { $dice_in_bag } dé
   *[other] { $dice_in_bag } dés
} dedans, est passé à { $to }.
event-autopilot_acted = Le pilote automatique a joué pour { $seat }.
event-signal = { $seat } : « { choice-signal } »
event-overtime_started = La victoire était acquise et la prolongation a commencé : chaque bombe de plus comptait.
event-game_ended = { $outcome } { $reason } { score-total } : { $total }.

## Refus

refusal-not_now = Cette question est close. Regardez ce qui est demandé maintenant.
refusal-too_late = Trop tard : la mission est terminée.
refusal-not_yours = Ce n’est pas à vous. Ne déplacez que vos dés, et posez-les sur vos propres bombes.
refusal-die_taken = Ce dé est déjà réservé. Prenez-en un autre, ou demandez qu’on le rende.
refusal-not_in_pool = Ce dé n’est pas parmi les dés lancés. Choisissez-en un qui est encore sur le plateau.
refusal-quota_full = Vous avez tous vos dés pour ce tour. Échangez ou rendez-en un qui n’est pas encore posé, ou verrouillez.
refusal-settling = Les dés roulent encore. Réessayez dans un instant.
refusal-occupied = Il y a déjà un dé sur cette case. Choisissez-en une vide.
refusal-unsupported = Un dé ne peut pas flotter là. Remplissez d’abord les cases du dessous.
refusal-slot = Cette case n’accepte pas ce dé. Regardez sa couleur et son chiffre.
refusal-relation = Ce dé jure avec ses voisins. Regardez les symboles entre les cases.
refusal-dead_end = Avec ce dé, la bombe ne pourrait plus être finie, et cette table refuse les impasses. Essayez un autre dé ou une autre case.
refusal-must_take = Un des dés libres va sur vos bombes. Prenez-le avant de verrouiller.
refusal-no_such_card = Cette carte n’est plus là. Choisissez-en une autre.
refusal-not_a_candidate = Ce dé ne peut pas être choisi ici. Prenez l’un de ceux qui sont éclairés.
refusal-not_allowed = Cette table ne le permet pas en ce moment. Choisissez parmi les coups proposés.
refusal-too_fast = Une annonce à la fois. Attendez une seconde, puis recommencez.
refusal-clash_bag_draw_roll_by = Il faut bien que quelqu’un plonge la main : laissez un joueur lancer (roll_by), ou faites sortir le compte exact (bag_draw).
refusal-no_person = Au moins une place doit revenir à une personne. Donnez-lui la place d’un robot.

## La feuille de résultat

score-win = Victoire
score-time = Temps restant
score-bombs = Bombes désamorcées
score-sabotage = Sabotages activés
score-total = Score

# Les moyennes d’une série simulée
figure-remaining_ms = Millisecondes restantes
figure-elapsed_ms = Millisecondes jouées
figure-turns = Tours
figure-bombs_target = Bombes à désamorcer
figure-bombs_defused = Bombes désamorcées

outcome-won = Mission accomplie !
outcome-lost = Mission échouée.

reason-line_cleared = La dernière bombe a été prise.
reason-all_cleared = Il ne reste plus une bombe, pas même les vôtres.
reason-time = Le compte à rebours est arrivé à zéro.
reason-empty_bag = Il fallait piocher des dés dans un sac vide.
reason-conceded = L’équipe a abandonné.
reason-abandoned = Plus personne n’est revenu à la table.
reason-closed = La table a été fermée.

beginner-win = La base est sauvée : vous avez gagné en mode débutant. Et si vous tentiez maintenant les difficultés du livret ?

unranked-timer_s = Hors classement : le compte à rebours n’était pas de dix minutes.
unranked-pause = Hors classement : les pauses étaient libres.
unranked-hints = Hors classement : la meilleure répartition était montrée.
unranked-sabotage_count = Hors classement : il n’y avait pas six cartes Sabotage.
unranked-piles_sabotage = Hors classement : la pioche Sabotage n’était pas complète.
unranked-insane_dice = Hors classement : aucun dé n’était lancé pour les joueurs sans bombe.
unranked-bot = Hors classement : un robot tenait une place.
unranked-autopilot = Hors classement : le pilote automatique a joué pour quelqu’un.
unranked-remove = Hors classement : quelqu’un a été exclu de la table.
unranked-close = Hors classement : la table a été fermée.

## La première leçon

lesson-nudge = Bien vu, agent, mais suivons d’abord le plan : regardez ce qui clignote.
lesson-nudge-card = Avec deux bombes coriaces, aucun dé ne vous servira bientôt plus. Prenez-en une à 1 ou 2 points.
lesson-welcome = Bienvenue au bunker, agent. La base est truffée de bombes, et vous êtes trois : Igor, Stéphanie et vous. Vous en sortirez ensemble, ou pas du tout.
lesson-bombs = Ces deux bombes sont à vous. Chaque case dit ce qu’elle accepte. « Bornes bicolores » veut trois dés côte à côte. « Tour de contrôle » est une Pile de quatre, plus coriace : elle vaut 4 points.
lesson-line = Au milieu, la ligne : cinq bombes attendent encore. Qui en désamorce une prend la suivante là. Videz la ligne et sa pioche, et c’est gagné. Aujourd’hui, l’horloge est arrêtée. Regardez bien tout, puis appuyez sur Prêt.
lesson-roll = Dans le sac, 25 dés, cinq de chaque couleur. Trois agents, trois dés par tour. Vous tenez le sac : lancez !
lesson-take-1 = Un dé chacun. Votre première bombe veut du bleu ou du vert à gauche. Prenez le 2 bleu et posez-le là.
lesson-lock-1 = Igor et Stéphanie ont trouvé le leur et verrouillé. Tant qu’il manque quelqu’un, on peut encore changer d’avis. Cela vous va ? Verrouillez.
lesson-then-1 = Tout le monde a verrouillé : les dés sont posés pour de bon. Le sac passe à Igor.
lesson-take-2 = Votre seconde bombe est une Pile : on la bâtit de bas en haut, dans l’ordre de la flèche, et elle commence par un jaune. Posez-y le 1 jaune.
lesson-lock-2 = De belles fondations. Verrouillez.
lesson-then-2 = Deux 6 font la paire : Igor a désamorcé une bombe ! Mais quand il en a pris une autre, un Sabotage bleu est sorti de la pioche, et qui a un dé bleu en perd un. Votre 2 bleu est reparti dans le sac.
lesson-call = Stéphanie a lancé. Ici, on crie : tout le monde doit savoir ce qu’il vous faut. Faites l’annonce « Il me faut du jaune ! »
lesson-take-3 = Message reçu : le 4 jaune est pour vous. Posez-le sur la case du milieu de votre première bombe.
lesson-lock-3 = Merci, l’équipe. Verrouillez.
lesson-then-3 = Stéphanie a posé le sommet de sa Pyramide : il fallait d’abord les deux dés de la base. Deux bombes de moins ! Le sac vous revient : lancez.
lesson-take-4 = Les cases d’une bombe ordinaire se remplissent dans n’importe quel ordre. Posez le 1 bleu à droite. Regardez aussi les bombes des autres : sommes, comparaisons, chacune a son truc.
lesson-lock-4 = Encore un dé, et elle sera inoffensive. Verrouillez.
lesson-then-4 = Jusqu’ici, chaque dé a trouvé sa place. Voyons le jour où l’un n’en trouve pas. Igor lance…
lesson-take-5 = Le rouge continue votre Pile : posez-y le 2 rouge. Igor, lui, ne peut rien prendre. Gardez l’œil sur le 2 noir…
lesson-lock-5 = Personne ne veut du 2 noir. Retenez votre souffle, et verrouillez.
lesson-then-5 = Le Dé Inutilisé, relancé, est devenu un 1 noir. Chacun perd alors un dé noir ou un 1. Votre 1 bleu est perdu ; votre 1 jaune, sous un autre dé, est à l’abri. Ne laissez donc aucun dé dont quelqu’un peut se servir !
lesson-take-6 = Les pertes font partie du métier. On repart : du bleu ou du vert à gauche. Prenez le 3 vert.
lesson-lock-6 = On y est presque, de nouveau. Verrouillez.
lesson-then-6 = Le dé du milieu d’Igor est plus petit que ses deux voisins : désamorcée ! Et le sac est à vous : lancez.
lesson-take-7 = Du rouge ou du bleu à droite : posez-y le 4 rouge, et c’en est fini de cette bombe !
lesson-lock-7 = Main sûre… Verrouillez.
lesson-then-7 = Désamorcée ! Votre première, agent. Choisissez maintenant une nouvelle bombe dans la ligne. Vous en avez déjà une à 4 points : mieux vaut en prendre une à 1 ou 2, pour que presque tout dé vous serve.
lesson-next = Vous savez tout. En vrai, l’horloge part de 10:00, et elle n’attend pas. Essayez une première mission en mode Initiation, avec des robots ou entre amis, ou partez en solo, avec quatre bombes pour vous. Bonne chance, agent !

## La table en lignes, pour terminaux et lecteurs d’écran

table-clock = { $minutes }:{ $seconds } restantes ; { $defused ->
    [one] { $defused } bombe désamorcée
   *[other] { $defused } bombes désamorcées
} ; { $deck ->
    [one] { $deck } carte encore cachée ou empilée
   *[other] { $deck } cartes encore cachées ou empilées
}.
    .untimed = Sans compte à rebours ; { $defused ->
    [one] { $defused } bombe désamorcée
   *[other] { $defused } bombes désamorcées
} ; { $deck ->
    [one] { $deck } carte encore cachée ou empilée
   *[other] { $deck } cartes encore cachées ou empilées
}.
table-covered = La table est masquée jusqu’à la reprise.
# $colors : liste de .item
table-bag = Dans le sac : { $count ->
    [0] rien
   *[other] { $colors }
}.
    .item = { $count ->
    [one] { $count } { $color }
   *[other] { $count } { $color }s
}
table-pool = Sur le plateau : { $dice }.
table-open = À prendre : « { $card } » ({ $points }). { $text }
# $slots : R rouge, B bleu, G vert, Y jaune, K noir, avec la valeur ; un point pour une case vide
table-laid = { $seat } : « { $card } » ({ $points }) [{ $slots }]. { $text }

## Le plateau

ui-subtitle = { $difficulty }, { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}
ui-bombs-left = { $count ->
    [one] bombe restante
   *[other] bombes restantes
}
ui-defused = { $count ->
    [one] désamorcée
   *[other] désamorcées
}
ui-clock = { $minutes ->
    [0] Encore { $seconds } secondes
   *[other] Encore { $minutes } min { $seconds } s
}
ui-clock-up = { $minutes } min { $seconds } s de jeu, sans compte à rebours
ui-fuse = Mèche : encore { $left } bombes sur { $total }
ui-deck = Pioche
ui-sabotage-deck = Sabotages
ui-sabotages = { $count ->
    [0] aucun Sabotage
    [one] { $count } Sabotage
   *[other] { $count } Sabotages
}
ui-line = Ligne centrale
ui-piles = Piles
ui-bolted = Cette place de la ligne est fermée.
ui-bag = Sac
ui-bag-holds = Sac : { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}, tenu par { $name }
ui-bag-with = { $name } a le sac.
ui-hold-bag = Maintenez pour piocher ; il vous faut { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}.
ui-overdraw = { $name } : trop de dés !
ui-briefing = { $count } bombes à désamorcer, { $sabotages ->
    [0] aucun Sabotage
    [one] { $sabotages } Sabotage
   *[other] { $sabotages } Sabotages
} en embuscade
ui-overtime = Prolongation
ui-rule = Ce que disent les règles
ui-tray = Dés lancés
ui-free = libre
ui-in-hand = en main
ui-yours = à vous
ui-unused = inutilisé
ui-rerolled = relancé
ui-beaten = { $name } d’abord
ui-beaten-long = { $name } a été plus rapide : le dé est pris.
ui-place = Posez le { $die } sur l’une de vos bombes.
ui-place-lit = Posez le { $die } sur une case allumée.
ui-no-slot = Aucune de vos cases n’accepte le { $die }.
ui-move = Le { $die } est à vous : déplacez-le ou rendez-le.
ui-reserved-by = { $name } a réservé le { $die }.
ui-dead-end = Impasse : la bombe ne pourrait plus être terminée.
ui-dead-end-again = Impasse : cette bombe ne pourrait plus être terminée. Touchez encore pour confirmer.
ui-tap-again = Encore ?
ui-defuses = Désamorce la bombe
ui-defuse-mark = Désamorce
ui-slot-empty = Case { $slot }, vide
ui-slot-die = Case { $slot } : { $die }
ui-slot-ghost = Case { $slot } : { $die }, réservé
ui-card = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-mine = Vos bombes
ui-choose-bomb = Choisir une bombe
ui-vacant = Une nouvelle bombe arrive
ui-no-bomb = Pas de bombe
ui-covered = Couvert : rien de perdu
ui-look = Voir les bombes de { $name }
ui-look-mine = Voir mes bombes avec leurs textes
ui-actions = Vos actions
ui-calls = Annonces
ui-call = Annonce
ui-more-calls = Toutes les annonces…
# les annonces quand la place manque ; $target est la couleur ou le nombre demandé
ui-call-need_color = { $target } !
ui-call-need_value = un { $target } !
ui-call-want_die = À moi !
ui-call-take_die = Prenez !
ui-call-any_die = N’importe !
ui-call-stuck = Rien !
ui-call-one_more = Plus qu’un !
ui-call-wait = Attendez !
ui-call-go = On y va !
ui-call-bravo = Bravo !
ui-need-color = Il me faut cette couleur
ui-need-value = Il me faut cette valeur
ui-release = Rendre
ui-put-back = Reposer
ui-close = Fermer
ui-votes = Abandonner ou arrêter
ui-concede-text = La mission n’est abandonnée que si toutes les personnes présentes sont d’accord. On peut se raviser tant qu’il en manque une.
ui-stop-text = C’est déjà gagné. La prolongation s’arrête dès que toutes les personnes présentes sont d’accord.
ui-voted = D’accord : { $names }
ui-state-locked = verrouillé
ui-state-chosen = a choisi
ui-state-searching = cherche un dé
ui-state-ready = prêt
ui-state-absent = absent
ui-state-rolling = a le sac
ui-state-picking = choisit sa bombe
ui-state-losing = perd un dé
ui-state-swinging = garde la main sûre
ui-state-waiting = pas encore prêt
ui-mix = Composez la mission
ui-mix-go = { $count ->
    [one] { $count } bombe
   *[other] { $count } bombes
} sur { $total } : jouer
ui-fewer = Une bombe de { $value } en moins
ui-more = Une bombe de { $value } en plus
ui-stock = sur { $count }
ui-steady = Lâchez dans la zone verte : « { $card } »
ui-let-go = Lâcher le dé
ui-field-offset = Écart au milieu, en pour cent
ui-field-counts = Bombes à 1, 2, 3, 4 et 6 points
ui-sabotage = Sabotage
ui-go = C’est parti !
ui-left = { $seconds ->
    [300] Encore cinq minutes
    [180] Encore trois minutes
    [60] Encore une minute !
    [30] Trente secondes !
    [10] Dix secondes !
   *[other] Encore { $seconds } secondes
}
ui-overtime-starts = Mission accomplie ! Prolongation : chaque bombe de plus compte.
ui-sheet = Feuille de score
ui-level = Mode : { $mode } · difficulté : { $difficulty } · { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}
ui-score-win = { $outcome ->
    [won] la mission est accomplie
   *[lost] rien sans victoire
}
ui-score-time = { $seconds ->
    [0] aucun point de temps
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
ui-score-bombs = { $count ->
    [one] { $count } bombe sur { $target }
   *[other] { $count } bombes sur { $target }
}
ui-score-sabotage = { $count ->
    [0] aucune
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-ranked = Inscrite au classement
ui-timeline = La mission minute par minute
ui-timeline-bombs = Bombes désamorcées : { $count }
ui-timeline-strikes = Sabotages : { $count }
ui-timeline-unused = Dés inutilisés : { $count }
ui-longest = Tour le plus long : { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
ui-agent = Agent
ui-agent-bombs = Bombes
ui-agent-lost = Dés perdus
ui-bot = robot
ui-autopilot = aidé par le pilote automatique
ui-figures = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} · { $placed ->
    [one] { $placed } dé posé
   *[other] { $placed } dés posés
} · { $unused ->
    [one] { $unused } inutilisé
   *[other] { $unused } inutilisés
} · { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}
ui-collapses = { $count ->
    [one] { $count } effondrement
   *[other] { $count } effondrements
}
ui-errors = { $count ->
    [one] { $count } placement incorrect
   *[other] { $count } placements incorrects
}
ui-left-over = Ce qui restait face cachée
ui-picture = Garder une image de la victoire

preset-first_mission = Première mission
    .help = La feuille d’initiation, pour apprendre.
preset-family = Soirée en famille
    .help = Moins de bombes, quinze minutes, aucune impasse.
preset-box = Comme dans la boîte
    .help = Le livret, à la lettre.
preset-purist = Puriste
    .help = Expert, sans filet, sans aide, sans pause : vos mains dans le sac et sur les tours.
preset-score_hunt = Chasse aux points
    .help = Piles, Expert, bombes à 6 points : choisissez vos Sabotages.
preset-practice = Entraînement tranquille
    .help = En solo, sans compte à rebours, la meilleure répartition affichée.
preset-no_way = Impossible
    .help = Dément, avec les bombes à 6 points.
