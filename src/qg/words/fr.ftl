### Les mots de la salle : la ligne de commande, les refus, et ce que tout jeu peut avoir à dire. Titres et boutons du
### navigateur sont dans web/src/words.

## Général

joined = { $head } et { $last }
name = { $seat }
screen-name = L’écran de la salle
seat-name = Joueur { $number }
bot-name = { $level } { $number }
level-random = Hasard
level-rookie = Débutant
level-agent = Agent
level-double-zero = Double zéro

## Refus du moteur, du catalogue et des parties enregistrées : ce qui n’allait pas, et ce qui est permis

refusal-over = La partie est finie : plus rien ne peut changer.
refusal-stale = Cette question est close entre-temps. Répondez à celle qui est ouverte maintenant.
refusal-not_asked = On ne vous demande rien pour l’instant. La table attend { $waiting }.
refusal-not_an_option = Ce choix ne fait pas partie des vôtres. Prenez-en un dans la liste.
refusal-time_first = Trop tard : le temps de cette question est écoulé.
refusal-clock_backwards = Le temps ne peut pas reculer : { $at } vient avant { $now }.
refusal-malformed = Cette réponse n’a pas été comprise ({ $problem }). Prenez-en une dans la liste.
refusal-no_such_seat = Il n’y a pas de place { $seat } : cette table a { $seats ->
    [one] une place
   *[other] { $seats } places
}, comptées à partir de 0.
refusal-unknown_game = Aucun jeu ne s’appelle « { $name } ». Choisissez parmi : { $known }.
refusal-unknown_option = Ce jeu n’a pas d’option « { $option_id } ». Il a : { $allowed }.
refusal-option_out_of_range = « { $value } » n’est pas possible pour l’option « { $option_id } » ({ $option }). Permis : { $allowed }.
refusal-option_not_in_mode = L’option « { $option_id } » ({ $option }) n’a pas cours dans le mode « { $mode } ». Elle vaut pour : { $allowed }. Laissez-la de côté, ou changez de mode.
refusal-option_not_with_seats = L’option « { $option_id } » ({ $option }) ne va pas avec { $seats } places. Elle va avec : { $allowed }. Laissez-la de côté, ou changez le nombre de places.
refusal-seats_differ = « { $option_id } » ({ $option }) dit { $value }, mais la table a { $allowed } places. Laissez cette option de côté ou accordez les deux.
refusal-wrong_seat_count = { $value ->
    [one] Une place ne fait
   *[other] { $value } places ne font
} pas une table de ce jeu. Permis : { $allowed }.
refusal-no_such_host = La place { $value } ne peut pas être l’hôte. Permis : { $allowed }.
refusal-unknown_language = La langue « { $value } » n’est pas disponible. Choisissez parmi : { $allowed }.
refusal-bad_text = { $value } ne peut pas s’écrire. Utilisez { $allowed }.
refusal-unknown_notice = Une table ne connaît pas l’avis « { $kind } ». Choisissez parmi : { $known }.
refusal-unknown_level = Aucun robot ne s’appelle « { $value } ». Choisissez parmi : { $allowed }.
refusal-bad_data = Un jeu n’est pas en ordre. Fichier { $file }, entrée { $entry } : { $reason }.
refusal-no_pytest = Pour vérifier un jeu, il faut pytest. Installez le paquet avec son extra : qg[check].
refusal-slug_taken = Il y a déjà un jeu nommé « { $slug } », dans { $file }. Prenez un autre nom.
refusal-bad_slug = « { $slug } » ne peut pas être le nom d’un jeu. Prenez des minuscules et des chiffres, avec des tirets entre les mots, comme liars-dice.
refusal-bad_position = Ce n’est pas une position de ce jeu. Ligne { $line }, { $entry } : { $reason }.
refusal-record_truncated = Cet enregistrement est illisible : le fichier est coupé ou abîmé ({ $problem }).
refusal-record_unknown_format = Ce fichier n’est pas un enregistrement de cette salle.
refusal-record_newer_format = Cet enregistrement vient d’une salle plus récente (format { $found }, celle-ci lit jusqu’à { $known }). Mettez à jour et réessayez.
refusal-record_unknown_rules = Cet enregistrement dit suivre la version { $found } des règles de { $game }, qui n’a jamais existé. Connues : 1 à { $known }.
refusal-record_newer_rules = Cet enregistrement suit des règles plus récentes de { $game } (version { $found }, cette salle a la { $known }). Mettez à jour et réessayez.
refusal-record_newer_program = Cet enregistrement vient d’un programme plus récent (version { $found }, cette salle a la { $known }). Mettez à jour et réessayez.
refusal-record_malformed = Cet enregistrement est incomplet ou a été modifié : { $problem }.
refusal-record_too_short = Cet enregistrement compte { $inputs } entrées ; il n’y a pas d’entrée { $index }.
place-in-record = { $index ->
    [-1] au résultat
    [0] à la mise en place
   *[other] à l’entrée { $index }
}
refusal-record_unfinished = Cette partie n’est pas finie : sa graine est encore secrète, on ne peut ni la rejouer ni la vérifier.
refusal-record_wrong_seed = La graine de cet enregistrement n’est pas celle promise avant le premier lancer.
refusal-record_parts = Cet enregistrement s’écarte de sa partie { place-in-record } : l’état est un autre. À partir de là, on ne peut plus s’y fier.
refusal-record_chain = Cet enregistrement a été modifié { place-in-record } : l’empreinte n’y scelle pas ce qui précède. À partir de là, on ne peut plus s’y fier.
refusal-record_draws = Cet enregistrement s’écarte de sa partie { place-in-record } : on a tiré d’autres dés ou d’autres cartes qu’il ne dit. À partir de là, on ne peut plus s’y fier.
refusal-record_rebased = Cet enregistrement s’écarte de sa partie { place-in-record }, là où un programme plus récent a repris la table : ce qui s’y trouvait n’est pas le même avant et après.
refusal-record_refused = Cet enregistrement s’écarte de sa partie { place-in-record }, que les règles refusent. À partir de là, on ne peut plus s’y fier. Le motif : { $reason }
refusal-record_wrong_result = Chaque entrée est juste, mais le résultat inscrit n’est pas celui auquel elles mènent.
refusal-too_many_people = { $value } personnes ne tiennent pas à { $allowed ->
    [one] une place
   *[other] { $allowed } places
}. Demandez plus de places ou moins de personnes.
refusal-too_many_bots = { $value ->
    [one] Un robot, c’est
   *[other] { $value } robots, c’est
} trop : { $allowed ->
    [0] aucune place ne leur reste
    [one] une place leur reste
   *[other] { $allowed } places leur restent
}.
refusal-unknown_rule = Les règles pour les joueurs ne disent rien de « { $rule } ». Donnez un identifiant entier, comme il y figure entre crochets.
refusal-cannot_write = Impossible d’écrire { $file }. Choisissez un fichier dans un dossier à vous.
refusal-no_such_folder = Impossible d’écrire { $file } : ce dossier n’existe pas.
refusal-no_such_file = Il n’y a pas de fichier { $file } que l’on puisse lire.
refusal-bad_setting = « { $value } » devrait s’écrire nom=valeur.
refusal-not_with_position = Une position dit déjà tout cela, et n’a pas d’enregistrement : retirez { $name }.

