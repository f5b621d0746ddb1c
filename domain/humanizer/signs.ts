/** What is looked for in a text: a row for each sign, deterministic and without a model. */
import type { SignName } from '#contract/humanizer/humanizer.route.ts';
import type { SignPlace } from '#contract/humanizer/humanizer.schema.ts';
import { divisionOf, joinOf, placeOf, wordingsIn } from './edits.ts';
import type { Passage, Prose, Sentence } from './prose.ts';

export interface Measured {
  /** In the unit of the sign. */
  readonly value: number;
  readonly places: readonly SignPlace[];
}

/** Null: it cannot be measured in this language, or in a text that is so short. */
type Sign = (prose: Prose) => Measured | null;

const LEAST_SENTENCES = 5;
const LEAST_PARAGRAPHS = 3;

const per100 = (count: number, words: number): number => (words === 0 ? 0 : (100 * count) / words);

/** Standard deviation as percent of the mean. */
function variation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return mean === 0 ? 0 : (100 * Math.sqrt(square)) / mean;
}

const wording =
  (name: 'phrases' | 'hedges' | 'markers'): Sign =>
  ({ passages, words, tools }) => {
    if (tools.wordings === null) return null;
    const places = passages.flatMap((passage) =>
      wordingsIn(passage, tools)
        .filter(({ sign }) => sign === name)
        .map(({ found }) => placeOf(passage, found)),
    );
    return { value: per100(places.length, words), places };
  };

function sentenceVariation({ passages, sentences, tools }: Prose): Measured | null {
  if (sentences.length < LEAST_SENTENCES) return null;
  const places = passages.flatMap((passage) =>
    passage.sentences.flatMap((sentence) => {
      const division = divisionOf(passage.text, sentence, tools);
      return division === null ? [] : [placeOf(passage, division)];
    }),
  );
  return { value: variation(sentences.map(({ tokens }) => tokens.length)), places };
}

function paragraphVariation({ passages }: Prose): Measured | null {
  const paragraphs = passages.filter(({ kind }) => kind === 'paragraph');
  if (paragraphs.length < LEAST_PARAGRAPHS) return null;
  return { value: variation(paragraphs.map(({ words }) => words)), places: [] };
}

/** How many percent of the sentences begin with the word that one of the two before begins with. */
function starts({ passages, sentences, tools }: Prose): Measured | null {
  if (sentences.length < LEAST_SENTENCES) return null;
  const firsts = sentences.map(({ plain: [first = ''] }) => first);
  const repeated = firsts.filter((first, at) =>
    firsts.slice(Math.max(0, at - 2), at).includes(first),
  );
  const places = passages.flatMap((passage) => joinsIn(passage, tools));
  return { value: (100 * repeated.length) / sentences.length, places };
}

/** Of three sentences in a row, the first two or the last two. */
function joinsIn(passage: Passage, tools: Prose['tools']): SignPlace[] {
  const places: SignPlace[] = [];
  let from = 1;
  for (let at = from; at < passage.sentences.length; at += 1) {
    const [one, next] = passage.sentences.slice(at - 1, at + 1);
    const join = one && next && at >= from ? joinOf(passage.text, one, next, tools) : null;
    if (join === null) continue;
    places.push(placeOf(passage, join));
    from = at + 2;
  }
  return places;
}

/** Figures, names and quotations. Where there are none in a paragraph, that is its place. */
function concrete({ passages, words }: Prose): Measured {
  const details = passages.flatMap(({ kept }) => kept.filter(({ kind }) => kind !== 'link'));
  const places = passages
    .filter(({ kept, words: own }) => own >= LONG_PASSAGE_WORDS && kept.length === 0)
    .flatMap((passage) => passage.sentences.slice(0, 1).map((first) => atSentence(passage, first)));
  return { value: per100(details.length, words), places };
}
const LONG_PASSAGE_WORDS = 30;

const atSentence = (passage: Passage, { start, end }: Sentence): SignPlace =>
  placeOf(passage, { start, end, now: null });

/** I, my, we, our: somebody was there. */
function firstHand({ sentences, words, tools: { voice } }: Prose): Measured | null {
  if (voice === null) return null;
  const isOwn = (word: string) => voice.singular.has(word) || voice.plural.has(word);
  const count = sentences.reduce((sum, { plain }) => sum + plain.filter(isOwn).length, 0);
  return { value: per100(count, words), places: [] };
}

export const SIGNS: Readonly<Record<SignName, Sign>> = {
  phrases: wording('phrases'),
  hedges: wording('hedges'),
  markers: wording('markers'),
  sentenceVariation,
  paragraphVariation,
  starts,
  concrete,
  firstHand,
};
