### Bomb Squad Academy : tous les noms, questions et lignes du journal, en français.
###
### Les arguments :
###   $seat, $target               le nom d’un joueur (l’Instructeur : le message "instructor")
###   $wire $card $tool $sensor    les mots de la pièce : la valeur de wire-<id>, card-<id> ...
###   $face $side $bomb $source    de même ; $hand_card aussi et, sauf dans ask-react, $window
###   $names et autres pluriels    une liste déjà assemblée par la langue ("Ana et Leo") ; une liste d’objets est faite
###                                de lignes écrites avec l’attribut .item du message, assemblées de la même façon
###   nombres                      de simples nombres, pour que le pluriel soit juste
###   champs oui/non               le texte "true" ou "false"
###   autres codes                 ($reason $what $cause $decision ...) tels quels, pour choisir la branche
### Un message prend ce qu’il lui faut parmi les champs d’un événement, pas toujours tout.
### Tournures choisies pour n’accorder ni en genre ni en nombre avec les noms des joueurs.

## Le jeu

title = Bomb Squad Academy
card-kind = Choix secrets
card-pitch = Quatre câbles, une pince. Coupez encore, ou filez en poule mouillée ?
card-people = { $least } à { $most } cadets
card-time = 20 à 40 min
tagline = Coupez, attendez ou filez : toutes les bombes sauteront, tâchez seulement de ne pas tenir la pince.
# What the box suggests [BSA-GEN-04]
ages = Dès 10 ans
duration = 20 à 40 minutes

## Les pièces

wire-green = vert
    .name = Vert
wire-blue = bleu
    .name = Bleu
wire-red = rouge
    .name = Rouge
wire-yellow = jaune
    .name = Jaune

card-wait = Attendez !
    .text = Marquez 3 points, puis protégez un câble : personne ne le coupe ce tour-ci. Une fois par bombe.
card-green = Pince verte
    .text = Coupez le câble vert. Seul, vous empochez tout ; à plusieurs, vous partagez.
card-blue = Pince bleue
    .text = Coupez le câble bleu. Seul, vous empochez tout ; à plusieurs, vous partagez.
card-red = Pince rouge
    .text = Coupez le câble rouge. Seul, vous empochez tout ; à plusieurs, vous partagez.
card-yellow = Pince jaune
    .text = Coupez le câble jaune. Seul, vous empochez tout ; à plusieurs, vous partagez.
card-chicken = Poule mouillée
    .text = Si la bombe explose ce tour-ci : 5 points. Sinon, regardez le dessus de 2 paquets ou les 3 tuiles d’un câble.

tool-flashlight = Lampe torche
    .text = Avant de choisir : regardez en secret les 2 premières cartes de chacun des 4 paquets.
tool-stethoscope = Stéthoscope
    .text = Avant de choisir : regardez en secret toutes les tuiles détonation encore cachées.
tool-tweezers = Brucelles
    .text = Avant de retourner, sur votre câble : regardez les 4 premières cartes du paquet et rangez-les à votre guise.
tool-screwdriver = Tournevis
    .text = Avant de choisir : regardez en secret les tuiles cachées d’un câble et remettez-les dans l’ordre voulu.
tool-magnet = Aimant
    .text = Avant de choisir : placez un capteur sur un autre câble. Il n’en bouge pas à la fin de ce tour.
tool-spare_cutters = Pince de rechange
    .text = Avant de choisir : reprenez en main une ou deux de vos cartes posées, sauf Attendez !
tool-walkie_talkie = Talkie-walkie
    .text = Avant de choisir : désignez un joueur. Il choisit d’abord et vous voyez sa carte, en secret.
tool-megaphone = Mégaphone
    .text = Cartes révélées : protégez un câble pour ce tour, comme avec Attendez ! mais sans les 3 points.
tool-multi_tool = Couteau suisse
    .text = Cartes révélées : échangez votre carte révélée contre une carte de votre main.
tool-twin_cutters = Pince jumelle
    .text = Cartes révélées, si vous coupez : coupez aussi un second câble ce tour-ci.
tool-remote_control = Télécommande
    .text = Cartes révélées : la pince d’un autre joueur coupe, ce tour-ci, le câble voisin de votre choix.
tool-bolt_cutters = Coupe-boulons
    .text = Avant de retourner, sur votre câble : vos points sont doublés, mais une explosion vous coûte 10. Seul outil du tour.
tool-wire_stripper = Pince à dénuder
    .text = Avant de retourner, sur votre câble : regardez les 2 premières cartes du paquet ; chacune reste dessus ou passe dessous.
tool-ratchet = Clé à cliquet
    .text = Avant de retourner, sur votre câble : reculez son détonateur de 1 à 3 cases.
tool-freeze_spray = Spray givrant
    .text = Une carte va pousser un détonateur sur une tuile cachée : il ne bouge pas pour cette carte.
tool-battery = Pile 9 volts
    .text = Une carte va pousser un détonateur sur une tuile cachée : il avance de 2 cases de plus.
tool-priority_armband = Brassard prioritaire
    .text = Câble coupé à plusieurs : vous marquez sa valeur entière, sans partager. Les autres partagent comme prévu.
tool-carbon_paper = Papier carbone
    .text = Un câble est coupé sans vous : marquez autant qu’un de ses coupeurs, 6 points au plus.
tool-bomb_suit = Tenue de déminage
    .text = Votre câble explose : vous ne perdez rien et marquez 3 points.
tool-insurance = Contrat d’assurance
    .text = La bombe explose sans vous et vous n’êtes pas poule mouillée : marquez 5 points.

sensor-alpha = Alpha
    .name = Capteur Alpha
sensor-beta = Bêta
    .name = Capteur Bêta

face-ok = OK
face-boom = Explosion

set-violet = Violet
set-orange = Orange
set-white = Blanc
set-black = Noir
set-pink = Rose

side-left = gauche
side-right = droite

window-plan = Préparation
window-reveal = Révélation
window-cut = Avant la coupe
window-brink = Au bord
window-score = Décompte
window-blast = Souffle

bomb-I = Bombe I
bomb-II = Bombe II
bomb-III = Bombe III

