/** What somebody who searches for a keyphrase wants, by rules that say why. */
import type { BriefData } from '#contract/briefs/brief.schema.ts';
import type { Intent, PageFormat } from '#contract/briefs/briefBounds.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import { mostOf } from './format.ts';

type Words = Readonly<Record<Intent, string>>;

/** Words of a keyphrase that give it away, by language. */
const WORDS: Readonly<Record<string, Words>> = {
  en: {
    navigational: 'login signin website homepage official contact',
    transactional:
      'buy price prices pricing cheap cheapest coupon deals discount sale shop download hire rent',
    commercial: 'best top review reviews vs versus compare comparison alternative alternatives',
    informational:
      'how what why when who guide tutorial ideas examples tips meaning definition explained learn',
  },
  de: {
    navigational: 'login anmelden website offiziell kontakt',
    transactional:
      'kaufen preis preise kosten bestellen günstig gutschein angebot rabatt shop mieten buchen download',
    commercial: 'beste bester bestes besten test vergleich alternative alternativen erfahrungen vs',
    informational:
      'wie was warum wann wer anleitung ratgeber ideen beispiele tipps bedeutung definition',
  },
  es: {
    navigational: 'login sesión web oficial contacto',
    transactional: 'comprar precio precios barato oferta descuento tienda pedir alquilar reservar',
    commercial: 'mejor mejores opiniones comparativa alternativa alternativas vs',
    informational: 'cómo qué por cuándo guía tutorial ideas ejemplos consejos significado',
  },
  fr: {
    navigational: 'connexion site officiel contact',
    transactional: 'acheter prix pas cher commander promo remise boutique louer réserver',
    commercial: 'meilleur meilleure meilleurs meilleures avis comparatif alternative vs',
    informational: 'comment pourquoi quand guide tutoriel idées exemples conseils définition',
  },
  it: {
    navigational: 'accesso login sito ufficiale contatti',
    transactional: 'comprare acquistare prezzo prezzi offerta sconto negozio noleggio prenotare',
    commercial: 'migliore migliori recensione recensioni confronto alternativa vs',
    informational: 'come cosa perché quando guida tutorial idee esempi consigli significato',
  },
};

/** In the order in which they are tried: "best price" is about a price. */
const ORDER: readonly Intent[] = ['navigational', 'transactional', 'commercial', 'informational'];

const BY_FORMAT: Readonly<Record<PageFormat, Intent>> = {
  list: 'commercial',
  comparison: 'commercial',
  review: 'commercial',
  product: 'transactional',
  howTo: 'informational',
  questions: 'informational',
  guide: 'informational',
  article: 'informational',
};

/** Pages that are too few to tell. */
const LEAST_PAGES = 3;

/** Returns the search intent: from the words of the keyphrase, else from the format of most pages; null if neither tells. */
export function intentOf(
  keyphrase: string,
  formats: readonly (PageFormat | null)[],
  tools: TextTools,
): BriefData['intent'] {
  const words = tools.words(keyphrase);
  const plain = words.map(tools.plainWord);
  const table = WORDS[tools.language];
  for (const is of table === undefined ? [] : ORDER) {
    const known = new Set(table?.[is].split(' '));
    const at = plain.findIndex((word) => known.has(word));
    if (at >= 0) return { is, why: 'keyphrase', evidence: words[at] ?? '' };
  }
  if (tools.cues?.isQuestion(plain) === true)
    return { is: 'informational', why: 'keyphrase', evidence: words[0] ?? '' };
  const most = mostOf(formats);
  const known = formats.filter((format) => format !== null).length;
  if (most === null || known < LEAST_PAGES) return null;
  return { is: BY_FORMAT[most], why: 'results', evidence: most };
}
