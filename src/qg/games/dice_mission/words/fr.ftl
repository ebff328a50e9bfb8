### Dice Mission : tous les noms, questions et lignes du journal, en français.
###
### Les arguments :
###   $seat et les autres places   le nom d’un joueur
###   $gadget $mission $type       les mots de la pièce : la valeur de gadget-<id>, mission-<id>, type-<id> ...
###   $phase $colour               de même
###   $die, $dice                  les mots d’un dé (le message "die"), et une liste de dés assemblée par la langue
###   nombres                      de simples nombres, pour que le pluriel soit juste
###   champs oui/non               le texte "true" ou "false"
###   autres codes                 ($cause $kind $reason ...) tels quels, pour choisir la branche
### Un message prend ce qu’il lui faut parmi les champs d’un événement, pas toujours tout.
### Tournures choisies pour n’accorder ni en genre ni en nombre avec les noms des joueurs, et sans « de » devant eux.

## Le jeu

title = Dice Mission
card-kind = Une course aux dés
card-pitch = Vous choisissez combien de dés, et toute la table doit suivre. Qui boucle ses missions en premier décroche le poste.
card-people = { $least } à { $most } agents
card-time = 20 à 30 min
tagline = Le meilleur agent du district, c’est vous. Prouvez-le.
duration = 20 à 30 minutes
credits = Un jeu de Laurent Lavogiez, illustré par Oscar Casel. Règles rédigées par Christophe Pouey et Benoît Pepermans.

## Les pièces

type-solo = SOLO
type-versus = VERSUS
type-team = TEAM
type-special = SPÉCIALE

phase-mission = MISSION
phase-debriefing = DÉBRIEFING

colour-crimson = carmin
colour-cobalt = cobalt
colour-emerald = émeraude
colour-amber = ambre
colour-ivory = ivoire

agent-crimson = Agent Rubis
agent-cobalt = Agent Saphir
agent-emerald = Agent Émeraude
agent-amber = Agent Ambre
agent-ivory = Agent Ivoire

mark-triangle = triangle
mark-circle = rond
mark-square = carré
mark-diamond = losange
mark-star = étoile

## Cartes GADGET

gadget-new-deal = Nouvelle donne
    .text = Changez le nombre de dés à lancer pour le reste de la manche.
gadget-forced-reroll = Relance forcée
    .text = Un adversaire doit relancer les dés que vous désignez, un ou plusieurs.
gadget-mission-change = Changement de mission
    .text = Échangez une carte MISSION : piochez-en deux du même type, gardez-en une.
gadget-extra-chance = Chance supplémentaire
    .text = Relancez une fois un ou plusieurs de vos dés.
gadget-target-lock = Verrouillage de cible
    .text = Désignez un joueur, vous compris : aucun gadget ne touche plus ses dés jusqu’à la fin de la manche.
gadget-theft = Vol
    .text = Prenez un dé à un adversaire et ajoutez-le aux vôtres.
gadget-suppression = Suppression
    .text = Retirez un dé de la table.
gadget-adaptation = Adaptation
    .text = Changez la valeur d’un dé de la table.
gadget-transaction = Transaction
    .text = Échangez deux dés entre deux joueurs, vous compris.
gadget-transfer = Transfert
    .text = Ajoutez un de vos dés à ceux d’un adversaire.

## Cartes MISSION : le titre et, dans .text, la condition

# -- SOLO
mission-so-01 = Agents doubles
    .text = Une paire de 4 et une autre paire.
mission-so-02 = Le duo
    .text = Exactement 2 dés : un double.
mission-so-03 = Rendez-vous à sept heures
    .text = Exactement 2 dés : total de 7 exactement.
mission-so-04 = Sur le toit
    .text = Exactement 2 dés : total d’au moins 10.
mission-so-05 = Profil bas
    .text = Total de 4 ou moins.
mission-so-06 = Filature
    .text = Exactement 3 dés : une suite de 3.
mission-so-07 = Double zéro sept
    .text = Exactement 3 dés : total de 7 exactement.
mission-so-08 = Grosse mise
    .text = Exactement 3 dés : total d’au moins 15.
mission-so-09 = Le passage souterrain
    .text = Exactement 3 dés : une paire de 1, de 2 ou de 3.
mission-so-10 = Côté impair de la rue
    .text = Un 1, un 3 et un 5.
mission-so-11 = Côté pair de la rue
    .text = Un 2, un 4 et un 6.
mission-so-12 = Triple identité
    .text = Un brelan.
mission-so-13 = Haute trahison
    .text = Un brelan de 5 ou de 6.
mission-so-14 = Planque complète
    .text = Un full : un brelan et une paire d’une autre valeur.
mission-so-15 = Les quatre coffres
    .text = Un carré.
mission-so-16 = Sur la piste
    .text = Une suite de 4.
mission-so-17 = Course-poursuite
    .text = Une suite de 5.
mission-so-18 = Gros calibre
    .text = Total d’au moins 24.
mission-so-19 = Minuit pile
    .text = Total de 12 exactement.
mission-so-20 = Table de casino
    .text = Total de 21 exactement.
mission-so-21 = Jour pair
    .text = Au moins 4 dés, tous pairs.
mission-so-22 = Comportement étrange
    .text = Au moins 4 dés, tous impairs.
mission-so-23 = Niveau sous-sol
    .text = Au moins 4 dés, tous de 1 à 3.
mission-so-24 = Dernier étage
    .text = Au moins 4 dés, tous de 4 à 6.
mission-so-25 = Mille visages
    .text = Exactement 4 dés, tous différents.
mission-so-26 = Deux guetteurs, un coffre
    .text = Deux 1 et un 6.
mission-so-27 = Double jeu
    .text = Au moins 4 dés, exactement 2 valeurs différentes.
mission-so-28 = Rangs serrés
    .text = Au moins 3 dés, écart maximal de 1 entre le plus fort et le plus faible.
