/** Handles the messages of the worker; a separate file, so that it also runs without a worker. */
import type { BlockId } from '#domain/article/body.ts';
import { type BlockFacts, blockFactsOf } from '#domain/seo/blockFacts.ts';
import type { ReportContext, TextReport, TextTools } from '#domain/seo/report.ts';
import { textReportOf } from '#domain/seo/textReport.ts';

export type AnalysisMessage =
  | {
      readonly type: 'report';
      readonly id: number;
      readonly articleId: string;
      readonly context: ReportContext;
      readonly order: readonly BlockId[];
      /** The blocks that were added or changed since the last message about the article. */
      readonly changed: ReadonlyMap<BlockId, string>;
      /** `changed` is the whole text; earlier blocks of the article are dropped. */
      readonly isWhole: boolean;
    }
  | { readonly type: 'forget'; readonly articleId: string };

export type AnalysisAnswer =
  | { readonly id: number; readonly report: TextReport }
  | { readonly id: number; readonly error: string };

type FactsByBlock = ReadonlyMap<BlockId, BlockFacts>;

/** Returns a function that answers messages, or returns null for those without an answer. Caches the facts of every block. */
export function createAnalyst(
  toolsOf: (language: string) => TextTools,
): (message: AnalysisMessage) => AnalysisAnswer | null {
  const articles = new Map<string, FactsByBlock>();
  const NOTHING: FactsByBlock = new Map();
  return (message) => {
    const { articleId } = message;
    if (message.type === 'forget') {
      articles.delete(articleId);
      return null;
    }
    const { id, context, order, changed, isWhole } = message;
    const known = (isWhole ? undefined : articles.get(articleId)) ?? NOTHING;
    try {
      const tools = toolsOf(context.language);
      const blocks = order.map((blockId) => ({
        id: blockId,
        facts: factsOf(changed.get(blockId), known.get(blockId), tools),
      }));
      articles.set(articleId, new Map(blocks.map((block) => [block.id, block.facts])));
      return { id, report: textReportOf(blocks, context, tools) };
    } catch (error) {
      return { id, error: String(error) };
    }
  };
}

function factsOf(html: string | undefined, known: BlockFacts | undefined, tools: TextTools) {
  return html === undefined && known !== undefined ? known : blockFactsOf(html ?? '', tools);
}
