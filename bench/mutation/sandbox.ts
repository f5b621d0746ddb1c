/** A copy of a checkout with every mutant of the mutated rooms compiled in. A variable switches one on. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureInstalled } from '../lib/install.ts';

const MUTATED = /^(domain|store|sagas)\/.*(?<!\.schema)\.ts$/;

export interface Mutant {
  readonly id: string;
  readonly file: string;
  /** The same in every run over the same source. */
  readonly name: string;
}

export interface Sandbox {
  readonly folder: string;
  readonly mutants: readonly Mutant[];
  dispose(): void;
}

/** Where the tests of a sandbox write which mutants they have reached. */
export const COVERAGE = '.coverage';

/** jest loads it before each test file. */
const WATCH_COVERAGE = `
import { afterAll, expect } from '@jest/globals';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
afterAll(() => {
  const { testPath } = expect.getState();
  const ids = Object.keys(globalThis.__stryker__?.mutantCoverage?.static ?? {});
  const name = createHash('sha256').update(testPath).digest('hex');
  writeFileSync('${COVERAGE}/' + name, JSON.stringify({ testPath, ids }));
});
`;

/** Copies the files of a checkout that git does not ignore, and links its packages. */
export async function newSandbox(checkout: string): Promise<Sandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const files = filesOf(checkout);
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(checkout, file), join(folder, file));
  }
  for (const name of ['node_modules', '.node'])
    symlinkSync(join(checkout, name), join(folder, name));
  mkdirSync(join(folder, COVERAGE));
  const setup = join(folder, 'tests/support/domMatchers.ts');
  writeFileSync(setup, readFileSync(setup, 'utf8') + WATCH_COVERAGE);
  const mutants = await instrument(
    folder,
    files.filter((file) => MUTATED.test(file)),
  );
  return {
    folder,
    mutants,
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const filesOf = (checkout: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: checkout,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('bench/'));

const SILENT = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  ...Object.fromEntries(
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal'].map((level) => [level, () => undefined]),
  ),
};

/** Replaces the files by instrumented ones. */
async function instrument(folder: string, files: readonly string[]): Promise<Mutant[]> {
  const instrumenter = await newInstrumenter();
  const sources = files.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(join(folder, name), 'utf8'),
  }));
  const result = await instrumenter.instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  for (const { name, content } of result.files) writeFileSync(join(folder, name), content);
  return result.mutants.filter(({ status }) => status !== 'Ignored').map(mutantOf);
}

/** The part of StrykerJS' API that is used here: its packages are not installed when types are checked. */
interface Instrumenter {
  instrument(
    files: readonly { name: string; mutate: boolean; content: string }[],
    options: object,
  ): Promise<{
    readonly files: readonly { name: string; content: string }[];
    readonly mutants: readonly RawMutant[];
  }>;
}

async function newInstrumenter(): Promise<Instrumenter> {
  await ensureInstalled();
  const load = (name: string) => import(name);
  const { createInstrumenter } = await load('@stryker-mutator/instrumenter');
  const { commonTokens } = await load('@stryker-mutator/api/plugin');
  const { createInjector } = await load('typed-inject');
  return createInjector()
    .provideValue(commonTokens.logger, SILENT)
    .injectFunction(createInstrumenter);
}

interface RawMutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status?: string;
  /** Both from 0. */
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

function mutantOf({ id, fileName: file, mutatorName, replacement, location }: RawMutant): Mutant {
  const line = location.start.line + 1;
  const code = replacement.replaceAll(/\s+/g, ' ').slice(0, 60);
  return { id, file, name: `${file}:${line}:${location.start.column + 1} ${mutatorName}: ${code}` };
}
