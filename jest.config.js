// Run through `npm run test:unit` (or with NODE_OPTIONS=--experimental-vm-modules): several packages are ESM only.
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { iconsInUse } from './tests/support/iconsInUse.js';
import { seedOfRun } from './tests/support/seedOfRun.js';
import { testGroups } from './tests/support/testGroups.ts';

const swc = (tsx) => [
  '<rootDir>/tests/support/swcTransform.js',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
    sourceMaps: true,
  },
];

const TESTS = globSync('tests/**/*.test.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: ['tests/architecture/fixtures/**'],
});
const textOf = (file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
const matching = (words) => TESTS.filter((file) => words.test(textOf(file)));
const without = (files, ...others) => files.filter((file) => !others.flat().includes(file));

// What a test opens says which project it belongs to.
const PAGE = matching(/^\/\*\* @jest-environment \S+ \*\//);
const USES_DATABASE = matching(/support\/(database|testServer)\.ts'/);
const SERVER = TESTS.filter((file) =>
  /^tests\/(server|host|main|db|tools|docs|architecture)\//.test(file),
);
/**
 * With a PostgreSQL server, a test with a database runs there. These run on PGlite too: together they send it
 * the statements of every endpoint and of the jobs, each kind of value, and several transactions at once.
 */
const ON_BOTH = [
  'db/',
  'host/secondFactor.',
  ...['badInput', 'everyAnswer'].map((name) => `server/${name}.`),
  ...['jobs', 'processes'].map((name) => `server/${name}`),
  ...['article', 'history', 'images', 'sources', 'work'].map((name) => `server/modules/${name}/`),
];
const isOnBoth = (file) => ON_BOTH.some((place) => file.startsWith(`tests/${place}`));
// These are about one of the two, or about what stands in front of both.
const PGLITE_ALONE = TESTS.filter((file) => file.includes('/pglite/'));
const IN_FRONT = TESTS.filter((file) => /^tests\/(host\/(sdk|pages)|contract)\//.test(file));
const POSTGRES_ALONE = matching(/\b(empty|start)Postgres\b/);

const ICONS = iconsInUse();
const GLOBALS = { FAST_CHECK_SEED: seedOfRun() };

/** A PostgreSQL server where databases may be created; without it, everything runs on PGlite alone. */
const { TEST_DATABASE_URL } = process.env;

const ROOT = RegExp.escape(import.meta.dirname);
/** As one expression: jest tries every pattern of `testMatch` on every file of the repository. */
const exactly = (files) => `^${ROOT}/(${files.map(RegExp.escape).join('|')})$`;

const project = (displayName, files, rest = {}) => ({
  displayName,
  testRegex: exactly(process.env.TEST_GROUPS ? testGroups(displayName, files) : files),
  // A page test asks for the DOM in its first line: `/** @jest-environment #tests/support/pageEnvironment.js */`.
  testEnvironment: '<rootDir>/tests/support/plainGlobalEnvironment.js',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Two transforms: with `tsx` on, `<T>(x: T) => x` in a plain .ts file would be read as JSX.
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/support/emptyStyle.ts',
    '^@tabler/icons-react$': ICONS,
    '^fast-check$': '<rootDir>/tests/support/fastCheck.ts',
    // The development runtime records a stack for every element.
    '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js',
  },
  modulePathIgnorePatterns: [
    '<rootDir>/(dist|data|\\.cache/(?!groups)|\\.cache/wordpress|\\.models|\\.node|bench/node_modules|tests/architecture/fixtures)/',
  ],
  setupFiles: ['<rootDir>/tests/support/jestSetup.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/domMatchers.ts'],
  cacheDirectory: '<rootDir>/.cache/jest',
  globals: GLOBALS,
  ...rest,
});

const page = without(PAGE, USES_DATABASE);
const postgres = without(
  [...new Set([...USES_DATABASE, ...POSTGRES_ALONE])],
  PGLITE_ALONE,
  IN_FRONT,
);
const notOnPglite = TEST_DATABASE_URL ? postgres.filter((file) => !isOnBoth(file)) : [];
const PROJECTS = [
  project('unit', without(TESTS, PAGE, SERVER, USES_DATABASE)),
  project('page', page),
  project(
    'server',
    without([...new Set([...SERVER, ...USES_DATABASE])], page, POSTGRES_ALONE, notOnPglite),
  ),
];
const onPostgres = project('PostgreSQL', postgres, {
  globals: { ...GLOBALS, TEST_DATABASE_URL },
});

/** @type {import('jest').Config} */
export default {
  // For knip, which does not look into the projects and would take tools/test.ts for a test.
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  projects: TEST_DATABASE_URL ? [...PROJECTS, onPostgres] : PROJECTS,
  // Nothing else runs beside the tests, and some of them wait for processes. Twice as many workers as cores are no quicker.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Modules of test files that are over stay in memory; a worker that has too many of them begins anew.
  workerIdleMemoryLimit: '1GB',
  // Tells a test that hangs. Some start several servers and wait until one counts as dead; on two busy cores that takes minutes.
  testTimeout: 300_000,
};
