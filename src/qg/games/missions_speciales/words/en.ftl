### Missions Spéciales: every name, prompt and log line, in English.
###
### What the arguments are:
###   $seat and other seats        a player’s name; $adversary too, or the message "software"
###   $place $to $from $origin     the name of a place: the value of place-<id>
###   $mission $card $figurine     the words of that piece: the value of mission-<id>, ce-<mission>, figurine-<id> ...
###   $element $stage_type $q      likewise; so are $die and $role
###   $lost and other Q points     words made with the message "q-points"
###   numbers                      plain numbers, so that the plural is right
###   yes/no fields                the text "true" or "false"
###   other codes                  ($reason $kind ...) as they are, for the branches to choose from
### A message uses what it needs of an event’s fields, not always all of them.

## The game

title = Missions Spéciales
card-kind = A race round the world
card-pitch = Ten missions, one number. Leave now with what you have, or prepare while the others get away?
card-people = { $least } to { $most } agents
card-time = 45 to 75 min
tagline = Go now, or prepare? The number 007 is waiting for whoever comes home first.
duration = 45 to 75 minutes
credits = After a French board game of 1999 and its rule book, “Les Règles d’Engagement”.

## Places: the name, then .at .to .from within a sentence, .mi6 as the MI6 board has it, .other in the other language

place-san_francisco = San Francisco
    .at = in San Francisco
    .to = to San Francisco
    .from = from San Francisco
    .mi6 = San Francisco
    .other = San Francisco
place-main_strike_mine = Main Strike Mine
    .at = at the Main Strike Mine
    .to = to the Main Strike Mine
    .from = from the Main Strike Mine
    .mi6 = Main Strike Mine
    .other = Mine Main-Strike
place-south_california = South California
    .at = in South California
    .to = to South California
    .from = from South California
    .mi6 = South California
    .other = Californie du Sud
place-drug_road = Drug Road
    .at = on the Drug Road
    .to = to the Drug Road
    .from = from the Drug Road
    .mi6 = Drug Road
    .other = Route de la drogue
place-olimpatec = Olimpatec
    .at = at Olimpatec
    .to = to Olimpatec
    .from = from Olimpatec
    .mi6 = Olimpatec
    .other = Olimpatec
place-isthmus = Isthmus
    .at = in Isthmus
    .to = to Isthmus
    .from = from Isthmus
    .mi6 = Isthmus
    .other = Isthmus
place-banana_republic = Banana Republic
    .at = in the Banana Republic
    .to = to the Banana Republic
    .from = from the Banana Republic
    .mi6 = Banana Republic
    .other = République Bananière
place-amazon = Amazon
    .at = in the Amazon
    .to = to the Amazon
    .from = from the Amazon
    .mi6 = Amazon
    .other = Amazonie
place-rio_de_janeiro = Rio de Janeiro
    .at = in Rio de Janeiro
    .to = to Rio de Janeiro
    .from = from Rio de Janeiro
    .mi6 = Rio de Janeiro
    .other = Rio de Janeiro
place-space = Space
    .at = in space
    .to = to space
    .from = from space
    .mi6 = Space
    .other = Espace
place-new_york = New-York
    .at = in New York
    .to = to New York
    .from = from New York
    .mi6 = New-York
    .other = New-York
place-key_west = Key West
    .at = in Key West
    .to = to Key West
    .from = from Key West
    .mi6 = Key West
    .other = Key-West
place-wave_krest = Wave Krest
    .at = aboard the Wave Krest
    .to = to the Wave Krest
    .from = from the Wave Krest
    .mi6 = Wave Krest
    .other = Wave Krest
place-bimini_islands = Bimini Islands
    .at = on the Bimini Islands
    .to = to the Bimini Islands
    .from = from the Bimini Islands
    .mi6 = Bimini Islands
    .other = Îles Bimini
place-cuba = Cuba
    .at = in Cuba
    .to = to Cuba
    .from = from Cuba
    .mi6 = Cuba
    .other = Cuba
place-caribbean_island = Caribbean island
    .at = on the Caribbean island
    .to = to the Caribbean island
    .from = from the Caribbean island
    .mi6 = Caribbean island
    .other = Île des Caraïbes
place-scotland = Scotland
    .at = in Scotland
    .to = to Scotland
    .from = from Scotland
    .mi6 = Scotland
    .other = Écosse
place-london = London - Mi6
    .at = in London
    .to = to London
    .from = from London
    .mi6 = London - Mi6
    .other = Londres - Mi6
place-paris = Paris
    .at = in Paris
    .to = to Paris
    .from = from Paris
    .mi6 = Paris
    .other = Paris
place-bilbao = Bilbao
    .at = in Bilbao
    .to = to Bilbao
    .from = from Bilbao
    .mi6 = Bilbao
    .other = Bilbao
place-madrid = Madrid
    .at = in Madrid
    .to = to Madrid
    .from = from Madrid
    .mi6 = Madrid
    .other = Madrid
place-gibraltar = Gibraltar
    .at = in Gibraltar
    .to = to Gibraltar
    .from = from Gibraltar
    .mi6 = Gibraltar
    .other = Gibraltar
place-tangiers = Tangiers
    .at = in Tangiers
    .to = to Tangiers
    .from = from Tangiers
    .mi6 = Tangiers
    .other = Tanger
place-monte_carlo = Monte-Carlo
    .at = in Monte-Carlo
    .to = to Monte-Carlo
    .from = from Monte-Carlo
    .mi6 = Monte-Carlo
    .other = Monte-Carlo
place-sardinia = Sardinia
    .at = in Sardinia
    .to = to Sardinia
    .from = from Sardinia
    .mi6 = Sardinia
    .other = Sardaigne
place-atlantis = Atlantis
    .at = in Atlantis
    .to = to Atlantis
    .from = from Atlantis
    .mi6 = Atlantis
    .other = Atlantis
place-liparus_tanker = Liparus tanker
    .at = aboard the Liparus tanker
    .to = to the Liparus tanker
    .from = from the Liparus tanker
    .mi6 = Liparus tanker
    .other = Pétrolier Liparus
place-cairo = Cairo
    .at = in Cairo
    .to = to Cairo
    .from = from Cairo
    .mi6 = Cairo
    .other = Le Caire
place-venice = Venice
    .at = in Venice
    .to = to Venice
    .from = from Venice
    .mi6 = Venice
    .other = Venise
place-cortina = Cortina
    .at = in Cortina
    .to = to Cortina
    .from = from Cortina
    .mi6 = Cortina
    .other = Cortina
place-vienna = Vienna - Austria
    .at = in Vienna
    .to = to Vienna
    .from = from Vienna
    .mi6 = Vienna - Austria
    .other = Vienne - Autriche
place-bratislava = Bratislava
    .at = in Bratislava
    .to = to Bratislava
    .from = from Bratislava
    .mi6 = Bratislava
    .other = Bratislava
