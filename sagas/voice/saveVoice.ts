/** Stores the voice of the form, and forgets what the device has kept of a new one. */
import type { Voice } from '#contract/voice/brandVoice.schema.ts';
import { VOICE_LIMITS } from '#contract/voice/voice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { voiceForm } from '#store/voice/voiceForm.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi } from '../session/session.api.ts';
import { draftKey } from './keepVoice.ts';

export function* saveVoice() {
  const { brandVoice } = yield* services();
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  const state = yield* select(voiceForm.select);
  if (state.status !== 'saving' || state.profile === null) return;
  const { stored, requestId, profile, values } = state;
  const { language: _language, ...said } = values;
  const voice = { ...said, profile, sample: values.sample.slice(0, VOICE_LIMITS.sampleChars) };
  try {
    const change = stored ?? (yield* created(workspaceId, { ...voice, requestId }));
    if (change !== null) {
      const body = { ...voice, basedOn: change.updatedAt };
      yield* callApi(brandVoice.putVoice, { workspaceId, voiceId: change.id, body });
    }
    yield* done(stored?.id ?? null);
  } catch (error) {
    const failure = yield* reportFailure(error);
    const isTheirs = failure.code === 'stale_version' && stored !== null;
    const theirs = isTheirs ? yield* readAgain(workspaceId, stored.id) : null;
    yield* put(voiceForm.refused({ error: failure, theirs }));
  }
}

/** The voice as it is stored now; null if it cannot be read. */
function* readAgain(workspaceId: string, voiceId: string) {
  const { brandVoice } = yield* services();
  try {
    const { voices } = yield* callApi(brandVoice.getVoices, { workspaceId });
    return voices.find(({ id }) => id === voiceId) ?? null;
  } catch (error) {
    yield* reportFailure(error);
    return null;
  }
}

/** Null: it is stored as it is now. A repeated request returns the voice as first stored, which the person may have changed since. */
function* created(workspaceId: string, body: Said & { readonly requestId: string }) {
  const { brandVoice } = yield* services();
  const stored = yield* callApi(brandVoice.postVoice, { workspaceId, body });
  return isAsSaid(stored, body) ? null : stored;
}

const isAsSaid = (stored: Said, now: Said): boolean => keyOf(stored) === keyOf(now);

type Said = Pick<Voice, 'name' | 'isDefault' | 'tone' | 'sample' | 'rules' | 'profile'>;
const keyOf = ({ name, isDefault, tone, sample, rules, profile }: Said): string =>
  JSON.stringify([
    name.trim(),
    isDefault,
    tone.trim(),
    sample.trim(),
    rules.banned.map(({ term, instead }) => [term, instead]),
    rules.names,
    rules.oxfordComma,
    rules.noExclamations,
    profile.language,
    profile.words,
    profile.sentences,
  ]);

function* done(voiceId: string | null) {
  const { storage } = yield* services();
  yield* put(voiceForm.saved());
  yield* call(storage.remove, yield* draftKey(voiceId));
  const { route } = yield* select(router.selectLocation);
  if (route === 'brandVoiceNew' || route === 'brandVoice')
    yield* put(router.navigationRequested({ to: '/brand-voice' }));
}
