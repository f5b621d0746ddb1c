import { expect, test } from '@jest/globals';
import withoutSummaries from '#tools/withoutSummaries.ts';

test('descriptions of endpoints are left out, and every line stays where it is', () => {
  const source = [
    'export const aRoutes = {',
    '  getOne: {',
    "    method: 'GET',",
    '    summary:',
    "      'What a person\\'s page reads: {one}, two.',",
    '    perMinute: 60,',
    '  },',
    `    summary: "It's there.",`,
    '};',
    '',
  ].join('\n');
  const kept = withoutSummaries(source);
  expect(kept).not.toMatch(/summary|person|there/);
  expect(kept.split('\n')).toHaveLength(source.split('\n').length);
  expect(kept.split('\n')[5]).toBe('    perMinute: 60,');
});
