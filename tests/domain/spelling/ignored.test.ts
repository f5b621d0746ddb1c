import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dictionaryOf } from '#domain/spelling/dictionary.ts';
import type { Finding } from '#domain/spelling/finding.ts';
import {
  type Ignored,
  ignoredAs,
  ignoredFrom,
  ignoredIn,
  withIgnored,
} from '#domain/spelling/ignored.ts';
import { shownFindings } from '#domain/spelling/shown.ts';

const finding: Finding = {
  start: 0,
  end: 3,
  kind: 'spelling',
  message: 'Unknown.',
  suggestions: [],
};
const grammar: Finding = { ...finding, kind: 'grammar', start: 4, end: 7, message: 'Twice.' };

// §d.spelling.8
test('what is ignored is not shown wherever it stands, and the rest is', () => {
  const found = { 'Teh cat': [finding, grammar], 'Now Teh': [{ ...finding, start: 4, end: 7 }] };
  const show = shownFindings(found, [ignoredAs(finding, 'Teh cat')], () => false);
  expect(show('Teh cat')).toEqual([grammar]);
  expect(show('Now Teh')).toEqual([]);
});

// §d.spelling.7
test('the dictionary makes a word right, and no grammar', () => {
  const show = shownFindings({ 'Teh cat': [finding, grammar] }, [], () => true);
  expect(show('Teh cat')).toEqual([grammar]);
});

// §d.spelling.7
test.each([
  ['Our Acme.io is new.', 'Acme', 'Acme.io', true],
  ['Our Acme.io is new.', 'io', 'Acme.io', true],
  ['Ein e-shopper kauft.', 'shopper', 'e-shopper', true],
  ['Das gilt z.B. hier.', 'z', 'z.B.', true],
  ['Das gilt z.B.', 'B', 'z.B.', true],
  ['The R&Dee team.', 'Dee', 'R&Dee', true],
  ['Mit no\u00adde.js.', 'js', 'node.js', true],
  ['Our St.-Pauli fans.', 'Pauli', 'St.-Pauli', true],
  ['Our wi-fi is e.V. now.', 'wi', 'wi-fi', true],
  ['We visit Acme.', 'Acme', 'Acme', true],
  ['Our Acme.com is new.', 'Acme', 'Acme.io', false],
  ['Our MyAcme.io is new.', 'MyAcme', 'Acme.io', false],
  ['Acme and io', 'io', 'Acme.io', false],
])('in “%s”, “%s” is right with “%s” in the dictionary: %s', (text, part, entry, isRight) => {
  const start = text.indexOf(part);
  const found = { [text]: [{ ...finding, start, end: start + part.length }] };
  const show = shownFindings(found, [], dictionaryOf([entry]));
  expect(show(text)).toHaveLength(isRight ? 0 : 1);
});

test('a text that was not checked has no findings yet, whatever it reads', () => {
  const show = shownFindings({}, [], () => false);
  expect(show('constructor')).toEqual(undefined);
  expect(show('__proto__')).toEqual(undefined);
});

test('ignoring is of one article', () => {
  const ignored = withIgnored(withIgnored([], 'a', 'one'), 'b', 'two');
  expect(ignoredIn(ignored, 'a')).toEqual(['one']);
  expect(ignoredIn(ignored, 'b')).toEqual(['two']);
  expect(ignoredIn(ignored, 'c')).toEqual([]);
});

test('the newest is kept, and the device is not filled', () => {
  const acts = fc.array(fc.tuple(fc.nat(80).map(String), fc.nat(400).map(String)), {
    maxLength: 600,
    size: 'max',
  });
  fc.assert(
    fc.property(acts, (done) => {
      const ignored = done.reduce<Ignored>((kept, act) => withIgnored(kept, ...act), []);
      const [articleId, wording] = done.at(-1) ?? [];
      if (articleId !== undefined) expect(ignoredIn(ignored, articleId)).toContain(wording);
      expect(ignored.length).toBeLessThanOrEqual(50);
      expect(Math.max(0, ...ignored.map(({ wordings }) => wordings.length))).toBeLessThanOrEqual(
        200,
      );
      expect(ignoredFrom(JSON.stringify(ignored))).toEqual(ignored);
    }),
    { numRuns: 20 },
  );
});

test.each([
  null,
  '',
  '{',
  '{}',
  '[1]',
  '[{"articleId":1,"wordings":[]}]',
  '[{"articleId":"a","wordings":[1]}]',
])('what another program has left there (%s) counts as nothing', (kept) => {
  expect(ignoredFrom(kept)).toEqual([]);
});