instructor = l’Instructeur
    .name = Instructeur

## Consignes : ce que fait un outil quand son moment vient

intent-ask = Me demander à chaque fois.
intent-hold = Le garder jusqu’à nouvel ordre.
intent-hold_turn = Pas ce tour-ci.
intent-always = L’utiliser dès que c’est possible.
intent-protect_if = { $min_other_cutters ->
    [0] Protéger le câble { $wire }, coupé ou non.
    [one] Protéger le câble { $wire } si au moins un autre joueur le coupe.
   *[other] Protéger le câble { $wire } si au moins { $min_other_cutters } autres joueurs le coupent.
}
intent-swap_if_shared = Si quelqu’un d’autre coupe mon câble, jouer plutôt « { $hand_card } ».
intent-also_cut_if_free = Couper aussi le câble { $wire } si personne d’autre ne le coupe.
intent-push_leader_if_shared = Si d’autres coupent mon câble, pousser celui qui a le plus de points vers la { $side }.
intent-if_solo = L’utiliser si personne d’autre ne coupe le câble.
intent-if_within = { $spaces ->
    [one] L’utiliser si la première tuile cachée est à { $spaces } case au plus.
   *[other] L’utiliser si la première tuile cachée est à { $spaces } cases au plus.
}
    .bury = { $spaces ->
        [one] L’utiliser si la première tuile cachée est à { $spaces } case au plus, et mettre dessous toute carte de { $bury_from_main } ou plus.
       *[other] L’utiliser si la première tuile cachée est à { $spaces } cases au plus, et mettre dessous toute carte de { $bury_from_main } ou plus.
    }
intent-if_own_wire = L’utiliser si je coupe ce câble.
intent-if_chicken = L’utiliser si je joue Poule mouillée ce tour-ci.
intent-if_gain_at_least = { $points ->
    [one] L’utiliser s’il me rapporte au moins { $points } point de plus.
   *[other] L’utiliser s’il me rapporte au moins { $points } points de plus.
}
intent-if_pay_at_least = { $points ->
    [one] Copier le coupeur le mieux payé s’il touche au moins { $points } point.
   *[other] Copier le coupeur le mieux payé s’il touche au moins { $points } points.
}

## Options de table

option-players = Nombre de recrues
    .help = Humains et robots confondus, de 2 à 5.
option-exam = Épreuve
    .help = Complète : bombes I, II et III. Express : II et III. Exercice : I seulement.
option-exam-full = Complète
option-exam-express = Express
option-exam-drill = Exercice
option-tools = Outils
    .help = Amicaux : sans les outils qui s’en prennent directement à un autre joueur. Sans : aucun outil.
option-tools-all = Tous
option-tools-friendly = Amicaux
option-tools-off = Sans
option-sensors = Capteurs de pression
    .help = Sans : les bombes II et III se jouent sans capteurs, et sans l’Aimant.
option-sensors-on = Avec
option-sensors-off = Sans
option-instructor = Instructeur
    .help = Un coupeur neutre qui partage les câbles. Auto : présent à 2 joueurs seulement. Interdit à 5.
option-instructor-auto = Auto
option-instructor-on = Présent
option-instructor-off = Absent
option-chain_scope = Valeurs de chaîne comptées
    .help = Toutes les cartes visibles du câble, ou seulement celles que la dernière recouvre.
option-chain_scope-all = Toutes
option-chain_scope-covered = Recouvertes
option-score_floor = Plancher du score
    .help = Zéro : on ne rend pas plus de points qu’on n’en a. Aucun : le score peut passer sous zéro.
option-score_floor-zero = Zéro
option-score_floor-none = Aucun
option-age_order = Matricules (départage)
    .help = Tirés au sort, ou rangés par l’hôte du plus jeune au plus âgé.
option-age_order-random = Au hasard
option-age_order-manual = Par l’hôte
option-tool_priority = Priorité des outils
    .help = Scellée : déclarations simultanées, le moins de points d’abord. Vitesse : le premier déclaré d’abord (rythme Autour de la table ou Détendu seulement).
option-tool_priority-sealed = Scellée
option-tool_priority-speed = Vitesse
option-wait_talk = Concertation « Attendez »
    .help = Ouverte : propositions visibles et modifiables. Silencieuse : choix secrets et simultanés.
option-wait_talk-open = Ouverte
option-wait_talk-silent = Silencieuse
option-notebook = Carnet d’observation
    .help = Le jeu retient pour vous ce que vous avez regardé. Sans : à vous de vous en souvenir.
option-notebook-on = Avec
option-notebook-off = Sans

## Décisions : ce que lit le joueur interrogé ; .waiting est ce que lisent les autres

ask-choose_action = Choisissez une carte et verrouillez-la.
    .tool = Choisissez une carte et verrouillez-la, ou utilisez d’abord un outil.
    .waiting = On attend { $names } pour le choix des cartes.
ask-pick_tool = Prenez l’un des outils exposés.
    .waiting = On attend { $names } pour le choix d’un outil.
ask-wait_pick = Attendez ! Choisissez le câble à protéger, puis verrouillez.
    .waiting = On attend { $names } pour le câble à protéger.
ask-chicken_look = Pas d’explosion : regardez le dessus de deux paquets, ou les tuiles d’un câble.
    .waiting = On attend { $names } pour un coup d’œil.
# $moment est l’identifiant nu (reveal, cut, brink, score, blast) ; $wire ne sert que pour cut, brink, score et blast
ask-react = { $moment ->
    [reveal] Les cartes sont révélées : utiliser un outil, ou laisser passer ?
    [cut] Le câble { $wire } va être coupé : utiliser un outil, ou laisser passer ?
    [brink] Le détonateur { $wire } va atteindre une tuile cachée : utiliser un outil, ou laisser passer ?
    [score] Le câble { $wire } va rapporter ses points : utiliser un outil, ou laisser passer ?
    [blast] Le câble { $wire } a fait sauter la bombe : utiliser un outil, ou laisser passer ?
   *[other] { $moment } : utiliser un outil, ou laisser passer ?
}
    .waiting = Un outil peut entrer en jeu : { $names }.
