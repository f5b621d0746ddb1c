import type { PortError } from '#contract/lib/problems.ts';
import type { Voice, VoiceBody } from '#contract/voice/brandVoice.schema.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';
import { type ToneSaid, toneAsked, toneOfOthers, toneTaken } from './toneSaid.ts';
import { voiceFormMachine } from './voiceForm.machine.ts';
import { type Left, leftOf, leftWithout } from './voiceLeft.ts';
import {
  afterMeasuring,
  formOf,
  type Measured,
  type TextProblem,
  type VoiceFormValues,
  type VoiceRecord,
  type VoiceText,
  type VoiceTextSource,
  type VoiceValues,
} from './voiceValues.ts';

export type VoiceFormState =
  | (Left & { readonly status: 'closed' })
  /** `voiceId` is null for a new one. */
  | (Left & { readonly status: 'opening'; readonly voiceId: string | null })
  | (Left &
      VoiceFormValues & {
        readonly status: 'editing';
        readonly error: PortError | null;
        /** As somebody else has stored it since it was opened; null: not known to be changed. */
        readonly theirs: Voice | null;
      })
  | (Left & VoiceFormValues & { readonly status: 'saving' });

type ToneDue = Extract<ToneSaid, { status: 'asked' }> & Pick<VoiceBody, 'profile' | 'sample'>;

export const voiceForm = machineSlice<VoiceFormState>()(voiceFormMachine, {
  initial: { status: 'closed', left: {} },
  events: {
    /** The page of a voice was opened; null: of a new one. */
    entered: (from, { voiceId }: { readonly voiceId: string | null }) => ({
      status: 'opening',
      voiceId,
      left: leftOf(from),
    }),
    opened: (from, { form }: { readonly form: VoiceFormValues }) => ({
      ...form,
      left: leftWithout(from, form),
      status: 'editing',
      error: null,
      theirs: null,
    }),
    edited: (from, change: Partial<VoiceValues>) => ({
      ...from,
      values: { ...from.values, ...change },
      // The same texts in another language are measured anew.
      measured: change.language === undefined ? from.measured : null,
      tone:
        change.language === undefined && change.sample === undefined
          ? from.tone
          : toneOfOthers(from.tone),
      error: null,
    }),
    /** A text was read, or could not be. */
    added: (from, read: { readonly text: VoiceText } | { readonly problem: TextProblem }) =>
      'text' in read
        ? {
            ...from,
            texts: [...from.texts, read.text],
            tone: toneOfOthers(from.tone),
            problem: null,
          }
        : { ...from, problem: read.problem },
    removed: (from, { id }: { readonly id: string }) => {
      const texts = from.texts.filter((text) => text.id !== id);
      const tone = toneOfOthers(from.tone);
      return texts.length === from.texts.length ? from : { ...from, texts, tone, problem: null };
    },
    measured: (from, result: Measured) => ({ ...from, ...afterMeasuring(from, result) }),
    toneAsked: (from, { freshId }: { readonly freshId: string }) => ({
      ...from,
      tone: toneAsked(from.tone, freshId),
    }),
    toneAnswered: (from, { tone }: { readonly tone: ToneSaid | null }) => ({ ...from, tone }),
    /** Stands behind what was typed; without room for it nothing changes. */
    toneTaken: (from) => ({ ...from, ...toneTaken(from) }),
    /** Instead of theirs, if that is shown. */
    submitted: ({ error: _error, theirs, ...from }) => ({
      ...from,
      status: 'saving',
      stored: theirs ?? from.stored,
    }),
    saved: ({ left }) => ({ status: 'closed', left }),
    refused: (from, why: { readonly error: PortError; readonly theirs: Voice | null }) => ({
      ...from,
      ...why,
      status: 'editing',
    }),
    theirsTaken: (from) =>
      from.theirs === null ? from : { ...from, ...formOf(from.theirs), error: null, theirs: null },
    left: (from) => ({ status: 'closed', left: leftOf(from) }),
  },
  requests: {
    addRequested: request<VoiceTextSource>(),
    toneRequested: request(),
  },
  selectors: {
    selectOpening: (state) => (state.status === 'opening' ? state : null),
    /** The texts that are to be measured; null: none. */
    selectDue: (state) => {
      if (state.status !== 'editing' || state.measured === state.texts) return null;
      return state.texts.length === 0 && state.measured === null ? null : state.texts;
    },
    /** A tone that is to be asked for; it is told by what was measured. */
    selectToneDue: (state): ToneDue | null => {
      if (state.status !== 'editing' || state.tone?.status !== 'asked') return null;
      const { tone, profile, texts, measured, values } = state;
      if (profile === null || (texts.length > 0 && measured !== texts)) return null;
      return { ...tone, profile, sample: values.sample };
    },
    selectRecord: (state): VoiceRecord | null =>
      (state.status !== 'editing' && state.status !== 'saving') || state.stored !== null
        ? null
        : {
            requestId: state.requestId,
            values: state.values,
            texts: state.texts,
            ...(state.tone !== null && { tone: state.tone }),
          },
  },
});
