/** Laws of the scores, over the texts of scoring-pack/. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SnapshotPages } from '#domain/seo/report/competition.ts';
import type { ArticleReportContext, ReportContext } from '#domain/seo/report/report.ts';
import { textReportOf } from '#domain/seo/score/textReport.ts';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { competitionAmong } from '#language/scoredText.ts';
import { textToolsOf } from '#language/textTools.ts';
import { type AnalysisMessage, createAnalyst } from '#services/seo/analyst.ts';
import { ANY_LENGTH } from '#tests/support/scored.ts';
import { snapshotOf } from '#tests/support/snapshots.ts';
import { packTexts, requestOf } from '#tools/lib/scoringPack.ts';

const texts = packTexts();
const LANGUAGES = [...new Set(texts.map(({ language }) => language))];
const textsIn = (language: string) => texts.filter((text) => text.language === language);

/** The long text of each language stands for what competitors write. */
const snapshots = new Map<string, SnapshotPages>();
const competitionOf = Object.fromEntries(
  LANGUAGES.map((language) => {
    const pages = textsIn(language)
      .filter(({ name }) => ['complete', 'answers', 'stuffed', 'heavy'].includes(name))
      .map(({ name, blocks }) => ({ id: name, blocks }));
    const competitors = { id: `pack ${language}`, pages };
    snapshots.set(competitors.id, snapshotOf(competitors, language));
    return [language, competitionAmong(competitors, language)];
  }),
);

interface Article {
  readonly language: string;
  readonly blocks: readonly string[];
  readonly context: ReportContext & Omit<ArticleReportContext, 'snapshot'>;
}

/** Blocks of real texts of one language in any order, with and without competitors. */
const someArticle: fc.Arbitrary<Article> = fc.constantFrom(...LANGUAGES).chain((language) => {
  const [first] = textsIn(language);
  const all = [...new Set(textsIn(language).flatMap(({ blocks }) => blocks))];
  return fc.record({
    language: fc.constant(language),
    blocks: fc.shuffledSubarray(all, { minLength: 1 }),
    context: fc.boolean().map((hasCompetitors) => ({
      ...requestOf(first as NonNullable<typeof first>).context,
      voice: null,
      brief: null,
      sources: [],
      markedTerm: null,
      competition: hasCompetitors ? (competitionOf[language] ?? null) : null,
      wantedWords: ANY_LENGTH,
    })),
  });
});

function report({ blocks, context, language }: Article) {
  const tools = textToolsOf(language);
  const read = blocks.map((html, at) => ({ id: `b${at}`, facts: blockFactsOf(html, tools) }));
  return textReportOf(read, context, tools);
}
const scoresOf = (article: Article) => {
  const { seo, aiSearch } = report(article);
  return { seo: seo?.score ?? 0, aiSearch: aiSearch ?? 0 };
};
const EPSILON = 1e-9;

// §d.scoring.5
test('stuffing never pays: a text scores at most what it scores without its stuffed blocks', () => {
  let seen = 0;
  fc.assert(
    fc.property(someArticle, (article) => {
      const stuffed = new Set(report(article).stuffed.map(({ blockId }) => blockId));
      if (stuffed.size === 0) return;
      seen += 1;
      const blocks = article.blocks.filter((_, at) => !stuffed.has(`b${at}`));
      const [whole, clean] = [scoresOf(article), scoresOf({ ...article, blocks })];
      expect(whole.seo).toBeLessThanOrEqual(clean.seo + EPSILON);
      expect(whole.aiSearch).toBeLessThanOrEqual(clean.aiSearch + EPSILON);
    }),
  );
  expect(seen).toBeGreaterThan(0);
});

// §d.scoring.5
test('a stuffed paragraph anywhere never raises the scores of a text without one', () => {
  fc.assert(
    fc.property(someArticle, fc.nat(), fc.integer({ min: 3, max: 30 }), (article, place, uses) => {
      fc.pre(report(article).stuffed.length === 0);
      const { keyphrase } = article.context;
      const paragraph = `<p>${Array.from({ length: uses }, () => keyphrase).join(', ')}.</p>`;
      const blocks = article.blocks.toSpliced(place % (article.blocks.length + 1), 0, paragraph);
      const [before, after] = [scoresOf(article), scoresOf({ ...article, blocks })];
      expect(after.seo).toBeLessThanOrEqual(before.seo + EPSILON);
      expect(after.aiSearch).toBeLessThanOrEqual(before.aiSearch + EPSILON);
    }),
  );
});

test('a list of what competitors write about is stuffed as well', () => {
  const competition = competitionOf['en'];
  if (competition === undefined) throw new Error('There are no English texts.');
  const list = competition.terms.slice(0, 12).map(({ term }) => term);
  const [first] = textsIn('en');
  const { context } = requestOf(first as NonNullable<typeof first>);
  const blocks = [
    '<p>The sea is calm today, and a boat goes by.</p>',
    `<p>${list.join(', ')}.</p>`,
  ];
  const article = {
    language: 'en',
    blocks,
    context: { ...context, competition, sources: [], voice: null, brief: null, markedTerm: null },
  };
  expect(report(article).stuffed).toEqual([{ blockId: 'b1', range: null }]);
  expect(report(article).coverage?.score).toBe(0);
});

