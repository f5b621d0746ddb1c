import { expect, test } from '@jest/globals';
import { marksCss } from '#src/editor/panels/origin/marksCss.ts';

// §d.origins.5
test('each kind has a line of its own pattern, with a text for screen readers', () => {
  const keys = new Map([
    ['a', 'k1'],
    ['b', 'k2'],
    ['c', 'k3'],
  ]);
  const css = marksCss(
    keys,
    new Map([
      ['a', 'ai'],
      ['b', 'pasted'],
      ['c', 'ai'],
      ['gone', 'imported'],
    ]),
  );
  expect(css).toContain(':is([data-offset-key="k1-0-0"], [data-offset-key="k3-0-0"])::after');
  expect(css).toMatch(/k2[\s\S]*'' \/ 'Pasted text'[\s\S]*dashed/);
  expect(css).toMatch(/'' \/ 'AI text'[\s\S]*solid/);
  expect(css).not.toContain('Imported');
});
