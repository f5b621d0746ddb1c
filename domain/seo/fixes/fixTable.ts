/** How a check is made better without a model: by what the text has already, or by a slot that asks the writer. */
import type { BlockId } from '../../article/body.ts';
import type { Check, CheckName, Fix, ReportContext, SlotAsk } from '../report/report.ts';
import type { TextTools } from '../text/textTools.ts';
import { descriptionFromText, slugOfKeyphrase, titleWithKeyphrase } from './fixFields.ts';
import { questionAbove } from './fixHeadings.ts';
import { type FixBlock, type Fixing, introductionIn, titleIn } from './fixSubject.ts';
import { summaryOfText } from './fixSummary.ts';
import { describeImage, divideParagraph, divideSentence, lowerTitle } from './fixText.ts';

/** Each gives one change, of the first place where it can make one; the next report has the next one. */
const FIXES: Readonly<Partial<Record<CheckName, Fixing>>> = {
  keyphraseInSlug: slugOfKeyphrase,
  keyphraseInTitle: titleWithKeyphrase,
  keyphraseInDescription: descriptionFromText,
  descriptionLength: descriptionFromText,
  keyphraseInIntroduction: ({ blocks }) => slot('introduction', titleIn(blocks)),
  singleH1: lowerTitle,
  paragraphLength: divideParagraph,
  scannable: divideParagraph,
  sentenceLength: divideSentence,
  images: describeImage,
  definitionBlock: ({ blocks }) => slot('definition', introductionIn(blocks)),
  quotableStatistics: ({ blocks }) => slot('figure', introductionIn(blocks)),
  sourcedClaims: ({ places: [first] }) => (first ? slot('source', first.blockId) : null),
  questionHeadings: (subject) =>
    questionAbove(subject) ?? slot('question', subject.blocks.at(-1)?.id ?? null),
  comparisonTable: ({ blocks }) => slot('comparison', blocks.at(-1)?.id ?? null),
  summaryBox: summaryOfText,
};

/** The changes that can be made of the checks that are not good. */
export function fixesOf(
  checks: readonly Check[],
  blocks: readonly FixBlock[],
  context: ReportContext,
  tools: TextTools,
): Fix[] {
  return checks.flatMap(({ name: check, rating, places }) => {
    if (rating === 'good' || rating === 'unmeasured') return [];
    const change = FIXES[check]?.({ blocks, context, tools, places }) ?? null;
    return change === null ? [] : [{ check, change }];
  });
}

const slot = (ask: SlotAsk, blockId: BlockId | null) => ({ type: 'slot', ask, blockId }) as const;
