/** Words that tell who speaks to whom, and which English somebody spells. Own lists, plain words. */
import type { VoiceWords } from '#domain/seo/text/textTools.ts';

const PRONOUNS: Readonly<
  Record<string, Readonly<Record<'singular' | 'plural' | 'reader', string>>>
> = {
  de: {
    singular: 'ich mich mir mein meine meinen meinem meiner meines',
    plural: 'wir uns unser unsere unseren unserem unserer unseres',
    reader: 'du dich dir dein deine deinen deinem deiner ihnen ihr ihre euch euer eure',
  },
  en: {
    singular: "i me my mine myself i'm i've i'd i'll",
    plural: "we us our ours ourselves we're we've we'd we'll let's",
    reader: "you your yours yourself yourselves you're you've you'd you'll",
  },
  es: {
    singular: 'yo me mi mis mí mío mía conmigo',
    plural: 'nosotros nosotras nos nuestro nuestra nuestros nuestras',
    reader: 'tú te tu tus ti usted ustedes tuyo tuya contigo',
  },
  fr: {
    singular: 'je j me m moi mon ma mes',
    plural: 'nous notre nos',
    reader: 'tu te toi ton ta tes vous votre vos',
  },
};

/** American and British, word by word; forms are made of the endings that are behind the bar. */
const SPELLINGS = `color/colour|s,ed,ing,ful favor/favour|s,ed,ing,ite,able honor/honour|s,ed,ing,able
  labor/labour|s,ed behavior/behaviour|s,al neighbor/neighbour|s,hood flavor/flavour|s,ed rumor/rumour|s humor/humour
  harbor/harbour|s center/centre|s theater/theatre|s meter/metre|s liter/litre|s fiber/fibre|s gray/grey
  organiz/organis|e,es,ed,ing,ation,ations realiz/realis|e,es,ed,ing recogniz/recognis|e,es,ed,ing
  apologiz/apologis|e,es,ed,ing optimiz/optimis|e,es,ed,ing,ation analyz/analys|e,ed,ing summariz/summaris|e,es,ed,ing
  personaliz/personalis|e,es,ed,ing,ation prioritiz/prioritis|e,es,ed,ing customiz/customis|e,es,ed,ing
  maximiz/maximis|e,es,ed,ing minimiz/minimis|e,es,ed,ing specializ/specialis|e,es,ed,ing
  travel/travell|ed,ing,er,ers model/modell|ed,ing cancel/cancell|ed,ing label/labell|ed,ing
  defense/defence offense/offence license/licence catalog/catalogue|s dialog/dialogue program/programme|s
  fulfill/fulfil|s enroll/enrol|s skillful/skilful jewelry/jewellery plow/plough|s check/cheque|s tire/tyre|s
  aluminum/aluminium mom/mum|s airplane/aeroplane|s`;
/** Spelled the same in both meanings, so they say nothing. */
const BOTH = new Set(['check', 'checks', 'tire', 'tires', 'program', 'dialog', 'meter', 'meters']);

/** American and British forms, side by side. */
export function spellingPairs(): (readonly [us: string, uk: string])[] {
  return SPELLINGS.trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [stems = '', endings = ''] = entry.split('|');
      const [us = '', uk = ''] = stems.split('/');
      const isWhole = !/(?:z|s)$/.test(us) || !/(?:is|ys)$/.test(uk);
      const forms = isWhole && !DOUBLED.test(uk) ? ['', ...endings.split(',')] : endings.split(',');
      return [...new Set(forms)].map((ending) => [us + ending, uk + ending] as const);
    })
    .filter(([us]) => !BOTH.has(us));
}

function spellings(): Map<string, 'us' | 'uk'> {
  const known = new Map<string, 'us' | 'uk'>();
  for (const [us, uk] of spellingPairs()) {
    known.set(us, 'us');
    known.set(uk, 'uk');
  }
  for (const word of ONLY_BRITISH) known.set(word, 'uk');
  return known;
}
/** Their American form has another meaning in Britain, and tells nothing. */
const ONLY_BRITISH = 'cheque cheques tyre tyres programme dialogue metre metres'.split(' ');

/** Only the forms differ: "traveled", "travelled". */
const DOUBLED = /(?:travell|modell|cancell|labell)$/;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Returns the words of a language; null if there is no list. */
export function voiceWordsOf(language: string): VoiceWords | null {
  const pronouns = PRONOUNS[language];
  if (pronouns === undefined) return null;
  return {
    singular: setOf(pronouns.singular),
    plural: setOf(pronouns.plural),
    reader: setOf(pronouns.reader),
    isContraction:
      language === 'en'
        ? (word) =>
            /n't$|'(?:re|ve|ll|m|d)$|^(?:it|that|there|what|here|let|he|she|who)'s$/.test(word)
        : null,
    spellings: language === 'en' ? spellings() : null,
  };
}

/** Words of manner: fillers, hedges, connectors, and long words that have a short one beside them. */
const STYLE_WORDS: Readonly<Record<string, string>> = {
  en: `however therefore thus hence moreover furthermore indeed perhaps maybe probably really very quite rather just
    actually basically simply literally certainly clearly obviously essentially generally usually especially
    particularly significantly extremely absolutely totally completely upon whilst amid among shall must might
    utilize leverage facilitate commence purchase obtain require assist attempt demonstrate implement optimize
    innovative robust seamless crucial vital essential key important great good nice best amazing big huge
    like want need get got thing things stuff lot lots kind sort bit way ways according including although though
    because since while whereas unless despite instead meanwhile finally ultimately overall additionally`,
};

/** Returns words that people choose or avoid whatever they write about. */
export const styleWordsOf = (language: string): readonly string[] =>
  STYLE_WORDS[language]?.split(/\s+/) ?? [];
