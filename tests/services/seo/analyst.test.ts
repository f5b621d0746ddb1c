import { expect, test } from '@jest/globals';
import { textToolsOf } from '#language/textTools.ts';
import { type AnalysisMessage, createAnalyst } from '#services/seo/analyst.ts';
import { aReportContext } from '#tests/support/factories.ts';

const html = new Map([
  ['b1', { html: '<h1>Coffee</h1>' }],
  ['b2', { html: '<p>Two words.</p>' }],
]);
const message = (
  change: Partial<Extract<AnalysisMessage, { type: 'report' }>> = {},
): AnalysisMessage => ({
  type: 'report',
  id: 1,
  articleId: 'a1',
  context: aReportContext(),
  snapshot: null,
  sources: [],
  order: ['b1', 'b2'],
  changed: html,
  isWhole: true,
  ...change,
});

function analyst() {
  let reads = 0;
  const answer = createAnalyst((language) => {
    const tools = textToolsOf(language);
    return {
      ...tools,
      sentenceSpans(text) {
        reads += 1;
        return tools.sentenceSpans(text);
      },
    };
  });
  const words = (asked: AnalysisMessage) => {
    const made = answer(asked);
    return made !== null && 'report' in made ? made.report.words : made;
  };
  return { answer, words, reads: () => reads };
}

test('an unchanged block is not read again', () => {
  const { words, reads } = analyst();
  expect(words(message())).toBe(3);
  const before = reads();
  const changed = new Map([['b2', { html: '<p>Now three words.</p>' }]]);
  expect(words(message({ changed, isWhole: false }))).toBe(4);
  expect(reads() - before).toBe(1);
});

test('removed blocks are forgotten, and the order is that of the message', () => {
  const { words } = analyst();
  words(message());
  expect(words(message({ order: ['b2'], changed: new Map(), isWhole: false }))).toBe(2);
  expect(words(message({ order: ['b1', 'b2'], changed: html, isWhole: false }))).toBe(3);
});

test('an article that is closed is forgotten', () => {
  const { answer, words } = analyst();
  words(message());
  expect(answer({ type: 'forget', articleId: 'a1' })).toBeNull();
  expect(words(message({ changed: new Map(), isWhole: false }))).toBe(0);
});

test('a failure is answered with its reason', () => {
  const answer = createAnalyst(() => {
    throw new Error('no language');
  });
  expect(() => answer(message())).not.toThrow();
  expect(answer(message())).toEqual({ id: 1, error: 'Error: no language' });
});

// §d.origins.5
test('the words of a block that has other origins count anew', () => {
  const { answer } = analyst();
  const share = (asked: AnalysisMessage) => {
    const made = answer(asked);
    return made !== null && 'report' in made ? made.report.origin.share : null;
  };
  expect(share(message())).toMatchObject({ yours: 3, pasted: 0 });
  const origins = [{ kind: 'pasted' as const, text: 'words' }];
  const changed = new Map([['b2', { html: '<p>Two words.</p>', origins }]]);
  expect(share(message({ changed, isWhole: false }))).toMatchObject({ yours: 2, pasted: 1 });
});
