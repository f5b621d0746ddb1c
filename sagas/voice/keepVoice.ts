/** What the device keeps of the form of a voice. */
import { voiceForm } from '#store/voice/voiceForm.slice.ts';
import { call, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { accountKey } from '../session/session.api.ts';

/** Where it keeps a voice that is not stored yet, and the tone that was asked for a stored one. */
export const draftKey = (voiceId: string | null) =>
  accountKey(voiceId === null ? 'brandVoice' : `brandVoice/${voiceId}`);

/** What is typed and read for a new one. */
export function* keepDraft() {
  const record = yield* select(voiceForm.selectRecord);
  const { storage } = yield* services();
  if (record !== null) yield* call(storage.set, yield* draftKey(null), JSON.stringify(record));
}

/** At once: it may be charged. One that was taken is kept until the voice is stored with it. */
export function* keepTone() {
  yield* keepDraft();
  const state = yield* select(voiceForm.select);
  if (state.status !== 'editing' || state.stored === null) return;
  const { storage } = yield* services();
  const key = yield* draftKey(state.stored.id);
  if (state.tone === null) yield* call(storage.remove, key);
  else yield* call(storage.set, key, JSON.stringify(state.tone));
}
