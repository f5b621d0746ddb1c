import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { PROBLEM_STATUS } from '#contract/lib/problems.ts';
import { problemTexts } from '#src/kit/copy/problemTexts.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/errors.md'), 'utf8');
const rows = [...page.matchAll(/^\| `(\w+)` \| (\d+) \| [^|]+ \| ([^|]+) \| [^|]+ \|$/gm)].map(
  ([, code, status, text]) => ({ code, status: Number(status), text }),
);

test('docs/errors.md has a row for every code, with its status and the text that people read', () => {
  const expected = Object.entries(PROBLEM_STATUS).map(([code, status]) => ({
    code,
    status,
    text: problemTexts[code as keyof typeof PROBLEM_STATUS],
  }));
  expect(rows).toEqual(expected);
});
