import type { CueTable } from './cueTable.ts';

export const ENGLISH_CUES: Required<CueTable> = {
  tools: [
    'tool equipment supplies need kit gear utensil material workspace workshop',
    'bowl cloth knife scissors tape ruler pencil brush bucket glove paper hammer drill screwdriver pliers spoon pan pot jar bottle string wire glue thermometer scale bench ladder jug board sponge shovel spade rake axe chisel file wrench spanner clamp nail rope chain needle thread pin clip hook tray basket rack mat tripod iron lamp battery charger adapter apron mask goggles blade torch kettle saucepan tin whisk spatula tongs sieve funnel mug barrel crate tub lid tap saw chainsaw plane awl pincers mallet crowbar nailgun sander sandpaper level tape-measure square marker pen chalk twine stepladder dustsheet rag cable plug extension toolbox workbench vice syringe pump compressor camera laptop printer calculator folder stapler box bag sack bin shears secateurs trowel fork watering wheelbarrow hoe',
  ],
  ingredients: [
    'ingredient recipe shopping',
    'flour sugar salt butter egg milk oil yeast spice pepper onion garlic gram tablespoon teaspoon fresh cream vinegar herb rice pasta meat chicken fish cheese tomato potato lemon juice honey chocolate nut bean stock broth sauce cup ounce slice clove dash pinch chopped grated dried ripe olive sunflower wholemeal baking powder cornflour bread breadcrumbs yoghurt buttermilk parmesan mozzarella bacon ham sausage beef pork lamb salmon tuna prawn carrot celery leek cabbage spinach lettuce cucumber courgette aubergine mushroom basil parsley thyme rosemary oregano bay cinnamon vanilla nutmeg ginger chilli paprika cumin curry mustard soy syrup jam raisin almond walnut hazelnut oats barley malt lentil pea apple pear banana orange strawberry',
  ],
  steps: [
    'step instruction procedure method doing cooking making',
    'first then next finally last repeat turn place put press pull push cut fold stir mix pour add remove step continue until slowly gently stroke side drain cover heat lay lift roll tie knead spread sprinkle bake simmer bring tighten loosen insert slide screw align attach fasten smooth brush dip rinse wait leave rest flip once after while layer half remaining start begin second third follow carefully carry hang hold fill empty open close unscrew drill saw nail hammer stick peel wrap unwrap shake whisk beat blend strain sieve cool chill freeze warm season taste serve plug switch release click drag connect disconnect thread wind through knot tap mark trim sand wipe prime paint coat',
  ],
  preparation: [
    'prepare preparation before ready planning',
    'before beforehand advance remove rinse soak sand measure mark sort peel wash overnight early clear ahead plan list gather collect choose chop trim warm preheat thaw charge read check dry test arrange empty move set',
  ],
  protection: [
    'protect protection cover shield',
    'cover film plastic tape mask waterproof seal seam coating guard lid shelter proof gloves helmet sunscreen shade fence net insulation lining paint varnish wax mesh secure safe resist covered umbrella',
  ],
  care: [
    'care caring maintenance maintain upkeep service afterwards',
    'rinse wipe dry oil grease check replace regularly weekly annually sharpen polish worn brush after use water feed prune trim lubricate tighten inspect treat store season clean dust adjust refill change empty winter monthly protect repair wash washable hand-wash wax descale yearly daily service repot cover frost-free',
  ],
  cleaning: [
    'clean cleaning wash washing hygiene tidy',
    'wipe rinse soap brush sponge scrub dishwasher detergent dirt stain residue dust cloth spill grease rust mop sweep vacuum bleach ammonia rag bucket water stick sticky scrape soak lime film smear smooth shiny machine filter wipes washable dishwasher-safe soapy lukewarm hot-water vinegar baking-soda scrubbing microfibre scraper limescale crumbs stains burnt stuck disinfect hygienic germs',
  ],
  storage: [
    'store storing storage keeping shelf fresh',
    'fridge freezer jar bag cool dark airtight keep last days weeks months cellar cupboard frozen linen box refrigerate freeze seal sealed container lid wrap wrapped hang stack dry shelf attic room spoil expire mould rot hours overnight light keeps kept store stored stays fresh larder pantry drawer hook hanger cover tin paper cloth expires best-before winter moths sunlight',
  ],
  mistakes: [
    'mistake error avoid pitfall wrong myth',
    'mistake never too instead wrong forget hurry much hard common careful wrongly incorrectly rush skip neglect underestimate overdo ignore cheap assume believe actually often many people badly poor overload expect avoid overfill forgot forgotten skipping ignoring impatient impatience overwater overcook force forcing throw upside crooked backwards order mix up confuse confused expensive regret trap beginners beginner classic warning neither nobody without',
  ],
  problems: [
    'problem trouble fix repair fault pest disease',
    'stuck broken leak squeak loose blocked jam crack fail repair wrong cause spot rot mould noise rattle slip overheat smoke burnt rusty dull clog drip tear bend loosen wobble fungus insect hole yellow brown die infection weak uneven break fault faulty error message fails failing leaking jammed wobbly noisy squeaky rattling smell smelly sticky slow dirty clogged mouldy spots pests  cracked bent torn missing overheats reset restart replace check reason',
  ],
  price: [
    'price cost budget money pay expensive cheap fee value profit afford',
    'euro dollar pound cheap expensive fee sale discount reduced bargain affordable offer secondhand rent margin wholesale retail cost price pay free save invest dear inexpensive costly premium entry luxury budget bill tariff fare charge deposit tip ticket voucher coupon half-price pension salary income loan instalment currency cents grand thousand pays paid spend spent saving earn worth purse wallet pocket steep outlet subsidy grant tax included extra surcharge supplement per-person each total sum hundred upwards under over between from rental lease instalments insurance resale trade-in',
  ],
  size: [
    'size dimension space room capacity volume headroom measurement',
    'wide long high tall deep length width height diameter narrow large small compact fit person standing room stretch metre centimetre inch foot square cubic litre gallon area surface span across tiny huge giant broad spacious roomy cramped short size oversized thick thin measures low fits squeeze space generous people seats holds capacity litres inches feet big bigger biggest larger smaller smallest shorter longer thinner thicker',
  ],
  weight: [
    'weight heavy light portable transport carry packed handling',
    'weigh light heavy lift carry lighter heavier boot grip handle pack kilogram gram heaviest lightest bulky hand luggage trolley wheels carried transported ton pounds ounces balance load foldable folded collapse strap shoulder kilo kilos stone pound weighs weighing lifting back hands rucksack suitcase portable fold folds stow stowed packs light-weight featherweight tonne brick',
  ],
  figures: [
    'data fact figure number specification technical dimension',
    'weight length volume height width capacity diameter power speed mass maximum minimum average total metres kilometres tonnes grams litres watts volts percent ratio rate range between about around approximately roughly scale density age population area depth distance',
  ],
  materials: [
    'material fabric made composition wood',
    'wooden steel metal plastic glass leather cotton wool foam rubber aluminium copper iron polyester nylon ceramic linen oak pine beech bamboo marble granite concrete brick clay silk velvet canvas vinyl carbon fibre titanium bronze brass gold silver tin alloy laminate veneer solid woven coated stainless enamel made plywood chipboard mdf timber walnut spruce teak mahogany cork hemp jute felt fleece suede merino cashmere lycra elastane goretex membrane down feather latex silicone acrylic resin epoxy fibreglass kevlar chrome nickel zinc magnesium porcelain earthenware stoneware slate sandstone limestone cement plaster paper cardboard',
  ],
  weather: [
    'weather rain wind wet cold winter storm snow',
    'rain water gust storm waterproof shower cloud drip soaked wet season freeze sunny dry heat drought thunder lightning hail fog mist frost breeze gale sky climate forecast humid temperature outdoors hood sheltered damp flood drizzle downpour rainy showers sleet slush ice icy frosty windy gusts breezy stormy cloudy overcast sunshine hot scorching cold freezing drenched puddles umbrella raincoat waterproofs',
  ],
  air: [
    'air ventilation breathing condensation smell',
    'vent window moisture damp humid breathe breeze mesh draught fan fumes smoke vapour odour oxygen hood wind blow lung dust mould ozone carbon dioxide exhaust pollution stale circulate open airflow draughty dry moist inhale scent stink',
  ],
  heat: [
    'heat warm warmth temperature hot cook cooking control',
    'degree warm hot cool boil simmer flame oven stove sun sweat evenly burn sear fry grill celsius fahrenheit thermostat radiator heater fire hob gas coil pan temperature freeze cold frozen melt glow red-hot lukewarm sunlight ignite burner roast steam',
  ],
  sound: [
    'sound noise music tone loud quiet pitch level volume',
    'loud quiet bright deep tone hear hum bass note voice silent silence volume speaker ear listen acoustic echo melody harmony chord pitch resonance click squeak roar whistle sing soft rich mellow timbre high low thud decibel buzz rattle jet whisper conversation neighbour night baby wake motor fan vibration',
  ],
  safety: [
    'safety safe danger risk hazard',
    'fire burn injury accident alarm glove goggles poison shock electric careful detector leak doctor open child warning lock emergency first-aid helmet seatbelt brake fall slip sharp hot toxic fumes explosion fuse insulated supervise pet infant trip dizzy hurt wound bleed evacuate secure responsible certified harness belt brakes lights reflectors guard childproof poisonous edges scald burns stumble suffocate choke swallow drown electrocuted explode flammable extinguisher ambulance pregnant elderly heart pacemaker never alone supervision recall tested standard',
  ],
  law: [
    'law legal rule regulation insurance permit licence tax contract permission paperwork authority regulations official approval',
    'register authority permit liability label warning required tax contract allowed banned duty office certificate insurance approval court judge government state act regulations licensed inspection health planning building consent application signed legally fined deadline paperwork form notice owner council apply licence inspector law approve registration fee stamp signature rules safety neighbour weeks ahead official fire escape',
  ],
  time: [
    'when time timing duration season speed fast quick schedule pace',
    'minute hour day week month spring summer autumn winter morning evening night soon late early daily second until sooner quickly clock calendar weeks months years decade annual weekend dawn dusk noon midnight lunchtime today tomorrow yesterday rush peak wait deadline shift opening hours immediately instantly slower quicker duration lasts takes fast slow quick later kilometre per pace record delay',
  ],
  history: [
    'history origin past beginning story tradition came old ancient discovery',
    'century ancient founded invented medieval war king emperor roman greek egypt discovered legend since brought built former earlier traditional bc ad age era dynasty empire monk knight settlers colony explorer inventor pioneer patent introduced originally first once older oldest prehistoric archaeologist ruins destroyed conquered named origins dates back ago spread arrived soldiers merchants monks queen prince duke baron renaissance baroque victorian celtic viking arab ottoman egyptian chinese nineteenth eighteenth seventeenth sixteenth fifteenth thirties forties fifties sixties seventies eighties nineties patented invention mentioned earliest opened born died grave',
  ],
  place: [
    'where place location found region site area',
    'country region north south east west coast island mountain valley river lake city town village street near continent ocean sea desert forest jungle peninsula bay harbour capital province state county border latitude equator arctic tropical slope plain downtown centre square local abroad worldwide stands situated italy france germany spain china japan india australia',
  ],
  route: [
    'route trip journey travel way getting there itinerary path',
    'kilometre train bus car station road path flat climb stage arrive ferry ticket airport trail hike walk cycle drive ride fly depart departure transfer connection platform toll bridge tunnel crossing signpost map navigate mile distance leg stop door passenger luggage traffic motorway route start finish stages loop circular signposted signs waymarked detour ascent descent hilly steep gradient kilometres miles hours track towpath lane car-park return',
  ],
  sleep: [
    'sleep accommodation stay overnight lodging',
    'hotel campsite bed hostel guesthouse book reserve night pillow room breakfast mattress sheets blanket bunk dormitory lodge cabin motel apartment stay shower bathroom quiet dream check-in arrival owner host hospitable comfortable berth tent pitch dorm inn pension bnb booking booked full reservation early towels included noisy snoring',
  ],
  food: [
    'eat food meal drink serve serving feed',
    'restaurant lunch breakfast dinner dish bread cheese wine coffee picnic snack cake fruit soup plate salad sauce eat cook kitchen chef menu starter main dessert vegetable potato rice bakery butcher market local beer drink water portion spoon fork hungry vegetarian vegan oil lemon garlic herbs cafe inn tavern pub bistro stall supper ice-cream pastry stew roast fish speciality regional delicious portions prices closed mondays',
  ],
  sights: [
    'see sight view highlight visit attraction observe',
    'castle church bridge museum sunset tower garden wall landscape photo visitor statue monument palace ruins gallery exhibition viewpoint panorama lighthouse waterfall cliff beach island forest wildlife guided scenic impressive famous visible horizon night sky cathedral abbey chapel lock mill square market fountain park lake gorge cliffs dunes herons swans vineyards village old town walls views',
  ],
  people: [
    'reaction response voice opinion say public criticism debate',
    'says said thinks laugh tear applause welcome criticise fan minister spokesman proud angry surprised customer neighbour protest argue resident citizen expert critic supporter opponent mayor politician scientist researcher professor pupil parent driver worker union chairman petition letter poll survey vote outrage disappointed sad happy pleased shocked insist admit claim joke complain hope fear laughs jokes explains warns remembers recalls adds complains grumbles sighs smiles admits insists argues calls believes hopes fears delighted relieved annoyed furious sceptical cheers praise praised mocked comment headline newspaper interview spokeswoman teacher baker farmer nurse student pensioner physicist historian',
  ],
  definition: [
    'what definition meaning short sentence brief explained nutshell term basic',
    'called means name word latin short simply kind refers known instead language translate translates german english originally term defined describes consists category group family belongs example also stands abbreviation namely actually scientific essentially basically denotes denote acronym meaning derived derives comes greek old arabic french root describe umbrella counts genus species type sort form made-up',
  ],
  mechanism: [
    'how works working form function principle arise happen process behind cause trigger science physics chemistry biology explanation',
    'because rise fall cool heat pressure energy turn move drive give cause form convert react release compare produce engine motor pump valve wheel lever spring gear blade rotate spin push pull flow circulate absorb store transmit signal sensor current molecule atom cell enzyme chemical acid evaporate condense expand contract gravity force friction vibrate rising sinking mix mixture so-that therefore through whereby via causes caused leads driven powered converts turns absorbs emits splits binds dissolves evaporates condenses rises sinks expands contracts rotates spins pulls attracts repels flows circulates triggers opens closes sends receives membrane hormone electron ion proton voltage particle light wave charge magnet temperature reaction oxygen carbon nitrogen experiment measure',
  ],
  signs: [
    'recognise recognize sign symptom tell spot identify feel',
    'look visible feel swollen notice clear seem appear gauge typical ache tired mark red pale blue yellow dry sore painful eye skin rash fever headache dizzy weak thirsty bigger smaller louder slower colour shape pattern spot stripe tail wing call voice invisible clearly recognise tell sure sign cloudy smell firm soft dark loose crumbly bubbles froth yellowish reddish  cough shivering bloated limping heat',
  ],
  effects: [
    'effect consequence impact result influence health digest',
    'health damage disease people animal plant melt suffer benefit harm easier risk sensitive affect lead reduce increase improve worsen lower raise boost prevent protect heart blood sleep concentration memory weight skin digestion bones muscle mood stress allergy pollute flood crop harvest economy jobs prices tourism wildlife result consequence leads causes weakens strengthens damages harms improves relieves raises lowers increases decreases fewer more less worse longer shorter millions dead deaths injured homeless ill sick healthier cleaner unemployment crops floods drought migration tourists',
  ],
  reasons: [
    'why reason purpose go motive',
    'because could lost damaged stolen lighter heavier enough criterion therefore since due argument advantage benefit better worse too little failed failure outdated impossible doubt uncertain unclear criteria condition requirement similar reason why cause owing motive need needed necessary wanted could-not criticism complaint ageing old expensive cheap',
  ],
  parts: [
    'part layout compartment pocket feature structure body frame anatomy',
    'pocket strap zip lid loop button handle base frame top bottom side front back inside neck wheel seat pedal blade motor cord cable plug screen display lens battery switch dial knob lever spring foot leg arm shell skin core lining layer sole heel collar sleeve string bridge body head tail interior exterior compartment drawer hinge',
  ],
  look: [
    'look appearance impression first design style colour unboxing',
    'colour smell box surface shiny matt solid neat smooth rough elegant photo impression plastic finish unpack white black grey red green blue brown gold silver bright dark glossy sleek stylish ugly beautiful modern classic retro polished scratched crooked packaging arrived unboxed build cheap feels heavy',
  ],
  comfort: [
    'comfort fit wearing ergonomic posture firmness fitting size ergonomics',
    'shoulder back hip foot neck soft firm padded pressure sore sit lie pleasant body cushion padding strap wide narrow tight loose stiff flexible adjustable breathable warm itchy blister ache tired relaxed support knee wrist head ear leg waist seat cosy snug painful painless pinches rubs presses chafes numb tingles back-ache posture upright lean lying sitting standing hours gel mesh sweat sweaty ventilation handles grip ergonomic height tilt backrest headrest armrest lumbar toe heel width long short adjust pinch press hand size sizes try on afternoon slip',
  ],
  taste: [
    'taste texture flavour aroma consistency crumb bite feel',
    'sweet sour bitter salty spicy crust crumb chew crisp soft juicy aroma mild tangy tender savoury nutty fruity smoky creamy crunchy moist dry tough rich fresh strong bland delicious aftertaste smell tongue palate bite crumbly buttery earthy pungent tastes flavourful tasty yummy watery sweetish sourish bitterness acidity acidic floral grassy hoppy malty caramel vanilla toasty burnt metallic soapy peppery hot sharp mature fatty lean notes finish nose hard smooth grainy chewy firm melt sticky thick thin runny',
  ],
  performance: [
    'performance power result quality practice',
    'fast slow strong easily smoothly evenly handle hold clean tested sharp weak struggle quick slower powerful smooth reliable accurate precise efficient effective effort cope jam finish finished consistent steady noise speed minutes test result surprisingly impressive disappointing flawless satisfactory power accelerates lags stutters runs ran measured seconds coped struggled managed failed passed crumbs hair dust carpet results image picture sound bass bright contrast range accuracy',
  ],
  setup: [
    'setup setting set install installation assembly mount fitting',
    'pole screw pump assemble attach connect hook plug circuit line fitter practise wall cable pipe adjust socket professional unpack put together bolt nut bracket wire wiring electrician plumber voltage drain hose screwdriver manual app wifi configure calibrate level position place mounted fixed fasten anchor peg assembled assembly instructions minutes screws tools included ceiling drill account password pair station base space box first-run charge mount',
  ],
  durability: [
    'durability lifespan lasting wear warranty guarantee',
    'worn break last guarantee warranty scratch rust return decade sturdy robust solid tough fragile brittle crack chip fade fray peel corrode decay lifespan lifetime maintenance spare part replaced repaired hold survive old outlast years later after months worn-out broke survived still good-as-new scratches dents faded frayed seams zipper hinge replacement repairable lasts charge-cycles kilometres hours',
  ],
  testing: [
    'test testing try trial check',
    'try test sit sample compare trial run measure check inspect examine verify prove experiment result pass fail score observe notice see listen tap press shake weigh smell twist',
  ],
  environment: [
    'environment sustainability climate ecological green ethical fair sustainable origin sourcing trade disposal recycling end of life waste selling used',
    'emission recycle waste energy carbon organic footprint disposal dioxide pollution pollute plastic packaging reuse reusable compost biodegradable renewable solar green sustainable wildlife habitat species forest greenhouse gas warming litter landfill chemical pesticide co2 emissions exhaust climate recycled recyclable refill plastic-free transport regional wind hydro coal mining lithium cobalt bees insects groundwater fair farmer local region label certified worker wages direct trade season bin old return resell secondhand donate battery toxic collect tip sort',
  ],
  energy: [
    'energy battery fuel electricity consumption light',
    'watt volt battery charge petrol current kilowatt lamp electric sun electricity power kwh bulb led charger rechargeable solar panel generator diesel fuel tank mileage efficient consume consumption saving standby socket sunlight calories',
  ],
  buying: [
    'buy buying shop choose choosing purchase selecting right variety',
    'shop dealer online model brand secondhand matching suitable variety seller second purchase order price compare reviews retailer store supermarket market stall catalogue quality label check ask guarantee refund return receipt warranty try used refurbished specialist local',
  ],
  selling: [
    'sell selling sale customer marketing market',
    'market shop customer online web fair stall commission product advert craft sell sold price brand label package buyer visitor competition competitor advertise advertising instagram website sign leaflet opening newsletter loyalty launch social media photo marketplace',
  ],
  shipping: [
    'packing packaging shipping delivery sending',
    'box parcel post courier tray fragile van break drop wrap ship shipped packed wrapped padding foam paper cardboard tape address stamp tracking insured abroad customs broken damage returned office',
  ],
  verdict: [
    'verdict conclusion summary recommendation overall worth suit',
    'recommend worth best ideal buy again perfect suitable overall good choose choice winner better prefer depends both either neither suits anyone people who love like dislike pros cons strength weakness money regret happy star rating finally bottom-line all-in-all conclusion stars out-of-ten points recommended return keep favourite worthwhile not-for for-whom beginners families professionals nothing-for everybody everyone nobody value compromise clear',
  ],
  beginners: [
    'beginner start starting learn child basic',
    'school lesson child course teacher motivate learn practice easy novice newcomer simple basics tutor size young adult age years old cheaper rent hire borrow patience slowly progress habit practise group club method book children lessons small-size rental months first-year chords scale easier harder quickly trial',
  ],
  decision: [
    'decided decision announcement announced news happened vote agreement new',
    'conference committee vote force adopted announced president council member session decided declared ruling resolution scientists delegates majority minority passed approved rejected agreed signed published official officially took place congress parliament minister summit date voted agreement since effective confirmed named elected court government ministers unanimous',
  ],
  outlook: [
    'future next plan outlook follow still',
    'will plan next soon expected later phase come upcoming tomorrow someday possible possibly probably hope hopes aim goal target expect expects intend study studies launch launched arrive continue remains open question until following return planned plans planning would could might awaits future coming years decade 2030 2040 2050 unclear wait stage follow-up successor',
  ],
  makers: [
    'who built paid funding behind maker company team',
    'agency engineer company million billion financed partner built developed worker designer inventor founder architect craftsman factory brand manufacturer firm corporation investor grant budget taxpayer billions sponsor government public private university institute workers founded workshop engineers developer builders paid financing funded cost partners state taxpayers',
  ],
  everyday: [
    'everyday life daily mean us practice',
    'home kitchen shop supermarket bathroom customer nothing notice same change family children school work office shopping cooking driving phone internet television habit routine practical ordinary usual familiar still nobody everyone never mind remember forget commute commuter morning evening weekend neighbour bill nothing-changes unnoticed normally bread milk car bus',
  ],
  technique: [
    'technique position posture playing grip',
    'hand finger foot left right thumb arm hold grip stroke wrist palm elbow knee shoulder neck head stance swing throw catch hit kick angle pressure rhythm tempo speed fingertip string relaxed straight bend lean stand sit hands fingers knees feet weight forward backward breathe slow tense degrees release aim eyes look practise mirror metronome',
  ],
  light: [
    'light lighting lamp sun visibility seen',
    'lamp bulb bright dark shade sun sunny window reflect reflector lumen led beam glare glow shine night dusk dim torch headlamp visible see eyes colour dynamo watt candle lantern switch',
  ],
  plants: [
    'plant flora vegetation tree flower',
    'tree leaf flower grass moss bush pine oak cactus root seed bloom forest meadow stem bark branch palm fern lichen shrub grow',
  ],
  clothing: [
    'clothing clothes wear dress layers outfit',
    'jacket trousers shirt sock socks glove gloves cap hat scarf boot boots shoe shoes layer wool fleece underwear sleeve collar belt waterproof rain warm hood coat sweater wear cotton',
  ],
  technology: [
    'technology electronics software digital app connection smart',
    'app software update bluetooth wifi screen display button sensor chip memory processor battery camera data internet phone smartphone tablet computer cable usb password account cloud online program electronic robot signal antenna byte',
  ],
  communication: [
    'communication contact message information language news',
    'phone call mail email letter message write speak talk ask answer tell newsletter website notice flyer poster language word letterbox sign translate invite chat group',
  ],
  team: [
    'team staff helpers people crew volunteers hiring who',
    'helper volunteer staff employee colleague crew team boss manager shift hire train apprentice job task list meeting phone neighbour friend share together wage payroll recruit experienced part-time',
  ],
  entertainment: [
    'games music entertainment fun activities play leisure',
    'game play band guitar sing dance song stage film ball chalk children quiz prize raffle concert party show fun cards puzzle theatre cinema festival',
  ],
  cleanup: [
    'clearing up afterwards tidying waste rubbish disposal',
    'bin rubbish waste sweep tidy bag recycle broom borrowed return back clean empty pack away done leftover tip throw collect',
  ],
  names: [
    'name names called naming categories classification types kinds',
    'name named called letter word alphabet list class type kind level category scale group family latin greek after known nickname term',
  ],
  building: [
    'building construction architecture built structure',
    'architect stone brick marble column roof tower dome wall arch foundation metre high built builder worker slave scaffold crane iron steel beam floor window gate facade',
  ],
  surface: [
    'surface texture floor terrain ground road path conditions',
    'smooth rough gravel asphalt mud sand grass rock wet slippery hole stone root paved level hard soft bumpy scratch polished tarmac earth dirt',
  ],
  grip: [
    'grip traction hold adhesion tread',
    'slip slippery wet mud rubber tread sole ice snow rock granite hold tyre lug stud hand sweat',
  ],
  range: [
    'range distance reach battery refuelling charging',
    'kilometre mile charge charger battery hour hours socket fill station fast cold distance tank pump overnight minutes far empty plug lasts runtime',
  ],
  quality: [
    'quality workmanship build finish standard',
    'seam stitching thread solid wobble gap plastic metal cheap sturdy neat clean even scratch hinge handle made careful sloppy glue screw finish',
  ],
  support: [
    'support stability stable cushioning suspension',
    'stable firm soft foam heel ankle inner sole roll inward joint knee pad spring absorb shock impact stiff wobble arch cushion',
  ],
  obstacles: [
    'obstacles difficulties challenges hurdles barriers criticism limits weaknesses',
    'difficult expensive lack missing slow years delay problem stuck resist protest rule tax signal wait shortage complaint against doubt worry critic unclear',
  ],
  winners: [
    'winners losers who benefits suffers affected',
    'pay lose gain benefit poor rich pension saver debtor worker tenant owner household family customer farmer afford struggle',
  ],
  measurement: [
    'measure measured measuring method test how know',
    'measure scale instrument sample statistic count month compare value reading sensor strip thermometer gauge accurate unit index basket survey record',
  ],
  forms: [
    'types kinds varieties versions models forms sorts',
    'type kind variety version model form mild strong classic small large special dark light sweet dry hard soft called',
  ],
  origin: [
    'origin country region birthplace where comes from roots',
    'country region village ethiopia brazil italy france greece india china century grown mountain local brought born native island arab spanish',
  ],
  convenience: [
    'convenience ease handling use operation controls practical',
    'easy button one hand hold grip heavy light lever switch app menu display simple awkward lift push pull turn quick storage cord cable fold',
  ],
};
