/** The report of a text, as every part of the product makes it. */
import { bodyOf, displayedTitle } from '#domain/article/body.ts';
import type { ReportContext, TextReport } from '#domain/seo/report/report.ts';
import { textReportOf } from '#domain/seo/score/textReport.ts';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { textToolsOf } from '#language/textTools.ts';
import { aReportContext } from './factories.ts';

/** As the length that was asked for: then a text of any length has a score. */
export const ANY_LENGTH = 0;

/** Blocks of HTML, named b0, b1 … in order. The title is that of the text unless another is given. */
export function scored(
  blocks: readonly string[],
  context: Partial<ReportContext> = {},
): TextReport {
  const named = blocks.map((html, at) => ({ id: `b${at}`, html }));
  const title = displayedTitle(bodyOf(named), '');
  const whole = aReportContext({ title, ...context });
  const tools = textToolsOf(whole.language);
  const read = named.map(({ id, html }) => ({ id, facts: blockFactsOf(html, tools) }));
  return textReportOf(read, whole, tools);
}

/** The same of a text that is scored however short it is. */
export const scoredAnyway = (
  blocks: readonly string[],
  context: Partial<ReportContext> = {},
): TextReport => scored(blocks, { wantedWords: ANY_LENGTH, ...context });
