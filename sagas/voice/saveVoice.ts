/** Stores the voice of the form, and forgets what the device has kept of a new one. */
import { VOICE_LIMITS } from '#contract/voice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { voiceForm } from '#store/voice/voiceForm.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { accountKey, callApi } from '../session/session.api.ts';

/** Where the device keeps a voice that is not stored yet. */
export const draftKey = () => accountKey('brandVoice');

export function* saveVoice() {
  const { brandVoice } = yield* services();
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  const state = yield* select(voiceForm.select);
  if (state.status !== 'saving' || state.profile === null) return;
  const { stored, requestId, profile, values } = state;
  const { language: _, ...said } = values;
  const voice = { ...said, profile, sample: values.sample.slice(0, VOICE_LIMITS.sampleChars) };
  try {
    if (stored === null)
      yield* callApi(brandVoice.postVoice, { workspaceId, body: { ...voice, requestId } });
    else {
      const body = { ...voice, basedOn: stored.updatedAt };
      yield* callApi(brandVoice.putVoice, { workspaceId, voiceId: stored.id, body });
    }
    yield* done(stored === null);
  } catch (error) {
    yield* put(voiceForm.refused({ error: yield* reportFailure(error) }));
  }
}

function* done(isNew: boolean) {
  const { storage } = yield* services();
  yield* put(voiceForm.saved());
  if (isNew) yield* call(storage.remove, yield* draftKey());
  yield* put(resources.invalidated({ name: 'brandVoices' }));
  const { route } = yield* select(router.selectLocation);
  if (route === 'brandVoiceNew' || route === 'brandVoice')
    yield* put(router.navigationRequested({ to: '/brand-voice' }));
}
