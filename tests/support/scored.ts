/** The report of a text, as every part of the product makes it. */
import { bodyOf, displayedTitle } from '#domain/article/body.ts';
import { blockFactsOf } from '#domain/seo/blockFacts.ts';
import type { ReportContext, TextReport } from '#domain/seo/report.ts';
import { textReportOf } from '#domain/seo/textReport.ts';
import { textToolsOf } from '#language/textTools.ts';
import { aReportContext } from './factories.ts';

/** Blocks of HTML, named b0, b1 … in order. The title is that of the text unless another is given. */
export function scored(
  blocks: readonly string[],
  context: Partial<ReportContext> = {},
): TextReport {
  const named = blocks.map((html, at) => ({ id: `b${at}`, html }));
  const whole = aReportContext({ title: displayedTitle(bodyOf(named), ''), ...context });
  const tools = textToolsOf(whole.language);
  const read = named.map(({ id, html }) => ({ id, facts: blockFactsOf(html, tools) }));
  return textReportOf(read, whole, tools);
}
