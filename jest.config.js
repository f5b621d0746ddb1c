// Run through `npm run test:unit` (or with NODE_OPTIONS=--experimental-vm-modules): several packages are ESM only.
import { globSync, readFileSync } from 'node:fs';

const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

const TESTS = globSync('tests/**/*.test.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: ['tests/architecture/fixtures/**'],
});
const mentioning = (words) =>
  TESTS.filter((file) => words.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')));

// What a test opens says where it runs: on each of the two databases, unless it is about one of them.
const USES_DATABASE = mentioning(/support\/(database|testServer)\.ts'/);
const PGLITE_ALONE = TESTS.filter((file) => file.includes('/pglite/'));
const POSTGRES_ALONE = mentioning(/\b(empty|start)Postgres\b/);

/** A PostgreSQL server where databases may be created; without it, everything runs on PGlite alone. */
const { TEST_DATABASE_URL } = process.env;

const without = (files, others) => files.filter((file) => !others.includes(file));
const project = (files, rest) => ({
  testMatch: files.map((file) => `<rootDir>/${file}`),
  // A page test asks for the DOM in its first line: `/** @jest-environment jsdom */`.
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Two transforms: with `tsx` on, `<T>(x: T) => x` in a plain .ts file would be read as JSX.
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/support/emptyStyle.ts' },
  modulePathIgnorePatterns: [
    '<rootDir>/(dist|data|\\.cache|\\.node|bench/node_modules|tests/architecture/fixtures)/',
  ],
  setupFiles: ['<rootDir>/tests/support/jestSetup.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/domMatchers.ts'],
  cacheDirectory: '<rootDir>/.cache/jest',
  ...rest,
});

const onPglite = project(without(TESTS, POSTGRES_ALONE));
const onPostgres = project(
  without([...new Set([...USES_DATABASE, ...POSTGRES_ALONE])], PGLITE_ALONE),
  {
    displayName: 'PostgreSQL',
    globals: { TEST_DATABASE_URL },
  },
);

/** @type {import('jest').Config} */
export default {
  // For knip, which does not look into the projects and would take tools/test.ts for a test.
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  projects: TEST_DATABASE_URL ? [onPglite, onPostgres] : [onPglite],
  // All cores: nothing else runs beside the tests.
  maxWorkers: '100%',
  // A test may start a database; on two busy cores that takes its time.
  testTimeout: 60_000,
};
