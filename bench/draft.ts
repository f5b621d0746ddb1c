/**
 * `npm run bench:draft`: how many notes of 83 sheets the working draft puts under a heading, how many of these where a
 * person put them (precision), how many of all notes these are (recall), and whether each stands in the draft exactly once. `-- --open` leaves the sealed half out.
 */
import { NO_WISHES } from '../domain/writing/writingTask.ts';
import { decodeEntities } from '../html/escape.ts';
import { workingDraft } from '../server/adapters/model/embedded/embeddedEngine.ts';
import { placesOf } from '../server/material/placement/placement.ts';
import { table } from '../tools/lib/table.ts';
import { type Placed, percent, sumOfPlaced } from './draft/placed.ts';
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

interface Scored extends Placed {
  readonly split: Split;
  readonly ms: number;
  readonly lost: number;
  readonly doubled: number;
}

function scored(split: Split, sheet: NoteSheet): Scored {
  const { language, topic, headings } = sheet;
  const units = sheet.units.map(({ text }) => text);
  const startedAt = performance.now();
  const places = placesOf({ topic, language, headings, units }).map(({ heading }) => heading);
  const ms = performance.now() - startedAt;
  const placed = sheet.units.filter((_, at) => places[at] !== null);
  const right = sheet.units.filter(({ heading }, at) => heading !== null && places[at] === heading);
  const copies = copiesIn(sheet);
  return {
    split,
    language,
    ms,
    notes: units.length,
    placed: placed.length,
    right: right.length,
    lost: copies.filter((count) => count === 0).length,
    doubled: copies.filter((count) => count > 1).length,
  };
}

const splits = SPLITS.filter((split) => split === 'open' || !process.argv.includes('--open'));
const all = splits.flatMap((split) => sheetsOf(split).map((sheet) => scored(split, sheet)));
const groups = Object.entries({
  ...Object.groupBy(all, ({ split, language }) => `${split} ${language}`),
  ...Object.groupBy(all, ({ split }) => `${split} all`),
}).map(([name, group = []]) => ({ name, ...sumOfPlaced(group) }));
const ratios = Object.fromEntries(
  groups.flatMap(({ name, notes, placed, right }) => [
    [`${name} precision`, right / placed],
    [`${name} recall`, right / notes],
  ]),
);
const count = (pick: (one: Scored) => number) => all.reduce((sum, one) => sum + pick(one), 0);
const shown = [
  table(
    ['notes under a heading', 'notes', 'placed', 'precision', 'recall'],
    groups.map(({ name, notes, placed, right }) => {
      return [name, notes, placed, percent(right / placed), percent(right / notes)];
    }),
  ),
  table(
    ['in the draft', ''],
    [
      ['lost', count(({ lost }) => lost)],
      ['doubled', count(({ doubled }) => doubled)],
      ['ms for a sheet', Number(median(all.map(({ ms }) => ms)).toFixed(1))],
    ],
  ),
].join('\n\n');
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