mission-so-29 = Les deux soleils
    .text = Au moins deux 6 et aucun 1.

# -- VERSUS
mission-ve-01 = Deux coups d’avance
    .text = Être le seul à avoir deux paires.
mission-ve-02 = En tête-à-tête
    .text = Être le seul à avoir une paire.
mission-ve-03 = Trio infernal
    .text = Être le seul à avoir un brelan.
mission-ve-04 = Semer les autres
    .text = Être le seul à avoir une suite de 3.
mission-ve-05 = Longueur d’avance
    .text = Être le seul à avoir une suite de 4.
mission-ve-06 = Accès exclusif
    .text = Être le seul à montrer au moins un 6.
mission-ve-07 = Seul contre tous
    .text = Être le seul à montrer au moins un 1.
mission-ve-08 = Poids lourd
    .text = Avoir un total supérieur d’au moins 2 à celui de chaque adversaire.
mission-ve-09 = Poids plume
    .text = Avoir un total inférieur d’au moins 3 à celui de chaque adversaire.
mission-ve-10 = Écraser la concurrence
    .text = Avoir un total supérieur d’au moins 5 à celui de chaque adversaire.
mission-ve-11 = Le sosie
    .text = Avoir le même total qu’au moins un adversaire.
mission-ve-12 = Point culminant
    .text = Avoir son plus fort dé supérieur à celui de chaque adversaire.
mission-ve-13 = Toucher le fond
    .text = Avoir son plus faible dé inférieur à celui de chaque adversaire.
mission-ve-14 = Tête baissée
    .text = Avoir son plus fort dé inférieur d’au moins 2 à celui de chaque adversaire.
mission-ve-15 = Au-dessus de tout soupçon
    .text = Avoir son plus faible dé supérieur d’au moins 2 à celui de chaque adversaire.
mission-ve-16 = Six feux verts
    .text = Avoir plus de dés de valeur 6 que chaque adversaire.
mission-ve-17 = L’as des as
    .text = Avoir plus de dés de valeur 1 que chaque adversaire.
mission-ve-18 = Pairs du royaume
    .text = Avoir au moins 2 dés pairs de plus que chaque adversaire.
mission-ve-19 = L’original
    .text = Être le seul dont tous les dés sont impairs.
mission-ve-20 = Maître du déguisement
    .text = Montrer plus de valeurs différentes que chaque adversaire.
mission-ve-21 = Une seule parole
    .text = Montrer moins de valeurs différentes que chaque adversaire.
mission-ve-22 = La plus grande équipe
    .text = Avoir plus de dés d’une même valeur que chaque adversaire.
mission-ve-23 = Longue traque
    .text = Avoir une suite plus longue que chaque adversaire.
mission-ve-24 = Grand écart
    .text = Avoir un plus grand écart entre ses dés que chaque adversaire.
mission-ve-25 = Tir groupé
    .text = Avoir un écart entre ses dés inférieur d’au moins 2 à celui de chaque adversaire.
mission-ve-26 = Aucun témoin
    .text = N’avoir aucune valeur en commun avec ses adversaires.
mission-ve-27 = Infiltration générale
    .text = Avoir au moins 3 valeurs en commun avec chaque adversaire.
mission-ve-28 = Pièce unique
    .text = Être le seul à n’avoir aucune paire.
mission-ve-29 = Le discret
    .text = Être le seul à ne montrer aucun 6.

# -- TEAM
mission-te-01 = Accord secret
    .text = Autant de 1 que de 3 sur la table.
mission-te-02 = Le ciel et la cave
    .text = Autant de 6 que de 1 sur la table, au moins deux de chaque.
mission-te-03 = Balance parfaite
    .text = Autant de dés pairs que de dés impairs sur la table.
mission-te-04 = Marée paire
    .text = Au moins deux fois plus de dés pairs que d’impairs sur la table.
mission-te-05 = Vague impaire
    .text = Au moins deux fois plus de dés impairs que de pairs sur la table.
mission-te-06 = Entre deux eaux
    .text = Autant de dés de 1 à 3 que de dés de 4 à 6 sur la table.
mission-te-07 = Réunion au sommet
    .text = Les six valeurs sont sur la table, aucune plus de trois fois.
mission-te-08 = Deux absents
    .text = Au plus 4 valeurs différentes sur la table.
mission-te-09 = Double dose
    .text = Exactement deux fois plus de 6 que de 1 sur la table, au moins un 1.
mission-te-10 = Extinction des feux
    .text = Aucun 6 sur la table.
mission-te-11 = Réseau pair
    .text = Exactement deux 2, au moins deux 4 et un 6 sur la table.
mission-te-12 = Cible unique
    .text = Exactement un 6 sur la table.
mission-te-13 = Les jumeaux
    .text = Exactement deux 3 sur la table.
mission-te-14 = Trois valises
    .text = Exactement trois 5 sur la table.
mission-te-15 = Deux par deux
    .text = Exactement quatre 2 sur la table.
mission-te-16 = Mot de passe commun
    .text = Au moins six dés identiques sur la table.
mission-te-17 = Compte rond
    .text = Le total de la table est un multiple de 10.
mission-te-18 = Jour de chance
    .text = Le total de la table est un multiple de 7.
mission-te-19 = Haute tension
    .text = La moyenne des dés de la table est d’au moins 4.
mission-te-20 = Basse fréquence
    .text = La moyenne des dés de la table est de 3 au plus.
mission-te-21 = Majorité de six
    .text = Le 6 est la valeur la plus présente sur la table, sans égalité.
mission-te-22 = Majorité de deux
    .text = Le 2 est la valeur la plus présente sur la table, sans égalité.
mission-te-23 = Tous en binôme
    .text = Chaque agent a au moins une paire.
mission-te-24 = Chacun pour soi
    .text = Aucun agent n’a de paire.
mission-te-25 = Tout le monde au sommet
    .text = Chaque agent montre au moins un 6.
