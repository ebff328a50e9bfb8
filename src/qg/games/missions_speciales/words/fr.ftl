### Missions Spéciales : tous les noms, questions et lignes du journal, en français.
###
### Les arguments :
###   $seat et les autres places   le nom d’un joueur ; $adversary de même, ou le message "software"
###   $place $to $from $origin     le nom d’un lieu : la valeur de place-<id>
###   $mission $card $figurine     les mots de la pièce : la valeur de mission-<id>, ce-<mission>, figurine-<id> ...
###   $element $stage_type $q      de même, comme $die et $role
###   $lost, autres points Q       les mots du message "q-points"
###   nombres                      de simples nombres, pour que le pluriel soit juste
###   champs oui/non               le texte "true" ou "false"
###   autres codes                 ($reason $kind ...) tels quels, pour choisir la branche
### Un message prend ce qu’il lui faut parmi les champs d’un événement, pas toujours tout.
### Tournures choisies pour n’accorder ni en genre ni en nombre avec les noms des joueurs, et sans « de » devant eux.

## Le jeu

title = Missions Spéciales
card-kind = Une course autour du monde
card-pitch = Dix missions, un seul numéro. Partir avec ce que l’on a, ou se préparer pendant que les autres filent ?
card-people = { $least } à { $most } agents
card-time = 45 à 75 min
tagline = Partir, ou se préparer ? Le numéro 007 attend qui rentrera en premier.
duration = 45 à 75 minutes
credits = D’après un jeu de société français de 1999 et son livret, « Les Règles d’Engagement ».

## Les lieux : le nom, puis .at .to .from dans une phrase, .mi6 comme sur le plateau du MI6, .other dans l’autre langue

place-san_francisco = San Francisco
    .at = à San Francisco
    .to = à San Francisco
    .from = de San Francisco
    .mi6 = San Francisco
    .other = San Francisco
place-main_strike_mine = Mine Main-Strike
    .at = à la mine Main-Strike
    .to = à la mine Main-Strike
    .from = de la mine Main-Strike
    .mi6 = Main Strike Mine
    .other = Main Strike Mine
place-south_california = Californie du Sud
    .at = en Californie du Sud
    .to = en Californie du Sud
    .from = de Californie du Sud
    .mi6 = South California
    .other = South California
place-drug_road = Route de la drogue
    .at = sur la Route de la drogue
    .to = sur la Route de la drogue
    .from = de la Route de la drogue
    .mi6 = Drug Road
    .other = Drug Road
place-olimpatec = Olimpatec
    .at = à Olimpatec
    .to = à Olimpatec
    .from = d’Olimpatec
    .mi6 = Olimpatec
    .other = Olimpatec
place-isthmus = Isthmus
    .at = à Isthmus
    .to = à Isthmus
    .from = d’Isthmus
    .mi6 = Isthmus
    .other = Isthmus
place-banana_republic = République Bananière
    .at = en République Bananière
    .to = en République Bananière
    .from = de République Bananière
    .mi6 = Banana Republic
    .other = Banana Republic
place-amazon = Amazonie
    .at = en Amazonie
    .to = en Amazonie
    .from = d’Amazonie
    .mi6 = Amazon
    .other = Amazon
place-rio_de_janeiro = Rio de Janeiro
    .at = à Rio de Janeiro
    .to = à Rio de Janeiro
    .from = de Rio de Janeiro
    .mi6 = Rio de Janeiro
    .other = Rio de Janeiro
place-space = Espace
    .at = dans l’espace
    .to = dans l’espace
    .from = de l’espace
    .mi6 = Space
    .other = Space
place-new_york = New-York
    .at = à New-York
    .to = à New-York
    .from = de New-York
    .mi6 = New-York
    .other = New-York
place-key_west = Key-West
    .at = à Key-West
    .to = à Key-West
    .from = de Key-West
    .mi6 = Key West
    .other = Key West
place-wave_krest = Wave Krest
    .at = à bord du Wave Krest
    .to = à bord du Wave Krest
    .from = du Wave Krest
    .mi6 = Wave Krest
    .other = Wave Krest
place-bimini_islands = Îles Bimini
    .at = aux îles Bimini
    .to = aux îles Bimini
    .from = des îles Bimini
    .mi6 = Bimini Islands
    .other = Bimini Islands
place-cuba = Cuba
    .at = à Cuba
    .to = à Cuba
    .from = de Cuba
    .mi6 = Cuba
    .other = Cuba
place-caribbean_island = Île des Caraïbes
    .at = sur l’île des Caraïbes
    .to = sur l’île des Caraïbes
    .from = de l’île des Caraïbes
    .mi6 = Caribbean island
    .other = Caribbean island
place-scotland = Écosse
    .at = en Écosse
    .to = en Écosse
    .from = d’Écosse
    .mi6 = Scotland
    .other = Scotland
place-london = Londres - Mi6
    .at = à Londres
    .to = à Londres
    .from = de Londres
    .mi6 = London - Mi6
    .other = London - Mi6
place-paris = Paris
    .at = à Paris
    .to = à Paris
    .from = de Paris
    .mi6 = Paris
    .other = Paris
place-bilbao = Bilbao
    .at = à Bilbao
    .to = à Bilbao
    .from = de Bilbao
    .mi6 = Bilbao
    .other = Bilbao
place-madrid = Madrid
    .at = à Madrid
    .to = à Madrid
    .from = de Madrid
    .mi6 = Madrid
    .other = Madrid
place-gibraltar = Gibraltar
    .at = à Gibraltar
    .to = à Gibraltar
    .from = de Gibraltar
    .mi6 = Gibraltar
    .other = Gibraltar
place-tangiers = Tanger
    .at = à Tanger
    .to = à Tanger
    .from = de Tanger
    .mi6 = Tangiers
    .other = Tangiers
place-monte_carlo = Monte-Carlo
    .at = à Monte-Carlo
    .to = à Monte-Carlo
    .from = de Monte-Carlo
    .mi6 = Monte-Carlo
    .other = Monte-Carlo
place-sardinia = Sardaigne
    .at = en Sardaigne
    .to = en Sardaigne
    .from = de Sardaigne
    .mi6 = Sardinia
    .other = Sardinia
place-atlantis = Atlantis
    .at = à Atlantis
    .to = à Atlantis
    .from = d’Atlantis
    .mi6 = Atlantis
    .other = Atlantis
place-liparus_tanker = Pétrolier Liparus
    .at = à bord du pétrolier Liparus
    .to = à bord du pétrolier Liparus
    .from = du pétrolier Liparus
    .mi6 = Liparus tanker
    .other = Liparus tanker
place-cairo = Le Caire
    .at = au Caire
    .to = au Caire
    .from = du Caire
    .mi6 = Cairo
    .other = Cairo
place-venice = Venise
    .at = à Venise
    .to = à Venise
    .from = de Venise
    .mi6 = Venice
    .other = Venice
place-cortina = Cortina
    .at = à Cortina
    .to = à Cortina
    .from = de Cortina
    .mi6 = Cortina
    .other = Cortina
place-vienna = Vienne - Autriche
    .at = à Vienne
    .to = à Vienne
    .from = de Vienne
    .mi6 = Vienna - Austria
    .other = Vienna - Austria
place-bratislava = Bratislava
    .at = à Bratislava
    .to = à Bratislava
    .from = de Bratislava
    .mi6 = Bratislava
    .other = Bratislava
place-karl_marx_stadt = Karl-Marx-Stadt
    .at = à Karl-Marx-Stadt
    .to = à Karl-Marx-Stadt
    .from = de Karl-Marx-Stadt
    .mi6 = Karl-Marx-Stadt
    .other = Karl-Marx-Stadt
place-feldstadt = Feldstadt
    .at = à Feldstadt
    .to = à Feldstadt
    .from = de Feldstadt
    .mi6 = Feldstadt
    .other = Feldstadt
place-hamburg = Hambourg
    .at = à Hambourg
    .to = à Hambourg
    .from = de Hambourg
    .mi6 = Hamburg
    .other = Hamburg
place-albania = Albanie
    .at = en Albanie
    .to = en Albanie
    .from = d’Albanie
    .mi6 = Albania
    .other = Albania