place-karl_marx_stadt = Karl-Marx-Stadt
    .at = in Karl-Marx-Stadt
    .to = to Karl-Marx-Stadt
    .from = from Karl-Marx-Stadt
    .mi6 = Karl-Marx-Stadt
    .other = Karl-Marx-Stadt
place-feldstadt = Feldstadt
    .at = in Feldstadt
    .to = to Feldstadt
    .from = from Feldstadt
    .mi6 = Feldstadt
    .other = Feldstadt
place-hamburg = Hamburg
    .at = in Hamburg
    .to = to Hamburg
    .from = from Hamburg
    .mi6 = Hamburg
    .other = Hambourg
place-albania = Albania
    .at = in Albania
    .to = to Albania
    .from = from Albania
    .mi6 = Albania
    .other = Albanie
place-corfu = Corfu
    .at = on Corfu
    .to = to Corfu
    .from = from Corfu
    .mi6 = Corfu
    .other = Corfou
place-saint_cyril = Saint Cyril
    .at = at Saint Cyril
    .to = to Saint Cyril
    .from = from Saint Cyril
    .mi6 = Saint Cyril
    .other = Saint Cyril
place-istanbul = Istanbul
    .at = in Istanbul
    .to = to Istanbul
    .from = from Istanbul
    .mi6 = Istanbul
    .other = Istanbul
place-saint_petersburg = Saint Petersburg
    .at = in Saint Petersburg
    .to = to Saint Petersburg
    .from = from Saint Petersburg
    .mi6 = Saint Petersburg
    .other = Saint Pétersbourg
place-arkangel = Arkangel
    .at = in Arkangel
    .to = to Arkangel
    .from = from Arkangel
    .mi6 = Arkangel
    .other = Arkangel
place-red_star_train = Red Star Train
    .at = aboard the Red Star train
    .to = to the Red Star train
    .from = from the Red Star train
    .mi6 = Red Star Train
    .other = Train Étoile-Rouge
place-siberia = Siberia
    .at = in Siberia
    .to = to Siberia
    .from = from Siberia
    .mi6 = Siberia
    .other = Sibérie
place-caucasus = Caucasus
    .at = in the Caucasus
    .to = to the Caucasus
    .from = from the Caucasus
    .mi6 = Caucasus
    .other = Caucase
place-baku = Baku
    .at = in Baku
    .to = to Baku
    .from = from Baku
    .mi6 = Baku
    .other = Bakou
place-kazakhstan = Kazakhstan
    .at = in Kazakhstan
    .to = to Kazakhstan
    .from = from Kazakhstan
    .mi6 = Kazakhstan
    .other = Kazakhstan
place-afghanistan = Afghanistan
    .at = in Afghanistan
    .to = to Afghanistan
    .from = from Afghanistan
    .mi6 = Afghanistan
    .other = Afghanistan
place-khyber_pass = Khyber Pass
    .at = at the Khyber Pass
    .to = to the Khyber Pass
    .from = from the Khyber Pass
    .mi6 = Khyber Pass
    .other = Passe de Khyber
place-udaipur = Udaipur
    .at = in Udaipur
    .to = to Udaipur
    .from = from Udaipur
    .mi6 = Udaipur
    .other = Udaipur
place-saigon = Saigon
    .at = in Saigon
    .to = to Saigon
    .from = from Saigon
    .mi6 = Saigon
    .other = Saigon
place-kaolong_bay = Kaolong Bay
    .at = in Kaolong Bay
    .to = to Kaolong Bay
    .from = from Kaolong Bay
    .mi6 = Kaolong Bay
    .other = Baie de Kaolong
place-south_china_sea = South China Sea
    .at = in the South China Sea
    .to = to the South China Sea
    .from = from the South China Sea
    .mi6 = South China Sea
    .other = Mer de la Chine du Sud
place-us_air_force_base = U.S. air force Base
    .at = at the U.S. Air Force base
    .to = to the U.S. Air Force base
    .from = from the U.S. Air Force base
    .mi6 = U.S. air force Base
    .other = Base aérienne américaine

group-california = California
    .at = in California
    .to = to California
    .from = from California

element-land = land
    .by = by land
    .name = Land
element-sea = sea
    .by = by sea
    .name = Sea
element-space = space
    .by = by space
    .name = Space
element-air = air
    .by = by air
    .name = Air

q_table-routes = Sea lines and express roads
q_table-london_flights = London flights
q_table-q_base_flights = Flights between Q bases
transit-table = Public flights

## Missions: code name, .brief and the message of each stage; counter-espionage cards: adversary, .line1 when the black
## die wins or ties, .line2 when the agent wins

# -- 10
mission-m10 = The Spy Who Loved Me
    .brief = Two nuclear submarines have vanished without a distress call. Someone is selling the means to follow their wake: trace the trail to the shipowner who hides beneath the sea.
mission-m10-stage-1 = The naval base has lost all word from its boat. Copy the last positions before the archive goes up in smoke.
mission-m10-stage-2 = A microfilm changes hands during the light show at the pyramids. The seller won’t see the end of it.
mission-m10-stage-3 = Q has set up shop in a tomb. The car he is preparing is very fond of water: don’t leave without its accessories.
mission-m10-stage-4 = Motorbike, exploding sidecar, helicopter: this morning the coast road is one-way.
mission-m10-stage-5 = The tanker swallows submarines through its bows. Free the crews and take the control room.
mission-m10-stage-6 = The undersea city will sink along with its master. You still have a dinner invitation.
mission-m10-stage-7 = Report to M. The Admiralty would like its boats back.
ce-m10 = Karl Stromberg
    .line1 = The sea seldom returns what it takes.
    .line2 = The sharks can wait.

# -- 11
mission-m11 = Moonraker
    .brief = A space shuttle on loan to the Crown has vanished in mid-air. Its builder entertains often, says little and aims very high.
mission-m11-stage-1 = A guided tour of the estate. Use the night to read what the safe contains.
mission-m11-stage-2 = A glassworks on the canal hides a laboratory. The gondoliers are armed.
mission-m11-stage-3 = Q’s outpost fills a monastery in the hills. Take the boat and all that comes with it.
mission-m11-stage-4 = A rare orchid grows only above the falls. The flotilla behind you hasn’t come for the flowers.
mission-m11-stage-5 = The station comes out of the dark. Destroy the globes before they reach the atmosphere.
mission-m11-stage-6 = Re-entry complete. M awaits your report; so does the Ministry, live.
ce-m11 = Hugo Drax
    .line1 = Gravity always wins in the end.
    .line2 = How persistently you intrude.

# -- 12
mission-m12 = For Your Eyes Only
    .brief = A spy trawler has gone down with its launch transmitter. Find the device before the bidding closes.
