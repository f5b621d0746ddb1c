import type { TermLists } from './termLists.ts';

export const ENGLISH: TermLists = {
  head: 'last',
  links: 'of for in to and',
  beforeNouns: `a an the this that these those my your his her its our their each every any some no another other such both all of for in on at with
    without from into onto over under between through against per about during before after within across behind beside near by as via
    versus vs one two three four five six seven eight nine ten several many few more most less much enough same first second third good
    better best new old big bigger biggest small smaller large larger high higher low lower great full main own extra proper`,
  beforeVerbs: `i you we they he she it who which to can could will would shall should must may might do does did not never
    always also often usually please just let's don't doesn't didn't can't won't isn't i'd you'd we'd they'd i'll you'll we'll
    they'll i've you've we've they've that`,
  verbs: `add agree aim allow appear apply arrive ask assume avoid become begin behave believe bring build buy call carry catch
    check choose come compare complain confirm connect consider contain continue convert cover create cut deal decide
    depend deserve determine differ discover eat empty enjoy ensure exist expect explain explore extend fall feel find finish fit
    fix follow forget gain get give go grow handle happen hear help hold hope identify imagine improve include increase involve
    join keep know last lay learn leave let lie lift like listen live look lose make matter mean measure meet mention miss move need
    notice obtain occur offer open own pass pay perform pick place plan prefer prepare prevent produce protect prove provide pull
    push put raise reach read realise realize receive recommend reduce refer rely remain remember remove replace require rest
    return rise run save say see seek seem sell send set show sit solve speak spend stand start stay stick stop suggest suit
    suppose take talk tell tend think throw touch treat try turn understand use vary visit wait walk want warn watch wear wish
    wonder work worry write`,
  verbsAreNouns: true,
  nounEnding: /(?:[a-z]{3}(?:als?|ions?|ments?|ances?|ences?|ness|ures?|ors?|ers))$/,
  attributes: `small large big high low long short full free open new old deep thick thin wide hard soft heavy light fast slow early late raw
    fresh warm hot cold strong weak solid clear clean smart tall quick quiet standard special general temporary single separate dry
    wet natural modern public private local`,
  empty: `upside able actual additional ago alike alone already apart available average aware away awesome bad barely basic beautiful became began
    begun being bought broke broken brought built busy came careful caught certain cheap cheaper cheapest chose chosen close closed
    common complete complex considerable convenient correct crucial current decent dedicated different difficult done drew drove due
    easier easiest easy effective efficient either else entire equal especially essential even ever everyone everything exact
    excellent exciting expensive experienced extra extreme fair fairly familiar famous faster favorite favourite fell final fine fixed
    flew forgot found frequent friendly fun further gave gone got greatest grew handy happy harder heavier held helpful hidden
    high-quality higher honest huge ideal immediate impressive incredible individual indoors initial inside instead interesting it's
    knew latest laid least left lighter likely little longer lots loud lower luckily made main major maybe meant met minor moderate
    multiple near necessary nice normal obvious occasional ok okay ones ongoing only ordinary original outside overall paid particular
    perfect perhaps plain pleasant plenty poor popular possible potential powerful prior proper put quite rare rather ready real
    reasonable recent regular related relevant reliable remaining respective rest right risen rough ran said same sat seen select sent
    serious severe shorter significant similar simple slight slower sold somewhere soon sorry specific spent spoke stable steady still
    stood straight strange strict stronger sturdy stuck sudden suitable sure surprising taken taught thorough thought tiny today told
    tomorrow tonight took top total tough true typical ultimate unique unlikely unusual upfront useful usual valuable varied various
    vast visible vital wear well went whole wider wonderful won worn worse worst worth worthwhile wrong wrote yesterday young zero
    anyone anything nobody nothing someone something somebody everybody themselves yourself myself itself himself ourselves yes hello
    thanks etc tested needed required used depending including according compared expected recommended considered based given known
    called zero one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty
    ninety hundred hundreds thousand thousands million dozen couple`,
  kept: `cause causes effect effects value values course courses family supply assembly belly jelly anomaly reply ally fly butterfly
    lily`,
  emptyEnding: /[a-z]{2}ly$/,
  adjectiveEnding: /(?:[a-z]{2}(?:able|ible|ful|less|ous|ive|ical|ish)|[a-z]{3}[^e]ed)$/,
  measures: `second minute hour day week weekend month year decade century time times moment morning afternoon evening night today january
    february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
    summer autumn winter inch foot feet mile meter metre centimeter centimetre millimeter millimetre kilometer kilometre gram gramme
    kilogram kilo ounce pound pounds lb lbs oz liter litre gallon euro euros dollar dollars cent cents pence penny percent percentage
    degree degrees sq cm mm km kg ml per half halves quarter third`,
  vague: `season way thing things people person man men woman women guy someone kind sort part bit lot piece example instance tip tips trick
    guide step question answer reason result idea point option choice change difference matter fact case thought opinion word sentence
    paragraph heading page article post website blog reader editor editors author writer team staff expert experts list number numbers
    amount half quarter third rest whole end start beginning top bottom side front back place area situation process approach method
    solution problem issue benefit advantage disadvantage drawback pro pros con cons thanks help hand look name line order purpose
    need use anything everything overview introduction conclusion summary takeaway verdict review reviews version updated pick picks
    favourite favorite deal deals detail details information info attention effort chance trouble mistake mistakes factor factors
    consideration basics faq faqs link click share comment comments cookie max min no yes day's year's mode model models unit units
    cause effect value course state range level`,
};