place-corfu = Corfou
    .at = à Corfou
    .to = à Corfou
    .from = de Corfou
    .mi6 = Corfu
    .other = Corfu
place-saint_cyril = Saint Cyril
    .at = à Saint Cyril
    .to = à Saint Cyril
    .from = de Saint Cyril
    .mi6 = Saint Cyril
    .other = Saint Cyril
place-istanbul = Istanbul
    .at = à Istanbul
    .to = à Istanbul
    .from = d’Istanbul
    .mi6 = Istanbul
    .other = Istanbul
place-saint_petersburg = Saint Pétersbourg
    .at = à Saint Pétersbourg
    .to = à Saint Pétersbourg
    .from = de Saint Pétersbourg
    .mi6 = Saint Petersburg
    .other = Saint Petersburg
place-arkangel = Arkangel
    .at = à Arkangel
    .to = à Arkangel
    .from = d’Arkangel
    .mi6 = Arkangel
    .other = Arkangel
place-red_star_train = Train Étoile-Rouge
    .at = à bord du train Étoile-Rouge
    .to = à bord du train Étoile-Rouge
    .from = du train Étoile-Rouge
    .mi6 = Red Star Train
    .other = Red Star Train
place-siberia = Sibérie
    .at = en Sibérie
    .to = en Sibérie
    .from = de Sibérie
    .mi6 = Siberia
    .other = Siberia
place-caucasus = Caucase
    .at = dans le Caucase
    .to = dans le Caucase
    .from = du Caucase
    .mi6 = Caucasus
    .other = Caucasus
place-baku = Bakou
    .at = à Bakou
    .to = à Bakou
    .from = de Bakou
    .mi6 = Baku
    .other = Baku
place-kazakhstan = Kazakhstan
    .at = au Kazakhstan
    .to = au Kazakhstan
    .from = du Kazakhstan
    .mi6 = Kazakhstan
    .other = Kazakhstan
place-afghanistan = Afghanistan
    .at = en Afghanistan
    .to = en Afghanistan
    .from = d’Afghanistan
    .mi6 = Afghanistan
    .other = Afghanistan
place-khyber_pass = Passe de Khyber
    .at = à la passe de Khyber
    .to = à la passe de Khyber
    .from = de la passe de Khyber
    .mi6 = Khyber Pass
    .other = Khyber Pass
place-udaipur = Udaipur
    .at = à Udaipur
    .to = à Udaipur
    .from = d’Udaipur
    .mi6 = Udaipur
    .other = Udaipur
place-saigon = Saigon
    .at = à Saigon
    .to = à Saigon
    .from = de Saigon
    .mi6 = Saigon
    .other = Saigon
place-kaolong_bay = Baie de Kaolong
    .at = dans la baie de Kaolong
    .to = dans la baie de Kaolong
    .from = de la baie de Kaolong
    .mi6 = Kaolong Bay
    .other = Kaolong Bay
place-south_china_sea = Mer de la Chine du Sud
    .at = en mer de la Chine du Sud
    .to = en mer de la Chine du Sud
    .from = de la mer de la Chine du Sud
    .mi6 = South China Sea
    .other = South China Sea
place-us_air_force_base = Base aérienne américaine
    .at = à la base aérienne américaine
    .to = à la base aérienne américaine
    .from = de la base aérienne américaine
    .mi6 = U.S. air force Base
    .other = U.S. air force Base

group-california = Californie
    .at = en Californie
    .to = en Californie
    .from = de Californie

element-land = terre
    .by = par la terre
    .name = Terre
element-sea = mer
    .by = par la mer
    .name = Mer
element-space = espace
    .by = par l’espace
    .name = Espace
element-air = air
    .by = par les airs
    .name = Air

q_table-routes = Lignes maritimes et routes express
q_table-london_flights = Vols de Londres
q_table-q_base_flights = Vols entre bases Q
transit-table = Transport aérien public

## Les missions : nom de code, .brief et message de chaque étape ; les cartes de contre-espionnage : l’adversaire, .line1
## quand le dé noir gagne ou égalise, .line2 quand l’agent gagne

# -- 10
mission-m10 = L’Espion qui m’aimait
    .brief = Deux sous-marins nucléaires ont disparu sans un appel de détresse. Quelqu’un vend le moyen de suivre leur sillage : remontez la filière jusqu’à l’armateur qui se cache sous la mer.
mission-m10-stage-1 = La base navale n’a plus de nouvelles de son submersible. Relevez les dernières positions avant que les archives ne brûlent.
mission-m10-stage-2 = Un microfilm change de mains pendant le son et lumière des pyramides. Le vendeur ne verra pas la fin du spectacle.
mission-m10-stage-3 = Q a monté un atelier dans un tombeau. La voiture qu’il vous prépare aime beaucoup l’eau : ne partez pas sans ses accessoires.
mission-m10-stage-4 = Moto, side-car explosif, hélicoptère : ce matin, la route de la côte est à sens unique.
mission-m10-stage-5 = Le pétrolier avale les sous-marins par l’étrave. Libérez les équipages et prenez la salle de contrôle.
mission-m10-stage-6 = La cité sous-marine va sombrer avec son maître. Il vous reste une invitation à dîner.
mission-m10-stage-7 = Rapport à M. L’Amirauté aimerait récupérer ses bateaux.
ce-m10 = Karl Stromberg
    .line1 = La mer rend rarement ce qu’elle prend.
    .line2 = Les requins attendront.

# -- 11
mission-m11 = Moonraker
    .brief = Une navette spatiale prêtée à la Couronne s’est volatilisée en plein vol. Son constructeur reçoit beaucoup, parle peu et vise très haut.
mission-m11-stage-1 = Visite guidée du domaine. Profitez de la nuit pour lire ce que contient le coffre.
mission-m11-stage-2 = Une verrerie au bord du canal cache un laboratoire. Les gondoliers sont armés.
mission-m11-stage-3 = L’antenne de Q occupe un monastère sur les hauteurs. Prenez le bateau et tout ce qui va avec.
mission-m11-stage-4 = Une orchidée rare ne pousse qu’en amont des chutes. La flottille derrière vous n’est pas venue pour les fleurs.
mission-m11-stage-5 = La station sort de l’ombre. Détruisez les sphères avant qu’elles n’atteignent l’atmosphère.
mission-m11-stage-6 = Rentrée réussie. M attend votre compte rendu ; le ministère aussi, en direct.
ce-m11 = Hugo Drax
    .line1 = La pesanteur finit toujours par gagner.
    .line2 = Quelle constance dans l’importunité.

# -- 12
mission-m12 = Rien que pour vos yeux
    .brief = Un chalutier espion a coulé avec son émetteur de tir. Retrouvez l’appareil avant que l’enchère ne soit close.
mission-m12-stage-1 = Un tueur à gages touche son salaire au bord de la piscine. Identifiez celui qui paie.
mission-m12-stage-2 = Ski, biathlon, bobsleigh : tout le monde ici tire juste. Descendez plus vite qu’eux.
mission-m12-stage-3 = Deux contrebandiers s’accusent l’un l’autre. Au casino, décidez lequel ment.
mission-m12-stage-4 = L’entrepôt sur le quai sent l’opium et la poudre. Entrez avant l’aube.
mission-m12-stage-5 = Q vous reçoit au confessionnal. L’épave est profonde : prenez de quoi respirer.
mission-m12-stage-6 = Le monastère n’a qu’un monte-charge et cent mètres de vide. Grimpez.
mission-m12-stage-7 = L’appareil n’ira à personne. À vous de l’expliquer au ministre.
ce-m12 = Aris Kristatos
    .line1 = Tout a un prix, même vous.
    .line2 = L’acheteur sera déçu.

# -- 13
mission-m13 = Octopussy
    .brief = Un agent est mort, un œuf de joaillier à la main. La copie mène à un cirque, le cirque à une base, et la base à une horloge.