ask-confirm_tool = Un autre outil vient de servir : voulez-vous toujours utiliser « { $tool } » ?
    .waiting = On attend { $names } : outil à utiliser ou à garder.
ask-order_cards = Voici le dessus du paquet : remettez ces cartes dans l’ordre qui vous plaît.
    .waiting = On attend { $names } : cartes à remettre.
ask-order_tiles = Voici les tuiles cachées : remettez-les dans l’ordre qui vous plaît.
    .waiting = On attend { $names } : tuiles à remettre.
ask-keep_or_bury = Voici les deux premières cartes : lesquelles restent dessus, lesquelles passent dessous ?
    .waiting = On attend { $names } : deux cartes à trier.
ask-withdraw_queued = Le tour de votre outil en attente est venu : l’utiliser, ou y renoncer ?
    .waiting = On attend { $names } : outil en attente à utiliser ou à garder.

## Choix

choice-lock = Verrouiller : { $card }
choice-unlock = Déverrouiller ma carte
choice-use_tool = Utiliser l’outil « { $tool } »
choice-use_tool-flashlight = Utiliser la Lampe torche : regarder les 2 premières cartes de chaque paquet
choice-use_tool-stethoscope = Utiliser le Stéthoscope : regarder toutes les tuiles cachées
choice-use_tool-tweezers = Utiliser les Brucelles : regarder les 4 premières cartes et les ranger
choice-use_tool-screwdriver = Utiliser le Tournevis : regarder les tuiles cachées du câble { $wire } et les ranger
choice-use_tool-magnet = Utiliser l’Aimant : le capteur { $sensor } sur le câble { $wire }
choice-use_tool-spare_cutters = Utiliser la Pince de rechange : reprendre { $cards }
choice-use_tool-walkie_talkie = Utiliser le Talkie-walkie : écouter { $target }
choice-use_tool-megaphone = Utiliser le Mégaphone : protéger le câble { $wire }
choice-use_tool-multi_tool = Utiliser le Couteau suisse : jouer plutôt « { $card } »
choice-use_tool-twin_cutters = Utiliser la Pince jumelle : couper aussi le câble { $wire }
choice-use_tool-remote_control = Utiliser la Télécommande : pousser { $target } d’un câble vers la { $side }
choice-use_tool-bolt_cutters = Utiliser le Coupe-boulons : gains doublés, risque doublé
choice-use_tool-wire_stripper = Utiliser la Pince à dénuder : regarder les 2 premières cartes, les garder ou les mettre dessous
choice-use_tool-ratchet = { $steps ->
    [one] Utiliser la Clé à cliquet : reculer le détonateur de { $steps } case
   *[other] Utiliser la Clé à cliquet : reculer le détonateur de { $steps } cases
}
choice-use_tool-freeze_spray = Utiliser le Spray givrant : le détonateur ne bouge pas
choice-use_tool-battery = Utiliser la Pile 9 volts : le détonateur avance de 2 cases de plus
choice-use_tool-priority_armband = Utiliser le Brassard prioritaire : marquer la valeur entière
choice-use_tool-carbon_paper = Utiliser le Papier carbone : copier { $target }
choice-use_tool-bomb_suit = Utiliser la Tenue de déminage : ne rien perdre, marquer 3 points
choice-use_tool-insurance = Utiliser le Contrat d’assurance : marquer 5 points
choice-pass = Laisser passer
choice-proceed = Continuer
choice-withdraw = Renoncer
choice-take_tool = Prendre l’outil « { $tool } »
choice-rank_tools = Ordre de préférence : { $tools }
choice-propose = Proposer le câble { $wire }
choice-lock_wait = Protéger le câble { $wire }
choice-look_tops = Regarder le dessus des paquets : { $wires }
choice-look_tiles = Regarder les tuiles du câble { $wire }
choice-look_none = Ne rien regarder
choice-order = Remettre dans cet ordre : { $order }
# les attributs servent quand l’une des deux listes est vide
choice-keep_or_bury = Dessus : { $keep } ; dessous : { $bury }
    .keep_all = Dessus : { $keep }
    .bury_all = Dessous : { $bury }
choice-set_intent = { $tool } : { $intent }

## Journal

# $badges : liste de .item
event-game_started = L’examen final a commencé : { $seats } (matricules : { $badges }).
    .item = { $seat } ({ $badge })
event-bomb_started = { $bomb } amorcée : paquets complets, détonateurs sur 0, toutes les tuiles cachées.
# $sensors : liste de .item
event-sensors_placed = Les capteurs de pression ont été placés : { $sensors }.
    .item = { $sensor } (+{ $bonus }) sur le { $wire }
event-tools_displayed = Les outils ont été exposés : { $tools }.
event-tool_picked = { $seat } a pris l’outil « { $tool } ».
event-tool_left = L’outil « { $tool } » est retourné dans la boîte : personne ne l’a pris.
event-turn_started = Le tour { $turn } a commencé.
event-seat_locked = { $seat } a verrouillé une carte.
event-seat_unlocked = { $seat } a déverrouillé sa carte.
event-listening = { $seat } a mis { $target } sur écoute.
event-heard = Vous avez entendu à la radio : « { $card } ».
# .targets, ici et plus bas : pour un outil déclaré avec des cibles, deux formant un targets-pair ; .buried : combien de cartes
targets-pair = { $first }, { $second }
event-tool_declared = { $seat } a annoncé l’outil « { $tool } ».
    .targets = { $seat } a annoncé l’outil « { $tool } » ({ $targets }).
event-tool_resolved = { $seat } a utilisé l’outil « { $tool } ».
    .targets = { $seat } a utilisé l’outil « { $tool } » ({ $targets }).
    .buried = { $seat } a utilisé l’outil « { $tool } » : { $buried ->
        [0] aucune carte n’est passée dessous.
        [one] { $buried } carte est passée dessous.
       *[other] { $buried } cartes sont passées dessous.
    }
