/**
 * Passive voice, by rules of our own: a form of an auxiliary and a participle in one clause. Only for languages that
 * build it with an auxiliary; Russian and Turkish build it with endings, which other words share.
 */

interface PassiveRule {
  readonly auxiliaries: string;
  /** Regular participles, in lower case. */
  readonly participle: RegExp;
  /** Participles that `participle` does not match, without the endings in `endings`. */
  readonly irregular: string;
  readonly endings: RegExp;
  /** Words that look like participles, or make another tense with the auxiliary; without endings. */
  readonly never: string;
  /** Words that may stand between; null: any, and the participle may come first. */
  readonly between: RegExp | null;
  /** A word before the auxiliary that makes it reflexive. */
  readonly reflexive?: RegExp;
  /** A word right behind a participle that makes it an active tense: "wird gelesen haben". */
  readonly perfect?: RegExp;
}

const ROMANCE_ENDING = /[oa]s?$/;

const RULES: Readonly<Record<string, PassiveRule>> = {
  de: {
    auxiliaries: 'werde wirst wird werdet werden wurde wurdest wurden wurdet würde würden worden',
    participle:
      /^(?:ab|an|auf|aus|bei|da|dar|durch|ein|fest|fort|frei|her|hervor|hin|hinzu|los|mit|nach|nieder|teil|über|um|unter|vor|voraus|weg|weiter|wieder|zu|zurück|zusammen|klar)?ge(?!gen$)\p{L}{2,}(?:t|en)$|^(?:(?:ab|an|auf|aus|ein|vor|zu|mit|über|unter|um|durch|hinter|wieder)?(?:be|ver|er|ent|emp|zer|miss))\p{L}{3,}t$|^\p{L}{2,}iert$/u,
    irregular: `befohlen begangen begonnen begriffen behalten bekommen beschlossen beschrieben besprochen bestritten betrieben betroffen
      betrogen bewiesen bezogen entlassen enthalten entnommen entschieden empfangen empfohlen empfunden entworfen erfahren erfunden erhalten erhoben ernannt
      erschienen erschlossen erwogen erworben erzogen hinterlassen übergeben übernommen übersehen übertragen
      übertroffen übertrieben überwiesen umgeben unterbrochen unterhalten unternommen unterschieden unterschrieben
      unterstrichen verboten verbunden verdorben vergeben vergessen verglichen verlassen verliehen verloren vermieden
      vernommen verraten verschlossen verschoben verschwiegen versehen versprochen verstanden vertreten vertrieben
      verwiesen verworfen verziehen widersprochen`,
    endings: /$^/,
    never: `gern gestern gehen geben gelten genießen gehören gelingen gewinnen geschehen gestalten gefallen genügen
      gebären gedenken gelangen geraten gewähren gewöhnen geworden gewesen genannten gesamten bekannt beliebt bereit
      berühmt verrückt verliebt erst geeignet gut gerecht`,
    between: null,
    perfect: /^(?:haben|sein)$/,
  },
  en: {
    auxiliaries: `am is are was were be been being isn't aren't wasn't weren't it's that's they're we're you're i'm
      get gets got getting`,
    participle: /^\p{L}{2,}ed$/u,
    irregular: `beaten begun bent bet bitten blown born borne bought bound bred broken brought built burnt burst cast
      caught chosen clung crept cut dealt done drawn dreamt driven drunk dug eaten fed fallen felt fled flown flung
      forbidden forgiven forgotten fought found frozen given ground grown heard held hidden hit hung hurt kept knit
      known laid led lent let lit lost made meant met mown mistaken misunderstood outdone overcome overdone overtaken
      overthrown paid proven put read rewritten ridden run said sawn seen sent set sewn shaken shaved shed shone shot
      shown shrunk shut slain sold sought sown spent spilt split spoken spoilt spread spun stolen stuck stung struck
      strung sung sunk sworn swept taken taught thought thrown told torn trodden understood undone upheld upset woken
      won worn woven withdrawn withheld wound written wrung`,
    endings: /$^/,
    never: `need seed speed indeed feed breed hundred exceed proceed succeed bleed weed greed shed sacred naked wicked
      interested tired excited bored pleased worried married retired experienced complicated sophisticated advanced
      embed united`,
    between:
      /^(?:\p{L}+ly|not|never|also|always|often|now|then|just|already|all|both|still|only|being|been|well|best|seldom|soon|ever|even|once|again|first|mostly|either|thus)$/u,
  },
  es: {
    auxiliaries: `soy eres es somos sois son era eras éramos erais eran fui fuiste fue fuimos fuisteis fueron seré
      serás será seremos seréis serán sería serías seríamos serían sea seas seamos sean fuera fueras fueran fuese
      fuesen ser siendo sido`,
    participle: /^[a-zñü]{2,}(?:ad|id|íd)[oa]s?$/u,
    irregular: `abiert cubiert descubiert dich escrit descrit inscrit impres frit hech deshech muert puest compuest
      propuest expuest impuest dispuest supuest resuelt devuelt envuelt rot vist previst revisad satisfech suscrit`,
    endings: ROMANCE_ENDING,
    never: 'cuidad demasiad estad lad grad mercad nad cad vid',
    between:
      /^(?:\p{L}+mente|no|ya|también|siempre|nunca|sido|aún|todavía|después|luego|así|solo|sólo|muy|más|bien)$/u,
  },
  fr: {
    auxiliaries: `suis es est sommes êtes sont étais était étions étiez étaient fus fut furent serai seras sera serons
      serez seront serais serait serions seraient soit soient soyez être étant été`,
    participle: /^\p{L}{2,}(?:é|ée|és|ées)$/u,
    irregular: `fini choisi rempli garanti fourni suivi établi défini réparti converti investi servi senti cueilli
      accueilli rôti bâti puni nourri enrichi élargi réuni subi averti trahi envahi affaibli vendu rendu perdu reçu
      connu reconnu lu vu prévu voulu tenu obtenu retenu soutenu maintenu contenu entendu attendu étendu défendu
      suspendu répandu battu combattu fondu résolu conçu perçu déçu moulu cousu vaincu convaincu pourvu mis permis
      promis soumis transmis admis remis pris appris compris repris surpris écrit décrit inscrit prescrit dit
      interdit prédit fait refait satisfait produit construit conduit détruit traduit réduit introduit séduit cuit
      ouvert offert couvert découvert peint éteint atteint joint rejoint craint contraint acquis conquis assis élu exclu
      inclus conclu`,
    endings: /(?:e|s|es)$/,
    never: `allé arrivé entré resté tombé monté rentré retourné passé décédé né âgé aisé carré venu devenu revenu parti
      sorti mort descendu été`,
    between:
      /^(?:\p{L}+ment|pas|plus|jamais|souvent|aussi|bien|mieux|déjà|toujours|encore|ainsi|donc|été|très|tous|toutes|tout|parfois|ensuite|surtout|alors|même|peu)$/u,
    reflexive: /^(?:se|me|te|s)$/u,
  },
  it: {
    auxiliaries: `sono sei è siamo siete era eri eravamo erano fu furono sarò sarai sarà saremo saranno sarebbe
      sarebbero sia siano fosse fossero essere essendo stato stata stati state viene vengono veniva venivano venne
      vennero verrà verranno verrebbe verrebbero venga vengano venire`,
    participle: /^\p{L}{2,}(?:at|it|ut)[oaie]$/u,
    irregular: `fatt rifatt soddisfatt dett scritt descritt iscritt prescritt lett elett pres compres sorpres appres mess
      permess promess ammess trasmess vist previst rott apert scopert copert offert soffert chius conclus esclus inclus
      scelt tolt raccolt accolt risolt rivolt avvolt colt volt decis divis uccis ris prodott tradott ridott condott
      introdott cott corrett dirett protett vint convint spint dipint tint aggiunt raggiunt giunt post compost propost
      espost impost dispost pers spes speso difes estes accес access espress impress mosso moss commoss strett costrett
      distrutt vissut rimoss nascost`,
    endings: /[oaie]$/,
    never: `andat venut stat arrivat partit uscit entrat diventat nat mort rimast tornat salit sces cadut success
      piaciut bastat sembrat cresciut riuscit costat esistit durat avvenut accadut svanit apparit scappat divenut`,
    between:
      /^(?:\p{L}+mente|non|già|anche|sempre|spesso|ancora|più|stato|stata|stati|state|mai|poi|solo|tutti|tutte|quindi|così|molto|ben)$/u,
    reflexive: /^(?:si|mi|ti|ci|vi|s)$/u,
  },
  nl: {
    auxiliaries: 'word wordt worden werd werden geworden',
    participle:
      /^(?:aan|achter|af|bij|door|in|los|mee|na|neer|om|onder|op|over|samen|tegen|terug|toe|uit|vast|voor|vrij|weg)?ge\p{L}{2,}(?:t|d|en|an)$|^(?:be|ver|her|ont|er)\p{L}{3,}(?:t|d)$/u,
    irregular: `aanbevolen bedorven bedrogen begonnen begrepen bekeken beschreven beslopen besloten besproken bestolen
      betrokken bevolen bewezen bezonken gedaan gezien herschreven herzien onderbroken ondernomen onderschreven
      ontnomen ontslagen ontvangen ontworpen ontvreemd overgenomen overschreven overtroffen overwogen vergeleken vergeten
      verboden verbroken verdreven verholpen verkregen verlaten verloren vermeden verschoven verstoten vertrokken
      vervangen verwezen verworpen verzonden verzonken voorzien`,
    endings: /$^/,
    never:
      'geworden geweest gewoon gezond gelden geven genieten gebeuren geloven genezen geen bekend bereid verliefd beroemd gehad',
    between: null,
  },
  pt: {
    auxiliaries: `sou és é somos sois são era eras éramos eram fui foste foi fomos foram serei serás será seremos serão
      seria serias seríamos seriam seja sejas sejamos sejam fosse fosses fossem for forem ser sendo sido`,
    participle: /^[a-zç]{2,}(?:ad|id|íd)[oa]s?$/u,
    irregular: `feit desfeit satisfeit dit escrit descrit inscrit vist previst revist post compost propost expost impost
      dispost supost abert cobert descobert pag ganh gast entregue aceit eleit impress pres suspens expuls extint mort
      limp`,
    endings: ROMANCE_ENDING,
    never: 'cuidad estad lad grad mercad nad cad vid',
    between:
      /^(?:\p{L}+mente|não|já|também|sempre|nunca|sido|ainda|depois|então|assim|só|muito|mais|bem)$/u,
  },
};

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** German nouns are capitalised, and many look like participles: "mit Geräten". */
const HAS_CAPITAL_NOUNS = new Set(['de']);
/** How many words may stand between, where not every word may. */
const REACH = 3;

