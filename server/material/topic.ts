/** What kind of article a topic asks for, and the topic as part of a sentence. */
import { baseLanguage } from '#html/words.ts';

export const TOPIC_KINDS = [
  'howTo',
  'choosing',
  'comparison',
  'list',
  'definition',
  'review',
  'news',
] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** In the order in which they are tried: "how to choose" is choosing, though it is a how-to as well. */
const KINDS: Readonly<Record<string, readonly (readonly [TopicKind, RegExp])[]>> = {
  en: [
    [
      'comparison',
      /\bvs\b|\bversus\b|\bcompared?\b|\bcomparison\b|\bdifferences?\b|\bor\b.*(?:\?|:|which)/i,
    ],
    ['review', /\breview(?:ed)?\b|\btested\b|\bhands.on\b|\bour test\b/i],
    [
      'choosing',
      /\bchoos(?:e|ing)\b|\bpick(?:ing)?\b|\bbuy(?:ing|er)?\b|\bright\b.*\bfor\b|^which\b|^the best\b|^best\b/i,
    ],
    ['howTo', /^how (?:to|do|can|we|i)\b|\bstep.by.step\b|\btutorial\b|\bguide to \w+ing\b/i],
    [
      'list',
      /^(?:the )?(?:top )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b/i,
    ],
    ['definition', /^what(?:'s|’s| is| are| does)\b|\bexplained\b|\bmeaning\b|\bdefinition\b/i],
    [
      'news',
      /\b(?:gets?|announces?|launch(?:es)?|wins?|opens?|closes?|bans?|approves?|passes|breaks?|news|update)\b/i,
    ],
  ],
  de: [
    ['comparison', /\bvs\b|\bversus\b|vergleich|unterschied|\boder\b/i],
    ['review', /\btest\b|getestet|erfahrung|\bim praxistest\b|rezension/i],
    [
      'choosing',
      /w[äa]hl(?:en|t|e)\b|\bauswahl\b|\bkauf(?:en|t|beratung)?\b|\brichtige[nrs]?\b|passende[nrs]?|^welche|^d(?:er|ie|as) beste/i,
    ],
    [
      'howTo',
      /^wie (?:man|sie|du|ich|wir)\b|anleitung|schritt f[üu]r schritt|so geht|\bselbst\b.*en\b|\b\w{3,}(?:eln|ern|en):/i,
    ],
    [
      'list',
      /^(?:die )?(?:top )?(?:\d+|zwei|drei|vier|f[üu]nf|sechs|sieben|acht|neun|zehn|zw[öo]lf)\b/i,
    ],
    ['definition', /^was (?:ist|sind|bedeutet|hei[ßs]t)\b|erkl[äa]rt\b|bedeutung|definition/i],
    [
      'news',
      /\b(?:startet|bekommt|erh[äa]lt|gewinnt|er[öo]ffnet|beschlie[ßs]t|verbietet|neuer?s?|kommt)\b/i,
    ],
  ],
  es: [
    ['comparison', /\bvs\b|\bversus\b|comparaci[óo]n|comparativa|diferenci|\bo\b.*(?:\?|:)/i],
    ['review', /rese[ñn]a|an[áa]lisis|\bprueba\b|probamos|opini[óo]n/i],
    [
      'choosing',
      /\beleg?ir\b|\belecci[óo]n\b|\bcomprar\b|\bescoger\b|adecuad|^qu[ée] \w+ (?:elegir|comprar)|^(?:el|la|los|las) mejor/i,
    ],
    ['howTo', /^c[óo]mo\b|paso a paso|\bgu[íi]a para\b|tutorial/i],
    ['list', /^(?:los |las )?(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)\b/i],
    ['definition', /^¿?qu[ée] (?:es|son|significa)\b|explicad|significado|definici[óo]n/i],
    [
      'news',
      /\b(?:despega|anuncia|gana|abre|cierra|aprueba|proh[íi]be|llega|lanza|estrena|nuev[oa]s?)\b/i,
    ],
  ],
  fr: [
    ['comparison', /\bvs\b|\bversus\b|comparaison|comparatif|diff[ée]rence|\bou\b.*(?:\?|:)/i],
    ['review', /\bavis\b|\btest\b|\btest[ée]\b|essai|critique/i],
    [
      'choosing',
      /\bchoisir\b|\bchoix\b|\bacheter\b|adapt[ée]e?s?\b|^quelle?s?\b|^l(?:e|a|es) meilleur/i,
    ],
    ['howTo', /^comment\b|pas [àa] pas|[ée]tape par [ée]tape|tutoriel|\bguide pour\b/i],
    ['list', /^(?:les )?(?:top )?(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze)\b/i],
    ['definition', /^qu['’]est|^c['’]est quoi|^que signifie|expliqu[ée]|d[ée]finition/i],
    [
      'news',
      /\b(?:entre|annonce|gagne|remporte|ouvre|ferme|adopte|interdit|arrive|lance|nouve(?:l|au|lle)s?)\b/i,
    ],
  ],
};

/** A topic that shows no kind is explained. */
export function kindOfTopic(topic: string, language: string): TopicKind {
  const kinds = KINDS[baseLanguage(language)] ?? [];
  return kinds.find(([, pattern]) => pattern.test(topic))?.[0] ?? 'definition';
}

/** Where the topic proper ends: "Cast-iron skillet: our review". */
const AFTER_TOPIC = /(?<!\s)\s*(?:[:?!]|\s[–—-]\s).*$/s;
const ASKING: Readonly<Record<string, RegExp>> = {
  en: /^what(?:'s|’s| is| are)\s+/i,
  de: /^(?:was (?:ist|sind|bedeutet|heißt))\s+/i,
  es: /^¿?(?:qué (?:es|son|significa))\s+/i,
  fr: /^qu['’](?:est-ce qu(?:e\s+|['’])|est ce que\s+)/i,
};
const HOW_TO = /^how to\s+/i;
const SENTENCE_LIKE =
  /^(?:how|why|when|where|which|who|what|can|do|does|is|are|should|wie|warum|wann|wo|welche\w*|wer|kann|c[óo]mo|por qu[ée]|cu[áa]ndo|d[óo]nde|comment|pourquoi|quand|o[ùu]|quel\w*)\b/i;

/** The topic as a noun phrase: "How to choose a tent?" is "choosing a tent"; what cannot become one is quoted. */
export function topicPhrase(topic: string, language: string): string {
  const base = baseLanguage(language);
  const bare = topic.trim().replace(/^¿/, '');
  const head = bare.replace(AFTER_TOPIC, '').trim() || bare;
  const asked = head.replace(ASKING[base] ?? /^\b$/, '');
  if (base === 'en' && HOW_TO.test(asked)) return gerundPhrase(asked.replace(HOW_TO, ''));
  return SENTENCE_LIKE.test(asked) ? quoted(head, base) : asked;
}

const QUOTES: Readonly<Record<string, readonly [string, string]>> = {
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['« ', ' »'],
};

function quoted(text: string, language: string): string {
  const [open, close] = QUOTES[language] ?? ['“', '”'];
  return `${open}${text}${close}`;
}

/** "choose and store shoes" → "choosing and storing shoes" */
function gerundPhrase(phrase: string): string {
  const [verbs = '', verb = '', joined = '', second = ''] =
    /^(\p{L}+)(?:(,? (?:and|or) )(\p{L}+)(?= ))?/u.exec(phrase) ?? [];
  if (verb === '') return quoted(phrase, 'en');
  return `${gerund(verb)}${joined}${second === '' ? '' : gerund(second)}${phrase.slice(verbs.length)}`;
}

function gerund(written: string): string {
  const verb = written.toLowerCase();
  if (/ie$/.test(verb)) return verb.replace(/ie$/, 'ying');
  if (/[^eoy]e$/.test(verb) && verb !== 'be') return verb.replace(/e$/, 'ing');
  const doubles =
    /^[^aeiou]*[aeiou][^aeiouwxy]$|^(?:be|for|re|ad|per|oc|com|in|un|up)[^aeiou]+[aeiou][^aeiouwxynrlst]$|^(?:begin|forget|prefer|refer|admit|commit|permit|submit|control|travel|cancel|equip|format|program|quit|reset|unplug)$/;
  return doubles.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}
