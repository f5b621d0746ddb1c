/** Seven kinds of bad text, made of the good ones of a set. None of them answers a reader. */
import type { RankSet } from './sets.ts';

/** Always the same order. */
function shuffled<T>(items: readonly T[]): T[] {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

const paragraphsOf = (text: string) => text.split(/\n{2,}/);
const isProse = (paragraph: string) => !/^(?:[#|!>-]|\d+\.)/.test(paragraph);
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
const headingsOf = (text: string) => paragraphsOf(text).filter((one) => one.startsWith('#'));
const titleOf = (text: string) => headingsOf(text)[0] ?? '# Title';
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The headings, and a sentence that names the subject. */
const skeleton = ({ texts, keyphrase }: RankSet): string =>
  [
    titleOf(texts.excellent),
    `${capital(keyphrase)}.`,
    ...headingsOf(texts.excellent).slice(1, 5),
  ].join('\n\n');

const REMINDERS = [
  'TODO photo',
  'ask Joan about the figures',
  'client: not too long!!',
  '???',
  'check this later',
  'TBD',
];

/** Notes to oneself: the beginnings of sentences. */
function rawNotes({ texts }: RankSet): string {
  const notes = paragraphsOf(texts.excellent)
    .filter(isProse)
    .flatMap((one) => one.split(/(?<=[.!?])\s/))
    .map((one) => `- ${wordsOf(one).slice(0, 7).join(' ').toLowerCase()}`);
  const reminded = notes.flatMap((note, at) =>
    at % 4 === 0 ? [note, `- ${REMINDERS[(at / 4) % REMINDERS.length]}`] : [note],
  );
  return [titleOf(texts.excellent), reminded.slice(0, 40).join('\n')].join('\n\n');
}

/** The keyphrase behind every sentence of the thin text, and in every heading. */
const stuffed = ({ texts, keyphrase }: RankSet): string =>
  paragraphsOf(texts.thin)
    .map((one) => {
      if (one.startsWith('#')) return `${one}: ${keyphrase}`;
      return one.replace(/([.!?])(?=\s|$)/g, `, ${keyphrase}$1`);
    })
    .join('\n\n');

/** The longest page that competes, as it is. */
const copied = ({ competitors }: RankSet): string =>
  competitors.map(({ text }) => text).sort((a, b) => b.length - a.length)[0] ?? '';

/** The words of each paragraph of the excellent text, in any order. */
const salad = ({ texts }: RankSet): string => {
  const words = shuffled(paragraphsOf(texts.excellent).filter(isProse).flatMap(wordsOf));
  let used = 0;
  return paragraphsOf(texts.excellent)
    .map((one) => {
      if (!isProse(one)) return one;
      const count = wordsOf(one).length;
      used += count;
      return capital(`${words.slice(used - count, used).join(' ')}.`);
    })
    .join('\n\n');
};

/** The terms of the subject, in lists below headings. */
const listOfTerms = ({ texts, terms, keyphrase }: RankSet): string => {
  const parts = headingsOf(texts.excellent).slice(1, 6);
  const lists = parts.flatMap((heading, at) => [
    heading,
    shuffled([...terms, keyphrase])
      .slice(at * 3)
      .map((term) => `- ${term}`)
      .join('\n'),
    `${capital(shuffled(terms).slice(at).join(', '))}.`,
  ]);
  return [titleOf(texts.excellent), ...lists].join('\n\n');
};

const LOREM =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.';

/** The headings of the good text, above text that says nothing. */
const lorem = ({ texts, keyphrase }: RankSet): string =>
  paragraphsOf(texts.good)
    .map((one, at) =>
      isProse(one) ? `${at % 3 === 0 ? `${capital(keyphrase)}. ` : ''}${LOREM}` : one,
    )
    .join('\n\n');

export const BAD_KINDS: Readonly<Record<string, (set: RankSet) => string>> = {
  skeleton,
  rawNotes,
  stuffed,
  copied,
  salad,
  listOfTerms,
  lorem,
};
