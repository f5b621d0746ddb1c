/** The slowest tests, from the reports of jest and Playwright. */
import { relative } from 'node:path';
import { ROOT } from './run.ts';

export interface Timed {
  readonly name: string;
  readonly ms: number;
}

export interface JestTests {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
    }[];
  }[];
}

/** A group of files; the names of its tests begin with that of their file. */
const isGroup = (file: string) => file.includes('/.cache/groups/');

export const timedByJest = ({ testResults }: JestTests): Timed[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: isGroup(name) ? fullName : `${relative(ROOT, name)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  );

interface Spec {
  readonly title: string;
  readonly file: string;
  /** One per browser project, with a result for each attempt. */
  readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly Spec[];
}

export interface PlaywrightTests {
  readonly suites: readonly PlaywrightSuite[];
}

export const specsIn = ({ suites = [], specs }: PlaywrightSuite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

export const timedByPlaywright = ({ suites }: PlaywrightTests): Timed[] =>
  suites.flatMap(specsIn).map(({ file, title, tests }) => ({
    name: `tests/e2e/${file}: ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((ms, { duration }) => ms + duration, 0),
  }));

/** A line for each of the `count` slowest tests, slowest first. */
export const slowest = (tests: readonly Timed[], count: number): string[] =>
  [...tests]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
