### Les mots de l’application elle-même, en français. Les jeux apportent les leurs.

## La table

table-loading = Un instant…
table-over = La partie est terminée.
table-clock-runs = L’horloge tourne…
table-waits = On attend { $names }…
table-waits-change = On attend { $names }… Vous pouvez encore changer d’avis.
table-menu = Menu
table-more = { $count ->
    [0] Menu
    [one] Menu, un nouveau message
   *[other] Menu, { $count } nouveaux messages
}
table-log = Journal
table-chat = Discussion
table-chat-unread = { $count ->
    [0] Discussion
    [one] Discussion, un nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
table-rules = Règles
table-choices = Liste des choix
table-settings = Réglages
table-mute = Couper le son
table-unmute = Remettre le son
table-hint = Que ferait un bon joueur ?
table-home = Vers l’accueil
table-leave = Quitter la table
table-close = Fermer
table-why = La règle derrière cette question
table-log-empty = Il ne s’est encore rien passé.
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dites quelque chose…
table-chat-send = Envoyer
table-emotes = Le dire d’un signe
table-emote-clap = Bravo
table-emote-laugh = Éclat de rire
table-emote-shock = Stupeur
table-emote-think = Hmm
table-emote-luck = Doigts croisés
table-emote-oops = Oups
table-spectator = Spectateur

## La liste des choix

list-nothing = Il n’y a rien à choisir pour l’instant.
list-anytime = À tout moment
list-group = { $count ->
    [one] { $first }, et un autre
   *[other] { $first }, et { $count } autres
}
list-count = { $count } choix
list-which = De quelle sorte ?
list-part = { $label }, partie { $number }
list-json = Votre choix, en JSON
list-json-wrong = Cela ne se lit pas comme du JSON.
list-send = C’est mon choix

## Règles

rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-nothing = Rien dans les règles sur « { $query } ».
rules-unreachable = Les règles sont injoignables. La connexion est-elle là ?

## Réglages

settings-language = Langue
settings-language-fr = Français
settings-language-en = English
settings-sound = Son
settings-sound-on = Le son est activé
settings-volume = Volume
settings-ticking = Horloges et alarmes
settings-motion = Mouvement
settings-fast = Animations plus rapides
settings-calm = Aucune animation
settings-text = Taille des lettres

## Encore la table

table-code = Table { $code }
table-watched = { $count ->
    [0] personne ne regarde
    [one] un spectateur
   *[other] { $count } spectateurs
}
table-seats = Joueurs
table-lines = La table en mots
table-kept = un bot joue
table-away = absent
table-away-you = La table vous croit absent.
table-back = Je suis là
table-kept-you = Un bot joue à votre place. Votre prochain coup la reprend.
table-people = Autour de la table
table-people-none = Il n’y a rien à dire à la table pour l’instant.
table-people-reason = Pourquoi ? Tout le monde le lira.
table-people-yes = Oui, le dire
table-people-no = Pas maintenant
table-people-take = Prendre la place de { $seat }
table-paused = La partie est en pause.
table-paused-ready = D’attaque : { $names }.
table-paused-until = Elle reprend d’elle-même dans { $time }.
table-proposed = { $say ->
    [remove] { $seat } propose de retirer { $about } de la table : { $reason }
   *[other] { $seat } propose de fermer la table : { $reason }
}
table-curtain = Le rideau est baissé
table-coach = Instructeur
table-coach-step = Étape { $step } sur { $steps }
table-coach-hide = Replier l’instructeur
table-coach-show = Montrer l’instructeur
table-coach-leave = Quitter la leçon
table-coach-next = Continuer
table-lesson-over = La leçon est finie : vous savez comment ça marche. Continuez ici tant que vous voulez, ou passez à une vraie table.
table-lesson-play = Jouer pour de vrai
table-lesson-home = Accueil
table-lost = Connexion perdue depuis { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}. On réessaie…
table-moved = Vous jouez dans un autre onglet.
table-play-here = Jouer ici
table-leave-about = Une table peut être quittée et reprise, même des jours plus tard. Si vous cédez votre place, un bot joue pour vous.
table-leave-stay = Rester
table-leave-pause = Simplement sortir, garder ma place
table-leave-stand = Céder ma place à un bot
table-refused-rule = Voir la règle
table-hinted = Un bon joueur ferait : { $choice }
table-unknown-title = Table inconnue
table-unknown = Il n’y a pas de table { $code } ici. Vérifiez le code avec la personne qui vous invite : quatre lettres et chiffres.
table-another-code = Un autre code
table-enter = Entrer
table-refused-title = Entrée refusée
table-unreachable-title = La salle ne répond pas
table-unreachable = Cet appareil est-il sur le même réseau que la salle, et la salle est-elle encore ouverte ?
table-again = Réessayer
table-reload = Recharger la page
table-go-home = Accueil
table-watching = Vous regardez. Toutes les places sont prises.
table-name-first = Qui êtes-vous ? Ensuite, vous êtes assis.
lost-title = Rien par ici
lost-about = Cette adresse ne mène nulle part dans la maison.
learn-making = La leçon se prépare…
learn-go = À la leçon

## La fin

end-sheet = Résultat
end-team-won = Mission accomplie !
end-team-lost = Mission échouée
end-nobody = Personne ne gagne
end-won = Vous gagnez !
end-won-shared = Vous gagnez ensemble !
end-placed = { $rank ->
    [1] Vous finissez premier
    [2] Vous finissez deuxième
    [3] Vous finissez troisième
   *[other] Vous finissez { $rank }e
}
end-watched = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
end-rank = Rang
end-name = Nom
end-score = Points
end-winner = vainqueur
end-look = Voir la table
end-show = Résultat
end-rematch = Revanche
end-rematch-join = Vers la revanche
end-rematch-ready = La revanche est prête : les mêmes, à une nouvelle table.
end-replay = Revoir la partie
end-proof = Preuve des tirages
end-record = Fichier de la partie
end-home = Accueil

## Revoir

replay-title = Revoir la partie
replay-controls = Revoir la partie
replay-back = Un instant en arrière
replay-forth = Un instant en avant
replay-play = Lecture
replay-pause = Pause
replay-moment = Instant de la partie
replay-at = Instant { $at } sur { $last }
replay-speed = Vitesse
replay-eyes = Par les yeux de
replay-spectator = En spectateur
replay-leave = Quitter

## Preuve des tirages

proof-title = Preuve des tirages
proof-about = Avant le premier tirage, la salle a publié l’empreinte de sa graine secrète. La partie finie, la graine est ouverte, et ce navigateur a recalculé lui-même chaque tirage.
proof-seal-good = La graine est bien celle qui était scellée avant la partie.
proof-seal-bad = Cette graine ne correspond pas à l’empreinte publiée avant la partie !
proof-seed = Graine
proof-fingerprint = Empreinte (SHA-256), connue avant le premier tirage
proof-shares = { $count ->
    [0] Aucun navigateur n’a ajouté sa part de hasard.
    [one] Un navigateur a ajouté sa part de hasard.
   *[other] { $count } navigateurs ont ajouté leur part de hasard.
}
proof-share = Part { $number }
proof-draws = { $checked } tirages vérifiés sur { $total }.
proof-draws-bad = Le tirage { $number } n’est pas ce que donne la graine !
proof-progress = Tirages vérifiés
proof-wrong = Un sur { $sides } : annoncé { $told }, recalculé { $value }.
proof-list = Tous les tirages
proof-moment = Instant
proof-of = Un sur
proof-came = Sorti
proof-more = … et { $count } de plus, dans le fichier de la partie.
proof-how = La clé est BLAKE2b-256 de la graine et de chaque part, chacune précédée de sa longueur. Le bloc i du flux est BLAKE2b-512 de i avec cette clé ; chaque mot de 32 bits qui ne favorise aucune issue fait un tirage. Le fichier de la partie contient tout pour vérifier ailleurs.
proof-back = Retour à la table

## Archives

archive-title = Archives
archive-about = { $count ->
    [0] Aucune partie terminée pour l’instant
    [one] Une partie terminée
   *[other] { $count } parties terminées
}
archive-empty = Les parties jouées jusqu’au bout sont gardées ici, avec leur film et la preuve de leurs tirages.
archive-play = En jouer une
archive-sheet = Résultat

## Accueil

home-open = Ouvert
home-open-long = Ouvert jour et nuit
home-logo = QG, la salle de jeux
home-hello = { $time ->
    [morning] Bonjour
    [afternoon] Bonjour
   *[evening] Bonsoir
}{ $named ->
    [yes] {" "}{ $name }
   *[no] {""}
}.
home-which = Quelle mission ?
home-tagline = Jouez tout de suite avec des bots, ou appelez l’équipe.
home-sound-on = Le son est activé : le couper
home-sound-off = Le son est coupé : l’activer
home-language = Langue : français. Switch to English
home-me = { $name } : changer de nom et de visage
home-me-new = Qui êtes-vous ? Choisir un nom et un visage
home-me-short = Qui êtes-vous ?
home-dossiers = Dossiers
home-dossier-open = Ouvrir le dossier { $title }
home-play = Jouer
home-play-of = Jouer à { $title } tout de suite, avec des bots
home-invite = Inviter
home-invite-of = Inviter du monde à { $title }
home-learn = Apprendre
home-learn-of = Apprendre { $title } en une première partie guidée
home-people = Joueurs
home-time = Durée
home-resume = Reprendre
home-resume-label = Table en cours
home-resume-when = Table { $code }, { $when }
home-resume-awaited = À vous de jouer.
home-resume-lobby = En attente du départ.
home-resume-lesson = Première partie guidée.
home-resume-with = Avec { $names }.
home-resume-alone = Partie en cours.
home-resume-others = { $count ->
    [one] 1 autre
   *[other] { $count } autres
}
home-resume-all = Vos tables
home-code = J’ai un code
home-code-field = Code de la table, 4 signes, ou son lien
home-code-enter = Aller à la table
home-code-short = Un code a quatre signes.
home-archive = Archives
home-archive-long = Archives : vos parties terminées
home-unreachable = La salle ne répond pas. Est-elle encore ouverte ?
home-retry = Réessayer
home-loading = On ouvre le tiroir…
home-joined = { $head } et { $last }

## Profil

profile-title = Qui va là ?
profile-lead = Le nom et le visage que les autres verront.
profile-name = Votre nom
profile-name-hint = De 1 à 20 signes
profile-face = Votre visage
profile-face-n = Visage { $n }
profile-colour = Votre couleur
profile-colour-0 = Laiton
profile-colour-1 = Bleu
profile-colour-2 = Vert
profile-colour-3 = Rouge
profile-colour-4 = Violet
profile-colour-5 = Canard
profile-colour-6 = Rose
profile-colour-7 = Orange
profile-colour-8 = Gris
profile-colour-9 = Olive
profile-colour-10 = Ciel
profile-colour-11 = Prune
profile-shuffle = Un autre visage
profile-save = C’est moi
profile-cancel = Annuler

## Salon

lobby-title = Table { $code }, { $title }
lobby-back = Retour au QG
lobby-of = La table de { $name }
lobby-learn = Apprendre
lobby-spectators = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
lobby-invite = Inviter
lobby-code = Code de la table
lobby-qr = Code QR de la table
lobby-how = Scannez, choisissez un nom : c’est tout.
lobby-local = Salle ouverte sur cet ordinateur seulement.
lobby-local-how = Pour inviter d’autres appareils, rouvrez-la sans --host.
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-share = Partager
lobby-share-text = Rejoins-moi à la table { $code } : { $title }
lobby-foot = Sans compte, sans installation.
lobby-crew = L’équipe
lobby-crew-count = { $taken } { $taken ->
    [one] place prise
   *[other] places prises
} sur { $seats }. Les bots cèdent leur place aux amis.
lobby-crew-full = { $seats ->
    [one] La seule place est prise.
   *[other] Les { $seats } places sont prises.
}
lobby-seats = Nombre de places
lobby-seats-value = { $count ->
    [one] 1 place
   *[other] { $count } places
}
lobby-seats-fewer = Une place de moins
lobby-seats-more = Une place de plus
lobby-you-host = vous, hôte
lobby-you = vous
lobby-host = hôte
lobby-guest = à la table
lobby-away = hors ligne
lobby-bot = bot
lobby-ready = D’attaque
lobby-not-ready = Pas encore
lobby-stand = Se lever
lobby-free = Place libre
lobby-free-host = Attendez un ami, ou prenez un bot :
lobby-free-host-short = ou bot :
lobby-free-guest = Personne ici pour l’instant.
lobby-sit = S’asseoir ici
lobby-move = Changer de place
lobby-bot-add = Place { $seat } : un bot { $level }
lobby-bot-level = { $name } : { $level }. Changer ou renvoyer
lobby-bot-remove = Renvoyer { $name }
lobby-options = Options
lobby-options-all = Tout régler
lobby-options-see = Tout voir
lobby-option-fixed = Fixé par le mode
lobby-option-changed = Modifié
lobby-options-table = Temps et présence
lobby-options-presets = Tout prêt
lobby-options-basic = Comme dans le livret
lobby-options-own = Vos propres réglages
lobby-options-name = Nom pour ces options
lobby-options-save = Enregistrer
lobby-options-forget = Oublier { $name }
lobby-options-host = Seul l’hôte peut les changer.
lobby-seal = Tirages scellés
lobby-seal-long = Tirages scellés avant la partie
lobby-seal-keep = Gardez l’empreinte, la preuve s’ouvre à la fin.
lobby-seal-what = La graine secrète de tout le hasard de cette partie, lancers, pioches et mélanges, est déjà fixée. Voici son empreinte (SHA-256). À la fin, la graine est dévoilée : votre navigateur recalcule l’empreinte et chaque tirage, et personne ne peut en avoir changé un seul.
lobby-wait-for = On attend { $names }.
lobby-start-anyway = Lancez quand vous voulez.
lobby-start-bots = { $count ->
    [one] La place libre ira à un bot.
   *[other] Les places libres iront à des bots.
}
lobby-all-ready = Tout le monde est d’attaque.
lobby-alone = En solo pour cette mission ?
lobby-cannot = Impossible de lancer :
lobby-guest-ready = { $host } lance la mission.
lobby-guest-unready = Dites quand vous êtes d’attaque.
lobby-no-host = Personne n’est encore assis à cette table.
lobby-visitor = Vous regardez. Prenez place pour jouer.
lobby-visitor-full = La table est complète : vous regardez.
lobby-start = Lancer la mission
lobby-im-ready = Je suis d’attaque
lobby-im-not = Encore un instant
lobby-take-seat = Prendre place
lobby-sit-down = S’asseoir
