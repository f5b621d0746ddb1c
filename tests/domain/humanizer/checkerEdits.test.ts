import { expect, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { checkerEdits, hasUnchecked } from '#domain/humanizer/checkerEdits.ts';
import type { Finding } from '#domain/spelling/finding.ts';

/** Finds this in every text that has it. */
const finding =
  (was: string, now: string[], kind: Finding['kind'] = 'grammar') =>
  (text: string) => {
    const start = text.indexOf(was);
    const found = { start, end: start + was.length, kind, message: 'Say it so.', suggestions: now };
    return start < 0 ? undefined : [found];
  };
const editsOf = (html: string, found: ReturnType<typeof finding>) =>
  checkerEdits(bodyOf([{ id: 'b', html }]), found);

// §d.humanizer.8
test('a finding of grammar is a change at its place', () => {
  expect(
    editsOf(
      '<ul><li>Jars.</li><li>We <em>could of</em> known.</li></ul>',
      finding('could of', ['could have', 'x']),
    ),
  ).toEqual([
    {
      blockId: 'b',
      unit: 1,
      start: 3,
      end: 11,
      was: 'could of',
      now: 'could have',
      label: 'Say it so.',
      finding: 'grammar',
    },
  ]);
});

// §d.humanizer.8
test.each([
  ['a word that is not known', '<p>We of known.</p>', finding('of', ['have'], 'spelling')],
  ['one without a suggestion', '<p>We of known.</p>', finding('of', [])],
  ['a figure', '<p>We sold 5 jar.</p>', finding('5 jar', ['5 jars'])],
  ['a quotation', '<p>He said “we of known” then.</p>', finding('of', ['have'])],
  ['a link', '<p>We <a href="https://a.example/">of known</a>.</p>', finding('of', ['have'])],
  ['code', '<pre>we of known</pre>', finding('of', ['have'])],
])('%s is left alone', (_, html, found) => {
  expect(editsOf(html, found)).toEqual([]);
});

test('a text that has not been checked has no change', () => {
  expect(editsOf('<p>We of known.</p>', () => undefined)).toEqual([]);
});

// §d.humanizer.8
test.each([
  ['nothing but what was checked', '<p>We  know\u00a0jars.</p>', ['We know jars.'], false],
  ['another paragraph', '<p>We know jars.</p>', [], true],
  ['an item of a list', '<ul><li>Jars.</li><li>Tins.</li></ul>', ['Jars.'], true],
  ['a table, which is read as a whole', '<table><tr><td>Jars</td></tr></table>', [], false],
  ['code', '<pre>jars()</pre>', [], false],
  ['figures only', '<p>12</p>', [], false],
])('of a text with %s it is known whether all is checked', (_, html, checked, isOpen) => {
  expect(hasUnchecked(bodyOf([{ id: 'b', html }]), checked)).toBe(isOpen);
});
