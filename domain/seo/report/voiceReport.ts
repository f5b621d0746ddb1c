/** What a report says of the brand voice of a text (domain/voice). */
import type { Voice } from '#contract/voice/brandVoice.schema.ts';
import type { MeasureName } from '#contract/voice/voice.ts';
import type { BlockId } from '../../article/body.ts';
import type { TextEdit } from '../../article/textEdit.ts';

/** A feature of the score. `vocabulary`: words to use and to avoid; `smallWords`: the shares of function words. */
export type MatchName = MeasureName | 'vocabulary' | 'smallWords' | 'spelling';

export interface MatchLine {
  readonly name: MatchName;
  /** 0 (nothing like it) to 1. Null: it could not be measured. */
  readonly fit: number | null;
  readonly weight: number;
  /** What the text has, and what the voice has, in the unit of the feature; null where there is no one number. */
  readonly value: number | null;
  readonly wanted: { readonly least: number; readonly most: number } | null;
  /** Words that explain it: for `vocabulary` those to avoid that the text has, for `smallWords` those that differ most. */
  readonly words: readonly string[];
}

export interface VoiceMatch {
  /** Null: the text is too short, or nothing could be measured. */
  readonly score: number | null;
  readonly lines: readonly MatchLine[];
}

export type RuleName = 'banned' | 'name' | 'oxfordComma' | 'exclamation';

export interface RuleFinding extends TextEdit {
  readonly rule: RuleName;
}

/** A passage that sounds less like the voice than others. */
export interface VoicePassage {
  readonly blockId: BlockId;
  readonly text: string;
  /** Its match, 0 to 100; null: it is too short to be compared. */
  readonly score: number | null;
}

/** As much of a voice as a report needs. */
export type VoiceGuide = Pick<Voice, 'id' | 'profile' | 'rules'>;

export interface VoiceReport {
  /** The voice that it is about. */
  readonly voiceId: string;
  readonly match: VoiceMatch;
  readonly findings: readonly RuleFinding[];
  /** The least alike first. */
  readonly passages: readonly VoicePassage[];
}