mission-te-26 = Un seul traître
    .text = Exactement un agent a une paire ou mieux.
mission-te-27 = Contrepoids
    .text = Autant de 1 et 2 réunis que de 5 et 6 réunis sur la table.
mission-te-28 = Triple entente
    .text = Le même nombre de 2, de 4 et de 6 sur la table.
mission-te-29 = Fenêtre de tir
    .text = Le total de la table est compris entre 30 et 34 inclus.

# -- SPÉCIALE
mission-sp-01 = Réseau dormant
    .text = Un carré de 1 ou de 2.
mission-sp-02 = Les grands pontes
    .text = Un carré de 5 ou de 6.
mission-sp-03 = Trois taupes
    .text = Exactement 4 dés : un brelan.
mission-sp-04 = Trois passeports
    .text = Un brelan de 2 ou de 4 et au moins un dé impair.
mission-sp-05 = Le code du silo
    .text = Au moins trois 6.
mission-sp-06 = Confidentiel
    .text = Au moins trois 1.
mission-sp-07 = Les deux extrêmes
    .text = Deux 1 et deux 6.
mission-sp-08 = Deux cellules
    .text = Deux paires parmi 1, 2 et 3.
mission-sp-09 = Deux réceptions
    .text = Deux paires parmi 4, 5 et 6.
mission-sp-10 = Jackpot
    .text = Total d’au moins 26.
mission-sp-11 = Camouflage total
    .text = Au moins 4 dés : total de 7 ou moins.
mission-sp-12 = Budget réduit
    .text = Au moins 5 dés : total de 10 ou moins.
mission-sp-13 = La rançon
    .text = Exactement 4 dés : total d’au moins 20.
mission-sp-14 = Quitte ou double
    .text = Exactement 2 dés : un double 1 ou un double 6.
mission-sp-15 = Le dernier vol
    .text = Exactement 2 dés : total d’au moins 11.
mission-sp-16 = Message murmuré
    .text = Exactement 2 dés : total de 3 ou moins.
mission-sp-17 = Triple verrou
    .text = Exactement 3 dés : trois dés identiques.
mission-sp-18 = Le café de l’informateur
    .text = Exactement 3 dés : 4, 2 et 1.
mission-sp-19 = Monter ou descendre
    .text = Exactement 3 dés : 1-2-3 ou 4-5-6.
mission-sp-20 = Conduit d’aération
    .text = Exactement 3 dés : total de 6 ou moins.
mission-sp-21 = Protocole pair
    .text = Au moins 5 dés, tous pairs.
mission-sp-22 = Protocole impair
    .text = Au moins 5 dés, tous impairs.
mission-sp-23 = Tout ou rien
    .text = Au moins 3 dés, uniquement des 1 et des 6.
mission-sp-24 = Cinq couvertures
    .text = Au moins 5 dés, tous différents.
mission-sp-25 = Deux suspects
    .text = Au moins 5 dés, 2 valeurs différentes au plus.
mission-sp-26 = En formation
    .text = Au moins 4 dés, écart maximal de 1 entre le plus fort et le plus faible.
mission-sp-27 = Les quatre coins du monde
    .text = Un 1, un 2, un 5 et un 6.
mission-sp-28 = La combinaison du coffre
    .text = Un 1, un 3, un 4 et un 6.
mission-sp-29 = L’escalier de secours
    .text = Un 2, un 3, un 4, un 5 et un 6.

## Options de table

option-players = Nombre d’agents
    .help = Humains et robots confondus, de 2 à 5.
option-very_special = Des missions très spéciales
    .help = Une mission SPÉCIALE exposée de plus que de joueurs ; aucune n’est jamais remplacée ni échangée.
option-very_special-true = Avec
option-very_special-false = Sans
option-joker_die = Le dé « joker »
    .help = Un sixième dé par joueur, à utiliser une fois dans la partie. De 2 à 4 joueurs.
option-joker_die-true = Avec
option-joker_die-false = Sans
option-first_player = Premier agent actif
    .help = Tiré au sort, l’hôte, ou une place désignée.
option-first_player-random = Au sort
option-first_player-host = L’hôte
option-first_player-seat = Une place désignée
option-first_seat = Place du premier agent
    .help = La place qui commence. Ne compte que si une place est à désigner.
option-first_seat-value = Place { $value }
option-hints = Aide au jeu
    .help = Aucune ; les missions réalisables sont signalées pour vous ; ou signalées avec vos chances de réussite.
option-hints-none = Aucune
option-hints-marks = Missions signalées
option-hints-odds = Signalées, avec les chances
option-open_hands = Mains ouvertes
    .help = Une table pour apprendre : tout le monde voit les missions de toutes les mains. Les gadgets restent secrets.
option-open_hands-true = Ouvertes
option-open_hands-false = Secrètes
option-round_cap = Nombre de manches limité
    .help = La partie s’arrête après ce nombre de manches ; le classement décide.
option-round_cap-0 = Sans limite
option-round_cap-6 = 6 manches
option-round_cap-8 = 8 manches
option-round_cap-10 = 10 manches
option-round_cap-12 = 12 manches
option-round_cap-15 = 15 manches
option-round_cap-20 = 20 manches

## La carte AIDE DE JEU, ligne par ligne

help-1 = MISSION : l’agent actif choisit 2 à 5 dés et fait jusqu’à 3 lancers.
help-2 = Les autres lancent le même nombre de dés et ne font pas plus de lancers que lui.
help-3 = DÉBRIEFING : validez vos missions, une par type au plus.
help-4 = Valise : piochez un gadget, utilisable à partir de la manche suivante.
help-5 = Aucune mission validée ? Piochez un gadget OU échangez une mission.
help-6 = Gadgets : seulement à votre tour, dans leur phase, 3 en main au plus.
help-7 = Gagnez en validant toute votre main et 1 mission SPÉCIALE.

