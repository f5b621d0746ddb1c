import type { ReadProse } from '../seo/prose.ts';
import type { TextTools } from '../seo/textTools.ts';
import type { VoiceGuide, VoiceReport } from '../seo/voiceReport.ts';
import { matchOf } from './match.ts';
import { ruleFindings } from './rules.ts';
import { wholeOf } from './samples.ts';

/** What a voice says of a text: how much it matches, and what its rules find. */
export const voiceReportOf = (
  blocks: readonly ReadProse[],
  { id, profile, rules }: VoiceGuide,
  tools: TextTools,
): VoiceReport => ({
  voiceId: id,
  match: matchOf(wholeOf(blocks), profile, tools),
  findings: ruleFindings(blocks, rules),
});
