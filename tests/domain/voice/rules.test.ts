import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { VoiceRules } from '#contract/voice/brandVoice.schema.ts';
import { bodyOf, htmlIn } from '#domain/article/body.ts';
import { opsOfEdits } from '#domain/article/textEdit.ts';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { blockProseOf } from '#domain/seo/text/prose.ts';
import { bannedFrom, bannedText, namesFrom } from '#domain/voice/ruleLines.ts';
import { NO_RULES, ruleFindings } from '#domain/voice/rules.ts';
import { escapeText } from '#html/escape.ts';
import { textToolsOf } from '#language/textTools.ts';

const en = textToolsOf('en');
const findings = (html: string, rules: Partial<VoiceRules>) =>
  ruleFindings([{ id: 'b', prose: blockProseOf(html, blockFactsOf(html, en)) }], {
    ...NO_RULES,
    ...rules,
  });
const changes = (text: string, rules: Partial<VoiceRules>) =>
  findings(`<p>${escapeText(text)}</p>`, rules).map(({ was, now }) => [was, now]);

const banned = [
  { term: 'utilize', instead: 'use' },
  { term: 'cutting edge', instead: '' },
];

// §d.voice.6
test.each([
  [
    'Utilize it; to utilize is fine, utilizes is not ours.',
    [
      ['Utilize', 'Use'],
      ['utilize', 'use'],
    ],
  ],
  ['A cutting  edge product.', [['cutting  edge', null]]],
  ['She said “we utilize tools”, and "utilize" again.', []],
])('terms to avoid: %s', (text, expected) => {
  expect(changes(text, { banned })).toEqual(expected);
});

// §d.voice.6
test.each([
  ['The Iphone and the iPhone.', [['Iphone', 'iPhone']]],
  ['BUY AN IPHONE NOW', []],
  ['iPhones are not the name.', []],
])('names: %s', (text, expected) => {
  expect(changes(text, { names: ['iPhone'] })).toEqual(expected);
});

// §d.voice.6
test.each([
  ['always', 'We sell tea, coffee and cocoa.', []],
  ['always', 'Tea, coffee and cocoa are sold.', [['coffee', 'coffee,']]],
  ['always', 'We sell green tea, black coffee, milk and cocoa.', [['milk', 'milk,']]],
  ['always', 'Tea, coffee, and cocoa are sold.', []],
  ['always', 'In May, sales and costs rose.', []],
  ['always', 'However, he came and went.', []],
  ['always', 'However, cost and quality matter.', []],
  ['always', 'Usually, cats and dogs play.', []],
  ['never', 'Tea, coffee, and cocoa are sold.', [[',', '']]],
  ['never', 'Tea, coffee and cocoa are sold.', []],
] as const)('comma in a list, %s: %s', (oxfordComma, text, expected) => {
  expect(changes(text, { oxfordComma })).toEqual(expected);
});

// §d.voice.6
test.each([
  ['Buy it now!', [['!', '.']]],
  [
    'Really?! Yes!!',
    [
      ['!', ''],
      ['!!', '.'],
    ],
  ],
  ['He cried “Stop!” and left.', []],
])('exclamation marks: %s', (text, expected) => {
  expect(changes(text, { noExclamations: true })).toEqual(expected);
});

const RULES: VoiceRules = {
  banned,
  names: ['iPhone', 'GitHub'],
  oxfordComma: 'always',
  noExclamations: true,
};
const word = fc.constantFrom(
  'We',
  'utilize',
  'Utilize',
  'github',
  'IPHONE',
  'tea,',
  'milk',
  'and',
  'cocoa!',
  '“utilize”',
  '<',
  '&',
);
const someHtml = fc
  .array(fc.tuple(word, fc.boolean()), { minLength: 1, maxLength: 14 })
  .map(
    (words) =>
      `<p>${words.map(([one, isBold]) => (isBold ? `<strong>${escapeText(one)}</strong>` : escapeText(one))).join(' ')} end.</p>`,
  );

// §d.voice.7
test('after the offered changes no rule has anything to change, and all elements are there', () => {
  fc.assert(
    fc.property(someHtml, (html) => {
      // Where two rules find the same words, the second one has its turn after the first.
      let after = html;
      for (let round = 0; round < 3; round += 1) {
        const ops = opsOfEdits(bodyOf([{ id: 'b', html: after }]), findings(after, RULES)) ?? [];
        after = ops[0]?.op === 'put' ? ops[0].html : after;
      }
      expect(findings(after, RULES).filter(({ now }) => now !== null)).toEqual([]);
      expect(after.match(/<[^>]+>/g)).toEqual(html.match(/<[^>]+>/g));
    }),
  );
});

// §d.voice.7
test('words that have changed since stay as they are', () => {
  const body = bodyOf([{ id: 'b', html: '<p>We utilize it.</p>' }]);
  const [edit] = findings(htmlIn(body, 'b') ?? '', { banned });
  if (edit === undefined) throw new Error('there is a finding');
  expect(opsOfEdits(body, [edit])).toMatchObject([
    { op: 'put', id: 'b', html: '<p>We use it.</p>' },
  ]);
  expect(opsOfEdits(bodyOf([{ id: 'b', html: '<p>We use it.</p>' }]), [edit])).toBeNull();
  expect(opsOfEdits(bodyOf([]), [edit])).toBeNull();
});

// §d.voice.6
test('the lists of rules are typed as lines', () => {
  const typed = 'utilize → use\n\n leverage -> use \nsynergy\n→ nothing';
  const rules = bannedFrom(typed);
  expect(rules).toEqual([
    { term: 'utilize', instead: 'use' },
    { term: 'leverage', instead: 'use' },
    { term: 'synergy', instead: '' },
  ]);
  expect(bannedFrom(bannedText(rules))).toEqual(rules);
  expect(namesFrom('iPhone\niPhone\n GitHub ')).toEqual(['iPhone', 'GitHub']);
});