## Les dés

# Un dé tel qu’il est posé : ordinaire, joker, ou devant un autre joueur que son propriétaire
die = { $value }
    .joker = { $value } joker
    .colour = { $value } { $colour }

## Décisions : ce que lit le joueur interrogé ; .waiting est ce que lisent les autres

ask-choose_dice = Vous êtes l’agent actif : combien de dés pour cette manche, de 2 à 5 ?
    .waiting = { $names } : choix du nombre de dés.
# .first : avant le premier lancer, de $n dés ; $rolls : lancers restants
ask-mission_act = { $rolls ->
    [0] Il ne vous reste aucun lancer : jouez un gadget, ou terminez votre tour.
    [one] Il vous reste { $rolls } lancer : relancez les dés de votre choix, ou terminez votre tour.
   *[other] Il vous reste { $rolls } lancers : relancez les dés de votre choix, ou terminez votre tour.
}
    .first = Lancez vos { $n } dés.
    .waiting = { $names } : lancer de dés.
ask-exchange_pick = Gardez l’une de ces deux missions.
    .waiting = { $names } : choix d’une mission.
ask-gadget_discard = Quatre gadgets, c’est un de trop : défaussez-en un.
    .waiting = { $names } : gadget à défausser.
# .validated : une mission a été validée ce tour-ci, donc plus de consolation
ask-debrief_act = Validez vos missions, jouez des gadgets, ou prenez une consolation : un gadget, ou une autre mission.
    .validated = Validez une mission d’un autre type, jouez des gadgets, ou terminez votre tour.
    .waiting = { $names } : débriefing.

## Choix

# $holder, $other_holder : les joueurs devant qui sont les dés ; $card : le titre d’une mission, $text : sa condition
choice-set_dice = { $n } dés pour tout le monde
choice-roll = { $joker ->
    [true] Lancer les dés, joker compris
   *[false] Lancer les dés
}
choice-reroll = Relancer : { $dice }
    .joker = Relancer, joker en plus : { $dice }
    .joker_alone = Lancer le joker seul
choice-end_turn = Terminer mon tour
choice-validate = Valider « { $card } » ({ $type }). { $text }
choice-draw_gadget = Consolation : piocher un gadget
choice-exchange = Consolation : échanger « { $card } » ({ $type })
choice-pick = Garder « { $card } ». { $text }
choice-discard = Défausser « { $gadget } »
choice-new_deal = Nouvelle donne : { $number } dés
    .remove = Nouvelle donne : { $number } dés, à retirer : { $remove }
choice-forced_reroll = Relance forcée pour { $player } : { $dice }
choice-mission_change = Changement de mission : échanger « { $card } » ({ $type })
choice-extra_chance = Chance supplémentaire, relancer : { $dice }
choice-target_lock = Verrouillage de cible : { $player }
choice-theft = Vol : prendre le { $die } à { $holder }
choice-suppression = Suppression : retirer le { $die } devant { $holder }
choice-adaptation = Adaptation : le { $die } devant { $holder } devient un { $value }
choice-transaction = Transaction : échanger le { $die } devant { $holder } et le { $other } devant { $other_holder }
choice-transfer = Transfert : donner le { $die } à { $player }

## Journal

# $agents : liste de .item
event-game_started = Le Directeur a convoqué { $agents } ; le jeton AGENT ACTIF est allé à { $first_player }.
    .item = { $seat } ({ $agent })
# .open : mains ouvertes ; $cards : liste de .item
event-missions_dealt = { $seat } a reçu ses missions : { $types }.
    .open = { $seat } a reçu ses missions : { $cards }.
    .item = « { $card } »
event-hand_received = Vos missions : { $cards }.
    .item = « { $card } » ({ $type })
event-display_revealed = Les missions SPÉCIALES ont été exposées : { $cards }.
    .item = « { $card } »
event-jokers_given = Tout le monde a reçu un dé joker ({ $colour }).
event-round_started = La manche { $round } a commencé ; agent actif : { $active }.
event-turn_started = { $phase } : le tour est passé à { $seat }.
event-dice_number_set = { $seat } a choisi { $n } dés pour cette manche.
# $kind : first, reroll, extra_chance, forced ou new_deal ; $by : qui a fait lancer les dés
event-dice_rolled = { $kind ->
    [first] { $seat } a lancé : { $dice }.
    [extra_chance] { $seat } a tenté sa chance supplémentaire : { $dice }.
    [forced] { $by } a forcé { $seat } à relancer : { $dice }.
    [new_deal] { $seat } a complété ses dés et a lancé : { $dice }.
   *[reroll] { $seat } a relancé : { $dice } (lancer { $roll_no }).
}
event-rolls_fixed = { $r ->
    [one] Les autres ont eu droit à { $r } lancer.
   *[other] Les autres ont eu droit à { $r } lancers au plus.
}
# $auto : none, clock ou engine
event-turn_ended = { $auto ->
    [clock] Le tour a été joué jusqu’au bout pour { $seat }.
    [engine] Le tour s’est terminé tout seul pour { $seat }.
   *[none] { $seat } a terminé son tour.
}
event-phase_changed = { $to ->
    [mission] Le jeton a été retourné : MISSION.
   *[debriefing] Le jeton a été retourné : DÉBRIEFING.
}
event-joker_discarded = { $seat } n’a plus son dé joker : il a servi.
event-round_ended = La manche { $round } est terminée, et les dés sont rentrés chez eux.
event-gadget_played = { $seat } a joué un gadget : { $gadget }.
event-dice_number_changed = { $seat } a fait passer le nombre de dés de { $before } à { $after }.
    .removed = { $seat } a fait passer le nombre de dés de { $before } à { $after } et en a retiré : { $removed }.
# .own : $seat verrouille ses propres dés
event-player_locked = { $by } a verrouillé { $seat } : ses dés étaient à l’abri des gadgets pour la manche.
    .own = { $seat } a verrouillé ses propres dés : ils étaient à l’abri des gadgets pour la manche.
