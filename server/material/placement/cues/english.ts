import type { CueTable } from './cueTable.ts';

export const ENGLISH_CUES: CueTable = {
  tools: [
    'tool equipment supplies need kit gear utensil material workspace workshop',
    'bowl cloth knife scissors tape ruler pencil brush bucket glove paper hammer drill screwdriver pliers spoon pan pot jar bottle string wire glue thermometer scale bench ladder jug board sponge shovel spade rake axe chisel file wrench spanner clamp nail rope chain needle thread pin clip hook tray basket rack mat tripod iron lamp battery charger adapter apron mask goggles blade torch',
  ],
  ingredients: [
    'ingredient recipe shopping',
    'flour sugar salt butter egg milk oil yeast spice pepper onion garlic gram tablespoon teaspoon fresh cream vinegar herb rice pasta meat chicken fish cheese tomato potato lemon juice honey chocolate nut bean stock broth sauce cup ounce slice clove dash pinch chopped grated dried ripe',
  ],
  steps: [
    'step instruction procedure method doing cooking making',
    'first then next finally last repeat turn place put press pull push cut fold stir mix pour add remove step continue until slowly gently stroke side drain cover heat lay lift roll tie knead spread sprinkle bake simmer bring tighten loosen insert slide screw align attach fasten smooth brush dip rinse wait leave rest flip once after while layer half remaining',
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
    'rinse wipe dry oil grease check replace regularly weekly annually sharpen polish worn brush after use water feed prune trim lubricate tighten inspect treat store season clean dust adjust refill change empty winter monthly protect repair',
  ],
  cleaning: [
    'clean cleaning wash washing hygiene tidy',
    'wipe rinse soap brush sponge scrub dishwasher detergent dirt stain residue dust cloth spill grease rust mop sweep vacuum bleach ammonia rag bucket water stick sticky scrape soak lime film smear smooth shiny machine filter',
  ],
  storage: [
    'store storing storage keeping shelf fresh',
    'fridge freezer jar bag cool dark airtight keep last days weeks months cellar cupboard frozen linen box refrigerate freeze seal sealed container lid wrap wrapped hang stack dry shelf attic room spoil expire mould rot hours overnight light',
  ],
  mistakes: [
    'mistake error avoid pitfall wrong myth',
    'mistake never too instead wrong forget hurry much hard common careful wrongly incorrectly rush skip neglect underestimate overdo ignore cheap assume believe actually often many people badly poor overload expect avoid',
  ],
  problems: [
    'problem trouble fix repair fault pest disease',
    'stuck broken leak squeak loose blocked jam crack fail repair wrong cause spot rot mould noise rattle slip overheat smoke burnt rusty dull clog drip tear bend loosen wobble fungus insect hole yellow brown die infection weak uneven',
  ],
  price: [
    'price cost budget money pay expensive cheap fee value profit afford',
    'euro dollar pound cheap expensive fee sale discount reduced bargain affordable offer secondhand rent margin wholesale retail cost price pay free save invest dear inexpensive costly premium entry luxury budget bill tariff fare charge deposit tip ticket voucher coupon half-price pension salary income loan instalment currency cents grand thousand',
  ],
  size: [
    'size dimension space room capacity volume headroom measurement',
    'wide long high tall deep length width height diameter narrow large small compact fit person standing room stretch metre centimetre inch foot square cubic litre gallon area surface span across tiny huge giant broad spacious roomy cramped short size oversized thick thin',
  ],
  weight: [
    'weight heavy light portable transport carry packed handling',
    'weigh light heavy lift carry lighter heavier boot grip handle pack kilogram gram heaviest lightest bulky hand luggage trolley wheels carried transported ton pounds ounces balance load foldable folded collapse strap shoulder',
  ],
  figures: [
    'data fact figure number specification technical dimension',
    'weight length volume height width capacity diameter power speed mass maximum minimum average total metres kilometres tonnes grams litres watts volts percent ratio rate range between about around approximately roughly scale density age population area depth distance',
  ],
  materials: [
    'material fabric made composition wood',
    'wooden steel metal plastic glass leather cotton wool foam rubber aluminium copper iron polyester nylon ceramic linen oak pine beech bamboo marble granite concrete brick clay silk velvet canvas vinyl carbon fibre titanium bronze brass gold silver tin alloy laminate veneer solid woven coated stainless enamel',
  ],
  weather: [
    'weather rain wind wet cold winter storm snow',
    'rain water gust storm waterproof shower cloud drip soaked wet season freeze sunny dry heat drought thunder lightning hail fog mist frost breeze gale sky climate forecast humid temperature outdoors hood sheltered damp flood',
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
    'sound noise music tone loud quiet pitch',
    'loud quiet bright deep tone hear hum bass note voice silent silence volume speaker ear listen acoustic echo melody harmony chord pitch resonance click squeak roar whistle sing soft rich mellow timbre high low thud',
  ],
  safety: [
    'safety safe danger risk hazard',
    'fire burn injury accident alarm glove goggles poison shock electric careful detector leak doctor open child warning lock emergency first-aid helmet seatbelt brake fall slip sharp hot toxic fumes explosion fuse insulated supervise pet infant trip dizzy hurt wound bleed evacuate secure responsible certified',
  ],
  law: [
    'law legal rule regulation insurance permit licence tax contract',
    'register authority permit liability label warning required tax contract allowed banned duty office certificate insurance approval court judge government state act regulations licensed inspection health planning building consent application signed legally fined deadline paperwork form notice owner council',
  ],
  time: [
    'when time timing duration season speed fast quick schedule',
    'minute hour day week month spring summer autumn winter morning evening night soon late early daily second until sooner quickly clock calendar weeks months years decade annual weekend dawn dusk noon midnight lunchtime today tomorrow yesterday rush peak wait deadline shift opening hours immediately instantly slower quicker duration lasts takes',
  ],
  history: [
    'history origin past beginning story tradition came old ancient discovery',
    'century ancient founded invented medieval war king emperor roman greek egypt discovered legend since brought built former earlier traditional bc ad age era dynasty empire monk knight settlers colony explorer inventor pioneer patent introduced originally first once older oldest prehistoric archaeologist ruins destroyed conquered named',
  ],
  place: [
    'where place location found region site area',
    'country region north south east west coast island mountain valley river lake city town village street near continent ocean sea desert forest jungle peninsula bay harbour capital province state county border latitude equator arctic tropical slope plain downtown centre square local abroad worldwide stands situated italy france germany spain china japan india australia',
  ],
  route: [
    'route trip journey travel way getting there itinerary path',
    'kilometre train bus car station road path flat climb stage arrive ferry ticket airport trail hike walk cycle drive ride fly depart departure transfer connection platform toll bridge tunnel crossing signpost map navigate mile distance leg stop door passenger luggage traffic motorway route',
  ],
  sleep: [
    'sleep accommodation stay overnight lodging',
    'hotel campsite bed hostel guesthouse book reserve night pillow room breakfast mattress sheets blanket bunk dormitory lodge cabin motel apartment stay shower bathroom quiet dream check-in arrival owner host hospitable comfortable',
  ],
  food: [
    'eat food meal drink serve serving feed',
    'restaurant lunch breakfast dinner dish bread cheese wine coffee picnic snack cake fruit soup plate salad sauce eat cook kitchen chef menu starter main dessert vegetable potato rice bakery butcher market local beer drink water portion spoon fork hungry vegetarian vegan oil lemon garlic herbs',
  ],
  sights: [
    'see sight view highlight visit attraction observe',
    'castle church bridge museum sunset tower garden wall landscape photo visitor statue monument palace ruins gallery exhibition viewpoint panorama lighthouse waterfall cliff beach island forest wildlife guided scenic impressive famous visible horizon night sky',
  ],
  people: [
    'reaction response voice opinion say public criticism debate',
    'says said thinks laugh tear applause welcome criticise fan minister spokesman proud angry surprised customer neighbour protest argue resident citizen expert critic supporter opponent mayor politician scientist researcher professor pupil parent driver worker union chairman petition letter poll survey vote outrage disappointed sad happy pleased shocked insist admit claim joke complain hope fear',
  ],
  definition: [
    'what definition meaning short sentence brief explained nutshell term basic',
    'called means name word latin short simply kind refers known instead language translate translates german english originally term defined describes consists category group family belongs example also stands abbreviation namely actually scientific',
  ],
  mechanism: [
    'how works working form function principle arise happen process behind cause trigger',
    'because rise fall cool heat pressure energy turn move drive give cause form convert react release compare produce engine motor pump valve wheel lever spring gear blade rotate spin push pull flow circulate absorb store transmit signal sensor current molecule atom cell enzyme chemical acid evaporate condense expand contract gravity force friction vibrate rising sinking mix mixture',
  ],
  signs: [
    'recognise recognize sign symptom tell spot identify feel',
    'look visible feel swollen notice clear seem appear gauge typical ache tired mark red pale blue yellow dry sore painful eye skin rash fever headache dizzy weak thirsty bigger smaller louder slower colour shape pattern spot stripe tail wing call voice invisible clearly',
  ],
  effects: [
    'effect consequence impact result influence health digest',
    'health damage disease people animal plant melt suffer benefit harm easier risk sensitive affect lead reduce increase improve worsen lower raise boost prevent protect heart blood sleep concentration memory weight skin digestion bones muscle mood stress allergy pollute flood crop harvest economy jobs prices tourism wildlife',
  ],
  reasons: [
    'why reason purpose go motive',
    'because could lost damaged stolen lighter heavier enough criterion therefore since due argument advantage benefit better worse too little failed failure outdated impossible doubt uncertain unclear criteria condition requirement similar',
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
    'comfort fit wearing ergonomic posture firmness',
    'shoulder back hip foot neck soft firm padded pressure sore sit lie pleasant body cushion padding strap wide narrow tight loose stiff flexible adjustable breathable warm itchy blister ache tired relaxed support knee wrist head ear leg waist seat',
  ],
  taste: [
    'taste texture flavour aroma',
    'sweet sour bitter salty spicy crust crumb chew crisp soft juicy aroma mild tangy tender savoury nutty fruity smoky creamy crunchy moist dry tough rich fresh strong bland delicious aftertaste smell tongue palate bite crumbly buttery earthy pungent',
  ],
  performance: [
    'performance power result quality practice',
    'fast slow strong easily smoothly evenly handle hold clean tested sharp weak struggle quick slower powerful smooth reliable accurate precise efficient effective effort cope jam finish finished consistent steady noise speed minutes test result surprisingly impressive disappointing flawless satisfactory',
  ],
  setup: [
    'setup setting set install installation assembly mount fitting',
    'pole screw pump assemble attach connect hook plug circuit line fitter practise wall cable pipe adjust socket professional unpack put together bolt nut bracket wire wiring electrician plumber voltage drain hose screwdriver manual app wifi configure calibrate level position place mounted fixed fasten anchor peg',
  ],
  durability: [
    'durability lifespan lasting wear warranty guarantee',
    'worn break last guarantee warranty scratch rust return decade sturdy robust solid tough fragile brittle crack chip fade fray peel corrode decay lifespan lifetime maintenance spare part replaced repaired hold survive old outlast',
  ],
  testing: [
    'test testing try trial check',
    'try test sit sample compare trial run measure check inspect examine verify prove experiment result pass fail score observe notice see listen tap press shake weigh smell twist',
  ],
  environment: [
    'environment sustainability climate ecological green',
    'emission recycle waste energy carbon organic footprint disposal dioxide pollution pollute plastic packaging reuse reusable compost biodegradable renewable solar green sustainable wildlife habitat species forest greenhouse gas warming litter landfill chemical pesticide',
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
    'recommend worth best ideal buy again perfect suitable overall good choose choice winner better prefer depends both either neither suits anyone people who love like dislike pros cons strength weakness money regret happy star rating finally',
  ],
  beginners: [
    'beginner start starting learn child basic',
    'school lesson child course teacher motivate learn practice easy novice newcomer simple basics tutor size young adult age years old cheaper rent hire borrow patience slowly progress habit practise group club method book',
  ],
  decision: [
    'decided decision announcement announced news happened vote agreement new',
    'conference committee vote force adopted announced president council member session decided declared ruling resolution scientists delegates majority minority passed approved rejected agreed signed published official officially took place congress parliament minister summit date',
  ],
  outlook: [
    'future next plan outlook follow still',
    'will plan next soon expected later phase come upcoming tomorrow someday possible possibly probably hope hopes aim goal target expect expects intend study studies launch launched arrive continue remains open question until following return',
  ],
  makers: [
    'who built paid funding behind maker company team',
    'agency engineer company million billion financed partner built developed worker designer inventor founder architect craftsman factory brand manufacturer firm corporation investor grant budget taxpayer billions sponsor government public private university institute workers',
  ],
  everyday: [
    'everyday life daily mean us practice',
    'home kitchen shop supermarket bathroom customer nothing notice same change family children school work office shopping cooking driving phone internet television habit routine practical ordinary usual familiar still nobody everyone never mind remember forget',
  ],
  technique: [
    'technique position posture playing grip',
    'hand finger foot left right thumb arm hold grip stroke wrist palm elbow knee shoulder neck head stance swing throw catch hit kick angle pressure rhythm tempo speed fingertip string relaxed straight bend lean stand sit',
  ],
};