## Refus de la salle en direct

refusal-no_such_table = La table { $table } n’existe pas. Vérifiez les quatre lettres et chiffres, ou demandez un nouveau lien.
refusal-table_full = Les { $seats } places sont prises. Vous pouvez regarder, ou demander à quelqu’un de se lever.
refusal-already_started = La partie a commencé : vous pouvez la regarder, mais plus vous y asseoir.
refusal-bot_plays_on = Bon retour. Un bot termine votre tour ; juste après, la place est de nouveau à vous.
refusal-not_started = La partie n’a pas encore commencé.
refusal-not_over = La partie n’est pas finie : ses secrets sont gardés jusque-là.
refusal-host_only = Seul l’hôte ({ $host }) peut le faire.
refusal-seat_taken = { $name } est assis là. Choisissez une autre place.
refusal-seats_occupied = { $names } perdrait sa place. Il faut d’abord se lever ou changer de place.
refusal-not_seated = Vous regardez cette table : asseyez-vous d’abord.
refusal-seat_elsewhere = Vous jouez cette place dans un autre onglet. Choisissez « Jouer ici » pour continuer dans celui-ci.
refusal-no_name = Dites-nous d’abord votre nom, pour que les autres sachent qui est là.
refusal-bad_name = Un nom a au moins une lettre, et aucun signe caché. Essayez-en un autre.
refusal-no_guest = Ce navigateur n’est pas encore connu ici. Rechargez la page ; si cela ne suffit pas, autorisez les cookies pour cette adresse.
refusal-foreign_origin = Cela venait de la page d’un autre site et n’a pas été fait. Ouvrez l’adresse de la salle.
refusal-too_many_tabs = Vous avez déjà { $most } tables ouvertes. Fermez-en une d’abord.
refusal-too_many_tables = Cela fait beaucoup de nouvelles tables. Attendez un peu, ou jouez à l’une d’elles.
refusal-too_fast = Plus doucement : c’était trop à la fois. Rien n’a été fait ; réessayez dans une seconde.
refusal-too_long = C’est trop long : { $most } octets au plus.
refusal-table_busy = La table est débordée. Réessayez dans une seconde.
refusal-old_protocol = La salle a changé de version. Rechargez la page.
refusal-table_crowded = Trop de monde regarde cette table. Réessayez plus tard.
refusal-no_spectators = Cette table joue sans spectateurs. Demandez une place à la suivante.
refusal-table_outdated = Les règles ont changé depuis cette partie, elle ne peut pas continuer. Ouvrez une nouvelle table.
refusal-table_parted = Le journal de cette table ne concorde pas : ce qui a été joué avant ne peut plus être prouvé. La partie peut continuer.
refusal-table_of_preview = Cette partie a été commencée avec la version d’essai de QG et elle est close : elle ne peut pas continuer. Ouvrez une nouvelle table.
refusal-room_full = Toutes les tables de la salle sont prises. Réessayez dans quelques minutes.
refusal-room_cannot_write = La salle ne peut rien noter pour l’instant, rien n’a donc été fait. Qui la tient le sait ; réessayez dans un moment.
refusal-no_lesson = Ce jeu n’a pas encore de première partie guidée.
refusal-no_hints = Pas de conseil pour l’instant : ce n’est pas à vous, ou la table joue sans aide.
refusal-hint_failed = Aucun conseil ne vient pour l’instant. Réessayez dans un moment.
refusal-nothing_to_read = L’instructeur attend votre coup, pas un clic.
refusal-malformed_request = Cela n’a pas pu être compris : { $problem }.
refusal-no_such_page = Cette page n’existe pas.
refusal-app_not_built = L’application web n’est pas encore construite. Ouvrez la salle avec ./qg, qui la construit.
refusal-fault = Quelque chose s’est mal passé dans la salle elle-même. Ce n’est pas fait, ou pas entièrement ; réessayez.
refusal-data_in_use = Une autre salle est ouverte sur { $folder }. Fermez-la d’abord, ou donnez à celle-ci un dossier à elle avec --data DOSSIER.
refusal-data_unusable = { $folder } ne peut pas servir : { $problem }.
refusal-store_damaged = { $file } est abîmé, ou n’est pas le fichier d’une salle. Remettez une copie à sa place, ou donnez à la salle un autre dossier avec --data DOSSIER.
refusal-store_newer = { $file } a été écrit par un QG plus récent (version { $version } ; celui-ci connaît la { $known }). Ouvrez-le avec celui-là.
refusal-secret_short = { $file } est trop court pour être le secret de la salle, ou abîmé. Remettez une copie à sa place, ou effacez-le : tout le monde sera alors un nouvel invité.
refusal-no_port = Aucun port libre à partir de { $port } sur { $host }. Donnez-en un autre, comme dans ./qg serve --port 9000.
lesson-wait = Un instant : regardez d’abord, votre tour vient ensuite.