event-die_moved = { $cause ->
    [theft] { $taker } a volé le { $die } à { $giver }.
    [transfer] { $giver } a donné le { $die } à { $taker }.
   *[transaction] Le { $die } est parti de chez { $giver } pour aller chez { $taker }.
}
event-die_removed = Le { $die } devant { $holder } a été retiré.
event-die_changed = Le { $die } devant { $holder } est devenu un { $value }.
event-gadget_drawn = { $cause ->
    [briefcase] La valise contenait un gadget pour { $seat }.
   *[consolation] { $seat } a pioché un gadget.
}
event-gadget_received = Vous avez pioché « { $gadget } ».
event-gadget_discarded = { $seat } a défaussé « { $gadget } ».
# $text : la condition
event-mission_validated = { $seat } a validé « { $card } » ({ $type }). { $text }
event-claim_failed = « { $card } » ne tenait pas avec ces dés, et rien n’a été perdu.
event-display_refilled = Une nouvelle mission SPÉCIALE a été exposée : « { $card } ».
event-consolation = { $kind ->
    [draw] { $seat } n’avait rien validé et a demandé un gadget.
    [exchange] { $seat } n’avait rien validé et a demandé une autre mission.
   *[none] { $seat } n’avait rien validé et n’a rien pris.
}
# .card : quand tout le monde peut voir la carte
event-exchange_started = { $seat } a mis de côté une mission { $type } et en a pioché deux autres.
    .card = { $seat } a mis de côté « { $card } » ({ $type }) et en a pioché deux autres.
event-cards_offered = Vous avez pioché { $cards }.
    .item = « { $card } »
event-exchange_done = { $seat } a gardé l’une des deux.
    .card = { $seat } a mis « { $card } » à la place.
event-card_kept = Vous avez gardé « { $card } ».
event-deck_reshuffled = { $which ->
    [gadget] Plus de gadgets à piocher : la défausse a été mélangée.
    [solo] Plus de missions SOLO à piocher : la défausse a été mélangée.
    [versus] Plus de missions VERSUS à piocher : la défausse a été mélangée.
    [team] Plus de missions TEAM à piocher : la défausse a été mélangée.
   *[special] Plus de missions SPÉCIALES à piocher : la défausse a été mélangée.
}
# .ranking : ligne de plus, $ranking étant une liste de .item
event-game_over = { $reason ->
    [completed] Toutes les missions sont bouclées : le poste revient à { $winners }.
    [round_cap] La dernière manche est passée, et le classement donne le poste à { $winners }.
    [engine_cap] La fin se faisait attendre, et le classement donne le poste à { $winners }.
    [closed] La table a été fermée, et personne n’a eu le poste.
   *[abandoned] La table a été abandonnée, et personne n’a eu le poste.
}
    .ranking = Missions validées : { $ranking }.
    .item = { $seat } ({ $validated } sur { $needed })

## Refus

refusal-not_your_turn = Ce n’est pas votre tour : la table attend { $waiting }.
refusal-pending_decision = Autre chose passe d’abord : choisissez l’une des deux missions, ou défaussez un gadget.
refusal-no_such_card = Il n’y a pas de telle carte ici. Choisissez-en une que vous tenez, ou l’une de celles qui sont exposées.
refusal-wrong_phase = Ce n’est pas le moment. Regardez ce qu’on vous demande ; la carte d’un gadget dit dans quelle phase il se joue.
refusal-gadget_too_new = Vous avez pioché ce gadget dans cette manche même : { $gadget }. Il se joue à partir de la manche { $round }.
refusal-not_rolled = Vous n’avez pas encore lancé. Faites votre premier lancer, puis réessayez.
refusal-no_roll_left = { $rolls ->
    [one] Vous n’aviez droit qu’à un lancer dans cette manche. Jouez un gadget, ou terminez votre tour.
   *[other] Vous avez fait tous vos lancers de la manche : { $rolls }. Jouez un gadget, ou terminez votre tour.
}
refusal-joker_used = Vous n’avez pas de dé joker à ajouter. Lancez sans lui.
refusal-already_validated_this_turn = Vous avez validé une mission ce tour-ci : pas de consolation. Validez encore, jouez des gadgets, ou terminez votre tour.
refusal-special_used = Vous avez déjà votre mission SPÉCIALE, et l’on n’en valide qu’une. Regardez du côté de votre main.
refusal-type_used = Vous avez déjà validé une mission { $type } ce tour-ci. Choisissez un autre type, ou gardez la carte pour la manche suivante.
refusal-not_exchangeable = Cette carte ne s’échange pas. Désignez-en une de votre main ou, si la table le permet, une mission SPÉCIALE exposée.
refusal-no_dice_chosen = Aucun dé n’est choisi. Choisissez-en au moins un.
refusal-bad_number = Ce nombre ne convient pas : choisissez de { $least } à { $most }. Les dés retirés par Nouvelle donne doivent en laisser exactement le nouveau nombre.
refusal-not_your_die = Ce dé n’est pas devant vous. Choisissez l’un des vôtres.
refusal-bad_target = Cette cible n’est pas possible. Choisissez l’une de celles qui sont proposées.
refusal-locked = Un Verrouillage de cible tient là jusqu’à la fin de la manche, et aucun gadget ne passe. Choisissez un joueur qui n’est pas verrouillé.
refusal-no_effect = Cela ne changerait rien. Choisissez quelque chose qui fait une différence.
refusal-condition_not_met = Les dés ne montrent pas cela, tels qu’ils sont. Rien n’est perdu : choisissez une autre mission, ou changez les dés.
refusal-clash_joker_die_players = « Le dé joker » (joker_die) et « Nombre d’agents » (players) se contredisent : à { $players } joueurs, il ne reste pas de couleur pour les dés joker. Jouez sans, ou à 4 au plus.

