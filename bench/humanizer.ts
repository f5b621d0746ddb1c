/**
 * `npm run bench:humanizer`: how well the humanizer score tells texts of people from those that a model wrote at the first
 * go (bench/humanizer/README.md). The open half was looked at while the score was built; the sealed half was not used.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { humanizerReportOf } from '../domain/humanizer/humanizerReport.ts';
import { MACHINE_BELOW } from '../domain/humanizer/weights.ts';
import { escapeText } from '../html/escape.ts';
import { textToolsOf } from '../language/textTools.ts';
import { table } from '../tools/lib/table.ts';
import { report } from './lib/report.ts';

const HALVES = ['open', 'sealed'] as const;
type Half = (typeof HALVES)[number];
/** What the score must reach on the sealed half. */
const WANTED = { auc: 0.9, accuracy: 0.85 };

interface Text {
  readonly id: string;
  readonly text: readonly string[];
  /** Of texts by people. */
  readonly year?: number;
}

const fileOf = (name: string) => new URL(`humanizer/${name}`, import.meta.url);
const read = <T>(name: string): T => JSON.parse(readFileSync(fileOf(name), 'utf8')) as T;

const seal = read<Readonly<Record<string, string>>>('seal.json');
function textsOf(kind: 'people' | 'models') {
  const halves = read<Readonly<Record<Half, readonly Text[]>>>(`${kind}.json`);
  const hash = createHash('sha256').update(JSON.stringify(halves.sealed)).digest('hex');
  if (hash !== seal[kind]) throw new Error(`the sealed half of ${kind} has changed`);
  return halves;
}
const [people, models] = [textsOf('people'), textsOf('models')];

const tools = textToolsOf('en');
function scored({ id, text, year }: Text) {
  const blocks = text.map((one, at) => ({ id: `b${at}`, html: `<p>${escapeText(one)}</p>` }));
  const { score, lines } = humanizerReportOf(blocks, tools);
  return { id, score: score ?? Number.NaN, lines, isRecent: year === undefined || year > 2000 };
}
type Scored = ReturnType<typeof scored>;

/** How often a text of a person scores higher than one of a model; a tie is half. */
function aucOf(human: readonly Scored[], machine: readonly Scored[]): number {
  const wins = human.flatMap((one) =>
    machine.map((other) => (one.score === other.score ? 0.5 : Number(one.score > other.score))),
  );
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

function figuresOf(half: Half) {
  const human = people[half].map(scored);
  const machine = models[half].map(scored);
  const recent = human.filter(({ isRecent }) => isRecent);
  const right =
    human.filter(({ score }) => score >= MACHINE_BELOW).length +
    machine.filter(({ score }) => score < MACHINE_BELOW).length;
  print(half, human, machine);
  return {
    auc: aucOf(human, machine),
    accuracy: right / (human.length + machine.length),
    // Texts of websites alone: what is old is easy to tell.
    aucWeb: aucOf(recent, machine),
  };
}

function print(half: Half, human: readonly Scored[], machine: readonly Scored[]): void {
  const rowOf = (kind: string, { id, score, lines }: Scored) => [
    kind,
    id,
    score.toFixed(0),
    ...lines.map(({ value, cost }) => `${value?.toFixed(1) ?? '–'} (${cost.toFixed(1)})`),
  ];
  const names = human[0]?.lines.map(({ name }) => name) ?? [];
  const rows = [
    ...human.map((one) => rowOf('person', one)),
    ...machine.map((one) => rowOf('model', one)),
  ];
  const shown = process.argv.includes('--texts') ? rows : [];
  process.stdout.write(`\n${half}\n${table(['by', 'text', 'score', ...names], shown)}\n`);
}

const halves = process.argv.includes('--open') ? (['open'] as const) : HALVES;
const figures = halves.map((half) => [half, figuresOf(half)] as const);
const ratios = Object.fromEntries(
  figures.flatMap(([half, all]) =>
    Object.entries(all).map(([name, value]) => [`${half}_${name}`, value]),
  ),
);
report('humanizer', { ms: {}, ratios });
const isGood = figures.every(
  ([, { auc, accuracy }]) => auc >= WANTED.auc && accuracy >= WANTED.accuracy,
);
if (!isGood) process.exitCode = 1;
