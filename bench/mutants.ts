/**
 * `npm run bench:mutants [-- --mutants 300 --seed 1 --checkout DIR]`: how many small faults in the rules, the
 * store and the workflows the tests notice. Takes a sample of the mutants that StrykerJS makes, runs the test
 * files that reach each, and lists the ones that no test noticed.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { seededRandom } from '../tools/durability/random.ts';
import { ROOT } from '../tools/lib/run.ts';
import { stage } from '../tools/lib/stages.ts';
import { table } from '../tools/lib/table.ts';
import { COVERAGE, type Mutant, newSandbox } from './mutation/sandbox.ts';

const { values } = parseArgs({
  options: {
    mutants: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    checkout: { type: 'string', default: ROOT },
    out: { type: 'string', default: join(ROOT, 'bench/results/mutants.json') },
  },
});

const TESTS = ['domain', 'store', 'sagas', 'machines'].map((room) => `tests/${room}/`);
const AT_ONCE = 2;
/** A mutant may cause an endless loop. */
const TIMEOUT_MS = 120_000;
type Fate = 'killed' | 'survived' | 'not reached';

const { folder, mutants, dispose } = await newSandbox(resolve(values.checkout));

/** Runs jest in the sandbox; resolves with whether all tests passed. */
function passes(files: readonly string[], mutant?: Mutant): Promise<boolean> {
  const env = {
    ...process.env,
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    ...(mutant === undefined ? {} : { __STRYKER_ACTIVE_MUTANT__: mutant.id }),
  };
  const args = [join(folder, 'node_modules/jest/bin/jest.js'), ...files];
  const jest = spawn(process.execPath, [...args, ...(mutant ? ['-i', '--bail'] : []), '--silent'], {
    cwd: folder,
    env,
    stdio: 'ignore',
    timeout: TIMEOUT_MS * (mutant ? 1 : 10),
    killSignal: 'SIGKILL',
  });
  return new Promise((resolved) => jest.once('exit', (code) => resolved(code === 0)));
}

interface Coverage {
  readonly testPath: string;
  readonly ids: readonly string[];
}

/** The test files that run through a mutant, by its id. */
function reachedBy(): Map<string, string[]> {
  const reached = new Map<string, string[]>();
  for (const file of readdirSync(join(folder, COVERAGE))) {
    const { testPath, ids } = JSON.parse(
      readFileSync(join(folder, COVERAGE, file), 'utf8'),
    ) as Coverage;
    for (const id of ids) reached.set(id, [...(reached.get(id) ?? []), relative(folder, testPath)]);
  }
  return reached;
}

function sampleOf(all: readonly Mutant[], count: number, seed: number): Mutant[] {
  const random = seededRandom(seed);
  const order = all.map((mutant) => ({ mutant, at: random.between(0, 2 ** 31) }));
  return order
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

stage(`${mutants.length} mutants; the tests without any`);
if (!(await passes(TESTS))) throw new Error(`The tests fail without a mutant: ${folder}`);
const reached = reachedBy();
const sample = sampleOf(mutants, Number(values.mutants), Number(values.seed));
const fates = new Map<Mutant, Fate>();
stage(`${sample.length} mutants, seed ${values.seed}`);

/** The mirrored tests first: they usually notice, and then the others need not run. */
async function fateOf(mutant: Mutant): Promise<Fate> {
  const files = reached.get(mutant.id) ?? [];
  const mirrored = files.filter((file) => isMirror(file, mutant.file));
  const others = files.filter((file) => !mirrored.includes(file));
  if (files.length === 0) return 'not reached';
  for (const part of [mirrored, others])
    if (part.length > 0 && !(await passes(part, mutant))) return 'killed';
  return 'survived';
}

const isMirror = (test: string, source: string) => dirname(test) === `tests/${dirname(source)}`;

async function tryMutant(mutant: Mutant): Promise<void> {
  const fate = await fateOf(mutant);
  fates.set(mutant, fate);
  if (fate !== 'killed') console.log(`${fate}: ${mutant.name}`);
  if (fates.size % 25 === 0) stage(`${fates.size} tried`);
}
await pLimit(AT_ONCE).map(sample, tryMutant);
dispose();

const rows = ['domain', 'store', 'sagas'].map((room) => {
  const own = [...fates]
    .filter(([{ file }]) => file.startsWith(`${room}/`))
    .map(([, fate]) => fate);
  const count = (fate: Fate) => own.filter((one) => one === fate).length;
  return [room, own.length, count('killed'), count('survived'), count('not reached')];
});
console.log(table(['room', 'mutants', 'killed', 'survived', 'not reached'], rows));
const byName = [...fates].map(([{ name }, fate]) => [name, fate] as const);
const result = {
  date: new Date().toISOString(),
  seed: Number(values.seed),
  mutants: Object.fromEntries(byName.sort(([a], [b]) => a.localeCompare(b))),
};
writeFileSync(values.out, `${JSON.stringify(result, null, 2)}\n`);