event-tool_withdrawn = { $seat } a renoncé à l’outil « { $tool } » et l’a gardé.
event-tool_fizzled = { $seat } ne pouvait plus utiliser l’outil « { $tool } » et l’a gardé.
# $what : tops ou tiles ; $by : les mots de la carte ou de l’outil qui a permis de regarder
event-looked = { $what ->
    [tiles] { $seat } a regardé les tuiles détonation : { $wires } ({ $by }).
   *[tops] { $seat } a regardé le dessus des paquets : { $wires } ({ $by }).
}
# $faces : liste de .card ou de .tile
event-saw = Vous avez vu : { $faces }.
    .card = { $wire }, carte { $depth } : { $main }, chaîne { $chain }
    .tile = { $wire }, tuile { $position } : { $face }
# $actions : liste de .item
event-actions_revealed = Les cartes ont été révélées : { $actions }.
    .item = { $seat } – { $card }
# $from, $to : les mots de deux cartes, .wire : de deux câbles ; $by : les mots de l’outil
event-action_changed = L’action a changé pour { $seat } : « { $from } » est devenue « { $to } » ({ $by }).
    .wire = La pince a été déviée pour { $seat } : câble { $to } au lieu du câble { $from } ({ $by }).
event-window_opened = { $window } : occasion d’utiliser un outil pour { $eligible }.
event-window_closed = { $window } : l’occasion d’utiliser un outil est passée.
event-wait_scored = { $points ->
    [one] Attendez ! +{ $points } point : { $seats }.
   *[other] Attendez ! +{ $points } points : { $seats }.
}
event-wait_proposed = { $seat } a proposé de protéger le câble { $wire }.
event-wait_locked = { $seat } a choisi le câble { $wire }.
    .silent = { $seat } a choisi un câble en secret.
# $by : les noms des joueurs qui attendent, ou les mots de l’outil
event-wire_protected = Le câble { $wire } a été protégé ({ $by }).
event-wire_skipped = { $reason ->
    [protected] Rien ne s’est passé sur le câble { $wire } : il était protégé.
    [empty] Rien ne s’est passé sur le câble { $wire } : son paquet était vide.
    [instructor_holds_back] Rien ne s’est passé sur le câble { $wire } : l’Instructeur s’est retenu.
   *[nobody] Rien ne s’est passé sur le câble { $wire } : personne ne l’a coupé.
}
# $instructor : true ou false ; .alone : l’Instructeur est le seul coupeur
event-cut_started = Le câble { $wire } a été coupé par { $cutters }{ $instructor ->
    [true] {" "}avec l’Instructeur
   *[false] {""}
} : { $k ->
    [one] { $k } carte à retourner.
   *[other] { $k } cartes à retourner.
}
    .alone = Le câble { $wire } a été coupé par l’Instructeur seul : 1 carte à retourner.
event-card_flipped = Carte { $index } sur { $k } du câble { $wire } : ce fut un { $main }, chaîne { $chain } (reste du paquet : { $deck_left }).
event-brink = { $tiles_in_reach ->
    [one] Au bord : le détonateur { $wire } était sur { $position }, encore { $pending_move } à parcourir, { $tiles_in_reach } tuile cachée à portée.
   *[other] Au bord : le détonateur { $wire } était sur { $position }, encore { $pending_move } à parcourir, { $tiles_in_reach } tuiles cachées à portée.
}
# $cause : card ou ratchet ; $frozen et $battery : pas retirés ou ajoutés par les outils, 0 sinon (card seulement) ; $from, $to : des cases
event-detonator_moved = { $cause ->
    [ratchet] Le détonateur { $wire } a reculé de { $from } à { $to }, clac, clac.
   *[card] Le détonateur { $wire } est passé de { $from } à { $to }{ $frozen ->
        [0] {""}
       *[other] {" "}(givre : { $frozen })
    }{ $battery ->
        [0] {""}
       *[other] {" "}(pile : { $battery })
    }.
}
event-tile_turned = La tuile { $position } du câble { $wire } a été retournée : { $face }.
# $pays : liste de .item ; .unpaid : aucun joueur n’est payé ; .copies : ligne de plus, $copies étant aussi une liste de .item
event-wire_scored = Le câble { $wire } a valu { $value } ({ $main } + chaîne { $chain_sum }{ $bonus ->
    [0] {""}
   *[other] {" "}+ capteurs { $bonus }
}) : { $pays }.
    .item = { $seat } ({ $points })
    .unpaid = Le câble { $wire } a valu { $value }, mais il n’y avait personne à payer.
    .copies = Au papier carbone : { $copies }.
event-exploded = Boum ! La tuile { $tile_position } du câble { $wire } a fait sauter la bombe, pince en main : { $cutters }{ $instructor ->
    [true] {" "}avec l’Instructeur
   *[false] {""}
}.
event-points_lost = { $amount_lost ->
    [0] { $seat } n’avait plus rien à perdre.
    [one] { $seat } a perdu { $amount_lost } point.
   *[other] { $seat } a perdu { $amount_lost } points.
}
event-chicken_paid = { $points ->
    [one] La fuite a payé, +{ $points } point : { $seats }.
   *[other] La fuite a payé, +{ $points } points : { $seats }.
}
# $by : arrow ou magnet ; $from, $to : les mots de deux câbles
event-sensor_moved = { $by ->
    [magnet] L’Aimant a attiré le capteur { $sensor } du { $from } au { $to }.
   *[arrow] Le capteur { $sensor } est passé du { $from } au { $to }.
}
event-card_returned = { $seat } a repris une carte : { $card }.
    .instructor = L’Instructeur a repris une carte : { $card }.
event-wait_set_aside = { $seat } a mis de côté « { $card } » jusqu’à la prochaine bombe.
event-score_changed = { $total ->
    [one] Le score a changé pour { $seat } : { $total } point ({ $source } : { $delta }).
   *[other] Le score a changé pour { $seat } : { $total } points ({ $source } : { $delta }).
}
event-turn_ended = Le tour { $turn } est terminé.
# $points : liste de .item ; .debrief : ligne de plus, $debrief étant une liste de .wire ($faces : les trois faces dans l’ordre)
event-bomb_ended = { $bomb } terminée ; les points gagnés : { $points }.
    .item = { $seat } ({ $points })
    .debrief = Sous les tuiles, il y avait : { $debrief }.
    .wire = { $wire } – { $faces }
