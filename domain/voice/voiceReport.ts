/** What a voice says of a text: how much it matches, and what its rules find. */
import type { Voice } from '#contract/brandVoice.schema.ts';
import type { ReadProse } from '../seo/prose.ts';
import type { TextTools } from '../seo/textTools.ts';
import { matchOf, type VoiceMatch } from './match.ts';
import { type RuleFinding, ruleFindings } from './rules.ts';
import { wholeOf } from './samples.ts';

/** As much of a voice as a report needs. */
export type VoiceGuide = Pick<Voice, 'id' | 'profile' | 'rules'>;

export interface VoiceReport {
  /** The voice that it is about. */
  readonly voiceId: string;
  readonly match: VoiceMatch;
  readonly findings: readonly RuleFinding[];
}

export const voiceReportOf = (
  blocks: readonly ReadProse[],
  { id, profile, rules }: VoiceGuide,
  tools: TextTools,
): VoiceReport => ({
  voiceId: id,
  match: matchOf(wholeOf(blocks), profile, tools),
  findings: ruleFindings(blocks, rules),
});