mission-m13-stage-1 = Le hangar du colonel abrite un radar volé. Sortez par la porte, ouverte ou non.
mission-m13-stage-2 = Une vente aux enchères vous attend, et un émetteur à glisser dans l’œuf. Voyez Q d’abord.
mission-m13-stage-3 = Le prince joue avec des dés pipés. Gagnez la partie et apprenez qui vit au palais du lac.
mission-m13-stage-4 = La chasse au tigre est ouverte, et le tigre, c’est vous.
mission-m13-stage-5 = Le train du cirque part à l’heure. Montez, sur le toit s’il le faut.
mission-m13-stage-6 = Un compte à rebours bat sous le canon du clown. Trouvez-le avant le final.
mission-m13-stage-7 = Rendez l’œuf, le vrai. M a une liste de questions.
ce-m13 = Kamal Khan
    .line1 = Vous mourrez avec une rare élégance.
    .line2 = La chance change de main. Provisoirement.

# -- 14
mission-m14 = Dangereusement vôtre
    .brief = Une puce à l’épreuve des impulsions a été copiée. Son acheteur élève des chevaux qui ne perdent jamais et creuse là où personne ne devrait.
mission-m14-stage-1 = Récupérez la puce sur le corps gelé de votre confrère. Les patrouilles à ski la cherchent aussi.
mission-m14-stage-2 = Q a analysé la puce et préparé de quoi voir à travers les vitres teintées.
mission-m14-stage-3 = Dîner à la tour Eiffel, dessert en parachute. Rattrapez la tueuse.
mission-m14-stage-4 = Les plans de la faille dorment à l’hôtel de ville. Quelqu’un les a lus avant vous.
mission-m14-stage-5 = La mine est bourrée d’explosifs et l’eau monte. Arrêtez la charge principale.
mission-m14-stage-6 = Un dirigeable, un câble, un pont : ne regardez pas en bas.
mission-m14-stage-7 = La vallée est sauve. Votre rapport, lui, est en retard.
ce-m14 = Max Zorin
    .line1 = Même mes chevaux courent mieux que vous.
    .line2 = Ce n’était qu’un contretemps.

# -- 15
mission-m15 = Tuer n’est pas jouer
    .brief = Des agents tombent un à un et un général change de camp un peu trop facilement. Suivez l’argent, puis le violoncelle.
mission-m15-stage-1 = L’exercice n’en est plus un : un assassin s’est glissé parmi les parachutistes.
mission-m15-stage-2 = Le général veut passer à l’Ouest à l’entracte. Observez qui tient le fusil.
mission-m15-stage-3 = La violoncelliste en sait plus qu’elle n’en joue. La grande roue est discrète.
mission-m15-stage-4 = Un porte-clés qui obéit au sifflet, et bien davantage : Q exige une signature.
mission-m15-stage-5 = Sur les toits de la médina, personne ne vous suit longtemps. Arrangez un meurtre qui n’en soit pas un.
mission-m15-stage-6 = Une base, un convoi, un avion chargé d’opium. Prenez l’avion.
mission-m15-stage-7 = Les comptes sont faits. M veut savoir où est passé l’avion.
ce-m15 = Brad Whitaker
    .line1 = À la guerre, on choisit son terrain.
    .line2 = Les petits soldats tombent aussi.

# -- 16
mission-m16 = Permis de tuer
    .brief = Un baron de la drogue s’est évadé et un ami l’a payé cher. M n’a rien ordonné : revenez avec des preuves.
mission-m16-stage-1 = L’avion du baron est encore à portée de treuil. Accrochez-le.
mission-m16-stage-2 = L’élevage d’appâts importe bien autre chose. Fouillez les bassins.
mission-m16-stage-3 = Le navire de recherche cache un submersible et un caisson. Sabotez l’échange.
mission-m16-stage-4 = Votre contact attend au bar, dos au mur. Toute la salle est armée.
mission-m16-stage-5 = Q a pris un congé et une grosse valise. Dentifrice, réveil, appareil photo : emportez tout le nécessaire.
mission-m16-stage-6 = La retraite de méditation raffine autre chose que les âmes. Trouvez le laboratoire.
mission-m16-stage-7 = Quatre citernes, une route de montagne et beaucoup d’essence.
mission-m16-stage-8 = M garde votre permis dans un tiroir. Venez le reprendre.
ce-m16 = Franz Sanchez
    .line1 = Ici, tout est à vendre, sauf moi.
    .line2 = Vous me coûtez une fortune.

# -- 17
mission-m17 = GoldenEye
    .brief = Un hélicoptère furtif et deux clés de tir ont disparu. Derrière le nom de Janus se cache quelqu’un qui connaît nos méthodes.
mission-m17-stage-1 = Sautez du barrage, faites sauter l’usine. La piste est courte.
mission-m17-stage-2 = Au baccara, la dame en rouge ne perd que lorsqu’elle le veut. Apprenez pour qui elle joue.
mission-m17-stage-3 = La démonstration a lieu sur la frégate, dans le port. Le pilote n’est pas celui qu’on croit.
mission-m17-stage-4 = Q tient à vous équiper lui-même avant l’Est : lumière au poignet, encre à manier avec soin.
mission-m17-stage-5 = Un ancien de la maison vous attend parmi les statues déboulonnées. Quittez la ville, en char s’il le faut.
mission-m17-stage-6 = Le train blindé prend de la vitesse. Il reste quelques minutes et une seule trappe.
mission-m17-stage-7 = L’antenne sort du lac. Empêchez le satellite de viser Londres.
mission-m17-stage-8 = Rapport à M. Gardez pour vous le nom de l’ami perdu.
ce-m17 = Janus
    .line1 = Nous avons appris les mêmes tours.
    .line2 = Vous étiez donc bien le meilleur élève.

# -- 18
mission-m18 = Demain ne meurt jamais
    .brief = Une frégate a coulé loin de sa route et un seul journal l’annonçait déjà. Prouvez que la nouvelle fut écrite avant les faits.
mission-m18-stage-1 = Le bazar d’armes a réuni tous ceux que nous cherchons, et attiré un missile ami. Décollez.
mission-m18-stage-2 = Q vous remet les clés à l’aéroport. La voiture se conduit mieux depuis la banquette arrière.
mission-m18-stage-3 = Nos cousins ont calculé où repose l’épave. Vérifiez leurs chiffres avant de sauter.
mission-m18-stage-4 = L’épave n’est pas vide : un missile manque et l’équipage d’en face est déjà là.
mission-m18-stage-5 = Menottés à deux sur une moto, toute la ville à vos trousses.
mission-m18-stage-6 = Le navire invisible mouille dans la baie. Faites-le apparaître.
mission-m18-stage-7 = M a déjà lu le journal. Donnez-lui la vérité.
ce-m18 = Elliot Carver
    .line1 = Votre nécrologie est sous presse.
    .line2 = Corrigez la une.

# -- 19
mission-m19 = Le monde ne suffit pas
    .brief = Un magnat du pétrole est frappé jusque dans nos murs. Protégez l’héritière et l’oléoduc, et demandez-vous lequel des deux est la cible.
mission-m19-stage-1 = Le banquier rend l’argent, mais pas le nom. La fenêtre est la seule sortie.
mission-m19-stage-2 = L’explosion vient de l’intérieur. Un bateau file déjà sur la Tamise : suivez-le.
mission-m19-stage-3 = Présentez-vous à l’héritière. Son hospitalité cache un plan de canalisations.
mission-m19-stage-4 = Les pentes sont vierges, le ciel ne l’est pas : des engins à voile descendent sur vous.
mission-m19-stage-5 = Un silo qu’on démonte, une bombe qu’on déplace. Arrivez avant le camion.
mission-m19-stage-6 = La fabrique de caviar tient sur pilotis et les hélicoptères scient tout. Restez au-dessus de l’eau.
mission-m19-stage-7 = Un sous-marin dort sous la tour, au milieu du détroit. Midi approche.
mission-m19-stage-8 = Rapport à M, qui a vu le terrain de près cette fois.
ce-m19 = Renard
    .line1 = La douleur ne m’apprend plus rien.
    .line2 = Une seconde vie, déjà dépensée.

stage_type-combat = combat
    .name = Combat
stage_type-intelligence = renseignement
    .name = Renseignement
stage_type-q_department = département Q
    .name = Département Q
stage_type-debriefing = rapport
    .name = Rapport

## Dés, cartes Q, figurines, rôles

