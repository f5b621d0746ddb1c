/** Texts that must not have a good score for nothing, beside and without competitors. */
import { expect, test } from '@jest/globals';
import { marked } from 'marked';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { scoredText } from '#language/scoredText.ts';
import { pageBlocks } from '#server/adapters/html/pageBlocks.ts';
import { BAD_KINDS } from '../../../../bench/rank/badKinds.ts';
import { rankSets } from '../../../../bench/rank/sets.ts';

const set = rankSets().find(({ name }) => name === 'en-2');
if (set === undefined) throw new Error('There is no set en-2.');
const { keyphrase, keywords, language, texts, competitors } = set;
const blocksOf = (markdown: string) => pageBlocks(marked.parse(markdown, { async: false }));
const pages = competitors.map(({ url, text }) => ({ id: url, blocks: blocksOf(text) }));

function reportOf(text: string, isBeside: boolean) {
  const blocks = blocksOf(text).map((html, at) => ({ id: `b${at}`, html }));
  const title = /^# (.*)$/m.exec(text)?.[1] ?? '';
  const fields = { ...NO_FIELDS, keyphrase, keywords };
  return scoredText({
    blocks,
    context: { language, keyphrase, fields, title, site: 'https://own.example', wantedWords: null },
    competitors: isBeside ? { id: 'set', pages } : null,
    sources: [],
  });
}
const made = (kind: string) => BAD_KINDS[kind]?.(set as NonNullable<typeof set>) ?? '';
const ANOTHER_SUBJECT = `# Best dehumidifier for a basement

Tomatoes want sun and a stake. Water them in the morning, at the root, and pinch out the shoots that grow between leaf and stem. In August
the first ones are ripe, and what is still green ripens on`;
const PAGE_OF_ELEVEN_WORDS = '# Contact\n\nCall us on weekdays, or send a letter to our shop.';

// §d.scoring.10
test.each([
  ['a skeleton', made('skeleton')],
  ['a draft that breaks off', ANOTHER_SUBJECT],
  ['a page of eleven words', PAGE_OF_ELEVEN_WORDS],
])('%s is too short to score', (_, text) => {
  for (const isBeside of [false, true])
    expect(reportOf(text, isBeside)).toMatchObject({
      notScored: 'tooShort',
      seo: null,
      aiSearch: null,
    });
});

// §d.scoring.11 §d.scoring.12
test.each([false, true])(
  'a good text ranks above a thin one, and a thin one above a text that is none (beside: %s)',
  (isBeside) => {
    const score = (text: string) => reportOf(text, isBeside).seo?.score ?? 0;
    const [excellent, good, thin] = [texts.excellent, texts.good, texts.thin].map(score) as [
      number,
      number,
      number,
    ];
    expect(excellent).toBeGreaterThan(good);
    expect(good).toBeGreaterThan(thin);
    for (const kind of ['rawNotes', 'salad', 'stuffed', 'listOfTerms', 'lorem']) {
      expect(kind).toEqual(kind);
      expect(score(made(kind)) < thin / 2).toBe(true);
    }
  },
);

// §d.scoring.11
test('a copied competitor stands below a thin text of one’s own, and the reason is said', () => {
  const copied = reportOf(made('copied'), true);
  expect(copied.seo?.score).toBeLessThan(reportOf(texts.thin, true).seo?.score ?? 0);
  const line = copied.checks.find(({ name }) => name === 'copied');
  expect(line).toMatchObject({ rating: 'bad', value: 100 });
});