mission-m12-stage-1 = A hired killer collects his wages by the pool. Identify the paymaster.
mission-m12-stage-2 = Skis, biathlon, bobsleigh: everyone here shoots straight. Get down faster than they do.
mission-m12-stage-3 = Two smugglers accuse each other. At the casino, decide which one is lying.
mission-m12-stage-4 = The warehouse on the quay smells of opium and powder. Go in before dawn.
mission-m12-stage-5 = Q receives you in the confessional. The wreck lies deep: take something to breathe with.
mission-m12-stage-6 = The monastery has one hoist and a hundred metres of empty air. Climb.
mission-m12-stage-7 = The device goes to no one. You may explain that to the minister.
ce-m12 = Aris Kristatos
    .line1 = Everything has its price, even you.
    .line2 = The buyer will be disappointed.

# -- 13
mission-m13 = Octopussy
    .brief = An agent died clutching a jeweller’s egg. The copy leads to a circus, the circus to a base, and the base to a clock.
mission-m13-stage-1 = The colonel’s hangar holds a stolen radar. Leave by the door, open or not.
mission-m13-stage-2 = An auction awaits, and a transmitter to slip inside the egg. See Q first.
mission-m13-stage-3 = The prince plays with loaded dice. Win the game and learn who lives in the lake palace.
mission-m13-stage-4 = The tiger hunt is on, and you’re the tiger.
mission-m13-stage-5 = The circus train leaves on time. Get aboard, on the roof if need be.
mission-m13-stage-6 = A countdown ticks under the clown’s cannon. Find it before the finale.
mission-m13-stage-7 = Hand back the egg, the real one. M has a list of questions.
ce-m13 = Kamal Khan
    .line1 = You will die with rare elegance.
    .line2 = Luck changes hands. For now.

# -- 14
mission-m14 = A View to a Kill
    .brief = A pulse-proof microchip has been copied. Its buyer breeds horses that never lose and digs where nobody should.
mission-m14-stage-1 = Recover the chip from your colleague’s frozen body. The ski patrols want it too.
mission-m14-stage-2 = Q has analysed the chip and prepared something to see through tinted glass.
mission-m14-stage-3 = Dinner on the Eiffel Tower, dessert by parachute. Catch the killer.
mission-m14-stage-4 = The fault-line plans lie in City Hall. Someone has read them before you.
mission-m14-stage-5 = The mine is packed with explosives and the water is rising. Stop the main charge.
mission-m14-stage-6 = An airship, a rope, a bridge: don’t look down.
mission-m14-stage-7 = The valley is safe. Your report is late.
ce-m14 = Max Zorin
    .line1 = Even my horses run better than you.
    .line2 = A setback, nothing more.

# -- 15
mission-m15 = The Living Daylights
    .brief = Agents are dying one by one and a general has changed sides a little too easily. Follow the money, then the cello.
mission-m15-stage-1 = The exercise no longer is one: an assassin has slipped in among the parachutists.
mission-m15-stage-2 = The general wants to cross to the West at the interval. Watch who holds the rifle.
mission-m15-stage-3 = The cellist knows more than she plays. The big wheel is discreet.
mission-m15-stage-4 = A key ring that answers to a whistle, and more: Q insists on a signature.
mission-m15-stage-5 = Over the rooftops of the medina nobody follows for long. Arrange a killing that isn’t one.
mission-m15-stage-6 = A base, a convoy, a plane full of opium. Take the plane.
mission-m15-stage-7 = The accounts are settled. M wants to know where the plane went.
ce-m15 = Brad Whitaker
    .line1 = In war, one picks one’s ground.
    .line2 = Toy soldiers fall too.

# -- 16
mission-m16 = Licence to Kill
    .brief = A drug baron has escaped and a friend paid dearly for it. M gave no order: come back with proof.
mission-m16-stage-1 = The baron’s plane is still within reach of a winch. Hook it.
mission-m16-stage-2 = The bait farm imports something else entirely. Search the tanks.
mission-m16-stage-3 = The research ship hides a submersible and a pressure chamber. Sabotage the exchange.
mission-m16-stage-4 = Your contact waits in the bar, back to the wall. The whole room is armed.
mission-m16-stage-5 = Q has taken leave and a large suitcase. Toothpaste, alarm clock, camera: take all you need.
mission-m16-stage-6 = The meditation retreat refines more than souls. Find the laboratory.
mission-m16-stage-7 = Four tankers, one mountain road and a great deal of petrol.
mission-m16-stage-8 = M keeps your licence in a drawer. Come and collect it.
ce-m16 = Franz Sanchez
    .line1 = Everything here is for sale, except me.
    .line2 = You are costing me a fortune.

# -- 17
mission-m17 = GoldenEye
    .brief = A stealth helicopter and two firing keys are missing. Behind the name Janus hides someone who knows our methods.
mission-m17-stage-1 = Jump off the dam, blow up the plant. The runway is short.
mission-m17-stage-2 = At baccarat the lady in red loses only when she chooses to. Find out who she plays for.
mission-m17-stage-3 = The demonstration takes place on the frigate in the harbour. The pilot isn’t who they think.
mission-m17-stage-4 = Q wants to fit you out himself before you go east: light for the wrist, ink to be handled with care.
mission-m17-stage-5 = An old colleague waits among the toppled statues. Leave town, by tank if necessary.
mission-m17-stage-6 = The armoured train is picking up speed. A few minutes remain, and one hatch.
mission-m17-stage-7 = The dish rises from the lake. Keep the satellite from aiming at London.
mission-m17-stage-8 = Report to M. Keep the lost friend’s name to yourself.
ce-m17 = Janus
    .line1 = We were taught the same tricks.
    .line2 = So you were the better pupil after all.

# -- 18
mission-m18 = Tomorrow Never Dies
    .brief = A frigate has sunk far off course and one newspaper already had the story. Prove the news was written before the event.
mission-m18-stage-1 = The arms bazaar has drawn everyone we’re after, and one friendly missile. Take off.
mission-m18-stage-2 = Q hands you the keys at the airport. The car drives best from the back seat.
mission-m18-stage-3 = Our cousins have worked out where the wreck lies. Check their figures before you jump.
mission-m18-stage-4 = The wreck isn’t empty: a missile is missing and the other side’s crew is already there.
mission-m18-stage-5 = Handcuffed two to a motorbike, with the whole city at your heels.
mission-m18-stage-6 = The invisible ship lies in the bay. Make it appear.
mission-m18-stage-7 = M has already read the paper. Give her the truth.
ce-m18 = Elliot Carver
    .line1 = Your obituary has gone to press.
    .line2 = Change the front page.

# -- 19
mission-m19 = The World Is Not Enough
    .brief = An oil magnate has been struck inside our own walls. Protect the heiress and the pipeline, and ask yourself which one is the target.
mission-m19-stage-1 = The banker returns the money but not the name. The window is the only exit.
mission-m19-stage-2 = The blast came from inside. A boat is already racing down the Thames: follow it.
mission-m19-stage-3 = Introduce yourself to the heiress. Her hospitality hides a map of pipes.
mission-m19-stage-4 = The slopes are untouched, the sky isn’t: powered sails are coming down on you.
mission-m19-stage-5 = A silo being dismantled, a bomb being moved. Get there before the truck.
mission-m19-stage-6 = The caviar works stands on stilts and the helicopters saw through anything. Stay above the water.
mission-m19-stage-7 = A submarine sleeps under the tower in the middle of the strait. Noon is near.
mission-m19-stage-8 = Report to M, who saw the field at close quarters this time.
ce-m19 = Renard
    .line1 = Pain has nothing left to teach me.
    .line2 = A second life, already spent.