die-double_zero = Dé double zéro
die-counter_espionage = Dé du contre-espionnage
die-q_arms = Dé Q rouge (armement)
die-q_equipment = Dé Q jaune (équipement)
die-q_transport = Dé Q bleu (transport)
die-white = blanc
die-black = noir
die-red = rouge
die-yellow = jaune
die-blue = bleu

# .points : tant de points ; .card1 à .card3 : ce que montrent les cartes
q-arms = armement
    .name = Armement
    .points = { $n ->
        [one] { $n } point d’armement
       *[other] { $n } points d’armement
    }
    .card1 = Pistolet de service
    .card2 = Fusil démontable
    .card3 = Lance-roquettes de poche
q-equipment = équipement
    .name = Équipement
    .points = { $n ->
        [one] { $n } point d’équipement
       *[other] { $n } points d’équipement
    }
    .card1 = Stylo bavard
    .card2 = Montre aimantée
    .card3 = Mallette à double fond
q-transport = transport
    .name = Transport
    .points = { $n ->
        [one] { $n } point de transport
       *[other] { $n } points de transport
    }
    .card1 = Moto de location
    .card2 = Coupé amphibie
    .card3 = Jet du service
q-points = { $arms } d’armement, { $equipment } d’équipement, { $transport } de transport

figurine-tuxedo = Le smoking blanc
figurine-evening_gown = La robe du soir
figurine-diver = Le plongeur
figurine-skier = La skieuse
figurine-pilot = Le pilote
figurine-biker = La motarde

role-m = M
role-q = Q
software = le logiciel

## La fiche d’évaluation, et où en est un agent

sheet-title = Fiche d’évaluation
sheet-field-1 = Nom de l’agent
sheet-field-2 = Identité (nom de code)
sheet-field-3 = Mission nº
sheet-field-4 = Valeur de la mission
sheet-field-5 = Nom de code de la mission
sheet-field-6 = Contrôle
sheet-field-7 = Quantité
sheet-field-8 = Total en points
sheet-field-9 = Transférés
sheet-field-10 = Valorisés
sheet-field-11 = Total valorisé
sheet-field-12 = Mission
sheet-field-13 = Bonus
sheet-field-14 = Report
sheet-field-15 = Total général
sheet-field-16 = Plafond des bonus (50 %)
sheet-line_total = Total
sheet-signature-agent = Agent
sheet-signature-head_of_department = Chef de département
sheet-signature-head_of_section = Chef de bureau

status-in_progress = mission en cours
status-accomplished = mission terminée
status-abandoned = mission abandonnée
status-lost = agent perdu

agent_status-active = en mission
agent_status-recovering = à l’hôpital
agent_status-waiting = en attente d’une mission
agent_status-finished = évaluation terminée
agent_status-eliminated = hors de l’évaluation

rating-007 = 007
    .text = Personne n’aurait pu faire plus vite.
rating-gold = Or
    .text = M en a pris note, et M en prend peu.
rating-silver = Argent
    .text = Du travail solide. Q a même revu une partie de son matériel.
rating-bronze = Bronze
    .text = Rentrer, c’est l’essentiel. La prochaine fois, plus tôt.

## Options de table

option-mode = Mode de jeu
    .help = Une évaluation de 2 à 6 agents, ou un agent seul contre la montre.
option-mode-evaluation = Évaluation
option-mode-solo = Solo
option-seats = Nombre d’agents
    .help = Humains et robots confondus, de 2 à 6 ; un seul en solo.
option-seats-value = { $value ->
    [one] { $value } agent
   *[other] { $value } agents
}
option-target = Points à atteindre
    .help = Qui fait le premier son rapport à Londres avec ce total devient 007.
option-target-value = { $value } points
option-elimination = Élimination
    .help = Définitive : un agent qui ne peut pas payer un combat perdu quitte l’évaluation. Convalescence : il perd tous ses points Q et un tour, puis continue.
option-elimination-permanent = Définitive
option-elimination-recovery = Convalescence
option-ending = Fin de l’évaluation
    .help = Immédiate : qui atteint l’objectif en premier gagne aussitôt. Tour de table achevé : on finit le tour de table, et le plus haut total gagne. Classement complet : les autres jouent pour les rangs suivants.
option-ending-immediate = Immédiate
option-ending-equal_turns = Tour de table achevé
option-ending-full_ranking = Classement complet
option-last_survivor = Dernier survivant
    .help = Quand tous les autres sont éliminés, le dernier agent devient 007 aussitôt, ou doit encore atteindre l’objectif.
option-last_survivor-wins = Devient 007
option-last_survivor-must_finish = Doit finir
option-first_mission = Première mission
    .help = Distribuée au hasard, ou choisie tour à tour dans l’ordre du jeu.
option-first_mission-dealt = Distribuée
option-first_mission-chosen = Choisie
option-next_mission = Missions suivantes
    .help = Choisies parmi les missions libres, ou tirées au sort par M, sans attente.
option-next_mission-chosen = Choisies
option-next_mission-drawn = Tirées au sort
option-black_die = Lancer du dé noir
    .help = Tout seul, ou quand l’adversaire le touche, dans les quatre secondes. Le hasard est le même dans les deux cas.
option-black_die-auto = Automatique
option-black_die-tap = Au toucher
option-roles = Rôles de M et de Q
    .help = Le logiciel fait tout le travail de M et de Q. Honorifiques : deux joueurs portent ces titres, sans rien avoir à décider.
option-roles-software = Logiciel
option-roles-ceremonial = Honorifiques
option-aids = Aides à l’agent
    .help = Complètes : chiffres de la fiche, recherche d’itinéraire, chances d’un combat, avertissements. Imprimées : seulement ce que montrent fiches, plateau et tables. Aucune : des fiches sans leurs chiffres de déplacement.
option-aids-full = Complètes
option-aids-printed = Imprimées
option-aids-none = Aucune
option-round_limit = Limite de tours de table
    .help = Après ce nombre de tours de table, M clôt l’évaluation, et le plus haut total gagne.
option-round_limit-value = { $value } tours de table

preset-short = Évaluation courte
    .help = En 2 000 points : deux missions au plus, une demi-heure.
preset-standard = Évaluation
    .help = En 4 000 points, comme dans le livret.
preset-long = Évaluation longue
    .help = En 6 000 points : une soirée autour du monde.
preset-solo = Défi solo
    .help = En solo contre la montre : 4 000 points en aussi peu de tours que possible.

## Décisions : ce que lit le joueur interrogé ; .waiting est ce que lisent les autres

ask-choose_identity = Choisissez une figurine et un nom de code pour votre fiche, ou gardez les premiers qui sont libres.
    .waiting = { $names } : choix d’une figurine et d’un nom de code.
ask-choose_first_mission = Choisissez votre première mission.
    .waiting = { $names } : choix d’une première mission.
ask-ready = Étudiez votre fiche de mission, puis dites que c’est fait.
    .waiting = { $names } : étude de la fiche de mission.
ask-turn_action = À vous, pour une action. Voyager, voir Q, engager, ou rester à couvert ?
    .waiting = { $names } : tour de jeu.
ask-engage_on_arrival = Vous voilà à destination. { $place } : { $stage_type }. Engager maintenant, ou remettre à plus tard ?
    .waiting = { $names } : engager, ou remettre à plus tard.
ask-tie_choice = Autant d’étoiles que de têtes de mort. Payer un point d’{ $q } et gagner, ou laisser l’affrontement continuer au prochain tour ?
    .waiting = { $names } : une égalité à trancher.
ask-continue_fight = L’affrontement continue et vous retient ici : relancer les dés, ou abandonner la mission ?
    .waiting = { $names } : un affrontement qui continue.
ask-convert = Mission accomplie : « { $mission } ». Combien de points Q valorisez-vous en bonus, à 50 points chacun ?
    .waiting = { $names } : rapport à M.
ask-choose_mission = Choisissez votre prochaine mission, ou attendez un tour qu’une autre se libère.
    .waiting = { $names } : choix de la prochaine mission.
ask-tap_black_die = Vous êtes le contre-espionnage face à { $agent } : touchez le dé noir.
    .waiting = { $names } : le dé noir.

## Choix

