/** What a model is asked and says of the tone of a voice. */
import { withTone } from '#domain/voice/saidTone.ts';

/** What a model says of the tone; the field is changed only when the person takes it. */
export type ToneSaid =
  /** `isAgain`: the server may have accepted the request. */
  | { readonly status: 'asked'; readonly requestId: string; readonly isAgain: boolean }
  | { readonly status: 'said'; readonly text: string }
  | {
      readonly status: 'failed';
      /** A problem code, or the kind of a port error. */
      readonly code: string;
      /** The server may have accepted it: to ask again is the same request. */
      readonly requestId: string | null;
    };

/** Whether the server has accepted it is not known. */
const askedAgain = (requestId: string): ToneSaid => ({
  status: 'asked',
  requestId,
  isAgain: true,
});

/** What an earlier visit has left. */
export const restoredTone = (tone: ToneSaid | null): ToneSaid | null =>
  tone?.status === 'asked' ? askedAgain(tone.requestId) : tone;

/** After a request for a tone: one that runs goes on, and one whose answer was lost is sent again. */
export function toneAsked(tone: ToneSaid | null, requestId: string): ToneSaid {
  if (tone?.status === 'asked') return tone;
  const lost = tone?.status === 'failed' ? tone.requestId : null;
  return lost === null ? { status: 'asked', requestId, isAgain: false } : askedAgain(lost);
}

/** Forgets the request id of a failed request for a tone once its texts have changed: with other texts it is another request. */
export const toneOfOthers = (tone: ToneSaid | null): ToneSaid | null =>
  tone?.status === 'failed' ? { ...tone, requestId: null } : tone;

/** Appends the suggested tone to what was typed. Returns the form unchanged if there is no room. */
export function toneTaken<Values extends { readonly tone: string }>(from: {
  readonly values: Values;
  readonly tone: ToneSaid | null;
}): { readonly values: Values; readonly tone: ToneSaid | null } {
  const { values, tone: said } = from;
  const tone = said?.status === 'said' ? withTone(values.tone, said.text) : null;
  return tone === null ? { values, tone: said } : { values: { ...values, tone }, tone: null };
}
