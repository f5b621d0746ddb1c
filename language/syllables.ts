/**
 * Counts syllables. English uses the `syllable` package (MIT); other languages go by spelling: each match of
 * `nucleus` is one syllable, after `rewrites` has removed silent vowels and put a dot between vowels that are
 * spoken separately. The count of single words may be off by one (Fa-mi-li-e).
 */
import { syllable } from 'syllable';

interface Spelling {
  readonly rewrites: readonly (readonly [what: RegExp, by: string])[];
  readonly nucleus: RegExp;
}

const SPELLINGS: Readonly<Record<string, Spelling>> = {
  de: {
    rewrites: [
      [/qu/g, 'q'],
      [/(?<=[aeiouyäöü].{0,30})(?<!ch)ien$/, 'i·en'], // Fe-ri-en, but Wien
      [/eum(?=s?$)/, 'e·um'], // Mu-se-um
      [/^be(?=en|u[nr])|^ge(?=e[hn]|im)/, '$&·'], // be-en-den, ge-ehrt, but Beu-te, Geist
      [/y(?=[aeou])/g, ''], // Yo-ga
    ],
    nucleus: /aa|ee|oo|ai|ay|au|äu|ei|ey|eu|oi|ie|[aeiouyäöüàâéèêôœæ]/g,
  },
  es: {
    rewrites: [[/qu|gu(?=[eéií])/g, 'k']],
    nucleus:
      /[iuü]?[aeoáéó](?:[iuü](?![aeoáéó])|y(?![aeiouáéíóú]))?|[iuü]?[íú]|[iuü]{1,2}y?|y(?![aeiouáéíóú])/g,
  },
  fr: {
    rewrites: [
      [/qu|gu(?=[eéèêiîy])/g, 'k'],
      [/y(?=[aeiouéèêâô])/g, 'j'], // voyage
      [/^pay(?=s)/, 'pa·i'], // pa-ys
      [/(?<=[bcdfgptv][lr])i(?=[aeoéèê])/g, 'i·'], // cri-er
      [/(?<=[aeiouyàâäéèêëîïôöùûüœæ].{0,30})(?<![aeoœ])es?$/, ''], // livre, but le
      [/[éï](?=[aeiouyéèêâîôûœ])/g, '$&·'], // cré-a-tion
      [/(?<=[aeouéè])[ïëü]|(?<=[ao])[éè]/g, '·$&'], // na-ïf, po-ète
    ],
    nucleus: /[aeiouyàâäéèêëîïôöùûüœæ]+/g,
  },
  it: {
    rewrites: [[/qu/g, 'k']],
    nucleus: /[iu]{0,2}[aeoàèéòó](?:[iu](?![aeoàèéòóiu]))?|[iu]?[ìíùú]|[iu]{1,2}|y/g,
  },
  nl: {
    rewrites: [
      [/qu/g, 'q'],
      [/eum(?=s?$)/, 'e·um'], // mu-se-um
      [/y(?=[aeou])/g, ''], // yo-ga
    ],
    nucleus: /aai|ooi|oei|eeu|ieu|aa|ee|oo|uu|ie|oe|eu|ui|ou|au|ij|ei|ai|oi|[aeiouyëïöüáéèêó]/g,
  },
  pt: {
    rewrites: [
      [/qu|gu(?=[aeioáéíóâêôãõ])/g, 'k'],
      [/(?<=[aou])i(?=[rlzm]$|nh|nd)/g, '·i'], // sa-ir, ra-i-nha
      [/(?<=[áéíóúâêô].{0,30})[iu](?=[aeo]s?$)/, ''], // his-tó-ria, but di-a
    ],
    nucleus: /ã[oe]|õe|[aeoáéóâêôãõà](?:[iu](?![íú]))?|[íú]|u?i|iu|u/g,
  },
  ru: { rewrites: [], nucleus: /[аеёиоуыэюя]/g },
  tr: { rewrites: [], nucleus: /[aeıioöuüâîû]/g },
};

/** For scripts that write vowels as letters; accents are ignored. A word without a vowel counts as one syllable. */
const ANY_VOWELS: Spelling = {
  rewrites: [[/\p{M}+/gu, '']],
  nucleus: /[aeiouyæœøаеиоуыэюяєіαεηιουω]+/g,
};

/** Returns a function that counts the syllables of a word, at least 1. */
export function syllablesIn(language: string): (word: string) => number {
  if (language === 'en') return (word) => Math.max(1, syllable(word));
  const spelling = SPELLINGS[language];
  const { rewrites, nucleus } = spelling ?? ANY_VOWELS;
  return (word) => {
    const written = word.toLocaleLowerCase(language).normalize(spelling ? 'NFC' : 'NFD');
    const heard = rewrites.reduce((text, [what, by]) => text.replace(what, by), written);
    return Math.max(1, heard.match(nucleus)?.length ?? 0);
  };
}