stage_type-combat = combat
    .name = Combat
stage_type-intelligence = intelligence
    .name = Intelligence
stage_type-q_department = Q department
    .name = Q department
stage_type-debriefing = report
    .name = Report

## Dice, Q cards, figurines, roles

die-double_zero = Double-zero die
die-counter_espionage = Counter-espionage die
die-q_arms = Red Q die (arms)
die-q_equipment = Yellow Q die (equipment)
die-q_transport = Blue Q die (transport)
die-white = white
die-black = black
die-red = red
die-yellow = yellow
die-blue = blue

# .points: so many of them; .card1 to .card3: what the cards show
q-arms = arms
    .name = Arms
    .points = { $n ->
        [one] { $n } arms point
       *[other] { $n } arms points
    }
    .card1 = Service pistol
    .card2 = Take-down rifle
    .card3 = Pocket rocket launcher
q-equipment = equipment
    .name = Equipment
    .points = { $n ->
        [one] { $n } equipment point
       *[other] { $n } equipment points
    }
    .card1 = Talkative pen
    .card2 = Magnetic watch
    .card3 = False-bottomed case
q-transport = transport
    .name = Transport
    .points = { $n ->
        [one] { $n } transport point
       *[other] { $n } transport points
    }
    .card1 = Hired motorbike
    .card2 = Amphibious coupé
    .card3 = Service jet
q-points = { $arms } arms, { $equipment } equipment, { $transport } transport

figurine-tuxedo = The white dinner jacket
figurine-evening_gown = The evening gown
figurine-diver = The diver
figurine-skier = The skier
figurine-pilot = The pilot
figurine-biker = The biker

role-m = M
role-q = Q
software = the software

## The evaluation sheet, and how an agent stands

sheet-title = Evaluation sheet
sheet-field-1 = Agent’s name
sheet-field-2 = Identity (code name)
sheet-field-3 = Mission no.
sheet-field-4 = Mission value
sheet-field-5 = Mission code name
sheet-field-6 = Status
sheet-field-7 = Quantity
sheet-field-8 = Worth in points
sheet-field-9 = Transferred
sheet-field-10 = Converted
sheet-field-11 = Total converted
sheet-field-12 = Mission
sheet-field-13 = Bonus
sheet-field-14 = Carried forward
sheet-field-15 = Grand total
sheet-field-16 = Bonus ceiling (50%)
sheet-line_total = Total
sheet-signature-agent = Agent
sheet-signature-head_of_department = Head of department
sheet-signature-head_of_section = Head of section

status-in_progress = mission in progress
status-accomplished = mission accomplished
status-abandoned = mission abandoned
status-lost = agent lost

agent_status-active = on a mission
agent_status-recovering = in hospital
agent_status-waiting = waiting for a mission
agent_status-finished = evaluation finished
agent_status-eliminated = out of the evaluation

rating-007 = 007
    .text = Nobody could have been faster.
rating-gold = Gold
    .text = M has taken note, and M does not take many.
rating-silver = Silver
    .text = Solid work. Q got some of his things back.
rating-bronze = Bronze
    .text = You came home, which is what counts. Next time, sooner.

## Table options

option-mode = Game mode
    .help = An evaluation of 2 to 6 agents, or one agent alone against the clock.
option-mode-evaluation = Evaluation
option-mode-solo = Solo
option-seats = Number of agents
    .help = People and bots together, 2 to 6; one alone in solo.
option-seats-value = { $value ->
    [one] { $value } agent
   *[other] { $value } agents
}
option-target = Points to reach
    .help = The first to report in London with this total is 007.
option-target-value = { $value } points
option-elimination = Elimination
    .help = Permanent: an agent who cannot pay for a lost fight is out. Recovery: the agent loses all Q points and a turn, and plays on.
option-elimination-permanent = Permanent
option-elimination-recovery = Recovery
option-ending = End of the evaluation
    .help = Immediate: the first to reach the target wins at once. Equal turns: the round is completed, and the highest total wins. Full ranking: the others play on for the other ranks.
option-ending-immediate = Immediate
option-ending-equal_turns = Equal turns
option-ending-full_ranking = Full ranking
option-last_survivor = Last survivor
    .help = When all the others are out, the last agent is 007 at once, or still has to reach the target.
option-last_survivor-wins = Becomes 007
option-last_survivor-must_finish = Must finish
option-first_mission = First mission
    .help = Dealt at random, or chosen one after another in the order of play.
option-first_mission-dealt = Dealt
option-first_mission-chosen = Chosen
option-next_mission = Later missions
    .help = Chosen among those that are free, or drawn by M, without waiting.
option-next_mission-chosen = Chosen
option-next_mission-drawn = Drawn
option-black_die = Rolling the black die
    .help = By itself, or when the adversary taps it, within four seconds. The result is the same chance either way.
option-black_die-auto = Automatic
option-black_die-tap = By tap
option-roles = Roles of M and Q
    .help = The software does all the work of M and Q. Ceremonial: two players carry the titles, with nothing to decide.
option-roles-software = Software
option-roles-ceremonial = Ceremonial
option-aids = Aids to the agent
    .help = Full: figures of the sheet, route finder, odds of a fight, warnings. Printed: only what sheets, board and tables show. None: sheets without their travel figures.
option-aids-full = Full
option-aids-printed = Printed
option-aids-none = None
option-round_limit = Round limit
    .help = After this many rounds M closes the evaluation, and the highest total wins.
option-round_limit-value = { $value } rounds

preset-short = Short evaluation
    .help = To 2,000 points: two missions at most, half an hour.
preset-standard = Evaluation
    .help = To 4,000 points, as in the rule book.
preset-long = Long evaluation
    .help = To 6,000 points: an evening round the world.
preset-solo = Solo challenge
    .help = Alone against the clock: 4,000 points in as few turns as you can.

## Decisions: what the asked seat reads; .waiting is what the others read

ask-choose_identity = Choose a figurine and a code name for your sheet, or keep the first free of each.
    .waiting = { $names }: choosing a figurine and a code name.
ask-choose_first_mission = Choose your first mission.
    .waiting = { $names }: choosing a first mission.
ask-ready = Study your mission sheet, then say that you are ready.
    .waiting = { $names }: studying the mission sheet.
ask-turn_action = Your turn: one action. Travel, see Q, engage, or stay under cover?
    .waiting = { $names }: taking a turn.
ask-engage_on_arrival = You have arrived. { $place }: { $stage_type }. Engage now, or hold off?
    .waiting = { $names }: engaging, or holding off.
ask-tie_choice = As many stars as skulls. Pay one { $q } point and win now, or fight on next turn?
    .waiting = { $names }: a tie to settle.