## La table en lignes, pour terminaux et lecteurs d’écran

table-nothing = aucune
# $n : dés de la manche, $r : lancers des autres au plus ; 0 tant que ce n’est pas connu
table-round = Manche { $round }, phase { $phase } ; agent actif : { $active }. { $n ->
    [0] Le nombre de dés reste à choisir.
   *[other] { $n } dés
}{ $r ->
    [0] { $n ->
        [0] {""}
       *[other] .
    }
    [one] , et { $r } lancer pour les autres.
   *[other] , et { $r } lancers au plus pour les autres.
}
table-dice = { $seat } : { $dice }.
    .locked = { $seat } (dés verrouillés) : { $dice }.
table-no_dice = { $seat } : aucun dé sur la table.
    .locked = { $seat } (dés verrouillés) : aucun dé sur la table.
table-display = Exposée : « { $card } » ({ $type }). { $text }
# $types : des missions en main, ou table-nothing
table-missions = { $seat } : missions validées, { $validated } sur { $needed } ; en main : { $types } ; { $gadgets ->
    [0] aucun gadget
    [one] { $gadgets } gadget
   *[other] { $gadgets } gadgets
}.
# le plus récent d’abord
table-gadget_discard = Gadgets défaussés, le plus récent d’abord : { $gadgets }.
# .lit : les dés tels qu’ils sont suffiraient
table-mission = Votre mission « { $card } » ({ $type }). { $text }
    .lit = Votre mission « { $card } » ({ $type }), réalisable. { $text }
table-gadgets = Vos gadgets : { $gadgets }.

preset-box = Comme dans la boîte
    .help = Mains secrètes, missions réalisables signalées.
preset-short = Partie courte
    .help = Six manches au plus ; ensuite, le classement décide.
preset-school = École d’agents
    .help = Mains ouvertes, chances de réussite, sans chrono.
preset-very_special = Des missions très spéciales
    .help = Toutes les missions SPÉCIALES de la partie sont visibles dès le début.
preset-joker = Le dé joker
    .help = Un sixième dé pour chacun des quatre agents, une fois par partie.
preset-unaided = Sans aide
    .help = Rien n’est signalé : à vous de juger vos missions.

# -- the board

ui-stamp = { $round ->
    [0] Briefing
   *[other] Manche { $round }
}

# sur les tapis
ui-you = Vous
ui-last = Plus qu’une !
ui-away = absent
ui-others = Les autres agents, dans l’ordre du tour
ui-mat = Votre tapis
ui-total = Total { $total }
ui-beaten = { $name } ne gêne pas
ui-in-the-way = { $name } fait obstacle
ui-locked = Dés verrouillés : aucun gadget
ui-has-joker = Dé joker encore disponible
ui-joker-gone = Joker dépensé
ui-gadget-up = + 1 gadget
ui-gadgets-of = { $gadgets ->
    [one] { $gadgets } gadget
   *[other] { $gadgets } gadgets
}
ui-open-seat = Ouvrir le dossier de { $name }
ui-choose-player = Choisir { $name }
ui-progress = { $type } : { $done ->
    [true] validée
   *[false] à faire
}
ui-active-agent = Agent actif
ui-token = Jeton AGENT ACTIF, face { $phase }
# $joker, $own : true ou false ; $own : le dé est devant son propriétaire
ui-die = { $joker ->
    [true] Joker montrant { $value }
   *[false] Dé montrant { $value }
}{ $own ->
    [true] {""}
   *[false] , à la couleur de { $owner }
}
ui-die-mark = { $die } : marquer pour relancer
ui-die-choose = { $die }, devant { $holder } : choisir
ui-dice = { $n } dés

# la barre
ui-round = Manche { $round }
ui-where = Manche { $round }, phase { $phase } : ce qui a été validé
ui-phase-mission = Mission
ui-phase-debriefing = Débriefing
ui-dial-dice = Nombre de dés de la manche
ui-dial-rolls = Maximum de lancers pour les autres agents
ui-dial-n = { $n ->
   *[other] dés
}
ui-dial-r = { $r ->
    [1] lancer
   *[other] lancers
}
ui-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
ui-help = Aide de jeu

# le compte de la table, les pioches
ui-on-table = Sur la table
ui-dice-out = { $dice ->
    [one] { $dice } dé en jeu
   *[other] { $dice } dés en jeu
}
ui-count = { $count ->
    [0] Aucun { $value }
   *[other] Nombre de { $value } : { $count }
}
ui-decks = Missions en pioche : SOLO { $solo }, VERSUS { $versus }, TEAM { $team }, SPÉCIALE { $special }.
ui-gadget-deck = Gadgets en pioche : { $count }.
ui-gadgets = Gadgets
ui-discard = Défausse
ui-discard-pile = Gadgets défaussés, du plus récent au plus ancien
ui-discard-empty = Aucun gadget n’a encore été défaussé.

# missions
ui-specials = Missions SPÉCIALES
ui-gone = Une mission SPÉCIALE a été prise ici
ui-missions = Vos missions
ui-tab = { $type } : { $card }
ui-open-card = Voir « { $card } » de plus près
ui-choose-card = Choisir « { $card } »
ui-briefcase = Valise : piochez un gadget en la validant
ui-validate = Valider
ui-stamp-done = Validée
ui-state-ok = Réalisable
ui-state-near = À 1 dé près
ui-state-gains = Serait réalisable
ui-state-losses = Serait perdue
ui-needs-exactly = Il faut { $n } dés
ui-needs-least = { $n } dés et plus
ui-needs-most = { $n } dés au plus
ui-or = ou
ui-percent = { $percent } %
ui-average = { NUMBER($average, minimumFractionDigits: 2) }
# $kind : count, sum, avg, distinct, largest, run, dice, spread, others ou players
ui-tally = { $kind ->
    [count] dés montrant { $values } : { $figure }
    [sum] total { $figure }
    [avg] total { $figure } pour { $of } dés
    [distinct] valeurs différentes : { $figure }
    [largest] plus grand groupe de dés identiques : { $figure }
    [run] plus longue suite : { $figure }
    [spread] écart : { $figure }
    [others] au plus pour une autre valeur : { $figure }
    [players] agents : { $figure } sur { $of }
   *[dice] dés : { $figure }
}

