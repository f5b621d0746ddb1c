import { expect, jest, test } from '@jest/globals';
import { CLAIMS_MOST, claimsOfBlock, placedClaims } from '#domain/sources/claims.ts';
import { quotationsIn } from '#domain/sources/quotations.ts';
import { textToolsOf } from '#language/textTools.ts';

const tools = (language = 'en') => ({ ...textToolsOf(language), language });
const claims = (html: string, language = 'en') => claimsOfBlock(html, tools(language));
const keys = (html: string) => claims(html).map(({ key }) => key);

// §d.claims.2
test.each([
  ['en', 'She said “we run in any weather” twice.', ['we run in any weather']],
  ['en', 'She said "we run in any weather" twice.', ['we run in any weather']],
  ['en', 'She said ‘we don’t run in rain’ twice.', ['we don’t run in rain']],
  ['de', 'Sie sagte: „Wir laufen bei jedem Wetter“.', ['Wir laufen bei jedem Wetter']],
  ['de', 'Sie sagte: »Wir laufen bei jedem Wetter«.', ['Wir laufen bei jedem Wetter']],
  ['fr', 'Elle dit : « nous courons toujours ici ».', ['nous courons toujours ici']],
  ['sv', 'Hon sa ”vi springer i alla väder” igen.', ['vi springer i alla väder']],
  ['en', 'A 27" screen and a 24" one, “never closed', []],
])('in %s, the quotations of %j', (language, text, expected) => {
  const long = quotationsIn(text, language).map((one) => one.text);
  expect(long.filter((one) => one.split(' ').length > 3)).toEqual(expected);
});

test('a quotation of fewer than four words is a name or a term', () => {
  expect(claims('<p>The “runner’s high” is real.</p>')).toEqual([]);
});

test('a block quote is a quotation, without who said it', () => {
  expect(claims('<blockquote>We run in any weather — Mara Lind</blockquote>')).toMatchObject([
    { kind: 'quote', text: 'We run in any weather', words: 5 },
  ]);
});

test('links are claims, with their text; other addresses are not', () => {
  expect(
    claims(
      '<p><a href="https://a.example/x?y=1&amp;z=2#part">the study</a> <a href="mailto:a@b.example">m</a></p>',
    ),
  ).toMatchObject([
    {
      kind: 'link',
      key: 'https://a.example/x?y=1&z=2',
      text: 'https://a.example/x?y=1&z=2#part',
      statement: 'the study',
    },
  ]);
});

test('a row of a table is one statement; code claims nothing', () => {
  const table = '<table><tbody><tr><th>Weight of the shoe</th><td>250 g</td></tr></tbody></table>';
  expect(claims(table)).toMatchObject([{ text: '250 g', statement: 'Weight of the shoe 250 g' }]);
  expect(claims('<pre><code>margin: 250 px 60 %</code></pre>')).toEqual([]);
});

// §d.claims.3
test('a claim keeps its key when case, punctuation and markup around it change, and not when it says something else', () => {
  const [key] = keys('<p>Sales grew by 12 % in May.</p>');
  expect(keys('<p>Before. Sales <strong>grew</strong> by 12% in May! After.</p>')).toContain(key);
  expect(keys('<p>Sales fell by 12 % in May.</p>')).not.toContain(key);
  expect(keys('<p>Sales grew by 13 % in May.</p>')).not.toContain(key);
});

test('a claim is listed once with every place, and a long list ends', () => {
  const [claim] = claims('<p>Sales grew by 12 %.</p>');
  if (claim === undefined) throw new Error('no claim');
  const blocks = ['a', 'b'].map((id) => ({ id, claims: [claim, claim] }));
  expect(placedClaims(blocks)).toEqual([{ ...claim, blockIds: ['a', 'b'] }]);
  const many = Array.from({ length: CLAIMS_MOST + 5 }, (_, at) => ({ ...claim, key: String(at) }));
  expect(placedClaims([{ id: 'a', claims: many }])).toHaveLength(CLAIMS_MOST);
});

test('keys are bounded and well formed', () => {
  const long = `<p>“${'so many words 😀 '.repeat(100)}”</p>`;
  for (const key of keys(long)) {
    expect(key.length).toBeLessThanOrEqual(500);
    expect(key.isWellFormed()).toBe(true);
  }
});

test('where a mark was not closed, no other of its kind is searched again', () => {
  const reads = jest.spyOn(String.prototype, 'charAt');
  quotationsIn('“'.repeat(1000), 'en');
  const count = reads.mock.calls.length;
  reads.mockRestore();
  expect(count).toBeLessThan(20_000);
});

test('marks that are not closed hide no quotation behind them', () => {
  const unclosed = ' “never'.repeat(400);
  expect(quotationsIn(`${unclosed} closed”`, 'en')).toHaveLength(1);
  expect(quotationsIn(`${unclosed} „so“`, 'en').map(({ text }) => text)).toEqual(['so']);
});

test('the key of a figure keeps no long sentence: that would be as much again for each figure', () => {
  const cuts = jest.spyOn(String.prototype, 'slice');
  const found = claims(`<p>Sales ${'grew by 12 % and '.repeat(300)}more.</p>`);
  const keyed = cuts.mock.contexts.filter((_, at) => cuts.mock.calls[at]?.[1] === 500);
  cuts.mockRestore();
  expect(found).toHaveLength(300);
  expect(keyed.filter((text) => String(text).length > 2000)).toHaveLength(1);
});