ask-continue_fight = The fight goes on and holds you here: roll again, or abandon the mission?
    .waiting = { $names }: in a fight that goes on.
ask-convert = Mission accomplished: “{ $mission }”. How many Q points do you convert into bonus, at 50 points apiece?
    .waiting = { $names }: reporting to M.
ask-choose_mission = Choose your next mission, or wait a turn for another to be freed.
    .waiting = { $names }: choosing the next mission.
ask-tap_black_die = You are the counter-espionage of { $agent }: tap the black die.
    .waiting = { $names }: the black die.

## Choices

choice-keep_identity = Keep the first figurine and the first code name that are free
choice-take_identity = { $figurine }, code name { $code_name }
choice-take_mission = “{ $mission }”, { $value } points
choice-wait = Wait a turn for another mission
choice-say_ready = I am ready
choice-step = By line: { $place }
choice-board_flight = Public flight: { $place }
    .turns = { $turns ->
        [one] Public flight: { $place } ({ $turns } turn)
       *[other] Public flight: { $place } ({ $turns } turns)
    }
choice-express = Express: { $place }
    .cost = { $points ->
        [one] Express: { $place } ({ $points } transport point)
       *[other] Express: { $place } ({ $points } transport points)
    }
choice-q_roll-red = Roll the red die: arms
choice-q_roll = Roll the { $die } die
choice-q_roll-yellow = Roll the yellow die: equipment
choice-q_roll-blue = Roll the blue die: transport
choice-engage = Engage
choice-hold_off = Hold off
choice-hold = Stay under cover
choice-abandon = Abandon the mission
choice-pay = Pay one point and win
choice-fight_on = Fight on next turn
choice-roll = Roll again
choice-convert_points = Convert { $arms } arms, { $equipment } equipment, { $transport } transport
choice-tap = Tap the black die
choice-resign = Leave the evaluation
choice-contest = Contest entry { $event } of the log
choice-appoint = Give { $seat } the title of { $role }

## Log lines

event-identity_chosen = { $seat } chose a figurine and a code name: { $figurine }, { $code_name }.
event-role_given = { $seat } was given the title of { $role }.
# $rolls: list of .item; .again: the tied roll again
event-order_rolled = Rolls for the order of play: { $rolls }.
    .again = Those who tied rolled again: { $rolls }.
    .item = { $seat } ({ $stars })
event-order_set = The order of play was set: { $seats }.
event-mission_given = { $seat } was given a mission: “{ $mission }” (origin: { $origin }).
event-mission_given-dealt = { $seat } was dealt a mission: “{ $mission }” (origin: { $origin }).
event-mission_given-chosen = { $seat } chose a mission: “{ $mission }” (origin: { $origin }).
event-mission_given-drawn = M drew a mission for { $seat }: “{ $mission }” (origin: { $origin }).
event-allocated = Q handed { $seat } the base allocation: { $arms } arms, { $equipment } equipment, { $transport } transport.
# .software: the software rolls the black die; .idle: the agent has no mission
event-counter_espionage_set = { $adversary } took the counter-espionage card against { $seat }: { $card }.
    .software = The software took the counter-espionage card against { $seat }: { $card }.
    .idle = Counter-espionage against { $seat } from then on: { $adversary }.
event-agent_ready = { $seat } was ready.
event-round_started = Round { $round } began.
event-turn_started = The turn went to { $seat }.
    .first = The turn went to { $seat }, the first of the mission.
    .bound = The turn went to { $seat }, still in a fight.
event-stepped = { $seat } travelled: { $from } → { $to }.
event-stepped-land = { $seat } travelled by land: { $from } → { $to }.
event-stepped-sea = { $seat } travelled by sea: { $from } → { $to }.
event-stepped-space = { $seat } took the shuttle: { $from } → { $to }.
event-flight_boarded = { $seat } boarded a public flight: { $from } → { $to } ({ $turns } turns).
event-flight_advanced = { $seat } was still in the air (turn { $done } of { $total }).
event-flight_landed = { $seat } landed: { $to }.
event-express_taken = { $cost ->
    [one] { $seat } took the express by { $element }: { $from } → { $to }, for { $cost } transport point.
   *[other] { $seat } took the express by { $element }: { $from } → { $to }, for { $cost } transport points.
}
    .change = { $cost ->
        [one] { $seat } took the express by { $element }: { $from } → { $to }, for { $cost } transport point (cards { $cards }, change { $change }).
       *[other] { $seat } took the express by { $element }: { $from } → { $to }, for { $cost } transport points (cards { $cards }, change { $change }).
    }
event-held = { $seat } stayed under cover ({ $place }).
event-held_off = { $seat } held off ({ $place }).
event-stage_current = { $seat } came to stage { $stage }: { $stage_type }, { $place }.
    .imposed = { $seat } came to stage { $stage }: { $stage_type }, { $place }. Imposed equipment: { $imposed }.
event-stage_completed = { $seat } completed stage { $stage }.
event-branch_opened = Q opened a branch for { $seat }: { $place }.
event-branch_closed = Q closed his branch behind { $seat }: { $place }.
event-q_rolled-red = { $seat } rolled the red die: { $value } arms, { $holding } in all.
event-q_rolled-yellow = { $seat } rolled the yellow die: { $value } equipment, { $holding } in all.
event-q_rolled-blue = { $seat } rolled the blue die: { $value } transport, { $holding } in all.
event-imposed_progress = Imposed equipment obtained by { $seat }: { $obtained } of { $required }.
event-engaged = { $seat } engaged { $adversary } (stage { $stage }: { $stage_type }).
event-dice_rolled = { $white ->
    [one] { $white } star
   *[other] { $white } stars
} for { $seat }, { $black ->
    [one] { $black } skull
   *[other] { $black } skulls
} for { $adversary }.
event-fight_won = { $seat } won the fight.
event-fight_tied = { $held ->
    [0] A tie, and { $seat } had no { $q } point to settle it.
    [one] A tie; { $seat } held { $held } { $q } point.
   *[other] A tie; { $seat } held { $held } { $q } points.
}
event-paid = { $points ->
    [one] { $seat } paid Q { $points } { $q } point.
   *[other] { $seat } paid Q { $points } { $q } points.
}
    .change = { $points ->
        [one] { $seat } paid Q { $points } { $q } point (cards { $cards }, change { $change }).
       *[other] { $seat } paid Q { $points } { $q } points (cards { $cards }, change { $change }).
    }
event-fight_goes_on = The fight went on for { $seat }.
event-eliminated = { $held ->
    [0] { $seat } owed { $cost } { $q } points, held none, and was lost.
   *[other] { $seat } owed { $cost } { $q } points, held only { $held }, and was lost.
}
event-hospitalised = { $held ->
    [0] { $seat } owed { $cost } { $q } points, held none, and was taken to hospital in London. Q points lost: { $lost }.
   *[other] { $seat } owed { $cost } { $q } points, held only { $held }, and was taken to hospital in London. Q points lost: { $lost }.
}
    .empty = { $seat } owed { $cost } { $q } points, held none, and was taken to hospital in London.