choice-keep_identity = Garder la première figurine et le premier nom de code libres
choice-take_identity = { $figurine }, nom de code { $code_name }
choice-take_mission = « { $mission } », { $value } points
choice-wait = Attendre un tour qu’une autre mission se libère
choice-say_ready = C’est bon pour moi
choice-step = Par ligne : { $place }
choice-board_flight = Vol public : { $place }
    .turns = { $turns ->
        [one] Vol public : { $place } ({ $turns } tour)
       *[other] Vol public : { $place } ({ $turns } tours)
    }
choice-express = Express : { $place }
    .cost = { $points ->
        [one] Express : { $place } ({ $points } point de transport)
       *[other] Express : { $place } ({ $points } points de transport)
    }
choice-q_roll-red = Lancer le dé rouge : armement
choice-q_roll = Lancer le dé { $die }
choice-q_roll-yellow = Lancer le dé jaune : équipement
choice-q_roll-blue = Lancer le dé bleu : transport
choice-engage = Engager
choice-hold_off = Remettre à plus tard
choice-hold = Rester à couvert
choice-abandon = Abandonner la mission
choice-pay = Payer un point et gagner
choice-fight_on = Laisser l’affrontement continuer
choice-roll = Relancer les dés
choice-convert_points = Valoriser { $arms } d’armement, { $equipment } d’équipement, { $transport } de transport
choice-tap = Toucher le dé noir
choice-resign = Quitter l’évaluation
choice-contest = Contester l’entrée { $event } du journal
choice-appoint = Donner à { $seat } le titre de { $role }

## Journal

event-identity_chosen = { $seat } a choisi une figurine et un nom de code : { $figurine }, { $code_name }.
event-role_given = { $seat } a reçu le titre de { $role }.
# $rolls : liste de .item ; .again : les ex æquo relancent
event-order_rolled = Lancers pour l’ordre du jeu : { $rolls }.
    .again = Les ex æquo ont relancé : { $rolls }.
    .item = { $seat } ({ $stars })
event-order_set = L’ordre du jeu a été fixé : { $seats }.
event-mission_given = { $seat } a reçu une mission : « { $mission } » (origine : { $origin }).
event-mission_given-dealt = { $seat } a reçu une mission : « { $mission } » (origine : { $origin }).
event-mission_given-chosen = { $seat } a choisi une mission : « { $mission } » (origine : { $origin }).
event-mission_given-drawn = M a tiré une mission pour { $seat } : « { $mission } » (origine : { $origin }).
event-allocated = Q a remis à { $seat } son allocation de base : { $arms } d’armement, { $equipment } d’équipement, { $transport } de transport.
# .software : le logiciel lance le dé noir ; .idle : l’agent n’a pas de mission
event-counter_espionage_set = { $adversary } a pris la carte de contre-espionnage face à { $seat } : { $card }.
    .software = Le logiciel a pris la carte de contre-espionnage face à { $seat } : { $card }.
    .idle = Contre-espionnage face à { $seat }, désormais : { $adversary }.
event-agent_ready = { $seat } a étudié sa fiche.
event-round_started = Le tour de table { $round } a commencé.
event-turn_started = Le tour est passé à { $seat }.
    .first = Le tour est passé à { $seat }, le premier de sa mission.
    .bound = Le tour est passé à { $seat }, toujours aux prises avec l’adversaire.
event-stepped = { $seat } a voyagé : { $from } → { $to }.
event-stepped-land = { $seat } a voyagé par la terre : { $from } → { $to }.
event-stepped-sea = { $seat } a voyagé par la mer : { $from } → { $to }.
event-stepped-space = { $seat } a pris la navette : { $from } → { $to }.
event-flight_boarded = { $seat } a pris un vol public : { $from } → { $to } ({ $turns } tours).
event-flight_advanced = { $seat } volait toujours (tour { $done } sur { $total }).
event-flight_landed = { $seat } a atterri : { $to }.
event-express_taken = { $cost ->
    [one] { $seat } a pris l’express ({ $element }) : { $from } → { $to }, pour { $cost } point de transport.
   *[other] { $seat } a pris l’express ({ $element }) : { $from } → { $to }, pour { $cost } points de transport.
}
    .change = { $cost ->
        [one] { $seat } a pris l’express ({ $element }) : { $from } → { $to }, pour { $cost } point de transport (cartes : { $cards } ; monnaie : { $change }).
       *[other] { $seat } a pris l’express ({ $element }) : { $from } → { $to }, pour { $cost } points de transport (cartes : { $cards } ; monnaie : { $change }).
    }
event-held = { $seat } a passé son tour à couvert ({ $place }).
event-held_off = { $seat } a remis l’affrontement à plus tard ({ $place }).
event-stage_current = { $seat } a abordé l’étape { $stage } : { $stage_type }, { $place }.
    .imposed = { $seat } a abordé l’étape { $stage } : { $stage_type }, { $place }. Équipement imposé : { $imposed }.
event-stage_completed = { $seat } a accompli l’étape { $stage }.
event-branch_opened = Q a ouvert une filiale pour { $seat } : { $place }.
event-branch_closed = Q a fermé sa filiale derrière { $seat } : { $place }.
event-q_rolled-red = { $seat } a lancé le dé rouge : { $value } d’armement, { $holding } en tout.
event-q_rolled-yellow = { $seat } a lancé le dé jaune : { $value } d’équipement, { $holding } en tout.
event-q_rolled-blue = { $seat } a lancé le dé bleu : { $value } de transport, { $holding } en tout.
event-imposed_progress = Équipement imposé obtenu par { $seat } : { $obtained } sur { $required }.
event-engaged = { $seat } a engagé l’affrontement contre { $adversary } (étape { $stage } : { $stage_type }).
event-dice_rolled = { $white ->
    [one] { $white } étoile
   *[other] { $white } étoiles
} pour { $seat }, { $black ->
    [one] { $black } tête de mort
   *[other] { $black } têtes de mort
} pour { $adversary }.
event-fight_won = { $seat } a remporté l’affrontement.
event-fight_tied = { $held ->
    [0] Égalité, et { $seat } n’avait aucun point d’{ $q } pour la trancher.
    [one] Égalité ; { $seat } avait { $held } point d’{ $q }.
   *[other] Égalité ; { $seat } avait { $held } points d’{ $q }.
}
event-paid = { $points ->
    [one] { $seat } a payé à Q { $points } point d’{ $q }.
   *[other] { $seat } a payé à Q { $points } points d’{ $q }.
}
    .change = { $points ->
        [one] { $seat } a payé à Q { $points } point d’{ $q } (cartes : { $cards } ; monnaie : { $change }).
       *[other] { $seat } a payé à Q { $points } points d’{ $q } (cartes : { $cards } ; monnaie : { $change }).
    }
event-fight_goes_on = L’affrontement s’est prolongé pour { $seat }.
event-eliminated = { $held ->
    [0] { $seat } devait { $cost } points d’{ $q }, n’en avait aucun et a disparu en mission.
   *[other] { $seat } devait { $cost } points d’{ $q }, n’en avait que { $held } et a disparu en mission.
}
event-hospitalised = { $held ->
    [0] { $seat } devait { $cost } points d’{ $q }, n’en avait aucun et a fini à l’hôpital, à Londres. Points Q perdus : { $lost }.
   *[other] { $seat } devait { $cost } points d’{ $q }, n’en avait que { $held } et a fini à l’hôpital, à Londres. Points Q perdus : { $lost }.
}
    .empty = { $seat } devait { $cost } points d’{ $q }, n’en avait aucun et a fini à l’hôpital, à Londres.
event-recovered = { $seat } a quitté l’hôpital.
event-mission_freed = La mission « { $mission } » s’est libérée.
event-abandoned = { $seat } a abandonné « { $mission } ». Points Q perdus : { $lost }.
    .empty = { $seat } a abandonné « { $mission } », sans points Q à perdre.
