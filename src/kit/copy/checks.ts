/** Texts of the checks: what was measured, what is wanted, what to do, and why nothing was measured. */
import type { Check, CheckName, Rating, Wanted } from '#domain/seo/report/report.ts';
import { counted, exactly, number } from './formats.ts';

const oneDigit = exactly(1);
const counts = (one: string, many: string) => (value: number) => counted(value, one, many);
const perCent = (value: number): string => `${oneDigit.format(value)} %`;
const words = counts('word', 'words');
const links = counts('link', 'links');

/** Announced before the name of a check, for people who do not see its sign. */
export const ratingTexts: Readonly<Record<Rating, string>> = {
  good: 'Good',
  ok: 'Could be better',
  bad: 'Problem',
  worst: 'Problem',
  unmeasured: 'Not measured',
};

interface CheckTexts {
  readonly name: string;
  readonly wanted: string | ((wanted: Wanted) => string);
  readonly measured: (value: number, check: Pick<Check, 'rating' | 'wanted'>) => string;
  /** What to do if it is not good. */
  readonly todo: string;
  /** Why nothing was measured. */
  readonly unmeasured: string;
}

const NO_TEXT = 'There is no text yet.';
const USUAL_WITHOUT = 'There is no text yet, or most competitors have none.';
const NO_PARAGRAPH = 'There is no paragraph yet.';
const NO_SENTENCE = 'There is no sentence yet.';
const NO_RULES = 'There are no rules for this language, or there is no text yet.';

const NONE = 'none';
const upTo =
  (what: string) =>
  ({ most = 0 }: Wanted): string =>
    `at most ${number.format(most)} % ${what}`;

/** What the rating of a check that asks for a place says. */
const byRating =
  (texts: Readonly<Record<'good' | 'ok' | 'bad', string>>) =>
  (_value: number, { rating }: Pick<Check, 'rating'>): string =>
    rating === 'good' || rating === 'ok' ? texts[rating] : texts.bad;

