/** What is typed and read for a brand voice. */
import type { PortError } from '#contract/lib/problems.ts';
import type { Voice, VoiceBody, VoiceProfile } from '#contract/voice/brandVoice.schema.ts';
import type { ReadRefusal } from '#domain/transfer/importFile.ts';
import type { ExtractedVoice } from '#domain/voice/extractVoice.ts';
import { NO_RULES } from '#domain/voice/rules.ts';
import type { ImportSource } from '../transfer/importSource.ts';
import { restoredTone, type ToneSaid } from './toneSaid.ts';

/** What a person says of a voice. */
export type VoiceValues = Pick<VoiceBody, 'name' | 'isDefault' | 'tone' | 'rules' | 'sample'> & {
  /** Of the texts (BCP 47). */
  readonly language: string;
};

/** A text that the voice is made of. */
export interface VoiceText {
  readonly id: string;
  readonly name: string;
  /** Blocks of sanitised HTML. */
  readonly blocks: readonly string[];
  readonly words: number;
}

/** Where a text comes from. */
export type VoiceTextSource =
  | { readonly type: 'import'; readonly source: ImportSource }
  | { readonly type: 'article'; readonly articleId: string; readonly title: string };

/** Why a text could not be read. */
export type TextProblem =
  | { readonly refusal: ReadRefusal | 'tooMuch' }
  | { readonly error: PortError };

export interface VoiceFormValues {
  /** Null: a new one. */
  readonly stored: Voice | null;
  /** Of a new one: the same request again is the same voice. */
  readonly requestId: string;
  readonly values: VoiceValues;
  readonly texts: readonly VoiceText[];
  /** Null: nothing has been measured. */
  readonly profile: VoiceProfile | null;
  /** The sample that was made last; another one is the person's own, and stays. */
  readonly madeSample: string;
  /** The texts that the profile is of; another list is measured anew. */
  readonly measured: readonly VoiceText[] | null;
  /** The last text that was added could not be read. */
  readonly problem: TextProblem | null;
  /** Null: no model was asked. */
  readonly tone: ToneSaid | null;
}

/** What an earlier visit has left of a new voice. */
export interface VoiceRecord {
  readonly requestId: string;
  readonly values: VoiceValues;
  readonly texts: readonly VoiceText[];
  /** What a model was asked and has said, which may be charged. */
  readonly tone?: ToneSaid | undefined;
}

export const EMPTY_VALUES: VoiceValues = {
  name: '',
  isDefault: false,
  tone: '',
  rules: NO_RULES,
  sample: '',
  language: 'en',
};

/** `tone`: what an earlier visit has left of one that was asked for. */
export const formOf = (voice: Voice, tone: ToneSaid | null = null): VoiceFormValues => ({
  stored: voice,
  requestId: '',
  values: { ...voice, language: voice.profile.language },
  texts: [],
  profile: voice.profile,
  madeSample: '',
  measured: null,
  problem: null,
  tone: restoredTone(tone),
});

export const newForm = (record: VoiceRecord): VoiceFormValues => {
  const { requestId, values, texts } = record;
  const nothing = { profile: null, madeSample: '', measured: null, problem: null };
  const left = restoredTone(record.tone ?? null);
  const tone = left?.status === 'asked' && texts.length === 0 ? null : left; // there is nothing to tell it by
  return { stored: null, requestId, values, texts, tone, ...nothing };
};

/** `made` is null if there is nothing to make it of, or if that failed. */
export interface Measured {
  readonly of: readonly VoiceText[];
  readonly made: ExtractedVoice | null;
}

/** What a form has once its texts are measured: without texts, a stored voice is as it was. */
export function afterMeasuring(
  { values, madeSample, stored, tone }: VoiceFormValues,
  { of, made }: Measured,
): Pick<VoiceFormValues, 'measured' | 'profile' | 'tone' | 'madeSample' | 'values'> {
  const profile = made?.profile ?? (of.length === 0 ? (stored?.profile ?? null) : null);
  const isOwn = values.sample !== madeSample;
  const sample = isOwn ? values.sample : (made?.sample ?? '');
  return {
    measured: of,
    profile,
    // There is nothing to tell it by; what was said stays.
    tone: profile === null && tone?.status === 'asked' ? null : tone,
    madeSample: made?.sample ?? '',
    values: { ...values, sample },
  };
}