event-debriefed = { $seat } a fait son rapport à M : mission accomplie, « { $mission } ». Points Q restants : { $quantity } ; plafond du bonus : { $bonus_cap }.
event-converted = { $seat } a marqué { $mission_score } pour la mission et { $bonus } de bonus : { $grand_total } points en tout.
event-waited = { $seat } a attendu une autre mission.
event-target_reached = { $seat } a atteint l’objectif avec { $grand_total } points.
event-contested = { $seat } a contesté l’entrée { $event } du journal ({ $kind }). Règles : { $rules }.
event-resigned = { $seat } a quitté l’évaluation.
# .target à .solo_failure : comment elle a fini ; .rank : une ligne de plus par agent
event-evaluation_closed = M a clos l’évaluation.
    .target = M a clos l’évaluation après { $rounds } tours de table : le numéro 007 est allé à { $seat }.
    .last_survivor = Il ne restait que { $seat } : le numéro 007 lui est revenu.
    .all_eliminated = Il ne restait personne, et personne n’est devenu 007.
    .round_limit = Le dernier tour de table est passé, et le numéro 007 est allé à { $seat }.
    .nobody = Le dernier tour de table est passé, et personne n’est devenu 007.
    .solo_success = Le défi a été relevé en { $rounds } tours. Mention : { $rating }.
    .solo_failure = Le défi a été perdu après { $rounds } tours.
    .abandoned = La partie a été abandonnée : tout le monde était parti. Personne n’est devenu 007.
    .closed = La table a été fermée. Personne n’est devenu 007.
    .rank = { $total ->
        [one] { $rank }. { $seat } ({ $code_name }) : { $total } point
       *[other] { $rank }. { $seat } ({ $code_name }) : { $total } points
    }

# ce qui peut être contesté, par sorte d’événement
kind-identity_chosen = identité
kind-role_given = titre
kind-order_rolled = lancers pour l’ordre du jeu
kind-order_set = ordre du jeu
kind-mission_given = attribution d’une mission
kind-allocated = allocation de base
kind-counter_espionage_set = contre-espionnage
kind-agent_ready = étude d’une fiche
kind-round_started = début d’un tour de table
kind-turn_started = début d’un tour
kind-stepped = pas le long d’une ligne
kind-flight_boarded = embarquement
kind-flight_advanced = tour en vol
kind-flight_landed = atterrissage
kind-express_taken = trajet express
kind-held = tour à couvert
kind-held_off = combat remis
kind-stage_current = nouvelle étape
kind-stage_completed = étape accomplie
kind-branch_opened = ouverture d’une filiale de Q
kind-branch_closed = fermeture d’une filiale de Q
kind-q_rolled = lancer d’un dé Q
kind-imposed_progress = équipement imposé
kind-engaged = engagement
kind-dice_rolled = dés d’un combat
kind-fight_won = combat gagné
kind-fight_tied = égalité
kind-paid = paiement
kind-fight_goes_on = combat qui continue
kind-eliminated = élimination
kind-hospitalised = séjour à l’hôpital
kind-recovered = rétablissement
kind-mission_freed = mission libérée
kind-abandoned = mission abandonnée
kind-debriefed = rapport
kind-converted = valorisation
kind-waited = tour d’attente
kind-target_reached = objectif atteint
kind-timed_out = temps écoulé
kind-contested = entrée contestée
kind-seat_absent = absence
kind-seat_back = retour
kind-resigned = démission
kind-evaluation_closed = fin de l’évaluation

## Refus

refusal-no_such_place = Aucun lieu ne porte ce nom sur le plateau : { $place }. Choisissez-en un parmi ceux qui sont proposés.
refusal-first_turn = On ne voyage pas au premier tour d’une mission. Engagez ou voyez Q si l’origine le permet, ou restez à couvert.
refusal-imposed_missing = Vous ne pouvez pas encore partir : points d’équipement imposés obtenus ici, { $obtained } sur { $required }. Lancez le dé jaune.
refusal-no_line = Aucune ligne de couleur ne relie ces deux lieux : { $place } → { $to }. Choisissez un voisin du lieu où vous êtes.
refusal-no_flight = Aucun vol public ne relie ces deux lieux : { $place } → { $to }. La table de transit les donne tous.
refusal-no_link = Aucune liaison Q ne relie ces deux lieux : { $place } → { $to }. Les barèmes de Q les donnent toutes.
refusal-too_few_points = { $held ->
    [0] Cet express ({ $to }) coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de transport, et vous n’en avez aucun. Lancez le dé bleu chez Q, ou voyagez pour rien.
    [one] Cet express ({ $to }) coûte { $cost } points de transport, et vous n’en avez qu’un. Lancez le dé bleu chez Q, ou voyagez pour rien.
   *[other] Cet express ({ $to }) coûte { $cost } points de transport, et vous n’en avez que { $held }. Lancez le dé bleu chez Q, ou voyagez pour rien.
}
refusal-q_closed = Q n’est pas là pour vous, ou ne l’est plus ({ $place }). On s’équipe à Londres, et là où une étape Q de votre mission est en cours.
refusal-no_fight = Il n’y a personne à affronter à l’étape { $stage }.
refusal-not_current_stage = L’étape { $stage } n’est pas en cours : c’est l’étape { $current } qui l’est ({ $place }).
refusal-not_here = Votre affrontement est ailleurs : étape { $stage } ({ $place }).
refusal-eliminated = Vous avez quitté l’évaluation : vous ne pouvez plus que regarder.
refusal-finished = Vous avez atteint l’objectif, et votre évaluation est terminée. Vous ne pouvez plus que regarder.
refusal-in_flight = Vous êtes en vol (destination : { $to }), sans rien à décider avant l’atterrissage.
refusal-not_your_turn = Ce n’est pas votre tour : la table attend { $seat }.
refusal-not_held = Vous avez { $arms } d’armement, { $equipment } d’équipement et { $transport } de transport. Ne valorisez pas plus que cela de chaque sorte.
refusal-over_half = { $wanted } points, c’est trop : le bonus de cette mission ne peut pas dépasser { $ceiling }. Valorisez-en { $most } au plus.
refusal-no_such_mission = Cette mission n’existe pas : { $mission }. Choisissez-en une parmi celles qui sont proposées.
refusal-last_mission = Vous sortez tout juste de « { $mission } ». Choisissez-en une autre ; celle-ci vous sera rouverte plus tard.
refusal-mission_taken = { $seat } est sur « { $mission } ». Choisissez-en une qui est libre.
refusal-bound = Votre affrontement continue et vous retient ici. Relancez les dés, ou abandonnez la mission.
refusal-arrived = Vous venez d’arriver : c’était l’action de ce tour. Engagez maintenant, ou remettez à plus tard.
refusal-tied = L’affrontement est à égalité. Payez un point et gagnez, ou laissez-le continuer.
refusal-reporting = Votre mission est finie et vous faites votre rapport à M. Dites d’abord combien de points Q vous valorisez.
refusal-no_mission = Vous n’avez pas de mission pour l’instant, et Q n’a rien pour vous. Choisissez une mission, ou attendez un tour.
refusal-no_such_figurine = Cette figurine n’existe pas : { $figurine }. Choisissez-en une qui est libre.
refusal-figurine_taken = Quelqu’un l’a déjà choisie : { $figurine }. Choisissez une figurine libre.
refusal-code_name_length = Un nom de code a de 1 à { $longest } caractères, lisibles sur une fiche. Essayez-en un autre.
refusal-code_name_empty = Un nom de code a au moins une lettre ou un chiffre. Essayez-en un autre.
refusal-code_name_forbidden = Personne ici n’est encore James Bond 007 : c’est l’enjeu de la partie. Essayez un autre nom de code.
refusal-code_name_taken = Quelqu’un s’appelle déjà « { $code_name } » à cette table ; majuscules et accents ne comptent pas. Essayez un autre nom de code.
refusal-no_appointment = Seul l’hôte désigne M et Q, à une table aux rôles honorifiques et avant le premier tour de table.
refusal-contested_already = L’entrée { $event } du journal a déjà été contestée.
refusal-no_such_event = Il n’y a pas d’entrée { $event } à contester. Vous pouvez contester les entrées { $first } à { $last }.

## La table en lignes, pour terminaux et lecteurs d’écran

