/**
 * Syllables of a word. English by the `syllable` package (MIT, exceptions and rules of its own);
 * other languages by their vowel groups: a syllable is one nucleus, and which letters next to each
 * other make one nucleus is what the table says. Errors of single words even out over a text.
 */
import { syllable } from 'syllable';

interface Nuclei {
  readonly vowels: string;
  /** Vowels that stand together in one syllable, longest first; every other vowel is one of its own. */
  readonly together: string;
  /** Endings and other letters that are written and not spoken. */
  readonly silent?: readonly RegExp[];
}

const NUCLEI: Readonly<Record<string, Nuclei>> = {
  de: {
    vowels: 'aeiouyäöü',
    together: 'eau aa ee oo ie ei ey ai ay au äu eu oi ui',
    silent: [/(?<=q)u/g],
  },
  es: {
    vowels: 'aeiouáéíóúü',
    together: `iai iái iei iéi uai uái uei uéi ai ái ei éi oi ói ui ia iá ie ié io ió iu iú ua uá ue ué uo uó
      au áu eu éu ou üe üé üi`,
    silent: [/(?<=[gq])u(?=[eéií])|(?<=q)u/g],
  },
  fr: {
    vowels: 'aeiouyàâäéèêëîïôöùûüœæ',
    together: `oeu œu eau oui ouai aie oie uie ieu iai ion ien ier ie ai aî au ei eu eû ou oû oi oî ui
      ée ue oe ay ey oy uy ia io`,
    silent: [/(?<=[gq])u(?=[eéèêiîy'])|(?<=q)u/g, /(?<=[^aeiouyàâäéèêëîïôöùûüœæ])e(?:s|nt)?$/],
  },
  it: {
    vowels: 'aeiouàèéìíîòóùú',
    together: `iuo uoi uie iei iai ia iè ie ié io iò iu iù ua uà ue uè uo uò ui ai ài ei oi òi au eu`,
    silent: [/(?<=q)u|(?<=[cg])i(?=[aouàòù])|(?<=sc)i(?=[aeouàòù])|(?<=gl)i(?=[aeouàòù])/g],
  },
  nl: {
    vowels: 'aeiouyáéíóúèàëïöü',
    together: 'aai ooi oei eeu ieu uwe aa ee oo uu ie oe eu ui ei ij ai au ou',
    silent: [/(?<=q)u/g],
  },
  pt: {
    vowels: 'aeiouáàâãéêíóôõúü',
    together: `uão ão ãe õe ai ái ei éi êi oi ói ui au áu eu éu iu ou ua uá ue ué uo ia io ie`,
    silent: [/(?<=[gq])u(?=[eéêií])|(?<=q)u/g],
  },
  ru: { vowels: 'аеёиоуыэюя', together: '' },
  tr: { vowels: 'aeıioöuüâîû', together: '' },
};

/** Scripts that write vowels as letters; a word without one counts as one syllable. */
const ANY_VOWELS = /[aeiouyаеёиоуыэюяєіїαεηιουωάέήίόύώ]+/gu;
const MARKS = /\p{M}+/gu;

/** A function that counts the syllables of a word of a language: at least 1. */
export function syllablesIn(language: string): (word: string) => number {
  if (language === 'en') return (word) => Math.max(1, syllable(word));
  const nuclei = NUCLEI[language];
  const nucleus = nuclei === undefined ? ANY_VOWELS : nucleusOf(nuclei);
  return (word) => {
    const plain = word.toLocaleLowerCase(language).normalize(nuclei === undefined ? 'NFD' : 'NFC');
    const silent = nuclei?.silent ?? [];
    const spoken = silent.reduce((left, letters) => left.replace(letters, ''), plain);
    const letters = nuclei === undefined ? spoken.replace(MARKS, '') : spoken;
    return Math.max(1, letters.match(nucleus)?.length ?? 0);
  };
}

function nucleusOf({ vowels, together }: Nuclei): RegExp {
  const groups = together
    .split(/\s+/)
    .filter((group) => group !== '')
    .sort((a, b) => b.length - a.length);
  return new RegExp([...groups, `[${vowels}]`].join('|'), 'gu');
}
