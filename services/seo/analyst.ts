/** Handles the messages of the worker; a separate file, so that it also runs without a worker. */
import type { Block, BlockId } from '#domain/article/body.ts';
import { NO_ORIGINS } from '#domain/article/origin.ts';
import { originReportOf, shareOf, type WordShare } from '#domain/article/originShare.ts';
import { briefCoverageOf } from '#domain/briefs/coverage.ts';
import { localReportOf } from '#domain/local/localReport.ts';
import {
  type CompetingPages,
  compareWithCompetitors,
} from '#domain/seo/competitors/competitorComparison.ts';
import { keyphraseIdeas } from '#domain/seo/competitors/keyphraseIdeas.ts';
import {
  competitionOfSnapshot,
  featuresIn,
  ignoredAmong,
} from '#domain/seo/competitors/snapshot.ts';
import {
  watchedTermsOf,
  watchListOf,
  withoutUnwanted,
} from '#domain/seo/competitors/watchedTerms.ts';
import { fixesOf } from '#domain/seo/fixes/fixTable.ts';
import type {
  CompetitorComparison,
  PageWording,
  SnapshotPages,
} from '#domain/seo/report/competition.ts';
import {
  ALL_TERMS,
  type ArticleReport,
  type ArticleReportContext,
  type Place,
  type ReportContext,
  type TextReport,
} from '#domain/seo/report/report.ts';
import { textReportOf } from '#domain/seo/score/textReport.ts';
import { type BlockFacts, blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { termStemsOf } from '#domain/seo/text/measures.ts';
import { type BlockProse, blockProseOf } from '#domain/seo/text/prose.ts';
import { termPlaces } from '#domain/seo/text/termPlaces.ts';
import type { TextTools } from '#domain/seo/text/textTools.ts';
import { type Claim, claimsOfBlock, placedClaims } from '#domain/sources/claims.ts';
import { type ExtractedVoice, extractVoice } from '#domain/voice/extractVoice.ts';
import { voiceReportOf } from '#domain/voice/voiceReport.ts';

export type AnalysisMessage =
  | {
      readonly type: 'report';
      readonly id: number;
      readonly articleId: string;
      /** The pages of a snapshot are left out if they came with an earlier message. */
      readonly context: Omit<ArticleReportContext, 'snapshot' | 'sources'>;
      readonly snapshot: {
        readonly id: string;
        readonly pages: SnapshotPages['pages'] | null;
      } | null;
      /** Null: those of the last message about the article. */
      readonly sources: readonly PageWording[] | null;
      readonly order: readonly BlockId[];
      /** The blocks that were added or changed since the last message about the article. */
      readonly changed: ReadonlyMap<BlockId, Omit<Block, 'id'>>;
      /** `changed` is the whole text; earlier blocks of the article are dropped. */
      readonly isWhole: boolean;
    }
  | {
      readonly type: 'voice';
      readonly id: number;
      readonly blocks: readonly string[];
      /** BCP 47. */
      readonly language: string;
    }
  | { readonly type: 'forget'; readonly articleId: string };

export type AnalysisAnswer =
  | { readonly id: number; readonly report: ArticleReport }
  | { readonly id: number; readonly voice: ExtractedVoice }
  | { readonly id: number; readonly error: string };

/** What was read of a block. It is read again only after a change. */
interface Read {
  readonly html: string;
  readonly facts: BlockFacts;
  readonly share: WordShare;
  readonly claims: readonly Claim[];
  readonly prose: BlockProse;
}

type PlacedRead = Read & { readonly id: BlockId };

interface ReadArticle {
  readonly blocks: ReadonlyMap<BlockId, Read>;
  readonly snapshot: SnapshotPages | null;
  readonly sources: readonly PageWording[];
}

/** Returns a function that answers messages, or returns null for those without an answer. Caches what it has read of every block. */
export function createAnalyst(
  toolsOf: (language: string) => TextTools,
): (message: AnalysisMessage) => AnalysisAnswer | null {
  const articles = new Map<string, ReadArticle>();
  const NOTHING: ReadArticle = { blocks: new Map(), snapshot: null, sources: [] };
  const competitionIn = lastCompetition();
  return (message) => {
    if (message.type === 'voice') return voiceOf(message, toolsOf);
    const { articleId } = message;
    if (message.type === 'forget') {
      articles.delete(articleId);
      return null;
    }
    const { id, order, changed, isWhole } = message;
    const known = (isWhole ? undefined : articles.get(articleId)) ?? NOTHING;
    try {
      const tools = toolsOf(message.context.language);
      const snapshot = snapshotIn(message.snapshot, known.snapshot);
      const sources = message.sources ?? known.sources;
      const competing = competitionIn(snapshot, message.context.fields.ignoredPages, tools);
      const context = {
        ...message.context,
        competing,
        competition: competing?.competition ?? null,
        sources,
      };
      const blocks = order.map((blockId) => ({
        id: blockId,
        ...readOf(changed.get(blockId), known.blocks.get(blockId), {
          tools,
          language: context.language,
        }),
      }));
      articles.set(articleId, {
        blocks: new Map(blocks.map((block) => [block.id, block])),
        snapshot,
        sources,
      });
      return { id, report: reportOn(blocks, context, tools) };
    } catch (error) {
      return { id, error: String(error) };
    }
  };
}

type SentSnapshot = Extract<AnalysisMessage, { readonly type: 'report' }>['snapshot'];

const snapshotIn = (sent: SentSnapshot, known: SnapshotPages | null): SnapshotPages | null =>
  sent === null || sent.pages === null ? sent && known : { id: sent.id, pages: sent.pages };

/** Makes the competition of a snapshot. The same one is the same object, because what was counted belongs to it. */
function lastCompetition() {
  let last: {
    snapshot: SnapshotPages;
    ignored: string;
    tools: TextTools;
    made: CompetingPages;
  } | null = null;
  return (snapshot: SnapshotPages | null, ignored: string, tools: TextTools) => {
    if (snapshot === null) return null;
    const isSame = last?.snapshot === snapshot && last.ignored === ignored && last.tools === tools;
    if (isSame && last !== null) return last.made;
    const removed = ignoredAmong(snapshot, ignored);
    const made = {
      competition: competitionOfSnapshot(snapshot, removed, tools.rarity),
      pages: featuresIn(snapshot.pages.filter(({ url }) => !removed.includes(url))),
    };
    last = { snapshot, ignored, tools, made };
    return made;
  };
}

type WholeContext = ReportContext &
  Omit<ArticleReportContext, 'snapshot'> & { readonly competing: CompetingPages | null };

/** The uses of the term that is to be marked, or of all that are wanted. */
function markedIn(
  blocks: readonly PlacedRead[],
  { markedTerm, competition, fields }: WholeContext,
  tools: TextTools,
): readonly Place[] {
  if (markedTerm === null) return [];
  const all = [
    ...(competition === null ? [] : withoutUnwanted(competition, fields.bannedTerms, tools).terms),
    ...watchListOf(fields, tools).terms.filter(({ kind }) => kind !== 'unwanted'),
  ];
  const terms = markedTerm === ALL_TERMS ? all : [{ stems: termStemsOf(markedTerm, tools) }];
  return termPlaces(blocks, { terms }, tools);
}

function reportOn(
  blocks: readonly PlacedRead[],
  context: WholeContext,
  tools: TextTools,
): ArticleReport {
  const report = textReportOf(blocks, context, tools);
  return {
    ...report,
    fixes: fixesOf(report.checks, blocks, context, tools),
    comparison: comparisonIn(blocks, report, context, tools),
    origin: originReportOf(blocks),
    claims: placedClaims(blocks),
    voice: context.voice && voiceReportOf(blocks, context.voice, tools),
    local: context.fields.place === '' ? null : localReportOf(blocks, context.fields.place, tools),
    brief: context.brief && briefCoverageOf(blocks, context.brief, tools),
    watched: watchedTermsOf(blocks, context.fields, tools),
    marked: markedIn(blocks, context, tools),
    keyphraseIdeas: context.keyphrase === null ? keyphraseIdeas(blocks, context.title, tools) : [],
  };
}

function comparisonIn(
  blocks: readonly PlacedRead[],
  report: TextReport,
  { competing, fields }: WholeContext,
  tools: TextTools,
): CompetitorComparison | null {
  if (competing === null) return null;
  const competition = withoutUnwanted(competing.competition, fields.bannedTerms, tools);
  return compareWithCompetitors(blocks, report, { ...competing, competition });
}

function voiceOf(
  { id, blocks, language }: Extract<AnalysisMessage, { type: 'voice' }>,
  toolsOf: (language: string) => TextTools,
): AnalysisAnswer {
  try {
    return { id, voice: extractVoice(blocks, toolsOf(language)) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

function readOf(
  changed: Omit<Block, 'id'> | undefined,
  known: Read | undefined,
  { tools, language }: { readonly tools: TextTools; readonly language: string },
): Read {
  if (changed === undefined && known !== undefined) return known;
  const { html = '', origins = NO_ORIGINS } = changed ?? {};
  const facts = blockFactsOf(html, tools);
  return {
    html,
    facts,
    prose: blockProseOf(html, facts),
    share: shareOf(html, origins),
    claims: claimsOfBlock(html, { ...tools, language }),
  };
}