event-recovered = { $seat } came out of hospital.
event-mission_freed = The mission “{ $mission }” was free again.
event-abandoned = { $seat } abandoned “{ $mission }”. Q points lost: { $lost }.
    .empty = { $seat } abandoned “{ $mission }”, with no Q points to lose.
event-debriefed = { $seat } reported to M: “{ $mission }” was accomplished. Q points left: { $quantity }; bonus ceiling: { $bonus_cap }.
event-converted = { $seat } scored { $mission_score } for the mission and { $bonus } as bonus, and came to { $grand_total } points.
event-waited = { $seat } waited for another mission.
event-target_reached = { $seat } reached the target with { $grand_total } points.
event-contested = { $seat } contested entry { $event } of the log ({ $kind }). Rules: { $rules }.
event-resigned = { $seat } left the evaluation.
# .target to .solo_failure: how it ended; .rank: a further line for each agent
event-evaluation_closed = M closed the evaluation.
    .target = M closed the evaluation after { $rounds } rounds: the number 007 went to { $seat }.
    .last_survivor = Only { $seat } was left, and the number 007 came with that.
    .all_eliminated = Nobody was left, and nobody became 007.
    .round_limit = The last round was over, and the number 007 went to { $seat }.
    .nobody = The last round was over, and nobody became 007.
    .solo_success = The challenge was met in { $rounds } turns. Rating: { $rating }.
    .solo_failure = The challenge was lost after { $rounds } turns.
    .abandoned = The game was given up: everybody had left. Nobody became 007.
    .closed = The table was closed. Nobody became 007.
    .rank = { $total ->
        [one] { $rank }. { $seat } ({ $code_name }): { $total } point
       *[other] { $rank }. { $seat } ({ $code_name }): { $total } points
    }

# what may be contested, by kind of event
kind-identity_chosen = identity
kind-role_given = title
kind-order_rolled = rolls for the order of play
kind-order_set = order of play
kind-mission_given = mission given
kind-allocated = base allocation
kind-counter_espionage_set = counter-espionage
kind-agent_ready = agent ready
kind-round_started = start of a round
kind-turn_started = start of a turn
kind-stepped = step along a line
kind-flight_boarded = boarding of a flight
kind-flight_advanced = turn in the air
kind-flight_landed = landing
kind-express_taken = express journey
kind-held = turn under cover
kind-held_off = fight put off
kind-stage_current = new stage
kind-stage_completed = stage completed
kind-branch_opened = opening of a Q branch
kind-branch_closed = closing of a Q branch
kind-q_rolled = roll of a Q die
kind-imposed_progress = imposed equipment
kind-engaged = engagement
kind-dice_rolled = dice of a fight
kind-fight_won = fight won
kind-fight_tied = tie
kind-paid = payment
kind-fight_goes_on = fight that goes on
kind-eliminated = elimination
kind-hospitalised = stay in hospital
kind-recovered = recovery
kind-mission_freed = mission freed
kind-abandoned = mission abandoned
kind-debriefed = debriefing
kind-converted = conversion
kind-waited = turn spent waiting
kind-target_reached = target reached
kind-timed_out = time run out
kind-contested = contested entry
kind-seat_absent = absence
kind-seat_back = return
kind-resigned = resignation
kind-evaluation_closed = end of the evaluation

## Refusals

refusal-no_such_place = There is no place of that name on the board: { $place }. Choose one that is offered.
refusal-first_turn = On the first turn of a mission nobody travels. Engage or see Q if the origin allows it, or stay under cover.
refusal-imposed_missing = You cannot leave yet: you have obtained { $obtained } of { $required } imposed equipment points here. Roll the yellow die.
refusal-no_line = No coloured line joins these two: { $place } → { $to }. Choose a neighbour of the place where you are.
refusal-no_flight = No public flight joins these two: { $place } → { $to }. The transit table has them all.
refusal-no_link = No Q link joins these two: { $place } → { $to }. Q’s tables have them all.
refusal-too_few_points = { $held ->
    [0] This express ({ $to }) costs { $cost ->
        [one] { $cost } transport point
       *[other] { $cost } transport points
    }, and you hold none. Roll the blue die where Q is, or travel for nothing.
    [one] This express ({ $to }) costs { $cost } transport points, and you hold only one. Roll the blue die where Q is, or travel for nothing.
   *[other] This express ({ $to }) costs { $cost } transport points, and you hold only { $held }. Roll the blue die where Q is, or travel for nothing.
}
refusal-q_closed = Q is not here for you, or not any more ({ $place }). You can equip in London, and where a Q stage of your mission is current.
refusal-no_fight = There is nobody to fight at stage { $stage }.
refusal-not_current_stage = Stage { $stage } is not your current one. That is stage { $current } ({ $place }).
refusal-not_here = Your fight is elsewhere: stage { $stage } ({ $place }).
refusal-eliminated = You are out of the evaluation: you can only look on.
refusal-finished = You have reached the target, and your evaluation is finished. You can only look on.
refusal-in_flight = You are in the air (to { $to }), and decide nothing before you land.
refusal-not_your_turn = It is not your turn: the table waits for { $seat }.
refusal-not_held = You hold { $arms } arms, { $equipment } equipment and { $transport } transport points. Convert no more than that of each.
refusal-over_half = { $wanted } points are too many: the bonus of this mission may not exceed { $ceiling }, so convert { $most } at most.
refusal-no_such_mission = There is no such mission: { $mission }. Choose one that is offered.
refusal-last_mission = You have just been on “{ $mission }”. Choose another; it will be open to you again later.
refusal-mission_taken = { $seat } is on “{ $mission }” now. Choose one that is free.
refusal-bound = Your fight goes on and holds you here. Roll again, or abandon the mission.
refusal-arrived = You have just arrived, and that was the action of this turn. Engage now, or hold off until a later turn.
refusal-tied = The fight is tied. Pay one point and win, or let it go on.
refusal-reporting = Your mission is over and you are reporting to M. Say first how many Q points you convert.
refusal-no_mission = You have no mission at the moment, and Q has nothing for you. Choose a mission, or wait a turn.
refusal-no_such_figurine = There is no such figurine: { $figurine }. Choose one that is free.
refusal-figurine_taken = Somebody has chosen it already: { $figurine }. Choose one that is free.
refusal-code_name_length = A code name has 1 to { $longest } characters that can be read on a sheet. Try another.
refusal-code_name_empty = A code name needs at least one letter or figure. Try another.
refusal-code_name_forbidden = Nobody here is James Bond 007 yet: that is what you are playing for. Try another code name.
refusal-code_name_taken = Somebody at this table is called “{ $code_name }” already; capitals and accents make no difference. Try another code name.
refusal-no_appointment = Only the host names M and Q, at a table with ceremonial roles and before the first round.
refusal-contested_already = Entry { $event } of the log has been contested already.
refusal-no_such_event = There is no entry { $event } to contest. You can contest entries { $first } to { $last }.

