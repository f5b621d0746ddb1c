/** A text and its competitors, from HTML to the report: what the worker threads of the server and the tools do. */
import type { BlockId } from '#domain/article/body.ts';
import { sketchOf } from '#domain/briefs/sketch.ts';
import { humanizerReportOf } from '#domain/humanizer/humanizerReport.ts';
import { pageFeaturesOf } from '#domain/seo/competitors/pageFeatures.ts';
import { competitionOfSnapshot, ignoredAmong } from '#domain/seo/competitors/snapshot.ts';
import { competitionOf } from '#domain/seo/competitors/termModel.ts';
import type { Competition, PageFeatures, SnapshotPages } from '#domain/seo/report/competition.ts';
import type { ReportContext, TextReport } from '#domain/seo/report/report.ts';
import { textReportOf } from '#domain/seo/score/textReport.ts';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { shinglesOfText } from '#domain/seo/text/shingles.ts';
import { textToolsOf } from './textTools.ts';

/** Pages of competitors, block by block, of sanitised HTML. */
export interface Competitors {
  readonly id: string;
  readonly pages: readonly { readonly id: string; readonly blocks: readonly string[] }[];
}

export interface ScoreRequest {
  readonly blocks: readonly { readonly id: BlockId; readonly html: string }[];
  readonly context: Omit<ReportContext, 'competition' | 'sources'>;
  /** By the text of their pages, or by a snapshot of them. */
  readonly competitors: Competitors | { readonly snapshot: SnapshotPages } | null;
  readonly sources: readonly SourceText[];
}

/** The text of a source, as it is kept. */
export interface SourceText {
  readonly url: string;
  readonly paragraphs: readonly string[];
}

interface WordingRequest {
  /** Of the article. */
  readonly language: string;
  readonly sources: readonly SourceText[];
}

/** What a score needs of the sources of an article. */
export function wordingOfSources({ language, sources }: WordingRequest) {
  const tools = textToolsOf(language);
  return sources.map(({ url, paragraphs }) => ({
    url,
    shingles: shinglesOfText(paragraphs, tools),
  }));
}

export function scoredText({ blocks, context, competitors, sources }: ScoreRequest): TextReport {
  const tools = textToolsOf(context.language);
  const read = blocks.map(({ id, html }) => ({ id, facts: blockFactsOf(html, tools) }));
  const beside = {
    competition: competitionIn(),
    sources: wordingOfSources({ language: context.language, sources }),
  };
  return textReportOf(read, { ...context, ...beside }, tools);

  function competitionIn(): Competition | null {
    if (competitors === null) return null;
    if (!('snapshot' in competitors)) return competitionAmong(competitors, context.language);
    const { snapshot } = competitors;
    const ignored = ignoredAmong(snapshot, context.fields.ignoredPages);
    return competitionOfSnapshot(snapshot, ignored, tools.rarity);
  }
}

/** A text and the language in which it is read. */
export interface SignsRequest {
  readonly blocks: readonly { readonly id: BlockId; readonly html: string }[];
  readonly language: string;
}

export const signsIn = ({ blocks, language }: SignsRequest) =>
  humanizerReportOf(blocks, textToolsOf(language));

/** A page of a competitor, and the language in which it is read. */
export interface FeaturesRequest {
  readonly id: string;
  readonly blocks: readonly string[];
  readonly language: string;
}

/** What is kept of a page. */
export interface ReadPage extends PageFeatures {
  readonly sketch: ReturnType<typeof sketchOf>;
}

export function readPageOf({ language, ...page }: FeaturesRequest): ReadPage {
  const tools = textToolsOf(language);
  return { ...pageFeaturesOf(page, tools), sketch: sketchOf(page.blocks, tools) };
}

/** What the pages have in common. */
export function competitionAmong({ id, pages }: Competitors, language: string): Competition {
  const tools = textToolsOf(language);
  return competitionOf(
    id,
    pages.map((page) => pageFeaturesOf(page, tools)),
    tools.rarity,
  );
}
