import type { VoiceRules } from '#contract/voice/brandVoice.schema.ts';
import { editedBlocks } from '../seo/text/editedBlocks.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import { NO_RULES, ruleFindings } from './rules.ts';

/** The blocks with every change that the style rules of a voice name. */
export const ruledBlocks = (
  blocks: readonly string[],
  rules: VoiceRules = NO_RULES,
  tools: TextTools,
): string[] => editedBlocks(blocks, tools, (read) => ruleFindings(read, rules));
