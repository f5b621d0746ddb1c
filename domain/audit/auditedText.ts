/** What an audit keeps of a text: its scores and the checks that were measured, without their places. */
import { keyphrasesIn } from '../seo/competitors/keyphraseIdeas.ts';
import type { Check, NotScored, ReportContext, TextReport } from '../seo/report/report.ts';
import { textReportOf } from '../seo/score/textReport.ts';
import type { ReadBlock } from '../seo/text/outline.ts';
import { repeatedIn } from '../seo/text/stuffing.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import { sketchText, textSketch } from './textSketch.ts';

export type AuditedCheck = Pick<Check, 'name' | 'value'> & {
  readonly rating: Exclude<Check['rating'], 'unmeasured'>;
};

export interface AuditedText {
  readonly scorerVersion: string;
  readonly words: number;
  readonly seo: number | null;
  readonly aiSearch: number | null;
  readonly notScored: NotScored | null;
  readonly checks: readonly AuditedCheck[];
  readonly about: readonly string[];
  readonly sketch: string | null;
}

/** Keyphrases that are kept of a text. */
const ABOUT_MOST = 6;

export function auditedText(
  blocks: readonly ReadBlock[],
  context: Omit<ReportContext, 'competition'>,
  tools: TextTools,
): AuditedText {
  const report = textReportOf(blocks, { ...context, competition: null }, tools);
  const sketch = textSketch(wordsIn(blocks));
  return {
    scorerVersion: report.scorerVersion,
    words: report.words,
    seo: report.seo?.score ?? null,
    aiSearch: report.aiSearch,
    notScored: report.notScored,
    checks: isRead(report) ? report.checks.flatMap(measured) : [],
    about: keyphrasesIn(blocks, context.title, tools, ABOUT_MOST),
    sketch: sketch && sketchText(sketch),
  };
}

/** A text that is too short to score is read all the same. */
const isRead = ({ notScored }: Pick<TextReport, 'notScored'>): boolean =>
  notScored === null || notScored === 'tooShort';

const measured = ({ name, value, rating }: Check): AuditedCheck[] =>
  rating === 'unmeasured' ? [] : [{ name, value, rating }];

/** The words of the sentences; what is repeated counts once. */
function wordsIn(blocks: readonly ReadBlock[]): string[] {
  const repeated = repeatedIn(blocks);
  return blocks
    .filter((block) => !repeated.has(block))
    .flatMap(({ facts }) => facts.units)
    .flatMap(({ sentences }) => sentences)
    .flatMap(({ plain }) => plain);
}
