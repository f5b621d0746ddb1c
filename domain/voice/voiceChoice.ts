import type { VoiceChoice } from '#contract/voice/brandVoice.schema.ts';

/** A choice as a form keeps it: 'default', 'none', or the id of a voice. */
export type VoiceValue = string;
export const DEFAULT_VOICE: VoiceValue = 'default';

export const choiceOf = (value: VoiceValue): VoiceChoice =>
  value === 'default' || value === 'none'
    ? { choice: value, voiceId: null }
    : { choice: 'voice', voiceId: value };

export const choiceValue = ({ choice, voiceId }: VoiceChoice): VoiceValue => voiceId ?? choice;
