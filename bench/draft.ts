/**
 * `npm run bench:draft`: how many notes of 40 sheets the working draft puts under the heading where a person put
 * them, and whether each stands in the draft exactly once. `-- --open` leaves the sealed half out.
 */
import { decodeEntities } from '../html/escape.ts';
import { NO_WISHES } from '../domain/writing/writingTask.ts';
import { workingDraft } from '../server/adapters/model/embedded/embeddedEngine.ts';
import { placesOf } from '../server/material/placement/placement.ts';
import { table } from '../tools/lib/table.ts';
import { type NoteSheet, SPLITS, type Split, sheetsOf } from './draft/sheets.ts';
import { median, report } from './lib/report.ts';

/** How often each note stands in the whole draft that the product writes from all of them. */
function copiesIn({ language, topic, keyphrase, keywords, units }: NoteSheet): number[] {
  const notes = units.map(({ text }) => text).join('\n');
  const blocks = workingDraft({
    topic,
    keywords: [keyphrase, ...keywords],
    language,
    location: '',
    ...NO_WISHES,
    notes,
  });
  // A cell ends with a space, so that label and value read as they were written.
  const text = decodeEntities(
    blocks
      .join('\n')
      .replaceAll('</th>', ' ')
      .replace(/<[^>]*>/g, ''),
  );
  return units.map((unit) => text.split(unit.text).length - 1);
}

interface Scored {
  readonly split: Split;
  readonly language: string;
  readonly kind: string;
  readonly units: number;
  readonly right: number;
  readonly ms: number;
  readonly lost: number;
  readonly doubled: number;
}

function scored(split: Split, sheet: NoteSheet): Scored {
  const { language, kind, topic, headings } = sheet;
  const units = sheet.units.map(({ text }) => text);
  const startedAt = performance.now();
  const places = placesOf({ topic, language, headings, units });
  const ms = performance.now() - startedAt;
  const right = sheet.units.filter(({ heading }, at) => places[at]?.heading === heading).length;
  const copies = copiesIn(sheet);
  return {
    split,
    language,
    kind,
    units: units.length,
    right,
    ms,
    lost: copies.filter((count) => count === 0).length,
    doubled: copies.filter((count) => count > 1).length,
  };
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
const count = (pick: (one: Scored) => number) => all.reduce((sum, one) => sum + pick(one), 0);
const rows: (string | number)[][] = Object.entries(ratios).map(([name, ratio]) => [
  name,
  `${(ratio * 100).toFixed(1)} %`,
]);
rows.push(
  ['lost', count(({ lost }) => lost)],
  ['doubled', count(({ doubled }) => doubled)],
  ['ms for a sheet', Number(median(all.map(({ ms }) => ms)).toFixed(1))],
);
const shown = table(['notes under the right heading', ''], rows);
// Half of the sheets are no result.
if (splits.length < SPLITS.length) console.log(shown);
else {
  report('draft', {
    ms: { 'one draft': median(all.map(({ ms }) => ms)) },
    ratios: {
      ...ratios,
      lost: count(({ lost }) => lost),
      doubled: count(({ doubled }) => doubled),
    },
    shown,
  });
}