event-game_ended = L’examen est terminé, avec les félicitations du jury : { $winners }.

## Refus

refusal-frozen = Votre carte a été entendue au Talkie-walkie : elle reste verrouillée ce tour-ci.
refusal-everybody_locked = Tout le monde a verrouillé : trop tard pour changer, les cartes sont révélées.
refusal-card_not_in_hand = Cette carte n’est pas dans votre main : choisissez-en une que vous tenez.
refusal-locked_first = Votre carte est verrouillée : déverrouillez-la d’abord.
refusal-tool_not_owned = Vous n’avez pas cet outil, ou il a déjà servi : prenez-en un qui est devant vous.
refusal-tool_condition = Cet outil ne peut pas servir ainsi maintenant : relisez sa carte, ou changez de cible.
refusal-tool_pending = Votre outil attend encore son tour : réglez-le avant de verrouiller une carte ou d’en utiliser un autre.
refusal-wrong_window = Ce n’est pas le moment de cet outil : sa carte dit quand il peut servir.
refusal-exclusive = Le Coupe-boulons travaille seul : avec lui, pas d’autre outil dans le même tour.
refusal-same_deck_twice = Choisissez deux paquets différents, ou les tuiles d’un seul câble.
refusal-not_a_permutation = Servez-vous de chaque pièce montrée une fois, et une seule.
refusal-wait_is_final = Vous avez verrouillé le câble à protéger : ce choix est définitif.
refusal-not_displayed = Cet outil n’est plus exposé : choisissez parmi ceux qui restent.
refusal-ranked_twice = Un outil ne figure qu’une fois dans vos préférences : nommez chacun une seule fois.
refusal-bad_intent = Cet outil ne connaît pas cette consigne : choisissez dans sa liste, avec des nombres entiers de 0 à 20.
refusal-empty_deck = L’un de ces paquets est vide : regardez des paquets où il reste des cartes.
refusal-nothing_to_propose = Il n’y a rien de nouveau à proposer : verrouillez le câble que vous protégez.
refusal-time_over = Votre temps de choix est écoulé : la carte verrouillée reste.
refusal-clash_instructor_players = « Instructeur » (instructor) et « Nombre de recrues » (players) se contredisent : à 5 joueurs, il n’y a pas de place pour l’Instructeur. Mettez-le sur Auto ou Absent, ou jouez à moins de 5.
refusal-clash_tool_priority_tempo = « Priorité des outils » (tool_priority) et « Rythme » (tempo) se contredisent : Vitesse demande le rythme Autour de la table ou Détendu. Choisissez Scellée, ou changez de rythme.

## Feuille de résultats

source-solo = Coupes en solo
source-shared = Coupes partagées
source-wait = Attendez !
source-chicken = Poule mouillée
source-tool = Outils
source-loss = Pertes

award-top_of_the_class = Major de promo
    .text = Le plus de points à l’examen.
award-singed_eyebrows = Sourcils roussis
    .text = Le plus d’explosions en main.
award-golden_egg = Œuf d’or
    .text = Le plus de points en Poule mouillée.
award-iron_nerve = Nerfs d’acier
    .text = Le plus de points en coupant seul.

## La première leçon