## Ouvrir la salle

cli-help-serve = Ouvrir la salle : jouer dans le navigateur, ici et sur tous les appareils de votre réseau.
cli-help-host = Adresse d’écoute ; 0.0.0.0 : toutes.
cli-help-port = Port d’écoute ; s’il est pris, le suivant qui est libre.
cli-help-data = Dossier des tables et des invités.
serve-here = La salle est ouverte : { $address }
serve-lan = Sur le même Wi-Fi : { $address }, ou scannez ceci :
serve-port-taken = Le port { $wanted } est pris, ce sera donc { $port }.
serve-stop = Ctrl+C la ferme. Les parties reprennent où elles en étaient à la prochaine ouverture.

## Ligne de commande

cli-about = QG, une salle de jeux : jouer, rejouer, vérifier, simuler.
cli-help-games = Les jeux de la salle.
cli-help-options = Les options d’un jeu : à quoi sert chacune, et ce qu’elle peut valoir.
cli-help-rules = Les règles d’un jeu.
cli-help-play = Jouer dans ce terminal, avec des personnes, des robots ou les deux.
cli-help-replay = Raconter une partie enregistrée.
cli-help-verify = Vérifier une partie finie : chaque lancer et chaque mélange est recalculé.
cli-help-simulate = Beaucoup de parties entre robots.
cli-help-bench = La vitesse des règles sur cette machine.
cli-help-game = Nom du jeu ; voir « ./qg games ».
cli-help-file = Un enregistrement, tel que l’écrit « ./qg play --save ».
cli-help-lang = Langue : en ou fr.
cli-help-find = Ne montrer que ce qui est dit de cette règle.
check-game-held = { $kept } promesses tenues, { $broken } rompues.
new-game-written = { $folder } est un jeu. Vérifiez-le : qg check-game { $folder }. Jouez-y : QG_GAMES={ $into } qg play { $slug }
cli-help-keep = Jouer d’abord des parties d’exemple, à conserver.
cli-help-full = Jouer toutes les parties prévues ; c’est long.
cli-help-only = Ne vérifier que ce qui porte ceci dans son nom, comme pytest -k.
cli-help-folder = Le dossier du jeu.
cli-help-check-game = Vérifier que le dossier d’un jeu tient tous les contrats, et lancer ses propres tests.
cli-help-into = Le dossier où sera créé celui du jeu.
cli-help-slug = Son nom, par exemple liars-dice.
cli-help-new-game = Écrire un nouveau jeu : un petit, entier et sans faute, dont vous ferez le vôtre.
cli-help-seats = Nombre de places.
cli-help-people = Combien de places sont des personnes à ce clavier.
cli-help-bots = Robots des places sans personne, dans l’ordre, repris à tour de rôle : random, ou un niveau propre au jeu.
cli-help-bots-all = Robots de toutes les places, dans l’ordre, repris à tour de rôle : random, ou un niveau propre au jeu.
cli-help-option = Une option de table, nom=valeur ; peut être répétée. « ./qg options JEU » les montre toutes.
cli-help-seed = Un texte quelconque ; la même graine donne la même partie.
cli-help-save = Écrire l’enregistrement de la partie dans ce fichier.
cli-help-games-count = Nombre de parties.
cli-help-think = Millisecondes de temps de table qu’un robot met à répondre.
cli-help-json = Du JSON au lieu de tableaux.
cli-help-until = S’arrêter après cette entrée.
cli-help-position = Écrire la table après une entrée d’un enregistrement, en un texte à lire, à modifier et à reprendre.
cli-help-at = Après tant d’entrées ; 0 : au début.
cli-help-output = Fichier où l’écrire, plutôt que dans ce terminal.
cli-help-position-file = Commencer à cette position, écrite par « ./qg position ».
position-written = La position est dans { $file }.

