import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '#tools/lib/run.ts';
import { slowest, timedByJest, timedByPlaywright } from '#tools/lib/slowest.ts';

test('the slowest tests of both suites come first, with file, title and seconds', () => {
  const jest = timedByJest({
    testResults: [
      {
        name: join(ROOT, 'tests/domain/a.test.ts'),
        assertionResults: [
          { fullName: 'quick', status: 'passed', duration: 20 },
          { fullName: 'slow', status: 'passed', duration: 2500 },
          { fullName: 'skipped', status: 'pending', duration: null },
        ],
      },
    ],
  });
  const nested = {
    file: 'b.spec.ts',
    title: 'in a group',
    tests: [{ results: [{ duration: 9000 }] }],
  };
  const twice = {
    file: 'b.spec.ts',
    title: 'tried twice',
    tests: [{ results: [{ duration: 6000 }, { duration: 6000 }] }],
  };
  const playwright = timedByPlaywright({
    suites: [{ specs: [twice], suites: [{ specs: [nested] }] }],
  });
  expect(slowest([...jest, ...playwright], 3)).toEqual([
    '  12.0 s  tests/e2e/b.spec.ts: tried twice',
    '   9.0 s  tests/e2e/b.spec.ts: in a group',
    '   2.5 s  tests/domain/a.test.ts: slow',
  ]);
});