export const checkTexts: Readonly<Record<CheckName, CheckTexts>> = {
  keyphraseInIntroduction: {
    name: 'In the introduction',
    wanted: 'all its words in one sentence of the first paragraph',
    measured: byRating({ good: 'yes', ok: 'scattered', bad: 'missing' }),
    todo: 'Use all words of the keyphrase in one sentence of the first paragraph.',
    unmeasured: NO_PARAGRAPH,
  },
  keyphraseLength: {
    name: 'Length of the keyphrase',
    wanted: '1 to 4 words that carry meaning',
    measured: words,
    todo: 'Choose a shorter keyphrase: people search with few words.',
    unmeasured: 'It has no words that carry meaning.',
  },
  keyphraseDensity: {
    name: 'Density',
    wanted: ({ least = 0, most = 0 }) => `${number.format(least)} to ${number.format(most)} %`,
    measured: perCent,
    todo: 'Bring it to what is wanted: use it where it fits, or leave some uses out.',
    unmeasured: 'The text needs 100 words first.',
  },
  keyphraseInTitle: {
    name: 'In the title',
    wanted: 'at its start, word for word',
    measured: byRating({ good: 'at the start', ok: 'further on', bad: 'missing' }),
    todo: 'Begin the title with the keyphrase, word for word.',
    unmeasured: 'The text has no title yet.',
  },
  keyphraseInDescription: {
    name: 'In the description',
    wanted: 'in one or two of its sentences',
    measured: counts('sentence', 'sentences'),
    todo: 'Use all words of the keyphrase in one or two sentences of the description.',
    unmeasured: 'There is no description yet.',
  },
  keyphraseInSlug: {
    name: 'In the slug',
    wanted: 'all its words; of a long one, more than half',
    measured: perCent,
    todo: 'Put the words of the keyphrase into the slug.',
    unmeasured: 'There is no slug yet.',
  },
  keyphraseInSubheadings: {
    name: 'In subheadings',
    wanted: '30 to 75 % of them',
    measured: perCent,
    todo: 'Use the keyphrase in 30 to 75 % of the subheadings.',
    unmeasured: 'There are no subheadings yet.',
  },
  keyphraseInImages: {
    name: 'In descriptions of images',
    wanted: 'at least one; of five images or more, 30 to 75 %',
    measured: (value, { wanted: { most } }) =>
      most === undefined ? counts('image', 'images')(value) : perCent(value),
    todo: 'Describe what an image shows with the words of the keyphrase, where that is true.',
    unmeasured: 'There are no images yet.',
  },
  keyphraseInLinks: {
    name: 'Links that compete',
    wanted: 'no link whose text is the keyphrase',
    measured: links,
    todo: 'Link with other words: a link with the keyphrase recommends another page for it.',
    unmeasured: 'There are no links yet.',
  },
  keyphraseDistribution: {
    name: 'Spread over the text',
    wanted: 'less than 40 % in one stretch without it',
    measured: (value) => perCent(value * 100),
    todo: 'Use it in the stretch of the text that is without it.',
    unmeasured: 'The text needs 15 sentences first.',
  },
  textLength: {
    name: 'Length of the text',
    wanted: ({ least = 0, most, asked }) =>
      asked !== undefined
        ? `about ${words(asked)}, as you asked for`
        : most === undefined
          ? `${words(least)} or more`
          : `${number.format(least)} to ${words(most)}, as competitors have`,
    measured: words,
    todo: 'Bring the text to the length that is wanted.',
    unmeasured: NO_TEXT,
  },
  singleH1: {
    name: 'One title heading',
    wanted: 'one heading of level 1, at the top',
    measured: counts('heading', 'headings'),
    todo: 'Keep one heading of level 1, above everything else.',
    unmeasured: 'There is no title heading.',
  },
  subheadingDistribution: {
    name: 'Text between subheadings',
    wanted: 'at most 300 words',
    measured: words,
    todo: 'Divide long sections with a subheading.',
    unmeasured: NO_TEXT,
  },
  paragraphLength: {
    name: 'Longest paragraph',
    wanted: 'at most 150 words',
    measured: words,
    todo: 'Divide paragraphs of more than 150 words.',
    unmeasured: NO_PARAGRAPH,
  },
  images: {
    name: 'Images',
    wanted: 'at least one, each with a description',
    measured: (value, { rating }) =>
      `${counts('image', 'images')(value)}${rating === 'ok' ? ', some without a description' : ''}`,
    todo: 'Add an image, and describe each one for people who do not see it.',
    unmeasured: USUAL_WITHOUT,
  },
  outboundLinks: {
    name: 'Links to other sites',
    wanted: 'at least one',
    measured: links,
    todo: 'Link to a source on another site.',
    unmeasured: USUAL_WITHOUT,
  },
  internalLinks: {
    name: 'Links within the site',
    wanted: 'at least one',
    measured: links,
    todo: 'Link to another page of the site.',
    unmeasured: 'The site of the workspace is not known, or most competitors have no links.',
  },
  sentenceLength: {
    name: 'Long sentences',
    wanted: 'at most 25 %',
    measured: perCent,
    todo: 'Divide some of the long sentences.',
    unmeasured: NO_SENTENCE,
  },
  consecutiveSentences: {
    name: 'Sentences with the same start',
    wanted: 'fewer than 3 in a row',
    measured: (value) => `${number.format(value)} in a row`,
    todo: 'Begin some of these sentences with another word.',
    unmeasured: 'The text needs 3 sentences first.',
  },
  passiveVoice: {
    name: 'Passive voice',
    wanted: 'at most 10 % of the sentences',
    measured: perCent,
    todo: 'Say who does it, where that is known.',
    unmeasured: NO_RULES,
  },
  transitionWords: {
    name: 'Transition words',
    wanted: 'in 30 % of the sentences or more',
    measured: perCent,
    todo: 'Say how a sentence goes on from the one before: because, however, for example.',
    unmeasured: 'The text needs 200 words first, in a language with a list.',
  },
  titleWidth: {
    name: 'Width of the title',
    wanted: 'at most 600 pixels',
    measured: (value) => `${number.format(value)} pixels`,
    todo: 'Shorten the title, or give the search result one of its own.',
    unmeasured: 'The text has no title yet.',
  },
  descriptionLength: {
    name: 'Length of the description',
    wanted: '121 to 156 characters',
    measured: (value) => (value === 0 ? 'none' : counts('character', 'characters')(value)),
    todo: 'Write a description of 121 to 156 characters for the search result.',
    unmeasured: NO_TEXT,
  },
  variedWords: {
    name: 'Different words',
    wanted: ({ least = 0 }) => `${number.format(least)} or more, each in all its forms once`,
    measured: words,
    todo: 'Say more that is new: what a reader asks next, how it works, what goes wrong, an example.',
    unmeasured: NO_SENTENCE,
  },
  concreteDetails: {
    name: 'Concrete details',
    wanted: ({ least = 0 }) =>
      `${number.format(least)} or more in 100 words: figures, names, quotations`,
    measured: (value) => `${oneDigit.format(value)} in 100 words`,
    todo: 'Say how much, when, where and who: with figures, names and what somebody said.',
    unmeasured: NO_TEXT,
  },
  fullSections: {
    name: 'Sections that say something',
    wanted: '80 % or more with 25 words and a detail or a link',
    measured: perCent,
    todo: 'Answer each heading below it, with something a reader can use.',
    unmeasured: 'There are no subheadings yet.',
  },
  waysToShow: {
    name: 'Ways to show',
    wanted: '3 of: a list, a table, a picture, a link to a source',
    measured: (value) => `${number.format(value)} of 4`,
    todo: 'Show what is easier to see than to read: steps in a list, figures in a table, a picture, a source.',
    unmeasured: NO_SENTENCE,
  },
  openSlots: {
    name: 'Open gaps',
    wanted: NONE,
    measured: counts('gap', 'gaps'),
    todo: 'Fill each gap, or remove it.',
    unmeasured: NO_TEXT,
  },
  ownNotes: {
    name: 'Notes to yourself',
    wanted: NONE,
    measured: counts('note', 'notes'),
    todo: 'Write out what the notes ask for, or remove them.',
    unmeasured: NO_TEXT,
  },
  copied: {
    name: 'Word for word as another page',
    wanted: upTo('of the words'),
    measured: perCent,
    todo: 'Say it in words of your own, or quote it and name who said it. If the page is yours, ignore it under Competitors, or remove it from the sources.',
    unmeasured: 'There are no competitors and no sources whose wording is known.',
  },
  offSubject: {
    name: 'Off its keyphrase',
    wanted: ({ most = 0 }) => `at most ${number.format(most)} % of its words never used`,
    measured: (value) => `${perCent(value)} of its words never used`,
    todo: 'Write about the keyphrase, or choose the one that the text is about.',
    unmeasured: 'There is no keyphrase or no text yet.',
  },
  overusedKeyphrase: {
    name: 'Overused keyphrase',
    wanted: upTo('of the words'),
    measured: (value) => `${perCent(value)} of the words`,
    todo: 'Leave it out wherever a reader would not miss it.',
    unmeasured: 'There is no keyphrase, or the text needs 100 words first.',
  },
  repeatedSentences: {
    name: 'Said before',
    wanted: upTo('of the words'),
    measured: perCent,
    todo: 'Remove what an earlier sentence has said in almost the same words.',
    unmeasured: NO_SENTENCE,
  },
  wordLists: {
    name: 'Lists of words',
    wanted: upTo('of the words'),
    measured: perCent,
    todo: 'Write sentences in place of terms in a row.',
    unmeasured: NO_RULES,
  },
  unfinishedLines: {
    name: 'Unfinished lines',
    wanted: upTo('of the words'),
    measured: perCent,
    todo: 'Make sentences of the notes.',
    unmeasured: NO_TEXT,
  },
  brokenSentences: {
    name: 'Broken sentences',
    wanted: 'words in an order that makes sense',
    measured: byRating({ good: 'none to speak of', ok: 'some', bad: 'many' }),
    todo: 'Read these sentences aloud: words are missing, or stand in the wrong order.',
    unmeasured: NO_RULES,
  },
  emptySections: {
    name: 'Headings without text',
    wanted: upTo('of the headings'),
    measured: perCent,
    todo: 'Write below these headings, or remove them.',
    unmeasured: 'There are no subheadings yet.',
  },
  answerFirst: {
    name: 'Answer first',
    wanted: 'the subject in the first 120 characters, and a first paragraph of at most 90 words',
    measured: words,
    todo: 'Name the subject at once, and keep the first paragraph to 90 words.',
    unmeasured: 'There is no keyphrase or no paragraph yet.',
  },
  definitionBlock: {
    name: 'Definition',
    wanted: 'a paragraph of 20 to 70 words that says what the subject is',
    measured: byRating({ good: 'yes', ok: 'too long or too short', bad: 'missing' }),
    todo: 'Add a paragraph of 20 to 70 words that begins by saying what the subject is.',
    unmeasured: 'There is no keyphrase, no paragraph, or no rule for this language.',
  },
  quotableStatistics: {
    name: 'Figures to quote',
    wanted: '3 or more',
    measured: counts('figure', 'figures'),
    todo: 'Add figures that you can prove, with their source.',
    unmeasured: NO_TEXT,
  },
  sourcedClaims: {
    name: 'Figures with a source',
    wanted: 'a link to a source beside each figure',
    measured: perCent,
    todo: 'Link each figure to its source, in the same paragraph.',
    unmeasured: 'There are no figures yet.',
  },
  questionHeadings: {
    name: 'Headings that ask',
    wanted: '2 or more',
    measured: counts('heading', 'headings'),
    todo: 'Ask in a heading what people ask, and answer below it.',
    unmeasured: 'There are no subheadings yet.',
  },
  scannable: {
    name: 'Short paragraphs',
    wanted: 'none of more than 120 words',
    measured: (value) => `${words(value)} in the longest`,
    todo: 'Divide paragraphs of more than 120 words.',
    unmeasured: NO_PARAGRAPH,
  },
  comparisonTable: {
    name: 'Comparison table',
    wanted: 'at least one, with 3 rows and 2 columns or more',
    measured: counts('table', 'tables'),
    todo: 'Compare what people choose between in a table.',
    unmeasured: NO_TEXT,
  },
  outboundAuthority: {
    name: 'Links to sources',
    wanted: ({ least = 0 }) => `${links(least)} or more, one for each 500 words`,
    measured: links,
    todo: 'Link to the sources that a reader would check.',
    unmeasured: NO_TEXT,
  },
  summaryBox: {
    name: 'Summary',
    wanted: 'a part with the key points',
    measured: byRating({ good: 'yes', ok: 'yes', bad: 'missing' }),
    todo: 'Add a short part with the key points.',
    unmeasured: NO_RULES,
  },
};

/** What is wanted of a check, in words. */
export function wantedText({ name, wanted }: Pick<Check, 'name' | 'wanted'>): string {
  const text = checkTexts[name].wanted;
  return typeof text === 'string' ? text : text(wanted);
}