/** Returns what finds the passive in the clauses of a sentence, words as written; null for a language without rules. */
export function passiveIn(
  language: string,
): ((clauses: readonly (readonly string[])[]) => boolean) | null {
  const rule = RULES[language];
  if (rule === undefined) return null;
  const auxiliaries = wordsOf(rule.auxiliaries);
  const isParticiple = participleOf(rule, HAS_CAPITAL_NOUNS.has(language));
  const { between, reflexive, perfect } = rule;
  const near = (words: readonly string[], at: number, pattern: RegExp): boolean => {
    for (let next = at + 1; next <= at + 1 + REACH && next < words.length; next += 1) {
      const word = words[next] ?? '';
      if (isParticiple(word)) return true;
      if (!pattern.test(word.toLowerCase())) return false;
    }
    return false;
  };
  const isReflexive = (before = '') => reflexive?.test(before.toLowerCase()) === true;
  const isPerfect = (next = '') => perfect?.test(next) === true;
  const hasParticiple = (words: readonly string[], at: number): boolean =>
    between === null
      ? words.some(
          (other, place) => place !== at && isParticiple(other) && !isPerfect(words[place + 1]),
        )
      : near(words, at, between);
  const isPassiveAt = (words: readonly string[], at: number): boolean =>
    auxiliaries.has(auxiliaryOf(words[at] ?? '')) &&
    !isReflexive(words[at - 1]) &&
    hasParticiple(words, at);
  return (clauses) => clauses.some((words) => words.some((_, at) => isPassiveAt(words, at)));
}

/** "n'est", "c'est", "qu'il" without what is elided; "s'est" stays, which is reflexive. */
const auxiliaryOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^(?:[cdjln]|qu|com)'(?=[eêéfès])/u, '');

function participleOf(rule: PassiveRule, hasCapitalNouns: boolean): (word: string) => boolean {
  const [irregular, never] = [wordsOf(rule.irregular), wordsOf(rule.never)];
  return (written) => {
    if (hasCapitalNouns && /^\p{Lu}/u.test(written)) return false;
    const word = written.toLowerCase();
    const bare = word.replace(rule.endings, '');
    if (never.has(word) || never.has(bare)) return false;
    return irregular.has(word) || irregular.has(bare) || rule.participle.test(word);
  };
}