# Ces lignes n’ont pas d’arguments. On ne les entend pas toutes : certaines vont avec un outil.
lesson-nudge = Bon réflexe, cadet, mais suivez-moi pour l’instant : ce que je vous demande est éclairé.
lesson-welcome = Bienvenue à l’Académie, cadet ! Trois bombes aujourd’hui, et toutes exploseront. Personne n’y peut rien. Tâchez seulement de ne pas tenir la pince à ce moment-là.
lesson-case = Quatre câbles, chacun avec sa piste et son détonateur. Au bout de chaque piste, trois tuiles cachées : deux OK, une explosion. Qui pousse un détonateur sur celle-là paie les dégâts.
lesson-choose = À chaque tour, chacun verrouille une carte en secret, puis tout se révèle d’un coup. Une pince retourne la première carte de son câble. Ana et Leo n’attendent que vous : verrouillez votre pince verte.
lesson-solo = Personne d’autre sur le vert, et la carte était un 2, chaîne 1 : le détonateur a avancé de 2 cases, et vous marquez 2 + 1 = 3 points. Les grosses cartes paient bien… et rapprochent l’explosion.
lesson-stack = Votre pince verte est maintenant sur votre pile. Une carte posée là ne peut pas être jouée ; celle-ci reviendra après deux autres tours. Verrouillez votre pince bleue.
lesson-crowd = Ana a eu la même idée ! Deux pinces, deux cartes, et les deux ont poussé : 3 + 1 = 4 cases. Mais seule compte la valeur de la dernière carte, plus toutes les chaînes : 1 + 2 = 3. À deux, arrondi vers le bas : 1 point chacun. La foule nuit aux affaires.
lesson-reading = Les piles sont visibles de tous. Sur celle d’Ana, du rouge et du bleu ; sur celle de Leo, du jaune et du rouge. Quel câble aucun des deux ne peut-il couper ? Verrouillez cette pince.
lesson-nudge-reading = Quelqu’un pourrait vous y rejoindre. Cherchez la seule couleur posée sur leurs deux piles.
lesson-chain = Le rouge, rien que pour vous : le 3, plus les chaînes 1 + 1 qui s’y trouvaient déjà, cela fait 5 points. Chaque carte laisse sa chaîne : plus un câble chauffe, plus il rapporte. Et votre pince verte est revenue en main.
lesson-counting = Le 6 d’Ana a poussé le jaune sur la case 9. Ses tuiles commencent à 16. Le dos du paquet donne toutes ses valeurs : le 6 étant sorti, il peut venir un 5 au plus. Sans personne d’autre, ce sera 14 au pire : aucun danger. Verrouillez votre pince jaune.
lesson-lids = C’était le 5 : 5 + 1 = 6 points ! Mais voilà le jaune sur 14. Un 2 retourne une tuile, un 3 en retourne deux, un 4 toutes les trois. Une tuile : boum 1 fois sur 3. Deux : 2 fois sur 3. Trois : à coup sûr.
lesson-chicken = Leo a repris sa pince jaune, et il a ce regard… Verrouillez Poule mouillée : si la bombe saute ce tour-ci, vous marquez 5 points. Sinon, vous pourrez regarder quelque chose de caché.
lesson-look = Un 2 : la première tuile, et c’était OK. Ouf ! Leo garde ses points, et vous avez droit à un coup d’œil. Regardez les tuiles du câble jaune.
lesson-nudge-look = Bon à savoir aussi, mais c’est sur le jaune que ça brûle. Regardez les tuiles du câble jaune.
lesson-patience = OK, explosion, OK : votre carnet s’en souvient. Encore un pas sur le jaune et tout saute ! La pince jaune de Leo est sur sa pile, mais Ana a repris la sienne. Verrouillez « Attendez ! » : 3 points tout de suite, et un câble à protéger.
lesson-protect = Et voilà : Ana est sur le jaune, et Leo, sans personne, sur le bleu. Un câble protégé n’est pas coupé ce tour-ci. Protégez celui que vous voulez, sauf le jaune. Le bleu de Leo, par exemple ?
lesson-nudge-saved = Vous alliez sauver Ana. Quelle bonté ! Mais c’est un examen : choisissez un autre câble.
lesson-boom = BOUM ! Ana perd 5 points, et la bombe est finie. Les autres gardent les leurs, et vous les 3 de votre « Attendez ! ». Place à la bombe II : toutes les cartes reviennent, paquets et tuiles sont neufs.
lesson-sensors = Du nouveau : deux capteurs. Chacun ajoute son bonus au câble où il se trouve. Alpha, +2, est sur le vert et va vers la droite. Bêta, +3, est sur le rouge et va vers la gauche. Ils avancent quand leur câble a été coupé.
lesson-tools = Nouveau aussi : les outils. Chacun sert une fois, à son moment. Qui a le moins de points choisit d’abord : Ana a pris la Pince de rechange. À vous : lisez les outils, puis prenez celui qui vous plaît.
lesson-bonus = Leo s’est servi à son tour. Au travail : le +2 d’Alpha est sur le vert. Verrouillez votre pince verte.
lesson-bolt_cutters = C’est le moment d’un outil ! Le Coupe-boulons double vos points sur cette coupe ; une explosion vous en coûterait 10. Le vert débute à peine. Utilisez-le, ou laissez passer pour plus tard : les deux se défendent.
lesson-wandered = Le vert valait 3 + chaîne 1 + les 2 d’Alpha = 6. Puis, le vert et le rouge ayant été coupés, chaque capteur a avancé d’un câble. Voyez où ils se sont retrouvés !
lesson-follow = Le bleu rapporte maintenant 2 + 3 = 5 points de plus, et la pince bleue d’Ana est sur sa pile. Vite : verrouillez votre pince bleue.
lesson-bolt_cutters-again = Encore votre Coupe-boulons, et cette fois c’est du lourd : les deux capteurs seraient doublés aussi. Utilisez-le, ou laissez passer.
lesson-ratchet = C’est le moment d’un outil ! La Clé à cliquet fait reculer le détonateur avant qu’on retourne la carte. Le bleu est loin de ses tuiles, rien ne presse. Essayez-la, ou laissez passer pour la garder : les deux se défendent.
lesson-spare = Le bleu a bien rapporté. Regardez Ana : sa Pince de rechange a repris le rouge sur sa pile, elle peut le rejouer aussitôt. Votre carte « Attendez ! » est revenue avec la nouvelle bombe : verrouillez-la.
lesson-deny = Le +3 de Bêta est passé sur le vert, et Leo s’y trouve, sans personne. Pas si vite, Leo ! Protégez le vert.
lesson-nudge-deny = Leo ferait un festin. Protégez le vert.
lesson-run = Le rouge est sur 13, dernière case avant ses tuiles : presque toutes les cartes en retourneront une. Et Leo a repris sa pince rouge… Verrouillez Poule mouillée.
lesson-suit = Le rouge est sur 13, dernière case avant ses tuiles. D’autres fileraient. Mais vous avez la Tenue de déminage : si votre câble explose, vous ne perdez rien et marquez 3 points. Verrouillez votre pince rouge !
lesson-ran = BOUM, sur Leo ! Il perd 5 points, et vous, fine poule, en marquez 5. Le jaune d’Ana venait après le rouge : il n’a plus été coupé, elle n’a donc rien gagné ni perdu.
lesson-suited = BOUM, sur Leo et sur vous ! Il perd 5 points. Votre Tenue de déminage a servi toute seule : rien de perdu, et 3 points. Le jaune d’Ana venait après le rouge : il n’a plus été coupé.
lesson-last = Bombe III, la dernière. Les capteurs ajoutent 4 et 5, et voici de nouveaux outils. Vous menez, vous choisissez donc en dernier. Prenez le Brassard prioritaire : sur un câble partagé, il vous paie en entier.
lesson-nudge-armband = Un bel outil aussi, mais je sens venir la foule. Prenez le Brassard prioritaire.
lesson-rush = Le +5 de Bêta est sur le jaune. Tout le monde va le vouloir. Qu’ils viennent : vous avez le Brassard. Verrouillez votre pince jaune.
lesson-one-at-a-time = Votre Coupe-boulons doublerait votre part. Mais il ne supporte aucun autre outil dans le même tour, et vous voudrez le Brassard. Laissez passer.
lesson-nudge-one-at-a-time = Tentant ! Mais le Brassard ne pourrait plus servir ce tour-ci. Laissez passer.
lesson-armband = Trois pinces, trois cartes, aucune tuile touchée. Valeur : 4 + les 5 de Bêta = 9, donc 3 points chacun. À moins d’enfiler le Brassard prioritaire : les 9 sont pour vous. Utilisez-le, ou laissez passer.
lesson-asleep = Le jaune est sur 15 : la prochaine carte retournera une tuile. Mais les trois pinces jaunes sont sur les piles… alors pourquoi Leo sourit-il ? Il a la Pince jumelle, qui coupe un second câble. Verrouillez Poule mouillée !
lesson-graduation = Le rouge ne lui suffisait pas : avec la Pince jumelle, Leo a coupé aussi le jaune, et BOUM ! Encore 5 points pour vous. L’examen est fini : vous voilà major de promo, cadet !
lesson-summary = À retenir : d’abord « Attendez ! », puis vert, bleu, rouge, jaune, puis Poule mouillée. Un câble vaut sa dernière carte + capteurs + toutes ses chaînes, à partager entre les pinces. Les cartes reviennent après deux tours, « Attendez ! » à la bombe suivante.
lesson-next = Et maintenant ? Un exercice, avec la seule bombe I, ou l’épreuve complète ; entre amis ou avec des robots. Et souvenez-vous : câble encombré, mauvais câble.

