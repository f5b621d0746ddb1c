import { expect, test } from '@jest/globals';
import { marked } from 'marked';
import { briefCoverageOf, coveredCounts } from '#domain/briefs/coverage.ts';
import type { BriefGuide } from '#domain/seo/report/briefReport.ts';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { textOfHtml } from '#html/text.ts';
import { competitionAmong } from '#language/scoredText.ts';
import { textToolsOf } from '#language/textTools.ts';
import { pageBlocks } from '#server/adapters/html/pageBlocks.ts';
import { type RankSet, rankSets } from '../../../bench/rank/sets.ts';

const blocksOf = (markdown: string) => pageBlocks(marked.parse(markdown, { async: false }));
const isHeading = (html: string) => /^<h[23]/.test(html);

/** What was written for a keyphrase, and a brief with its headings and the terms of the pages that compete. */
interface Written {
  readonly language: string;
  readonly text: readonly string[];
  readonly guide: BriefGuide;
}

function written({ name, language, keyphrase, texts, competitors }: RankSet): Written {
  const text = blocksOf(texts.excellent);
  const headings = text.filter(isHeading).map(textOfHtml);
  const pages = competitors.map((page) => ({ id: page.url, blocks: blocksOf(page.text) }));
  const { terms } = competitionAmong({ id: name, pages }, language);
  return {
    language,
    text,
    guide: {
      keyphrase,
      words: null,
      sections: headings.map((heading) => ({ heading, facts: [] })),
      questions: headings.filter((heading) => heading.trim().endsWith('?')),
      terms: terms.map(({ term, tier }) => ({ term, tier, low: 1, high: 9, pages: 2 })),
    },
  };
}

const all = rankSets()
  .filter(({ isSealed }) => !isSealed)
  .map(written);

function countsOf(text: readonly string[], { guide, language }: Written) {
  const tools = textToolsOf(language);
  const read = text.map((html, at) => ({ id: `b${at}`, facts: blockFactsOf(html, tools) }));
  return coveredCounts(briefCoverageOf(read, guide, tools));
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const shareOf = (counts: readonly { readonly covered: number; readonly all: number }[]) =>
  sum(counts.map(({ covered }) => covered)) / sum(counts.map((one) => one.all));

// §d.briefs.11
test('the text that was written for a brief covers most of it', () => {
  const counts = all.map((one) => countsOf(one.text, one));
  expect(shareOf(counts.map(({ sections }) => sections))).toBeGreaterThan(0.7);
  expect(shareOf(counts.map(({ questions }) => questions))).toBeGreaterThan(0.9);
});

/** The headings of one text over the paragraphs of another one. */
function mixed(headed: readonly string[], other: readonly string[]): string[] {
  const headings = headed.filter(isHeading);
  const prose = other.filter((html) => !html.startsWith('<h'));
  const size = Math.ceil(prose.length / headings.length);
  return headings.flatMap((heading, at) => [heading, ...prose.slice(at * size, (at + 1) * size)]);
}

// §d.briefs.11
test('no text covers any of another brief, also below its headings', () => {
  for (const one of all)
    for (const other of all.filter((each) => each !== one && each.language === one.language))
      for (const text of [other.text, mixed(one.text, other.text)]) {
        const { sections, questions } = countsOf(text, one);
        expect(sections.covered).toBe(0);
        expect(sections.partly).toBe(0);
        expect(questions.covered).toBe(0);
      }
});
