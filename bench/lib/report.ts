/** The result of every bench: a table for people, and a file for comparisons over time. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { table } from '../../tools/lib/table.ts';

const RESULTS = join(import.meta.dirname, '../results');

export interface Measured {
  /** Milliseconds by what was measured. */
  readonly ms: Readonly<Record<string, number>>;
  /** The same, as they were before a change. */
  readonly before?: Readonly<Record<string, number>>;
  /** Our value divided by a peer's, both from one interleaved run, unless the bench says otherwise. */
  readonly ratios?: Readonly<Record<string, number>>;
  readonly perSecond?: Readonly<Record<string, number>>;
  /** Versions of the peers. */
  readonly versions?: Readonly<Record<string, string>>;
  /** A table to print instead of a plain list. */
  readonly shown?: string;
}

const rounded = (values: Readonly<Record<string, number>>, digits: number) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Number(value.toFixed(digits))]),
  );

const machine = () => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  system: `${platform()} ${release()}`,
});

const productVersion = (): string =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).version;

/** The median, which one slow run does not change. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Prints the results and writes them to bench/results/<name>.json. */
export function report(name: string, measured: Measured): void {
  const { ms, before, ratios = {}, perSecond = {}, versions = {}, shown } = measured;
  const result = {
    name,
    date: new Date().toISOString(),
    machine: machine(),
    versions: { node: process.versions.node, product: productVersion(), ...versions },
    ms: rounded(ms, 1),
    ...(before && { before }),
    perSecond: rounded(perSecond, 0),
    ratios: rounded(ratios, 3),
  };
  const rows = [
    ...Object.entries(result.ms).map(([what, value]) => [what, value, 'ms']),
    ...Object.entries(result.perSecond).map(([what, value]) => [what, value, 'per second']),
    ...Object.entries(result.ratios).map(([what, value]) => [what, value, 'ratio']),
  ];
  console.log(shown ?? table([name, 'value', ''], rows));
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