## The table in lines, for terminals and screen readers

# $target: points that make 007
table-preparation = The evaluation is being prepared: { $target } points will make 007.
table-round = Round { $round } of { $limit } at most: { $target } points make 007.
table-order = Order of play: { $seats }.
table-nobody = { $seat }: no figurine and no code name yet.
# $where: one of these; $q: Q points
table-at = { $place }
table-flying = { $turns ->
    [one] in the air to { $to }, landing next turn
   *[other] in the air to { $to }, { $turns } turns to go
}
table-nowhere = nowhere yet
table-agent-active = { $seat } ({ $code_name }): { $total ->
    [one] { $total } point
   *[other] { $total } points
}; { $where }; { $q }.
table-agent-recovering = { $seat } ({ $code_name }): { $total ->
    [one] { $total } point
   *[other] { $total } points
}; in hospital; { $q }.
table-agent-waiting = { $seat } ({ $code_name }): { $total ->
    [one] { $total } point
   *[other] { $total } points
}; waiting for a mission; { $q }.
table-agent-finished = { $seat } ({ $code_name }): { $total ->
    [one] { $total } point
   *[other] { $total } points
}; evaluation finished.
table-agent-eliminated = { $seat } ({ $code_name }): { $total ->
    [one] { $total } point
   *[other] { $total } points
}; out of the evaluation.
table-mission = “{ $mission }”, stage { $stage } of { $stages }: { $stage_type }, { $place }.
    .imposed = “{ $mission }”, stage { $stage } of { $stages }: { $stage_type }, { $place }. Imposed equipment: { $obtained } of { $imposed }.
table-available = Missions no agent is on: { $missions }.

# -- the board

ui-stamp = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
ui-number = { $n }
ui-percent = { $n }%
ui-short-london = London
ui-short-vienna = Vienna
ui-short-us_air_force_base = U.S. base
ui-short-south_china_sea = China Sea
ui-round = Round { $round }
ui-preparation = Preparation
ui-desks = The desks
ui-m-desk = M’s desk
ui-q-counter = Q’s counter
ui-why = Why?
ui-close = Close
ui-clock = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
ui-race = The race for 007
ui-race-open = The race for 007: open
ui-target = { $n } points to reach
ui-solo-turn = Turn { $n }
ui-lane = { $code }, { $name }: { $total } points, { $state }
ui-lane-stage = mission { $mission }, stage { $stage } of { $stages }
ui-you = you
ui-black = Black die: { $name }.
ui-black-you = rolls the black die against you
ui-map = Map of the world
ui-map-help = 53 places. Arrow keys go from place to place, Enter asks for the way; G takes the large button; plus, minus, F and W change what is seen.
ui-map-here = you are here
ui-map-goal = your stage: { $stage }
ui-leg-line = one turn along a line
ui-leg-flight = public flight, { $turns } turns
ui-leg-link = { $points ->
    [one] express, one turn, { $points } transport point
   *[other] express, one turn, { $points } transport points
}
ui-zoom-in = Closer
ui-zoom-out = Farther
ui-frame = Me and my stage
ui-world = The whole world
ui-flight = Public flight
ui-express = Q express
ui-mi6 = MI6 names
ui-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
ui-turns-word = { $n ->
    [one] turn
   *[other] turns
}
ui-points = { $n } points
ui-heading = To: { $place }
ui-flying = In the air: { $place } in { $n }
ui-nowhere = Headquarters
ui-pin = Keep this destination
ui-pin-place = Keep as destination: { $place }
ui-back-to = Back to my stage: { $place }
ui-against = against { $card }
ui-free = Free,
ui-by-flight = by public flight
ui-express-by = express { $by }
ui-lack = { $n ->
    [one] one transport point short
   *[other] { $n } transport points short
}
ui-survival = survival
ui-or = {", or "}
ui-route-said = To { $place }: { $ways }.
ui-way-free = { $n ->
    [one] { $n } turn { $by }
   *[other] { $n } turns { $by }
}
ui-way-paid = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $by }
ui-no-way = You are there already, or on your way.
ui-look-tables = The sheets and Q’s tables tell the way; lit places can be reached at once.
ui-imposed = Imposed: { $obtained } of { $imposed }
ui-imposed-short = { $n } imposed
ui-odds = { $n }% to survive, { $free }% without paying. In your pocket:
ui-q-dice = Q dice
ui-roll = Roll { $type }
ui-ahead = Until Q:
ui-stretch = { $n }% to survive them all
ui-go-step = Go { $to }
ui-go-board_flight = Fly { $to }
ui-go-express = Express { $to }
ui-go-q_roll = Roll the { $die } die
ui-answer = Back to the question
ui-aside = Look at the map first
ui-watching = You are looking on.
ui-wait = Your turn will come. Touch a place to plan your way.
ui-more = All actions
ui-travel = Travel
ui-mission = Mission sheet
ui-mission-no = Mission { $n }
ui-won = Done
ui-pocket = Q cards
ui-dice = Dice
ui-duel = Duel
ui-duel-won = Won
ui-duel-paid = { $n ->
    [one] { $n } point paid
   *[other] { $n } points paid
}
ui-duel-tied = A tie
ui-duel-on = It goes on
ui-duel-lost = Lost
ui-costs = What each roll costs: stars by skulls
ui-odds-mine = { $n }% to survive with what you hold, ties paid.
ui-sure-abandon = Abandon the mission?
    .text = You lose every Q point and all stages won, and it takes your turn. Your total stays.
ui-sure-resign = Leave the evaluation?
    .text = Your agent is out for good, and the others play on without you.
ui-no = No, stay
ui-print = Print
ui-csv = Table (CSV)
ui-csv-name = evaluation
ui-appoint = Titles
ui-log = Log
ui-contest = Contest
ui-link-ask = Is there a Q link?
ui-from = From
ui-to = To
ui-link-yes = { $n ->
    [one] Express { $by }: one turn, { $n } transport point.
   *[other] Express { $by }: one turn, { $n } transport points.
}
ui-link-no = No Q link joins them.
ui-line-yes = A line { $by }: one turn, free.
ui-flight-yes = A public flight: { $n } turns, free.
ui-na = n.a.
ui-express-figure = { $turns ->
    [one] { $turns } turn, −{ $points }
   *[other] { $turns } turns, −{ $points }
}
ui-value = Value
ui-base = Base allocation
ui-adversary = Adversary
ui-identity = Your identity
ui-figurine = Figurine
ui-identity-help = Nobody at this table is James Bond 007 yet: that number has to be earned.
ui-take-identity = I am { $code }
ui-keep-identity = The first that is free
ui-briefing = Your mission, should you be ready
ui-missions = Missions
ui-ceiling = bonus up to { $n }
ui-taken = Taken: { $list }.
ui-take-mission = Take mission { $n }
ui-pick-mission = Choose a mission
ui-read = Read the sheet
ui-wait-turn = Wait a turn
ui-debriefing = Report to M
ui-held = { $n ->
    [0] none held
   *[other] { $n } held
}
ui-kept = { $n ->
    [0] none kept
   *[other] { $n } kept
}
ui-fewer = Convert fewer: { $type }
ui-more-of = Convert more: { $type }
ui-cap = { $n } of { $most } allowed
ui-propose = As proposed
ui-misses = { $n ->
    [one] You could reach the target by converting { $n } point. Go on below it all the same?
   *[other] You could reach the target by converting { $n } points. Go on below it all the same?
}
ui-convert-anyway = Convert this all the same
ui-convert = { $n ->
    [0] Convert none: { $total } points
   *[other] Convert { $n }: { $total } points
}
ui-ranking = Ranking
ui-rank-line = { $turns } turns, { $fights } rolls, { $spent } Q points spent, { $express } express
ui-sheets = Evaluation sheets

