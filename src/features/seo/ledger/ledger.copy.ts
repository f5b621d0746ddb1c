/** Texts of the score ledger. */
import type { ScoreEntry } from '#contract/seo/score.schema.ts';
import type { CheckName } from '#domain/seo/report/report.ts';
import { checkTexts } from '#src/kit/copy/checks.ts';
import { dateTime, exactly, number } from '#src/kit/copy/formats.ts';
import { changeLine, scores } from '../score.copy.ts';

export const ledger = {
  title: 'Scores over time',
  reading: 'Reading the scores…',
  empty: 'The first entry is written once the text has rested for some seconds.',
  chart: (seo: number | null, aiSearch: number | null, entries: number) =>
    `Scores in ${number.format(entries)} entries. Now SEO ${points(seo)}, AI search ${points(aiSearch)}. The table below has each.`,
  time: 'Time',
  why: 'What has changed',
  at: (at: string) => dateTime.format(new Date(at)),
  points: (value: number | null) => (value === null ? '–' : oneDecimal.format(value)),
  first: 'First entry',
  keyphrase: (now: string | null) =>
    now === null ? 'The keyphrase was removed' : `The keyphrase is now “${now}”`,
  competitors: 'Compared with other competitors',
  scorer: (version: string) => `Scored by version ${version} of the rules`,
  nothing: 'The text, without a change of any line',
  names: scores.names,
} as const;

/** A score as the table shows it. */
export const asShown = (value: number): number => Math.round(value * 10) / 10;
const oneDecimal = exactly(1);

const points = (value: number | null): string =>
  value === null ? '–' : number.format(Math.round(value));

type Change = ScoreEntry['changes'][number];

/** A change of a line, in points of its score. */
export function changeText({ score, name, by, was, is }: Change): string {
  if (name === 'rest') return `${scores.change(score, by)} · ${scores.rest}`;
  const line = changeLine(name, valueText(name, was), valueText(name, is));
  return `${scores.change(score, by)} · ${line}`;
}

const isCheck = (name: string): name is CheckName => Object.hasOwn(checkTexts, name);

function valueText(name: string, { value, rating, wanted }: Change['was']): string {
  if (value === null) return scores.notMeasured;
  if (!isCheck(name)) return number.format(Math.round(value));
  const { least, most } = wanted; // the measured value never says what was asked for
  const limits = { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
  return checkTexts[name].measured(value, { rating: rating ?? 'unmeasured', wanted: limits });
}
