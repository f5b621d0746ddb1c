// Run through `npm run test:unit` (or with NODE_OPTIONS=--experimental-vm-modules): several packages are ESM only.
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

/** @type {import('jest').Config} */
export default {
  testMatch: ['<rootDir>/tests/**/*.test.ts', '<rootDir>/tests/**/*.test.tsx'],
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
  // All cores: nothing else runs beside the tests.
  maxWorkers: '100%',
  // A test may start a database; on two busy cores that takes its time.
  testTimeout: 60_000,
  cacheDirectory: '<rootDir>/.cache/jest',
};