## La table en lignes, pour terminaux et lecteurs d’écran

table-nothing = rien
table-no-cards = aucune
table-bomb = { $bomb }, tour { $turn }.
table-display = Outils exposés : { $tools }.
# $row : cartes en valeur/chaîne, la plus ancienne d’abord ; $tile : la case de la première tuile cachée
table-wire = { $wire } : détonateur sur { $position }, première tuile cachée sur { $tile } ; visibles : { $row } (chaîne { $chain }) ; { $deck } dans le paquet.
    .sensors = { $wire } : détonateur sur { $position }, première tuile cachée sur { $tile } ; visibles : { $row } (chaîne { $chain }) ; { $deck } dans le paquet ; capteur ici : { $sensors }.
table-protected = Protégés ce tour-ci : { $wires }.
table-seat = { $seat } (matricule { $badge }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; joué : { $stack } ; outils : { $tools }.
table-instructor = Instructeur ; joué : { $stack }.
table-hand = Votre main : { $cards }.
table-heard = Vous avez entendu à la radio : { $target } – { $card }.
table-note = Vous vous souvenez : { $note }.
    .uncertain = Vous vous souvenez, mais cela a pu changer : { $note }.

## Le plateau : les mots dont seul l’écran a besoin

# avant la première bombe $bomb est vide
ui-stamp = { $turn ->
    [0] { $bomb ->
        [I] Bombe I, mise en place
        [II] Bombe II, mise en place
        [III] Bombe III, mise en place
       *[other] Mise en place
    }
   *[other] Bombe { $bomb }, tour { $turn }
}
ui-title-1 = Bomb Squad
ui-title-2 = Academy
ui-turn = Tour { $turn }
ui-bomb = La bombe
ui-points = { $points ->
    [one] point
   *[other] points
}
ui-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
ui-neutral = neutre
ui-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, rang { $rank }, matricule { $badge }
ui-me = Vous, { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, rang { $rank }, matricule { $badge }. Ouvrir l’appel
ui-target-seat = Choisir { $name }
ui-thinks = réfléchit
ui-may-react = peut utiliser un outil
ui-away = absent
ui-watching = Spectateur
ui-watching-long = Vous regardez. Les secrets restent aux joueurs.
ui-laid = Carte posée, face cachée
ui-my-lock = Votre choix : { $card }. Vous seul le voyez
ui-clack = Clac !
ui-paused = Pause

# $position, $track, $spaces, $base : des nombres
ui-wire = Câble { $wire } : détonateur { $position } sur { $track }, première tuile cachée à { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, prochaine coupe { $base } plus la carte
ui-wire-title = Le câble { $wire }
ui-wire-more = Tout sur le câble { $wire }
ui-choose-wire = Choisir le câble { $wire }
ui-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ui-deck = Paquet, reste { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, valeurs : { $values }
ui-look-top = Regarder le dessus du paquet { $wire }
ui-look-tiles = Regarder les tuiles du câble { $wire }
ui-tiles = Tuiles du câble { $wire } : { $faces }
ui-hidden = cachée
ui-protected = Protégé ce tour-ci
ui-row = Cartes visibles
ui-folded = { $cards ->
    [one] { $cards } de plus
   *[other] { $cards } de plus
}
ui-the-card = la carte
ui-chain = chaîne
ui-sensors = capteurs
ui-each = { $points } chacun
ui-brink = Au bord !
ui-odds-reach = { $percent } % une tuile
ui-odds-boom = { $percent } % boum
ui-percent = { $percent } %
# $pinned : true ou false
ui-sensor = { $sensor }, +{ $bonus }, { $pinned ->
    [true] retenu pour ce tour
   *[false] ira sur le { $wire } quand son câble sera coupé
}
ui-can-cut = Peuvent encore couper : { $names }
ui-cut-by = { $count ->
    [0] Personne ne coupe
   *[other] Coupé par { $names }
}
ui-spaces = à { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
ui-position = Détonateur sur la case { $position } ; la piste en a { $track }. Première tuile cachée à { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} : environ { $calm } cartes.
ui-position-sum = Somme des cartes : { $pushed }. Déplacé par des outils : { $shift }.
ui-base = Prochaine coupe : chaîne { $chain }{ $bonus ->
    [0] {""}
   *[other] {" "}+ capteurs { $bonus }
} = { $base }, plus la carte.
ui-odds = Les chances que chacun peut calculer
ui-odds-cutters = Pinces
ui-odds-lid = Atteint une tuile cachée
ui-odds-bang = Explose
ui-deck-left = Reste dans le paquet : { $cards }
ui-notebook = Votre carnet
ui-nth = { $place ->
    [1] dessus
   *[other] no { $place }
}
ui-lid-n = tuile { $place }

ui-hand = Votre main
ui-card-wait = Attendez
ui-card-green = Verte
ui-card-blue = Bleue
ui-card-red = Rouge
ui-card-yellow = Jaune
ui-card-chicken = Poule
ui-back = { $turns ->
    [one] au tour suivant
   *[other] dans { $turns } tours
}
ui-back-bomb = en bombe { $bomb }
ui-spent = finie
ui-laid-mine = posée
ui-lock-card = Verrouiller : { $card }
ui-lifted = { $card } : on verrouille ?
ui-locked = { $card } : posée !
ui-lock = Verrouiller
ui-unlock = Reprendre
ui-skip = Abréger
ui-cancel = Annuler
ui-close = Fermer
ui-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
ui-hours = { $hours } h

ui-use = Utiliser
ui-tool-more = Tout sur l’outil « { $tool } »
ui-rule = La règle
ui-intent = { $tool }, le moment venu
ui-intent-auto = Auto
ui-intent-ask = Demander
ui-intent-no = Non
ui-parameter-wire = Câble
ui-parameter-min_other_cutters = Autres pinces, au moins
ui-parameter-hand_card = Carte
ui-parameter-side = Côté
ui-parameter-spaces = Cases, au plus
ui-parameter-bury_from_main = Dessous à partir de
ui-parameter-points = Points, au moins
ui-let-go = Laisser passer
ui-not-this-turn = Pas ce tour-ci
ui-aim = { $tool } : { $what }
ui-aim-wire = quel câble ?
ui-aim-sensor = quel capteur ?
ui-aim-seat = qui ?
ui-aim-side = de quel côté ?
ui-aim-steps = reculer de combien ?
ui-aim-card = quelle carte à la place ?
ui-aim-cards = quelles cartes reprendre ?
ui-side-left = Vers la gauche
ui-side-right = Vers la droite
ui-steps-back = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
ui-protect = Protéger
ui-look-decks = Deux paquets
ui-look-lids = Ou des tuiles
ui-look = Regarder
ui-look-later = Regarder à mon tour
ui-look-set = C’est noté. Vous pouvez encore changer.
ui-put-back = Remettre
ui-top = Dessus
ui-bottom = Dessous
ui-swap = Échanger les deux
ui-peek = Pour vos yeux seulement
ui-peek-kept = Personne d’autre ne voit ceci. Votre carnet s’en souvient.
ui-peek-once = Personne d’autre ne voit ceci. Retenez-le : on ne vous le montrera plus.
ui-got-it = C’est vu
ui-draft = Outils exposés
ui-wish = Ce n’est pas encore à vous : touchez pour faire une liste de vœux.
ui-draft-how = Touchez un outil pour le lire, encore une fois pour le prendre.
ui-draft-others = Les autres prennent leurs outils.
ui-fancy = Choisir
ui-take-it = Je prends !
ui-roll-call = L’appel
ui-roll-how = Le moins de points d’abord, puis le plus petit matricule : c’est l’ordre pour prendre un outil et pour regarder.
ui-badge = matricule { $badge }
ui-wait-left = a encore Attendez !
ui-race = Les points de chacun
ui-race-title = Points

## Ce qu’un tour a donné à un joueur ; $points est le texte de ui-gained, $k le nombre de pinces

# $signed est le nombre avec son signe, $points le nombre seul
ui-gained = { $signed } { $points ->
    [one] point
   *[other] points
}
# en un ou deux mots, devant les points
ui-why-solo = En solo
ui-why-shared = Partagé
ui-why-protected = Protégé
ui-why-empty = Paquet vide
ui-why-boom = Roussi
ui-why-late = Trop tard
ui-why-wait = Attendez !
ui-why-chicken = Poule
ui-why-egg = À temps
# la même chose en une phrase, pour soi
ui-last-solo = Tour passé : { $wire } en solo, { $points }.
ui-last-shared = Tour passé : { $wire } partagé à { $k }, { $points }.
ui-last-protected = Tour passé : { $wire } protégé, { $points }.
ui-last-empty = Tour passé : paquet { $wire } vide, { $points }.
ui-last-boom = Tour passé : { $wire } explosé en main, { $points }.
ui-last-late = Tour passé : boum avant le { $wire }, { $points }.
ui-last-wait = Tour passé : Attendez !, { $points }.
ui-last-chicken = Tour passé : poule, sans explosion, { $points }.
ui-last-egg = Tour passé : poule juste à temps, { $points }.

ui-story-reveal = Cartes sur table !
ui-story-wait = { $names } : Attendez ! +3
ui-story-protected = Personne ne coupe le { $wire } ce tour-ci.
# $reason comme dans event-wire_skipped
ui-story-skipped = { $reason ->
    [protected] Le { $wire } est protégé : rien ne se passe.
    [empty] Le paquet { $wire } est vide.
    [instructor_holds_back] L’Instructeur se retient sur le { $wire }.
   *[nobody] Personne ne coupe le { $wire }.
}
ui-story-cut = Sur le { $wire } : { $names }{ $k ->
    [one] , sans partage !
   *[other] . { $k } cartes.
}
ui-story-brink = Le détonateur { $wire } est au bord : { $tiles ->
    [one] une tuile cachée à portée…
   *[other] { $tiles } tuiles cachées à portée…
}
ui-story-frozen = Givré : le détonateur ne bouge pas.
ui-story-ok = Ouf. OK !
ui-story-scored = Sur le { $wire } : { $main } + chaîne { $chain }{ $bonus ->
    [0] {""}
   *[other] {" "}+ capteurs { $bonus }
} = { $value }
ui-story-boom = BOUM sur le { $wire } ! Roussis : { $names }.
ui-story-chickens = Fines poules : { $names }, +5
ui-story-tool = { $seat } : { $tool } !
ui-story-fizzled = { $seat } : { $tool }, trop tard. Pas dépensé.
ui-story-withdrawn = { $seat } y renonce : { $tool }.
ui-story-listens = { $seat } écoute { $target }.
ui-story-looks = { $what ->
    [tiles] { $seat } regarde sous les couvercles…
   *[tops] { $seat } regarde les paquets…
}
ui-boom = BOUM !
ui-debrief = { $bomb } : débriefing
ui-quip-I = « C’était censé être la facile. » – L’Instructeur
ui-quip-II = « Les outils, c’était pour la bombe. Pas pour vous entre vous. » – L’Instructeur
ui-quip-III = « Le rapport, sur mon bureau. Enfin, ce qu’il en reste. » – L’Instructeur

ui-sheet = Feuille de notes
ui-sheet-name = Cadet
ui-sheet-rank = Rang
ui-sheet-total = Total
ui-sheet-explosions = Explosions
ui-sheet-story = { $bomb } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, câble { $wire }, tuile { $tile }
ui-sheet-cutters = Roussis : { $names }
ui-sheet-chickens = Poules mouillées : { $names }
ui-titles = Palmarès