cli-hint-play = Pour jouer :
cli-which-game = Quel jeu ? Un numéro ou un nom ; rien pour quitter.
cli-not-a-game = Tapez un numéro de 1 à { $most } ou un nom de la liste, ou rien pour quitter.

options-title = Options de { $game } ; pour en choisir une : -o nom=valeur
options-allowed = Permis : { $allowed }
options-range = { $low } à { $high }
options-steps = { $low } à { $high } par pas de { $step }
options-default = Par défaut : { $value }
options-default-in = Par défaut dans le mode { $mode } : { $value }
options-seats = Par défaut : autant que de places
options-modes = Seulement dans les modes : { $modes }
options-forced = Le mode { $mode } la fixe : { $value }

play-you-are = Vous êtes { $names }. Un numéro choisit, « ? » montre la table, « + » ce que vous pouvez faire à tout moment, « q » quitte.
play-bots-are = Avec vous : { $names }.
play-commitment = Empreinte du hasard, à vérifier à la fin : { $commitment }
play-turn-to = { $name }, à vous le clavier. Appuyez sur Entrée quand vous êtes prêt.
play-choose = Votre choix
play-choose-free = Votre choix : un numéro, ou du JSON
play-not-a-choice = Tapez un numéro de 1 à { $most }.
play-waiting-time = On attend l’horloge …
play-anytime = À tout moment :
play-nothing-anytime = Vous ne pouvez rien faire d’autre que répondre.
play-over = La partie est finie.
play-winners = { $count ->
    [0] Personne n’a gagné.
    [1] La victoire revient à { $names }.
   *[other] La victoire revient à { $names }, à égalité.
}
play-score = { $name } : { $score }
play-saved = L’enregistrement est dans { $file }. Pour le vérifier : ./qg verify { $file }
play-kept = Il est tout de même à l’abri, dans { $file }.
play-left = Vous avez quitté la table.

