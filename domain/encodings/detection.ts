/**
 * Finds the encoding of a text that does not say it. Each one is tried, and the text counts that some language would most probably
 * write: what it reads costs the fewest bits (minimum description length).
 */
import { ENCODINGS, LANGUAGES, type WrittenLanguage } from './letters.ts';

/** The decoder that browsers and Node share. */
declare const TextDecoder: {
  new (label: string): { decode(bytes: Uint8Array): string };
};

/** What characters cost in bits that are no letters of a language. */
const BITS = {
  ascii: 5,
  /** A letter that only other languages have. */
  foreign: 14,
  /** One of the thousands of signs of a language, and none of its most frequent ones. */
  further: 13,
  quote: 3,
  symbol: 6,
  /** What hardly stands in a text: frames, half-width letters. */
  odd: 16,
  /** What stands in none: unreadable bytes, control characters. */
  unreadable: 40,
  /** Most words in the Latin script have English letters only. */
  latin: 3,
  /** About half of a text is of the most frequent signs. */
  cjk: 1,
  capital: 1,
} as const;

/** What two characters cost in addition that stand beside each other. */
const PAIR_BITS = {
  capitalAfterSmall: 12,
  twoScripts: 9,
  latinBesideCjk: 4,
  symbolInWord: 11,
  /** Both are no English letters. */
  twoLatin: 3,
  /** As in "KŠse". */
  capitalsBeforeSmall: 8,
  signBesideLetter: 8,
  /** Where a letter of the language does not stand. */
  never: 6,
} as const;

const QUOTES = /[‘’“”–—…„«»\u00a0\u00ad]/;
const SYMBOLS = /[°§©®™€£•·±×²³½¼¾¿¡ªº‹›‚†‡\u3000-\u303f\uff01-\uff5e،؛؟ـ฿№\u200e\u200f]/;
const UNREADABLE = /(?![\t\n\f\r])[\p{Cc}\p{Co}\p{Cn}\ufffd]/u;
const IN_WORD = /[’·\u00ad]/;
/** Words have these signs neither in them nor beside them. */
const ALONE = /[€£§†‡•\u200e\u200f]/;
/** They join letters of other scripts. */
const JOINERS = /[\u200c\u200d]/;

type Script = 'ascii' | 'latin' | 'other' | 'cjk' | 'none';

interface Kind {
  readonly char: string;
  readonly script: Script;
  readonly isLetter: boolean;
  readonly isCapital: boolean;
  /** An ASCII letter or sign, whose bits are the same in all languages. */
  readonly isAscii: boolean;
  readonly isUnreadable: boolean;
}

function kindOf(char: string): Kind {
  const isLetter = /[\p{L}\p{M}]/u.test(char);
  const isAscii = char <= '\u007f';
  const script = isLetter ? scriptOf(char) : 'none';
  const isCapital = char !== char.toLowerCase();
  return { char, script, isLetter, isCapital, isAscii, isUnreadable: UNREADABLE.test(char) };
}

function scriptOf(letter: string): Script {
  if (letter <= '\u007f') return 'ascii';
  if (/\p{Script=Latin}|[\u0300-\u036f]/u.test(letter)) return 'latin';
  return /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/.test(letter) ? 'cjk' : 'other';
}

const isLatin = ({ script }: Kind): boolean => script === 'latin' || script === 'ascii';

function pairBits(before: Kind, kind: Kind): number {
  if (before.isAscii && kind.isAscii) return 0;
  if (before.isLetter !== kind.isLetter) return signBits(before, kind);
  if (!before.isLetter) return 0;
  if (kind.isCapital && !before.isCapital && before.script !== 'cjk')
    return PAIR_BITS.capitalAfterSmall;
  if (before.script === 'latin' && kind.script === 'latin') return PAIR_BITS.twoLatin;
  if (isLatin(before) === isLatin(kind)) return 0;
  return before.script === 'cjk' || kind.script === 'cjk'
    ? PAIR_BITS.latinBesideCjk
    : PAIR_BITS.twoScripts;
}

function signBits(before: Kind, kind: Kind): number {
  const [letter, sign] = before.isLetter ? [before, kind] : [kind, before];
  const isOdd = ALONE.test(sign.char) || (isLatin(letter) && JOINERS.test(sign.char));
  return isOdd && letter.script !== 'cjk' ? PAIR_BITS.signBesideLetter : 0;
}

interface Reading {
  readonly text: string;
  /** How often each character occurs that is not ASCII. */
  readonly counts: ReadonlyMap<string, number>;
  /** What all of it costs that is the same in every language. */
  readonly bits: number;
}

const isSmall = ({ isLetter, isCapital, script }: Kind): boolean =>
  isLetter && !isCapital && script !== 'cjk';

