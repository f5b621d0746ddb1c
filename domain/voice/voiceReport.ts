import type { VoiceGuide, VoiceReport } from '../seo/report/voiceReport.ts';
import type { ReadProse } from '../seo/text/prose.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import { matchOf } from './match.ts';
import { passagesOf } from './passages.ts';
import { ruleFindings } from './rules.ts';
import { wholeOf } from './samples.ts';

/** What a voice says of a text: how much it matches, what its rules find, and which passages match least. */
export function voiceReportOf(
  blocks: readonly ReadProse[],
  guide: VoiceGuide,
  tools: TextTools,
): VoiceReport {
  const findings = ruleFindings(blocks, guide.rules);
  return {
    voiceId: guide.id,
    match: matchOf(wholeOf(blocks), guide.profile, tools),
    findings,
    passages: passagesOf(blocks, guide.profile, findings, tools),
  };
}
