/** Texts of the terms beside the text. */
import type { TermLine, TermTier } from '#domain/seo/report/competition.ts';
import type { WatchedTerm } from '#domain/seo/report/report.ts';
import { number } from '#src/kit/copy/formats.ts';

const TIERS: Readonly<Record<TermTier, string>> = {
  must: 'Must have',
  recommended: 'Recommended',
  additional: 'Additional',
};
const KINDS: Readonly<Record<WatchedTerm['kind'], string>> = {
  keyword: 'Other keywords',
  own: 'Your terms',
  unwanted: 'Unwanted terms',
};

const times = (uses: number): string => (uses === 1 ? 'once' : `${number.format(uses)} times`);

/** What there is to do about a term; empty: nothing. */
function state({ uses, low, isStuffed }: TermLine): string {
  if (isStuffed) return 'reads as stuffing';
  if (uses === 0) return 'missing';
  return uses < low ? `${number.format(low - uses)} more` : '';
}

export const terms = {
  tiers: TIERS,
  kinds: KINDS,
  pinned: 'Pinned',
  reading: 'Reading the text…',
  withoutCompetitors:
    'There is no analysis of competitors yet, so only your own keywords and terms are counted. They do not change the score.',
  ownHint: 'They are counted and can be marked. The score is not changed by them.',
  add: 'Add a term of your own',
  addButton: 'Add',
  full: 'There is no room for more terms. Remove one first.',
  filter: 'Filter',
  nothing: 'No term has these letters.',
  markAll: 'Mark all in the text',
  hideMarks: 'Hide marks',
  used: (uses: number) => number.format(uses),
  ofRange: (uses: number, low: number, high: number) =>
    low === high
      ? `${number.format(uses)} of ${number.format(low)}`
      : `${number.format(uses)} of ${number.format(low)}–${number.format(high)}`,
  state,
  /** All that a row shows, for screen readers. */
  sentence: (line: TermLine) =>
    `${line.term}: used ${times(line.uses)}, usual are ${number.format(line.low)} to ${number.format(line.high)}, ${TIERS[
      line.tier
    ].toLowerCase()}${line.isInHeading ? ', in a heading' : ''}${state(line) === '' ? '' : `, ${state(line)}`}.`,
  watchedSentence: ({ term, kind, uses, isInHeading }: WatchedTerm) =>
    `${term}: used ${times(uses)}${isInHeading ? ', once in a heading' : ''}${
      kind === 'unwanted' && uses > 0 ? ', although it is unwanted' : ''
    }.`,
  inHeading: 'in a heading',
  mark: (term: string) => `Mark “${term}” in the text`,
  pin: (term: string) => `Pin “${term}”`,
  unpin: (term: string) => `Unpin “${term}”`,
  ban: (term: string) => `“${term}” is unwanted: leave it out of the score`,
  remove: (term: string) => `Remove “${term}”`,
  coverage: (score: number) =>
    `${number.format(Math.round(score))} of 100 of what competitors write about`,
} as const;