function readingOf(text: string): Reading {
  const kinds = new Map<string, Kind>();
  const counts = new Map<string, number>();
  let bits = 0;
  let [last, beforeLast] = [kindOf(' '), kindOf(' ')];
  for (const char of text) {
    const kind = kinds.get(char) ?? kindOf(char);
    kinds.set(char, kind);
    if (kind.isAscii && !kind.isUnreadable) bits += BITS.ascii;
    else counts.set(char, (counts.get(char) ?? 0) + 1);
    bits += pairBits(last, kind);
    const isInWord = beforeLast.isLetter && !last.isLetter && !last.isAscii && kind.isLetter;
    if (isInWord && kind.script !== 'cjk' && !IN_WORD.test(last.char))
      bits += PAIR_BITS.symbolInWord;
    if (beforeLast.isCapital && last.isCapital && !last.isAscii && isSmall(kind))
      bits += PAIR_BITS.capitalsBeforeSmall;
    [beforeLast, last] = [last, kind];
  }
  return { text, counts, bits };
}

interface Model {
  readonly script: Script;
  readonly bitsOf: ReadonlyMap<string, number>;
  readonly further: RegExp | undefined;
  readonly never: RegExp | undefined;
}

/** How fast the letters of an alphabet become rarer: the last one is as rare as e to the power of this. */
const DECAY = 3.5;

/** Each letter is by the same factor rarer than the one before it. */
function modelOf({ letters, further, never }: WrittenLanguage): Model {
  const all = [...letters];
  const script = scriptOf(all[0] ?? '');
  const scale = Math.max(1, all.length / DECAY);
  const rate = script === 'latin' ? BITS.latin : script === 'cjk' ? BITS.cjk : 0;
  const bitsAt = (rank: number) => rate + Math.log2(scale) + (rank / scale) * Math.LOG2E;
  return {
    script,
    further,
    never,
    bitsOf: new Map(all.map((letter, rank) => [letter, bitsAt(rank)])),
  };
}

const MODELS: ReadonlyMap<string, Model> = new Map(
  Object.entries(LANGUAGES).map(([name, language]) => [name, modelOf(language)]),
);

function bitsOf(char: string, { bitsOf: letters, further, script }: Model): number {
  const small = char.toLowerCase();
  const known = letters.get(char) ?? letters.get(small);
  if (known !== undefined) return known + (small === char ? 0 : BITS.capital);
  if (UNREADABLE.test(char)) return BITS.unreadable;
  if (QUOTES.test(char)) return BITS.quote;
  if (SYMBOLS.test(char)) return BITS.symbol;
  if (further?.test(char)) return BITS.further;
  return kindOf(char).script === script ? BITS.foreign : BITS.odd;
}

function costIn(model: Model | undefined, { text, counts, bits }: Reading): number {
  let sum = bits;
  if (model?.never) sum += PAIR_BITS.never * [...text.matchAll(model.never)].length;
  if (model !== undefined) for (const [char, count] of counts) sum += count * bitsOf(char, model);
  return sum;
}

/** So much of a text is tried, from its first byte on that is not ASCII. */
const SAMPLE_BYTES = 16_384;
/** UTF-16 begins at an even place. */
const BEFORE_BYTES = 64;

function sampleOf(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte >= 0x80);
  const from = Math.max(0, first - (first % 2) - BEFORE_BYTES);
  return bytes.subarray(from, from + SAMPLE_BYTES);
}

/** Most of it is what a word in Latin letters has, and nothing of what UTF-16 has beside such letters. */
function isOfLatinBytes(sample: Uint8Array): boolean {
  const latin = sample.filter((byte) => byte === 0x0a || byte === 0x20 || isLetterByte(byte));
  return 2 * latin.length > sample.length && !sample.includes(0);
}

const isLetterByte = (byte: number): boolean =>
  (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);

/** Of each byte. Texts take 4 to 6.5 bits, and bytes at random 8. */
const MOST_BITS = 7.5;

/** Returns the most probable encoding of the bytes; null if they are not a text in any known encoding. */
export function detectedEncoding(bytes: Uint8Array): string | null {
  const sample = sampleOf(bytes);
  let [best, least]: [string | null, number] = [null, MOST_BITS * sample.length];
  const isOfBytes = isOfLatinBytes(sample);
  for (const [label, [rarity, ...languages]] of Object.entries(ENCODINGS)) {
    if (isOfBytes && label.startsWith('utf-16')) continue;
    const reading = readingOf(new TextDecoder(label).decode(sample));
    const costs = languages.map((language) => costIn(MODELS.get(language), reading));
    const cost = rarity + Math.min(...costs);
    if (cost < least) [best, least] = [label, cost];
  }
  return best;
}