# -- the guided first game

lesson-nudge = All in good time, agent. First, do as I just said.
lesson-nudge-engage = Keeping your head down is allowed, and sometimes wise. Not this time, though: engage.
lesson-nudge-express = Not the way I mean. Take the express to Cortina: 2 points, and you are there this very turn.
lesson-nudge-tie = Save a point and lose a turn, with a killer in front of you? Pay that one point, agent.
lesson-nudge-yellow = Q has other dice too, but what is imposed here is equipment. Yellow first.
lesson-nudge-blue = Tempting. But once you leave, Q is gone, and without an express it is a long way home. Blue, while he is here.
lesson-nudge-climb = You have all you need, and a turn spent here would be a present to your rivals. Off to Saint Cyril.
lesson-nudge-alive = Other roads lead home, and over Venice it is just as quick. But come by way of Corfu: there is something I want you to see.
lesson-nudge-home = The scenic route? I am waiting for that report. Take the express to London.
lesson-nudge-convert = Bonus or pocket: always a fair question. Today, make it 3 equipment, and keep the transport point.
lesson-nudge-missions = Waiting for a better one costs a turn, and today nobody will free any. Take one of the nine.
lesson-welcome = Come in, agent. I am M. Every agent in this house wants the number 007, and whoever first reports to me with 4,000 points gets it. Today you are alone, and nobody hurries you. So, who are you? Choose a figurine and a code name.
lesson-dossier = Your dossier: mission 12, “For Your Eyes Only”, worth 1,100 points once you are back. And this is what Q gives you for it: 4 arms, 3 equipment, 2 transport. Arms pay for combat, equipment for intelligence, transport for speed.
lesson-ready = Then the stages. There are seven, to be done in this order, and the last one is always the way home to London. Look through them, enjoy the messages, and say that you are ready.
lesson-madrid = Your first turn, in Madrid. A turn is one action, and on the first turn of a mission nobody travels. No need to: stage 1 is right here, and it is intelligence. Engage!
lesson-stamp = Your white die showed 3 stars, the black one 1 skull. More stars than skulls: won, and nothing to pay. The stamp falls on stage 1. At a full table the player after you rolls that black die. Today the software does.
lesson-express = Stage 2 is in Cortina: 3 turns by land for nothing, or 1 turn by Q’s express, for 2 transport points. A turn saved is well worth 2 points, and here they save you two turns. Take the express.
lesson-cortina = There already, and your transport is down to 0. Arriving and fighting are one and the same turn. Everybody here shoots straight: this is a combat, and you hold 4 arms. Engage.
lesson-tie = 2 against 2: a tie. Pay one arms point, and you win now. Or let the fight go on: that costs nothing yet, but it holds you here, takes your next turn and may end worse. Nearly always, paying is right. Pay.
lesson-venice = Won, and 3 arms left. Next comes Corfu: two turns away, and no express goes there from here. So follow the lines of the map: each is one turn, and costs nothing. First to Venice.
lesson-corfu = Venice. Nothing waits for you here, so nothing happens and the turn is over. A pity about the gondolas. On to Corfu.
lesson-casino = Corfu, stage 3. Two smugglers, and one of them is lying: intelligence again, so a bad roll is paid in equipment. You hold 3. Engage.
lesson-deficit = 1 star against 2 skulls: one short. You pay the difference plus one, so 2 equipment are gone, 1 is left, and the stage is won all the same. Nobody asked you whether you wanted to. With none you would have been lost, and out for good.
lesson-albania = Stage 4 is in Albania, one line away by sea. Go there.
lesson-warehouse = Stage 4, the warehouse on the quay: a combat again, and 3 arms in your pocket. Nobody forces you to fight when you arrive; you could hold off and come back stronger. But you are strong enough. Engage.
lesson-back = 3 against 2: won, for nothing. Stage 5 is a visit to Q, and he is waiting back on Corfu. Go and see him.
lesson-yellow = Q’s branch has opened for you. Getting here was one turn; rolling takes another. Your sheet imposes 2 equipment points, and you may not leave before you have them. Roll the yellow die.
lesson-safe = A 2, just as much as was imposed. The stage is stamped, and you hold 3 equipment. Now the question of questions: stay, or go? The combat at Saint Cyril costs 3 arms at the very worst, and 3 is what you have. You are safe.
lesson-blue = But think of the way home. By express it costs 2 transport points, and you have none. As long as you stay, Q’s branch stays open: one die a turn. Roll the blue one.
lesson-climb = A 3, one more than you need. Never mind: nothing left over is wasted, as you will see. Now you may go. Saint Cyril!
lesson-monastery = The monastery, and your last fight. In your pocket: 3 arms. Take a deep breath, and engage.
lesson-alive = 1 against 3, as bad as it gets. Three arms burn, and you are alive with none left. That is what they were for. Only your report is missing now. Step back to Corfu.
lesson-dark = Corfu again, but the branch is dark. Touch Corfu on the map, and you can read why: when you left, so did Q. For the rest of this mission you will find him in London only. That is why one asks “stay, or go?” in good time.
lesson-home = And now, home. The express to London costs 2 of your 3 transport points. Take it.
lesson-debriefing = Well done, agent. Mission accomplished: 1,100 points. You bring back 0 arms, 3 equipment and 1 transport. Each point can become a bonus of 50, up to half the value of the mission, so 550 today. Whatever you keep goes on your next mission with you.
lesson-convert = So convert the 3 equipment: that makes 150. But keep the transport point, for your next express may be one short. Turn transport down to 0, and confirm.
lesson-missions = 1,250 points. These are the missions nobody is on: nine to choose from, but not number 12 again. Two more, a little richer, and you are 007. Look at them, then take one. The others are not waiting.
lesson-training = One thing to learn by heart. A fight you enter with 0 points of its type finishes one agent in two. With 1 point it is one in three, with 2 one in nine, with 3 nobody. Before each fight the board shows you those odds.
lesson-next = From here on this table is your training room: nobody arranges the dice any more, and nobody is watching. Play on, and find out with how few points you dare to engage. Then invite friends, or a few bots. Good luck, agent.
