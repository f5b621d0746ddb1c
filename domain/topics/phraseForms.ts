/** What keyphrases say, whatever their order, word forms, spelling and small words. */
import type { TextTools } from '../seo/text/textTools.ts';
import { misspelled, respelled } from './spellings.ts';
import { standIns } from './standIns.ts';
import {
  type Part,
  type PhraseForm,
  type TaskCues,
  taskReader,
  type WordEndings,
  type WordForm,
} from './tasks.ts';

/** Returns the forms of the keyphrases of one list. They are read together: each says how others are spelled. */
export function phraseForms(
  phrases: readonly string[],
  tools: TextTools,
  cues: TaskCues,
): PhraseForm[] {
  const plain = plainIn(tools.language);
  const formOfWord = (word: string): WordForm => ({
    word: plain(word),
    stem: plain(tools.stem(verbOf(word, cues.endings.nouns))),
  });
  const sizes = sizesIn(phrases);
  const words = phrases.map((phrase) => wordsOf(phrase, tools, sizes));
  const isSmall = (word: string) => cues.smallWords?.has(word) ?? tools.isStopWord(word);
  const small = new Set(
    [...new Set(words.flat())].filter(isSmall).flatMap((word) => [word, plain(word)]),
  );
  const rules = {
    ...cues,
    plain,
    stem: (word: string) => formOfWord(word).stem,
    small,
    endings: cues.endings.bound,
  };
  const spelled = respelled(words, { ...rules, ...cueWordsOf(cues) }).map((all) =>
    all.map(formOfWord),
  );
  const meant = meantStems(spelled, tools, cues, formOfWord);
  const read = taskReader(cues, (word) =>
    [tools.plainWord(word), plain(tools.plainWord(word))].map(formOfWord),
  );
  const forms = spelled.map((all) =>
    formOf(read(all.map((one) => ({ ...one, stem: meant.get(one.stem) ?? one.stem }))), small),
  );
  const same = standIns(forms);
  return forms.map((form) => new Map([...form].map(([key, kind]) => [same.get(key) ?? key, kind])));
}

const VERB_LEAST_CHARS = 4;

/** "minderung" is what "mindern" is. */
function verbOf(word: string, nouns: WordEndings['nouns']): string {
  const found = nouns.find(
    ([noun]) => word.endsWith(noun) && word.length >= noun.length + VERB_LEAST_CHARS,
  );
  return found === undefined ? word : word.slice(0, -found[0].length) + found[1];
}

const PART_LEAST_CHARS = 4;

/** What the cues have: all words, and those that may be a part of a compound. */
function cueWordsOf({ tasks }: TaskCues) {
  const phrases = tasks.flatMap((task) => task.phrases);
  return {
    kept: new Set(phrases.flatMap((phrase) => phrase.split(' '))),
    parts: new Set(phrases.filter((one) => one.length >= PART_LEAST_CHARS && !one.includes(' '))),
  };
}

function meantStems(
  spelled: readonly (readonly WordForm[])[],
  tools: TextTools,
  cues: TaskCues,
  formOfWord: (word: string) => WordForm,
): Map<string, string> {
  const known = new Set([...cueWordsOf(cues).kept].map((word) => formOfWord(word).stem));
  return misspelled(
    spelled.map((all) => all.map(({ stem }) => stem)),
    (stem) => known.has(stem) || tools.rarity(stem) < 1,
  );
}

/** A phrase of small words alone keeps them. */
function formOf(parts: readonly Part[], small: ReadonlySet<string>): PhraseForm {
  const content = parts.filter(
    ({ kind, key, word }) => kind !== 'word' || !(small.has(word) || isYear(key)),
  );
  const kept = content.length > 0 ? content : parts;
  return new Map(kept.map(({ key, kind }) => [key, kind]));
}

const isYear = (key: string): boolean => /^20[0-4]\d$/.test(key);

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
/** Returns what writes a word as people type it: without accents, in German also "ae" for "ä". */
const plainIn =
  (language: string) =>
  (word: string): string =>
    (language === 'de' ? word.replace(/[äöüß]/g, (char) => UMLAUTS[char] ?? char) : word)
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '');

const UNITS = new Set(
  'w kw kwh v a ah mah mm cm m km ml cl l g kg lb lbs oz ft in inch gb tb mb hp ps bar psi'.split(
    ' ',
  ),
);

const sizesIn = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(phrases.flatMap((phrase) => sized(phrase).match(/\d{1,6}x\d{1,6}/g) ?? []));

/** "140 x 190", "140*190" and "1,40 x 1,90" are "140x190". */
const sized = (phrase: string): string =>
  phrase
    .replace(/(?<=\d) ?[x×*] ?(?=\d)/giu, 'x')
    .replace(/(?<=\d)[.,](?=\d\d?x)|(?<=x\d)[.,](?=\d)/g, '');

/** Plain words; a number with its unit is one, and so are two numbers that another phrase has as a size. */
function wordsOf(phrase: string, tools: TextTools, sizes: ReadonlySet<string>): string[] {
  const words: string[] = [];
  for (const token of tools.words(spelledSymbols(sized(phrase)))) {
    const word = tools.plainWord(token);
    const last = words.at(-1) ?? '';
    const isNumber = /^\d+$/.test(last);
    if (isNumber && UNITS.has(word)) words[words.length - 1] = last + word;
    else if (isNumber && sizes.has(`${last}x${word}`)) words[words.length - 1] += `x${word}`;
    else words.push(word);
  }
  return words;
}

/** "c++", "c#" and ".net" are not "c" and "net". */
const spelledSymbols = (phrase: string): string =>
  phrase
    .replace(/(?<=[\p{Letter}\p{Number}])[+#]/gu, (symbol) => (symbol === '+' ? 'plus' : 'sharp'))
    .replace(/(?<![\p{Letter}\p{Number}])\.(?=\p{Letter})/gu, 'dot');