// §d.scoring.5
test('a paragraph that repeats an earlier one changes nothing but the figures, and never raises a score', () => {
  fc.assert(
    fc.property(someArticle, fc.nat(), (article, chosen) => {
      const prose = article.blocks.filter((html) => html.startsWith('<p>'));
      fc.pre(prose.length > 0);
      const html = prose[chosen % prose.length] ?? '';
      const again = html.replace('<p>', '<p> <em>').replace('</p>', '</em></p>');
      const whole = report({ ...article, blocks: [...article.blocks, again] });
      const { checks, coverage, seo, aiSearch, stuffed } = report(article);
      fc.pre(stuffed.length === 0); // else the lines may be those of the other reading
      const others = (lines: typeof checks) =>
        lines.filter(({ name }) => name !== 'repeatedSentences');
      expect(others(whole.checks)).toEqual(others(checks));
      expect(whole.coverage).toEqual(coverage);
      expect(whole.seo?.parts).toEqual(seo?.parts);
      expect(whole.seo?.score ?? 0).toBeLessThanOrEqual((seo?.score ?? 0) + EPSILON);
      expect(whole.aiSearch ?? 0).toBeLessThanOrEqual((aiSearch ?? 0) + EPSILON);
      expect(whole.repeated.length).toBeGreaterThan(0);
    }),
  );
});

// §d.scoring.6
test('code changes neither the coverage nor the density, whatever it says', () => {
  const code = fc.constantFrom(
    (text: string) => `<pre><code>${text}</code></pre>`,
    (text: string) => `<p><code>${text}</code></p>`,
  );
  fc.assert(
    fc.property(someArticle, fc.nat(), fc.integer({ min: 1, max: 30 }), code, (...drawn) => {
      const [article, place, uses, coded] = drawn;
      const { keyphrase, competition } = article.context;
      const said = [keyphrase, ...(competition?.terms.slice(0, 5) ?? []).map(({ term }) => term)];
      const block = coded(Array.from({ length: uses }, () => said.join(' ')).join(' '));
      const blocks = article.blocks.toSpliced(place % (article.blocks.length + 1), 0, block);
      const [one, other] = [report(article), report({ ...article, blocks })];
      fc.pre(one.stuffed.length === 0);
      const density = ({ checks }: typeof one) =>
        checks.find(({ name }) => name === 'keyphraseDensity');
      expect(other.stuffed).toEqual([]);
      expect(other.coverage).toEqual(one.coverage);
      expect(density(other)).toEqual({ ...density(one), places: density(other)?.places });
    }),
  );
});

// §d.scoring.6
test('the order of the sections does not change the coverage', () => {
  fc.assert(
    fc.property(someArticle, (article) => {
      const turned = { ...article, blocks: article.blocks.toReversed() };
      const [one, other] = [report(article), report(turned)];
      fc.pre(one.stuffed.length === 0);
      expect(other.coverage).toEqual(one.coverage);
    }),
  );
});

type Blocks = readonly { readonly id: string; readonly html: string }[];
type Edit = readonly [place: number, html: number, isRemoval: boolean];

/** Its pages come with the first message alone. */
function snapshotFor({ competition }: ReportContext, isWhole: boolean) {
  const snapshot = competition && snapshots.get(competition.id);
  return snapshot ? { id: snapshot.id, pages: isWhole ? snapshot.pages : null } : null;
}

/** What the worker of the page makes of a text that is edited block by block. */
function editedReport(
  { blocks, context }: Article,
  from: readonly string[],
  edits: readonly Edit[],
) {
  const answer = createAnalyst(textToolsOf);
  const now = blocks.map((html, at) => ({ id: `b${at}`, html }));
  const send = (changed: Blocks, isWhole: boolean) =>
    answer({
      type: 'report',
      id: 1,
      articleId: 'a1',
      context: structuredClone({ ...context, markedTerm: null }),
      snapshot: snapshotFor(context, isWhole),
      sources: isWhole ? context.sources : null,
      order: now.map(({ id }) => id),
      changed: new Map(changed.map(({ id, html }) => [id, { html }])),
      isWhole,
    } satisfies AnalysisMessage);
  let last = send(now, true);
  for (const [step, [place, chosen, isRemoval]] of edits.entries()) {
    const at = place % now.length;
    const html = from[chosen % from.length] ?? '';
    if (isRemoval && now.length > 1) now.splice(at, 1);
    else now[at] = { id: `edit${step}`, html }; // an id is never given twice
    last = send(now.slice(at, at + 1), false);
  }
  return { now, report: last !== null && 'report' in last ? last.report : null };
}

// §d.scoring.1
test('a report made edit by edit equals one made at once, after edits in any order', () => {
  const someEdits = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { maxLength: 12 });
  fc.assert(
    fc.property(someArticle, someArticle, someEdits, (article, other, edits) => {
      const { now, report: made } = editedReport(article, other.blocks, edits);
      const tools = textToolsOf(article.language);
      const read = now.map(({ id, html }) => ({ id, facts: blockFactsOf(html, tools) }));
      expect(made).toMatchObject({ ...textReportOf(read, article.context, tools) });
    }),
    { numRuns: 200 },
  );
});
