/** Text becomes a DOM in one place (W3C Trusted Types): elsewhere the browser refuses it, where it enforces them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '#tools/lib/run.ts';

const SINKS =
  /\b(?:parseFromString|createContextualFragment|insertAdjacentHTML|setHTMLUnsafe|dangerouslySetInnerHTML|srcdoc)\b|\b(?:inner|outer)HTML\s*=[^=]|\bdocument\.write\b/;

test('only html/dom/inert.ts makes a DOM of a text', () => {
  const files = globSync(
    '{src,main,host/pages,html,services,sagas,store,domain,language}/**/*.{ts,tsx}',
    {
      cwd: ROOT,
    },
  );
  const found = files.filter((file) => SINKS.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(found).toEqual(['html/dom/inert.ts']);
});