# la lampe et les boutons
ui-your-turn = À vous !
ui-lit = { $more ->
    [0] « { $card } » est réalisable : validez-la, ou jouez d’abord un gadget.
    [one] « { $card } » et une autre mission sont réalisables.
   *[other] « { $card } » et { $more } autres missions sont réalisables.
}
ui-skip = Passer
ui-rule = La règle
ui-acts = Ce que vous pouvez faire
ui-pick-number = Combien de dés ?
ui-pick-value = Quelle valeur ?
ui-pick-player = Quel agent ?
ui-roll = Lancer { $n } dés
ui-reroll = { $n ->
    [0] Relancer
   *[other] Relancer ({ $n })
}
ui-mark = { $rolls ->
    [one] Touchez les dés à relancer. Reste { $rolls } lancer.
   *[other] Touchez les dés à relancer. Restent { $rolls } lancers.
}
ui-joker = Joker
ui-end-turn = Fin de tour
ui-without = Sans valider :
ui-draw = Piocher un gadget
ui-draw-short = Piocher
ui-exchange = Échanger une mission
ui-exchange-short = Échanger
ui-sure = « { $card } » peut être validée. Y renoncer ?
ui-sure-end_turn = Finir quand même
ui-sure-draw_gadget = Piocher quand même
ui-stay = Rester
ui-cancel = Annuler
ui-confirm = Confirmer
ui-close = Fermer
ui-no-change = Ne change aucune de vos missions.
# cibles : ce qu’il faut encore désigner
ui-aim = { $what } : { $step }
ui-step-done = confirmez, ou changez d’avis.
ui-step-new_deal-number = combien de dés désormais ?
ui-step-new_deal-dice = lesquels de vos dés quittent la table ?
ui-step-forced_reroll-dice = quels dés d’un adversaire ?
ui-step-extra_chance-dice = lesquels de vos dés ?
ui-step-mission_change-card = quelle mission ?
ui-step-exchange-card = laquelle ?
ui-step-target_lock-player = les dés de qui ?
ui-step-theft-die = quel dé d’un adversaire ?
ui-step-suppression-die = quel dé quitte la table ?
ui-step-adaptation-die = quel dé ?
ui-step-adaptation-value = quelle valeur ?
ui-step-transaction-die = deux dés de deux agents.
ui-step-transfer-die = lequel de vos dés ?
ui-step-transfer-player = à qui ?

# gadgets
ui-case = Vos gadgets, { $count } sur { $most }
ui-gadget-new = Dès la prochaine manche
ui-gadget-phase = En phase { $phase }
ui-gadget-none = Rien à en faire ici
ui-gadget-turn = Pendant votre tour
ui-discard-one = Défausser un gadget sur quatre
ui-discard-this = Défausser { $gadget }
ui-throw = Défausser
ui-new = Nouveau
ui-offer = Deux missions : gardez-en une
ui-given-up = Celle que vous rendez
ui-keep = Garder
ui-keep-card = Garder « { $card } »

# feuilles
ui-round-title = Manche { $round } : missions validées
ui-round-nothing = Rien n’a encore été validé dans cette manche.
ui-lacks = { $count ->
    [0] Toutes les missions sont validées.
    [one] Il manque encore une mission : { $types }.
   *[other] Il manque encore { $count } missions : { $types }.
}
ui-proof = Prouvée par { $dice }
ui-keys = Clavier : les chiffres choisissent un nombre ou une valeur ; flèches et espace marquent les dés ; R lance, E finit le tour, V valide, G parcourt les gadgets, D pioche, X échange, J ajoute le joker, Entrée confirme, Échap repose.
ui-watching = Ce qui est face visible

# la fin
ui-sheet = Classement
ui-sheet-rank = Rang
ui-sheet-agent = Agent
ui-sheet-missions = Missions
ui-sheet-briefcases = Valises
ui-sheet-gadgets = Gadgets joués
ui-sheet-rounds = { $rounds ->
    [one] Terminé en { $rounds } manche.
   *[other] Terminé en { $rounds } manches.
}
ui-of = { $validated } sur { $needed }
ui-titles = Titres
ui-award-gadgets = Roi du gadget
    .text = Le plus de gadgets joués.
ui-award-velvet = Main de velours
    .text = Le plus de missions en un seul tour.
ui-award-second = Éternel second
    .text = Deuxième, une fois de plus.
ui-win = Le tour gagnant
ui-hands = Ce qui restait en main
ui-hand-empty = Plus rien.

# -- the guided first game