replay-start = La table est mise en place
replay-by = { $name } : { $choice }
replay-time = Temps : { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
replay-older = Cet enregistrement vient d’un programme plus ancien, et les règles d’aujourd’hui s’en écartent { place-in-record }. La suite est telle qu’elle fut écrite.
replay-rebased = À partir d’ici, programme { $program }, version { $rules } des règles
notice-absent = Avis : { $name } n’est plus là
notice-back = Avis : { $name } est de retour
notice-restart = Avis : la salle a redémarré
notice-ruling = Avis : l’hôte a tranché, « { $what } »{ $name ->
    [none] {""}
   *[other] {" "}pour { $name }
}
verdict-checked = Vérifié : { $inputs } entrées rejouées mènent chaque fois à la même table, les { $draws } tirages viennent tous de la graine, et le résultat est confirmé.
verdict-alike = Rejoué à l’identique : avec le programme d’aujourd’hui, les mêmes { $inputs } entrées mènent au même résultat, par { $draws } tirages qui viennent tous de la graine. L’enregistrement vient d’un programme plus ancien, dont les empreintes ne se comparent plus.
verdict-sealed = Scellé, tirages vérifiés : les règles d’aujourd’hui s’écartent de cet enregistrement { place-in-record }, on ne peut donc pas le rejouer. Mais aucune de ses { $inputs } entrées n’a été touchée, et les { $draws } tirages viennent tous de la graine.
notice-away = { $name } n’est plus là depuis un moment.
notice-left = { $name } a quitté la table.
notice-taken = Quelqu’un a repris la place de { $name }.
notice-host = L’hôte a changé : { $name }.
notice-opened = La salle a rouvert.
verify-commitment = La graine répond à l’empreinte publiée avant le premier lancer : { $commitment }

simulate-progress = Parties de { $game }
simulate-title = { $games } parties de { $game }, { $seats } places, graine « { $seed } »
simulate-column-seat = Robot
simulate-column-wins = Victoires
simulate-column-rate = Taux
simulate-column-interval = Intervalle à 95 %
simulate-column-score = Score moyen
simulate-decisions = Décisions par partie : { $count }
simulate-figure = { $name } (moyenne) : { $value }
simulate-digest = Empreinte de toutes les parties : { $digest }

bench-title = Jeu au hasard, options par défaut, sans événements, interpréteur nu ; la meilleure manche de plusieurs. Microsecondes sur un cœur où un tour de la boucle de référence prend { $reference } ns (ici : { $here } ns).
bench-progress = Mesure de { $game }
bench-column-figure = Mesure
bench-column-seats = Places
bench-column-decision = Décision, meilleure manche
bench-column-median = Décision, manche médiane
bench-column-rate = Décisions par seconde
bench-column-raw = Décision, sur cette machine
bench-column-copy = Copie
bench-column-dump = Sauvegarde
bench-column-view = Vue
bench-column-length = Décisions par partie
bench-column-bytes = Octets d’une mise à jour, moyenne
bench-column-bytes-p95 = Octets d’une mise à jour, p95
bench-column-patches = Différences d’une place
bench-column-update = Mise à jour d’une place
bench-column-calls = Appels par réponse, moyenne
bench-column-calls-p95 = Appels par réponse, p95

## La vitesse d’une salle pleine

cli-help-load = Remplir une salle de tables sur cette machine et mesurer sa vitesse.
cli-help-tables = Nombre de tables.
cli-help-seconds = Durée du jeu, en secondes.
load-progress = On joue à { $tables } tables
load-title = { $game } : { $tables } tables en local, chacune avec { $people } personnes simulées et { $bots } bot(s). Temps d’une réponse jusqu’au dernier écran, en millisecondes.
load-column-value = Valeur
load-answers = Réponses
load-p50 = La moitié en moins de
load-p95 = 95 % en moins de
load-p99 = 99 % en moins de
load-worst = La plus lente
load-start_s = Démarrage du serveur, secondes
load-idle_mib = Mémoire du serveur au repos, Mio
load-seat_kib = En plus par place connectée, Kio
load-busy = Part d’un cœur utilisée
load-disk = Plus longue écriture de ce disque pendant ce temps, millisecondes

## Ce que toute table connaît : le temps, les gens, les pauses, la parole de l’hôte (docs/conduct.md)

option-tempo = Rythme
    .help = Le temps laissé à chaque question. Le temps écoulé, le silence vaut un choix prudent.
option-tempo-live = Autour de la table
option-tempo-relaxed = Détendu
option-tempo-days = Sur plusieurs jours
option-tempo-untimed = Sans limite
option-absent = En cas d’absence
    .help = Qui joue pour une personne partie, ou dont la connexion s’est perdue.
option-absent-bot = Un robot garde la place
option-absent-defaults = Un choix prudent est fait aussitôt
option-absent-pause = La partie s’arrête
option-pause = Pauses
    .help = Ouvertes : tout le monde voit la table. Couvertes : personne ne la voit pendant la pause.
option-pause-open = Ouvertes
option-pause-blind = Couvertes
option-pause-none = Aucune
option-keeper = Qui garde les places
    .help = Le niveau du robot qui joue pour les absents.
option-keeper-random = { level-random }
option-keeper-rookie = { level-rookie }
option-keeper-agent = { level-agent }
option-keeper-double-zero = { level-double-zero }
option-late_entry = Entrée en cours de partie
    .help = Avec l’accord de l’hôte, une personne peut reprendre la place d’un robot ou d’un absent en pleine partie.
option-late_entry-true = Permise
option-late_entry-false = Interdite

event-timed_out = { $default ->
    [none] Temps écoulé pour { $seat }.
   *[other] Temps écoulé pour { $seat }. Fait à sa place : { $default }.
}
event-seat_away = { $seat } n’est plus là. L’hôte peut faire garder sa place.
event-seat_absent = { $seat } a manqué à l’appel.
event-seat_back = { $seat } a repris sa place.
event-seat_taken = Quelqu’un a repris la place de { $seat }.
event-keeper_called = Un robot joue désormais pour { $seat }.
event-paused = { $cause ->
    [person] { $seat } a demandé une pause.
    [absent] La partie s’arrête : il manque quelqu’un.
   *[restart] La salle s’est absentée un instant. La partie est en pause.
}
event-seat_ready = { $seat } a donné son feu vert.
event-counted_down = La partie reprend dans { $seconds }…
event-resumed = La partie reprend.
event-table_deserted = Tout le monde est parti. La partie attend.
event-conceding = { $on ->
    [true] { $seat } veut abandonner.
   *[false] { $seat } veut continuer.
}
event-host_changed = L’hôte est maintenant { $seat }.
event-proposed = { $say ->
    [remove] { $seat } propose d’exclure { $about } : { $reason }
   *[close] { $seat } propose de fermer la table : { $reason }
}
event-assented = { $on ->
    [true] { $seat } est d’accord.
   *[false] { $seat } n’est pas d’accord.
}
event-proposal_dropped = La proposition est abandonnée.
event-removed = Exclusion de { $seat } : { $reason }
event-muted = { $on ->
    [true] { $seat } ne peut plus écrire.
   *[false] { $seat } peut de nouveau écrire.
}
event-table_locked = { $on ->
    [true] La table est verrouillée.
   *[false] La table est de nouveau ouverte.
}
event-lookers_ruled = { $how ->
    [welcome] Le public est le bienvenu.
    [hushed] Le public peut regarder, mais pas écrire.
   *[barred] Cette table n’a pas de public.
}
event-table_ended = { $why ->
    [abandoned] La partie a été abandonnée : tout le monde était parti.
    [conceded] L’équipe a abandonné.
   *[closed] La table a été fermée : { $reason }
}

choice-word = { $say ->
    [pause] Pause
    [ready] Me voici
    [resume] Finir la pause
    [concede] Abandonner
    [play_on] Continuer
    [agree] D’accord
    [disagree] Pas d’accord
    [remove] Exclure { $seat }
    [mute] Faire taire { $seat }
    [unmute] Laisser { $seat } écrire
    [lock] Verrouiller la table
    [unlock] Ouvrir la table
    [hand_over] Confier la table à { $seat }
    [close] Fermer la table
    [absent] Dire que { $seat } n’est plus là
    [keep] Faire jouer un robot pour { $seat }
    [let_in] Laisser quelqu’un reprendre la place de { $seat }
    [welcome_lookers] Accueillir le public
    [hush_lookers] Laisser le public regarder sans écrire
   *[bar_lookers] Refuser le public
}

refusal-paused = La partie est en pause. Elle reprend quand toutes les personnes présentes sont à leur poste.
refusal-not_paused = Il n’y a rien à dire d’une pause en ce moment.
refusal-no_pauses = Cette table ne connaît pas de pauses.
refusal-pauses_spent = Il ne vous reste plus de pause dans cette partie.
refusal-no_conceding = Cela ne peut pas se dire maintenant : abandonner est l’affaire d’une équipe, en cours de partie.
refusal-nothing_proposed = Rien n’attend votre accord.
refusal-one_proposal = Une proposition à la fois : la table n’a pas encore tranché la précédente.
refusal-reason_needed = Dites pourquoi, en { $longest } lettres au plus : tout le monde le lira.
refusal-host_only_here = Seul l’hôte ({ $seat }) peut dire cela.
refusal-word_does_not_fit = Cela ne convient pas à la table telle qu’elle est.
refusal-no_conduct_in_lessons = Une leçon ne connaît ni absence, ni pause, ni hôte.
refusal-seat_needed = Dites de quelle place il s’agit.
refusal-not_present = { $seat } n’est pas à la table.
refusal-not_away = { $seat } est déjà à la table.
refusal-restarted_just_now = La salle s’est absentée à l’instant : chacun a le temps de revenir.
refusal-no_late_entry = Personne ne peut rejoindre cette partie en cours.
refusal-seat_in_use = { $seat } joue à cette place.
refusal-not_invited = L’hôte n’a pas encore donné son accord.
refusal-not_allowed = Cette table ne reçoit pas cet avis.
refusal-removed = L’hôte vous a demandé de quitter votre place à cette table : { $reason }
refusal-muted = Vous n’avez plus la parole à cette table : c’est l’hôte qui la rend.
refusal-lookers_hushed = À cette table, qui regarde n’écrit pas.
refusal-table_locked = Cette table est fermée à clé : seuls ceux qui y sont assis entrent. Demandez à l’hôte de l’ouvrir.
refusal-table_closed = L’hôte a fermé cette table : { $reason }
refusal-held_another_seat = Vous avez tenu une autre place dans cette partie : vous en savez trop pour prendre celle-ci.