# $target : les points qui font 007
table-preparation = L’évaluation se prépare : { $target } points feront 007.
table-round = Tour de table { $round } sur { $limit } au plus : { $target } points font 007.
table-order = Ordre du jeu : { $seats }.
table-nobody = { $seat } : ni figurine ni nom de code pour l’instant.
# $where : l’un de ceux-ci ; $q : points Q
table-at = { $place }
table-flying = { $turns ->
    [one] en vol vers { $to }, atterrissage au prochain tour
   *[other] en vol vers { $to }, encore { $turns } tours
}
table-nowhere = nulle part encore
table-agent-active = { $seat } ({ $code_name }) : { $total ->
    [one] { $total } point
   *[other] { $total } points
} ; { $where } ; { $q }.
table-agent-recovering = { $seat } ({ $code_name }) : { $total ->
    [one] { $total } point
   *[other] { $total } points
} ; à l’hôpital ; { $q }.
table-agent-waiting = { $seat } ({ $code_name }) : { $total ->
    [one] { $total } point
   *[other] { $total } points
} ; en attente d’une mission ; { $q }.
table-agent-finished = { $seat } ({ $code_name }) : { $total ->
    [one] { $total } point
   *[other] { $total } points
} ; évaluation terminée.
table-agent-eliminated = { $seat } ({ $code_name }) : { $total ->
    [one] { $total } point
   *[other] { $total } points
} ; hors de l’évaluation.
table-mission = « { $mission } », étape { $stage } sur { $stages } : { $stage_type }, { $place }.
    .imposed = « { $mission } », étape { $stage } sur { $stages } : { $stage_type }, { $place }. Équipement imposé : { $obtained } sur { $imposed }.
table-available = Missions libres : { $missions }.

# -- the board

ui-stamp = { $round ->
    [0] Avant le premier tour
   *[other] Tour de table { $round }
}
ui-number = { $n }
ui-percent = { $n } %
ui-short-london = Londres
ui-short-vienna = Vienne
ui-short-us_air_force_base = Base US
ui-short-south_china_sea = Mer de Chine
ui-round = Tour de table { $round }
ui-preparation = Préparation
ui-desks = Les bureaux
ui-m-desk = Bureau de M
ui-q-counter = Comptoir de Q
ui-why = Pourquoi ?
ui-close = Fermer
ui-clock = { $n ->
    [one] { $n } seconde restante
   *[other] { $n } secondes restantes
}
ui-race = La course au 007
ui-race-open = La course au 007 : ouvrir
ui-target = { $n } points à atteindre
ui-solo-turn = Tour { $n }
ui-lane = { $code }, { $name } : { $total } points, { $state }
ui-lane-stage = mission { $mission }, étape { $stage } sur { $stages }
ui-you = vous
ui-black = Dé noir : { $name }.
ui-black-you = lance le dé noir contre vous
ui-map = Carte du monde
ui-map-help = 53 lieux. Les flèches vont de lieu en lieu, Entrée demande le chemin ; G presse le grand bouton ; plus, moins, F et W changent le cadre.
ui-map-here = vous êtes ici
ui-map-goal = votre étape : { $stage }
ui-leg-line = un tour par une ligne
ui-leg-flight = vol public, { $turns } tours
ui-leg-link = { $points ->
    [one] express, un tour, { $points } point de transport
   *[other] express, un tour, { $points } points de transport
}
ui-zoom-in = Plus près
ui-zoom-out = Plus loin
ui-frame = Moi et mon étape
ui-world = Le monde entier
ui-flight = Vol public
ui-express = Express Q
ui-mi6 = Noms du MI6
ui-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
ui-turns-word = { $n ->
    [one] tour
   *[other] tours
}
ui-points = { $n } points
ui-heading = Cap : { $place }
ui-flying = En vol : { $place } dans { $n }
ui-nowhere = Au siège
ui-pin = Garder cette destination
ui-pin-place = Garder comme destination : { $place }
ui-back-to = Retour à mon étape : { $place }
ui-against = contre { $card }
ui-free = Gratuit,
ui-by-flight = par vol public
ui-express-by = express { $by }
ui-lack = { $n ->
    [one] il manque { $n } point de transport
   *[other] il manque { $n } points de transport
}
ui-survival = survie
ui-or = {", ou "}
ui-route-said = { $place } : { $ways }.
ui-way-free = { $n ->
    [one] { $n } tour { $by }
   *[other] { $n } tours { $by }
}
ui-way-paid = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $by }
ui-no-way = Vous y êtes déjà, ou en route.
ui-look-tables = Les fiches et les barèmes de Q disent le chemin ; les lieux éclairés s’atteignent tout de suite.
ui-imposed = Imposé : { $obtained } sur { $imposed }
ui-imposed-short = { $n } imposés
ui-odds = { $n } % de survie, { $free } % sans payer. En poche :
ui-q-dice = Dés de Q
ui-roll = Dé { $type }
ui-ahead = Avant Q :
ui-stretch = { $n } % de survivre à tout
ui-go-step = Aller { $to }
ui-go-board_flight = Aller en avion { $to }
ui-go-express = En express { $to }
ui-go-q_roll = Lancer le dé { $die }
ui-answer = Revenir à la question
ui-aside = Voir d’abord la carte
ui-watching = Vous êtes spectateur.
ui-wait = Votre tour viendra. Touchez un lieu pour préparer la route.
ui-more = Toutes les actions
ui-travel = Voyager
ui-mission = Fiche de mission
ui-mission-no = Mission { $n }
ui-won = Fait
ui-pocket = Cartes Q
ui-dice = Dés
ui-duel = Duel
ui-duel-won = Gagné
ui-duel-paid = { $n ->
    [one] { $n } point payé
   *[other] { $n } points payés
}
ui-duel-tied = Égalité
ui-duel-on = Ça continue
ui-duel-lost = Perdu
ui-costs = Ce que coûte chaque jet : étoiles et têtes de mort
ui-odds-mine = { $n } % de survie avec votre poche, égalités payées.
ui-sure-abandon = Abandonner la mission ?
    .text = Vous perdez tous vos points Q et les étapes gagnées, et votre tour y passe. Votre total reste.
ui-sure-resign = Quitter l’évaluation ?
    .text = Votre agent est éliminé pour de bon ; les autres continuent sans vous.
ui-no = Non, je reste
ui-print = Imprimer
ui-csv = Tableau (CSV)
ui-csv-name = evaluation
ui-appoint = Titres
ui-log = Journal
ui-contest = Contester
ui-link-ask = Y a-t-il une liaison de Q ?
ui-from = De
ui-to = À
ui-link-yes = { $n ->
    [one] Express { $by } : un tour, { $n } point de transport.
   *[other] Express { $by } : un tour, { $n } points de transport.
}
ui-link-no = Aucune liaison de Q ne les joint.
ui-line-yes = Une ligne { $by } : un tour, gratuit.
ui-flight-yes = Un vol public : { $n } tours, gratuit.
ui-na = n.a.
ui-express-figure = { $turns ->
    [one] { $turns } tour, −{ $points }
   *[other] { $turns } tours, −{ $points }
}
ui-value = Valeur
ui-base = Allocation de base
ui-adversary = Adversaire
ui-identity = Votre identité
ui-figurine = Figurine
ui-identity-help = Personne à cette table n’est encore James Bond 007 : ce numéro se mérite.
ui-take-identity = Je suis { $code }
ui-keep-identity = Les premiers libres
ui-briefing = Votre mission, si vous êtes prêt
ui-missions = Missions
ui-ceiling = bonus jusqu’à { $n }
ui-taken = Prises : { $list }.
ui-take-mission = Prendre la mission { $n }
ui-pick-mission = Choisissez une mission
ui-read = Lire la fiche
ui-wait-turn = Attendre un tour
ui-debriefing = Rapport à M
ui-held = { $n ->
    [0] aucun en main
   *[other] { $n } en main
}
ui-kept = { $n ->
    [0] rien de gardé
    [one] { $n } gardé
   *[other] { $n } gardés
}
ui-fewer = Valoriser moins : { $type }
ui-more-of = Valoriser plus : { $type }
ui-cap = { $n } sur { $most } permis
ui-propose = Comme proposé
ui-misses = { $n ->
    [one] Valoriser { $n } point suffirait pour atteindre l’objectif. Rester quand même en dessous ?
   *[other] Valoriser { $n } points suffirait pour atteindre l’objectif. Rester quand même en dessous ?
}
ui-convert-anyway = Valoriser cela quand même
ui-convert = { $n ->
    [0] Ne rien valoriser : { $total } points
   *[other] Valoriser { $n } : { $total } points
}
ui-ranking = Classement
ui-rank-line = { $turns } tours, { $fights } jets, { $spent } points Q dépensés, { $express } express
ui-sheets = Fiches d’évaluation

