import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const EXAMPLE = /<!-- from (\S+) -->\n\n```ts\n([^`]*(?:`[^`]+`[^`]*)*?)```/g;

test('the examples of docs/testing.md are tests that run', () => {
  const examples = [...textOf('docs/testing.md').matchAll(EXAMPLE)];
  expect(examples.map(([, file]) => file)).toHaveLength(2);
  for (const [, file = '', code = ''] of examples) expect(textOf(file)).toContain(code);
});
