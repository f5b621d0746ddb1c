/**
 * `node bench/draftTraining.ts`: learns from the open note sheets what each kind of evidence weighs, and prints how
 * many notes are placed, and how many of these land right, in sheets that were left out of the learning. `--write` writes the weights. The sealed
 * half is not read.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decided, TEMPERATURE } from '../server/material/placement/placement.ts';
import { FEATURES, featuresIn, type Weights } from '../server/material/placement/relevance.ts';
import { type ReadSheet, readSheet } from '../server/material/placement/sheet.ts';
import { ROOT } from '../tools/lib/run.ts';
import { table } from '../tools/lib/table.ts';
import { type Placed, percent, sumOfPlaced } from './draft/placed.ts';
import { type NoteSheet, sheetsOf } from './draft/sheets.ts';

const STEPS = 150;
const RATE = 1;
/** Holds weights small that few notes speak for. */
const DECAY = 0.0015;
const FILE = 'server/material/placement/weights.json';

interface Studied {
  readonly sheet: NoteSheet;
  readonly read: ReadSheet;
  readonly features: ReturnType<typeof featuresIn>;
  readonly examples: readonly Example[];
}

/** What speaks for each heading, and the heading that is right. */
interface Example {
  readonly evidence: readonly (readonly number[])[];
  readonly right: number;
}

function studied(sheet: NoteSheet): Studied {
  const { topic, language, headings } = sheet;
  const read = readSheet({ topic, language, headings, units: sheet.units.map(({ text }) => text) });
  const features = featuresIn(read);
  const examples = sheet.units.flatMap(({ heading }, unit) => {
    if (heading === null) return [];
    const evidence = headings.map((_, at) =>
      FEATURES.map((name) => features[name][unit]?.[at] ?? 0),
    );
    return [{ evidence, right: heading }];
  });
  return { sheet, read, features, examples };
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** How far the evidence that the weights expect lies from that of the right heading. */
function gradientOf({ evidence, right }: Example, weights: readonly number[]): number[] {
  const relevance = evidence.map((row) => dot(row, weights) / TEMPERATURE);
  const most = Math.max(...relevance);
  const chances = relevance.map((value) => Math.exp(value - most));
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return weights.map((_, at) => {
    const expected = evidence.reduce(
      (sum, row, heading) => sum + ((chances[heading] ?? 0) / all) * (row[at] ?? 0),
      0,
    );
    return (expected - (evidence[right]?.[at] ?? 0)) / TEMPERATURE;
  });
}

/** Logistic regression with AdaGrad: the weights under which the right headings are most likely. */
function learned(sheets: readonly Studied[]): Weights {
  const examples = sheets.flatMap((one) => one.examples);
  const weights = FEATURES.map(() => TEMPERATURE);
  const squares = FEATURES.map(() => 1e-8);
  for (let step = 0; step < STEPS; step += 1) {
    const sums = weights.map((weight) => DECAY * weight);
    for (const example of examples) {
      for (const [at, slope] of gradientOf(example, weights).entries())
        sums[at] = (sums[at] ?? 0) + slope / examples.length;
    }
    for (const [at, slope] of sums.entries()) {
      squares[at] = (squares[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(squares[at] ?? 1);
    }
  }
  return Object.fromEntries(FEATURES.map((name, at) => [name, weights[at] ?? 0])) as Record<
    keyof Weights,
    number
  >;
}

/** What was placed of a sheet, and how much of that is right. */
function placedIn({ sheet, read, features }: Studied, weights: Weights): Placed {
  const places = decided(read, features, weights);
  const placed = sheet.units.filter((_, at) => places[at] !== null);
  const right = sheet.units.filter(({ heading }, at) => heading !== null && places[at] === heading);
  const { language, units } = sheet;
  return { language, notes: units.length, placed: placed.length, right: right.length };
}

const sheets = sheetsOf('open').map(studied);
const leftOut = sheets.map((one) =>
  placedIn(one, learned(sheets.filter((other) => other !== one))),
);
const groups = { ...Object.groupBy(leftOut, ({ language }) => language), all: leftOut };
const rows = Object.entries(groups).map(([name, group = []]) => {
  const { notes, placed, right } = sumOfPlaced(group);
  return [name, notes, placed, percent(right / placed), percent(right / notes)];
});
const weights = learned(sheets);
console.log(table(['left out', 'notes', 'placed', 'right of these', 'right of all'], rows));
console.log(weights);
if (process.argv.includes('--write')) {
  const rounded = Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [name, Number(weight.toFixed(3))]),
  );
  const from = `bench/draftTraining.ts, ${sheets.length} open note sheets`;
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(join(ROOT, FILE), `${JSON.stringify({ date, from, weights: rounded }, null, 2)}\n`);
}
