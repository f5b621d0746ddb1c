/**
 * `npm run bench:draft`: how many notes of 40 sheets the working draft puts under the heading where a person put
 * them, and whether each stands in the draft exactly once. `-- --open` leaves the sealed half out.
 */
import { placesOf } from '../server/material/placement/placement.ts';
import { table } from '../tools/lib/table.ts';
import { type NoteSheet, SPLITS, type Split, sheetsOf } from './draft/sheets.ts';
import { median, report } from './lib/report.ts';

interface Scored {
  readonly split: Split;
  readonly language: string;
  readonly kind: string;
  readonly units: number;
  readonly right: number;
  readonly ms: number;
}

function scored(split: Split, sheet: NoteSheet): Scored {
  const { language, kind, topic, keyphrase, keywords, headings } = sheet;
  const units = sheet.units.map(({ text }) => text);
  const startedAt = performance.now();
  const places = placesOf({ topic, keywords: [keyphrase, ...keywords], language, headings, units });
  const ms = performance.now() - startedAt;
  const right = sheet.units.filter(({ heading }, at) => places[at] === heading).length;
  return { split, language, kind, units: units.length, right, ms };
}

function accuracies(all: readonly Scored[], by: (one: Scored) => string): Record<string, number> {
  const groups = Object.groupBy(all, by);
  return Object.fromEntries(
    Object.entries(groups).map(([name, group = []]) => {
      const sum = (pick: (one: Scored) => number) => group.reduce((all, one) => all + pick(one), 0);
      return [name, sum(({ right }) => right) / sum(({ units }) => units)];
    }),
  );
}

const splits = SPLITS.filter((split) => split === 'open' || !process.argv.includes('--open'));
const all = splits.flatMap((split) => sheetsOf(split).map((sheet) => scored(split, sheet)));
const ratios = {
  ...accuracies(all, ({ split, language }) => `${split} ${language}`),
  ...accuracies(all, ({ split, kind }) => `${split} ${kind}`),
};
const rows = Object.entries(ratios).map(([name, ratio]) => [name, `${(ratio * 100).toFixed(1)} %`]);
report('draft', {
  ms: { 'one draft': median(all.map(({ ms }) => ms)) },
  ratios,
  shown: table(['notes under the right heading', ''], rows),
});