# -- the guided first game

lesson-nudge = Chaque chose en son temps, agent. Faites d’abord ce que je viens de dire.
lesson-nudge-engage = Faire profil bas est permis, et parfois sage. Mais pas cette fois : engagez.
lesson-nudge-express = Ce n’est pas ce que j’avais en tête. Prenez l’express pour Cortina : 2 points, et vous y êtes dans ce même tour.
lesson-nudge-tie = Garder un point et perdre un tour, face à un tueur ? Payez donc ce point, agent.
lesson-nudge-yellow = Q a d’autres dés, mais ce qui est imposé ici, c’est de l’équipement. Le jaune d’abord.
lesson-nudge-blue = C’est tentant. Mais dès que vous partirez, Q s’en ira, et sans express le retour sera long. Le bleu, tant qu’il est là.
lesson-nudge-climb = Vous avez tout ce qu’il faut, et un tour passé ici serait un cadeau à vos rivaux. En route pour Saint Cyril.
lesson-nudge-alive = D’autres chemins mènent à Londres, et par Venise c’est tout aussi rapide. Mais passez par Corfou : j’ai quelque chose à vous montrer.
lesson-nudge-home = Par le chemin des écoliers ? J’attends ce rapport. Prenez l’express pour Londres.
lesson-nudge-convert = Bonus ou poche, la question se pose toujours. Aujourd’hui : 3 d’équipement, et gardez le point de transport.
lesson-nudge-missions = En attendre une meilleure coûte un tour, et personne n’en libérera aujourd’hui. Prenez l’une des neuf.
lesson-welcome = Entrez, agent. Je suis M. Tous les agents de la maison veulent le numéro 007 ; il ira à qui me fera le premier son rapport avec 4 000 points. Aujourd’hui, pas de rivaux, et rien ne presse. Alors, qui êtes-vous ? Choisissez une figurine et un nom de code.
lesson-dossier = Votre dossier : mission 12, « Rien que pour vos yeux », 1 100 points au retour. Et voici ce que Q vous donne : 4 d’armement, 3 d’équipement, 2 de transport. L’armement paie les combats, l’équipement le renseignement, le transport la vitesse.
lesson-ready = Puis les étapes. Il y en a sept, à faire dans cet ordre, et la dernière est toujours le retour à Londres. Parcourez-les, savourez les messages, et dites que c’est bon pour vous.
lesson-madrid = Votre premier tour, à Madrid. Un tour, c’est une action, et au premier tour d’une mission, on ne voyage pas. Inutile, d’ailleurs : l’étape 1 est ici même, et c’est du renseignement. Engagez !
lesson-stamp = Votre dé blanc montrait 3 étoiles, le noir 1 tête de mort. Plus d’étoiles : gagné, et rien à payer. Le tampon tombe sur l’étape 1. À une table complète, le joueur suivant lance ce dé noir. Aujourd’hui, c’est le logiciel.
lesson-express = L’étape 2 est à Cortina : 3 tours par la terre pour rien, ou 1 tour par l’express de Q, pour 2 points de transport. Un tour gagné vaut bien 2 points, et ceux-ci vous en font gagner deux. Prenez l’express.
lesson-cortina = Vous y voilà déjà, et votre transport est à 0. Arriver et se battre ne font qu’un seul tour. Tout le monde ici tire juste : c’est un combat, et vous avez 4 d’armement. Engagez.
lesson-tie = 2 contre 2 : égalité. Payez un point d’armement, et c’est gagné. Ou laissez continuer : cela ne coûte rien encore, mais cela vous retient ici, prend votre prochain tour et peut mal finir. Payer est presque toujours le bon choix. Payez.
lesson-venice = Gagné, et il vous reste 3 d’armement. Ensuite, Corfou : à deux tours d’ici, et aucun express n’y mène. Suivez donc les lignes de la carte : une ligne, un tour, et cela ne coûte rien. D’abord Venise.
lesson-corfu = Venise. Rien ne vous attend ici : il ne se passe donc rien, et le tour est fini. Dommage pour les gondoles. En route pour Corfou.
lesson-casino = Corfou, étape 3. Deux contrebandiers, et l’un des deux ment : du renseignement, donc un mauvais jet se paie en équipement. Vous en avez 3. Engagez.
lesson-deficit = 1 étoile contre 2 têtes de mort : il en manque une. On paie la différence plus un : 2 d’équipement s’en vont, il en reste 1, et l’étape est gagnée quand même. Personne ne vous a demandé votre avis. À zéro, c’était fini pour vous, et pour de bon.
lesson-albania = L’étape 4 est en Albanie, à une ligne d’ici par la mer. Allez-y.
lesson-warehouse = Étape 4, l’entrepôt sur le quai : encore un combat, et 3 d’armement en poche. À l’arrivée, rien ne vous force à vous battre : on peut remettre à plus tard et revenir avec davantage. Mais vous êtes de taille. Engagez.
lesson-back = 3 contre 2 : gagné, et pour rien. L’étape 5 est une visite à Q, et il vous attend à Corfou, où vous étiez. Retournez-y.
lesson-yellow = La filiale de Q vous est ouverte. Venir était un tour ; lancer un dé en est un autre. Votre fiche impose 2 points d’équipement, et vous ne partirez pas sans eux. Lancez le dé jaune.
lesson-safe = Un 2 : juste ce qui était imposé. L’étape est tamponnée, et vous avez 3 d’équipement. Et maintenant, la question des questions : rester, ou partir ? Au pire, le combat de Saint Cyril coûte 3 d’armement, et vous en avez 3. Vous ne risquez rien.
lesson-blue = Mais pensez au retour. En express, il coûte 2 points de transport, et vous n’en avez aucun. Tant que vous restez, la filiale de Q reste ouverte, à raison d’un dé par tour. Lancez le dé bleu.
lesson-climb = Un 3, un de plus qu’il n’en faut. Tant mieux : rien de ce qui reste n’est perdu, vous verrez. Maintenant, vous pouvez partir. À Saint Cyril !
lesson-monastery = Le monastère, et votre dernier affrontement. En poche : 3 d’armement. Respirez bien, et engagez.
lesson-alive = 1 contre 3, le pire qui soit. Trois points d’armement brûlent, et vous voilà en vie, sans un seul. C’est à cela qu’ils servaient. Il ne manque plus que votre rapport. Revenez à Corfou.
lesson-dark = Encore Corfou, mais la filiale est éteinte. Touchez Corfou sur la carte, et vous lirez pourquoi : Q est parti en même temps que vous. D’ici la fin de la mission, vous ne le verrez plus qu’à Londres. D’où la question à se poser à temps : rester, ou partir ?
lesson-home = Et maintenant, à la maison. L’express pour Londres coûte 2 de vos 3 points de transport. Prenez-le.
lesson-debriefing = Bravo, agent. Mission accomplie : 1 100 points. Vous rapportez 0 d’armement, 3 d’équipement, 1 de transport. Chaque point peut devenir un bonus de 50, jusqu’à la moitié de la valeur de la mission : 550 ici. Ce que vous gardez servira à la suivante.
lesson-convert = Valorisez donc les 3 d’équipement : cela fait 150. Mais gardez le point de transport : il pourrait manquer au prochain express. Mettez le transport à 0, et validez.
lesson-missions = 1 250 points. Voici les missions que personne ne mène : neuf au choix, mais pas de nouveau la 12. Deux de plus, un peu plus riches, et vous êtes 007. Regardez-les, puis prenez-en une. Les autres n’attendent pas.
lesson-training = Une chose à retenir par cœur. Un affrontement engagé avec 0 point de son type perd un agent sur deux. Avec 1 point, c’est un sur trois, avec 2 un sur neuf, avec 3 personne. Avant chaque affrontement, la table vous montre ces chances.
lesson-next = Désormais, cette table est votre salle d’entraînement : plus personne n’arrange les dés, et personne ne regarde. Continuez, et voyez avec combien de points, ou si peu, vous osez engager. Puis invitez des amis, ou quelques robots. Bonne chance, agent.