lesson-nudge = Chaque chose en son temps, agent. Faites d’abord ce que je viens de dire.
lesson-nudge-five = Un bon choix, un autre jour. Mais vous cherchez des dés identiques : plus vous en lancez, mieux c’est. Prenez-en 5.
lesson-nudge-keep = Vos 6 sont précieux, gardez les deux. Relancez le 1, le 4 et le 2.
lesson-nudge-stop = Un lancer de plus pour vous, c’est un lancer de plus pour eux. Vous avez ce qu’il vous faut : terminez votre tour.
lesson-nudge-validate = Et laisser filer une mission accomplie ? Validez-la, agent.
lesson-nudge-consolation = C’est permis, mais j’ai glissé quelque chose d’utile sur la pile des gadgets, pour vous. Piochez-le.
lesson-nudge-adaptation = Il vous manque un troisième 6. Adaptation, l’un de vos 3, et faites-en un 6.
lesson-welcome = Entrez, agent. Je suis le Directeur, et j’ai un seul poste à donner. Trois missions dans votre main, plus une SPÉCIALE : qui valide les quatre en premier l’emporte. Ana et Leo le veulent aussi. Aujourd’hui, leurs missions sont visibles : touchez leur tapis.
lesson-display = Voici les trois missions SPÉCIALES. Elles sont là pour tout le monde, et chaque agent n’en valide qu’une. Seuls vos propres dés comptent pour elles.
lesson-solo = À vos missions. La SOLO d’abord : « Triple identité » demande un brelan. Trois 2 ou trois 5, peu importe, pourvu que ces dés soient les vôtres. Ceux des autres ne comptent pas.
lesson-versus = Votre mission VERSUS : « Six feux verts » demande plus de 6 que chaque adversaire. On vous compare à Ana, puis à Leo, et « plus » veut dire plus : l’égalité ne suffit pas.
lesson-team = Votre mission TEAM : « Accord secret » demande autant de 1 que de 3. Ici, tous les dés de la table comptent ensemble, peu importe qui les a lancés. La mission n’en est pas moins la vôtre, et celle de personne d’autre.
lesson-dice = Vous avez le jeton : l’agent actif, c’est vous. Combien de dés pour la manche, de 2 à 5 ? Les autres devront en lancer autant. Un brelan aime les dés nombreux : prenez-en 5.
lesson-roll = Cinq dés, pour tout le monde. Lancez !
lesson-keep = Deux 6 ! C’est bon pour le brelan, et pour avoir plus de 6 que les autres. Gardez-les. Marquez le 1, le 4 et le 2, et relancez-les.
lesson-stop = Un troisième 6 : un brelan, et des 6 à revendre. Vous pourriez relancer. Mais personne n’aura plus de lancers que vous : arrêtez-vous, et les autres n’en auront que deux. Terminez votre tour.
lesson-dials = Ana et Leo ont lancé : cinq dés, puisque vous avez dit cinq, et deux lancers, puisque vous en avez fait deux. Les deux cadrans le rappellent à tous.
lesson-debriefing = Le jeton se retourne : DÉBRIEFING. Les dés restent tels quels, et vous commencez. Deux de vos missions sont réalisables, la SOLO et la VERSUS. Types différents : les deux sont permises. Validez-en une.
lesson-both = Tamponnée ! Les dés ne s’usent pas : les mêmes 6 servent encore. Validez l’autre.
lesson-not-yet = Deux sur quatre, en un seul tour. Et votre mission TEAM ? Voyez son compteur : deux 1, mais trois 3. Pas encore. Gardez-la pour une meilleure manche, et terminez votre tour.
lesson-draw = Ana n’a rien pu valider. Il y a une consolation pour cela : elle a pris un gadget. Lequel ? Elle seule le sait.
lesson-exchange = Il manquait un dé à Leo pour sa suite de 5. Il a pris l’autre consolation : il a rendu « Course-poursuite », pioché deux missions SOLO et gardé l’une. Un gadget ou une mission, jamais les deux. La manche est finie, les dés sont rentrés.
lesson-last = Manche 2. Le jeton est passé à Ana. Trois dés, et elle s’est arrêtée après un lancer : vous n’en aurez pas plus. Mais vous jouez en dernier, et vous voyez les dés des autres. Lancez !
lesson-counter = Voilà qui suffit. Voyez le compteur de votre mission TEAM : deux 1 et deux 3 sur la table. C’est bon ! Un lancer a suffi. Cette fois, Ana débriefe en premier, puis Leo, puis vous.
lesson-accord = Les dés d’Ana étaient les plus éloignés les uns des autres : « Grand écart » est à elle. Leo a pris un gadget. À vous. Validez « Accord secret ».
lesson-three = Trois sur quatre ! Il ne manque plus qu’une mission SPÉCIALE, et tout le monde le voit. Avec ces dés, aucune n’est réalisable. Terminez votre tour.
lesson-two-dice = Manche 3, le jeton est à Leo. Deux dés seulement, et un seul lancer : un 5 et un 6. Vous n’aurez droit à rien de plus. Il y a des manches comme ça, agent. Lancez.
lesson-briefcase = Deux dés ont suffi à Leo : une SOLO et une SPÉCIALE en un tour. La SPÉCIALE portait une valise, il a donc aussi pioché un gadget. Une autre a pris sa place : « Le code du silo », au moins trois 6. Retenez-la bien.
lesson-consolation = Un 3 et un 4 : rien pour vous cette fois. Cela arrive aux meilleurs. Prenez votre consolation : piochez un gadget.
lesson-gadget = Adaptation : ce gadget change la valeur d’un dé de la table. Il se joue au DÉBRIEFING, pendant votre tour. Mais pas tout de suite : un gadget ne sert qu’à partir de la manche suivante. Tout n’est donc pas perdu.
lesson-again = Manche 4 : le jeton vous revient, et « Le code du silo » veut trois 6. Plus de dés, plus de chances. Prenez-en 5.
lesson-sixes = Lancez, et pensez très fort au 6.
lesson-near = Deux 6. Raté de peu, mais de peu seulement : votre Adaptation fera le troisième. Alors pourquoi offrir un second lancer aux autres ? Terminez votre tour.
lesson-adaptation = DÉBRIEFING, et vous commencez. L’heure du gadget a sonné. Jouez Adaptation : choisissez l’un de vos 3 et faites-en un 6.
lesson-silo = Trois 6 ! « Le code du silo » est réalisable. Validez-la, agent.
lesson-hired = Le poste est à vous ! Quatre missions, avant tout le monde. « Le code du silo » porte une valise : elle vous aurait valu un gadget. Vous n’en aurez plus besoin.
lesson-next = Et maintenant ? Une partie libre contre des recrues, où vos missions réalisables restent signalées. Mais là, les mains sont secrètes, et personne ne vous souffle rien. Puis invitez des amis. Rompez, agent !
