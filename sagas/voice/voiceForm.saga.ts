/**
 * Makes a brand voice (store/voice/voiceForm.slice.ts). What is typed and read for a new one is kept on the device until it
 * is stored.
 */
import { VOICE_LIMITS } from '#contract/voice.ts';
import { WIZARD_KEEP_MS } from '#domain/writing/wizard.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { voiceForm } from '#store/voice/voiceForm.slice.ts';
import { EMPTY_VALUES, formOf, newForm, type VoiceText } from '#store/voice/voiceValues.ts';
import { selectVoice } from '#store/voice/readVoices.ts';
import { restoredVoice } from '#store/voice/voiceRecord.ts';
import { reportFailure } from '../access/access.api.ts';
import {
  call,
  fork,
  delay,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLeading,
} from '../lib/effects.ts';
import { reportError } from '../lib/failure.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { accountKey, callApi } from '../session/session.api.ts';
import { addText } from './voiceText.ts';

export function* voiceFormSaga() {
  yield* takeEvery(voiceForm.addRequested, addText);
  yield* takeLeading(voiceForm.submitted, save);
  yield* fork(keepWhatIsTyped);
  yield* fork(openWhatIsEntered);
  while (true) {
    const texts = yield* waitUntil(voiceForm.selectDue);
    yield* measure(texts);
  }
}

/** The page may be open before this workflow is loaded, and may turn to another voice while one is read. */
function* openWhatIsEntered() {
  while (true) {
    const { voiceId } = yield* waitUntil(voiceForm.selectOpening);
    yield* race({ opened: open(voiceId), left: take([voiceForm.left, voiceForm.entered]) });
  }
}

/** A new one as an earlier visit left it; one of the workspace as it is stored. */
function* open(voiceId: string | null) {
  if (voiceId !== null) {
    const found = yield* waitUntil(selectVoice, voiceId); // the page says if there is none
    return yield* put(voiceForm.opened({ form: formOf(found) }));
  }
  const { storage, ids } = yield* services();
  const kept = restoredVoice(yield* call(storage.get, yield* key()));
  const fresh = { requestId: yield* call(ids.next), values: EMPTY_VALUES, texts: [] };
  yield* put(voiceForm.opened({ form: newForm(kept ?? fresh) }));
}

function* measure(texts: readonly VoiceText[]) {
  const { analysis } = yield* services();
  const state = yield* select(voiceForm.select);
  if (state.status !== 'editing') return;
  const blocks = texts.flatMap((text) => text.blocks);
  const { language } = state.values;
  try {
    const made = blocks.length === 0 ? null : yield* call(analysis.voice, { blocks, language });
    yield* put(voiceForm.measured({ of: texts, made }));
  } catch (error) {
    yield* reportError(error, { port: 'analysis.voice' });
    yield* put(voiceForm.measured({ of: texts, made: null }));
  }
}

function* save() {
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
  if (isNew) yield* call(storage.remove, yield* key());
  yield* put(resources.invalidated({ name: 'brandVoices' }));
  const { route } = yield* select(router.selectLocation);
  if (route === 'brandVoiceNew' || route === 'brandVoice')
    yield* put(router.navigationRequested({ to: '/brand-voice' }));
}

function* keepWhatIsTyped() {
  while (true) {
    yield* take([voiceForm.edited, voiceForm.added, voiceForm.removed]);
    yield* race({ while: delay(WIZARD_KEEP_MS), hidden: take(page.hidden) });
    const record = yield* select(voiceForm.selectRecord);
    const { storage } = yield* services();
    if (record !== null) yield* call(storage.set, yield* key(), JSON.stringify(record));
  }
}

const key = () => accountKey('brandVoice');
