import { expect, jest, test } from '@jest/globals';
import {
  jestTally,
  playwrightTally,
  skipJestOnPostgres,
  sum,
  summaryLine,
} from '#tools/lib/suites.ts';

test('a test file that could not run at all counts as a failure', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 1,
  };
  expect(jestTally(report)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('a browser test that passed only on retry, and an error outside of any test, are failures', () => {
  const report = { stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 }, errors: [{}] };
  expect(playwrightTally(report)).toEqual({ passed: 2, failed: 2, skipped: 0 });
});

test('the last line counts passed and failed tests, and skipped ones only if there are any', () => {
  const tallies = [
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 4 },
  ];
  expect(summaryLine(sum(tallies))).toBe('5 passed, 1 failed, 4 skipped');
  expect(summaryLine(sum(tallies.slice(0, 1)))).toBe('3 passed, 0 failed');
});

test('without PostgreSQL, its tests are skipped by name', async () => {
  const print = jest.spyOn(console, 'log').mockImplementation(() => {});
  const tally = await skipJestOnPostgres(['tests/db/client.test.ts']);
  const lines = print.mock.calls.map(([line]) => line);
  print.mockRestore();
  expect(lines).toContain(
    'skipped: on PostgreSQL: a closed database can be opened again, with its rows',
  );
  expect(tally).toEqual({ passed: 0, failed: 0, skipped: lines.length });
});
