/**
 * Makes a brand voice (store/voice/voiceForm.slice.ts). What is typed and read for a new one is kept on the device until it
 * is stored.
 */
import { WIZARD_KEEP_MS } from '#domain/writing/wizard.ts';
import { page } from '#store/session/page.slice.ts';
import { selectVoice } from '#store/voice/readVoices.ts';
import { voiceForm } from '#store/voice/voiceForm.slice.ts';
import { isUnsaved } from '#store/voice/voiceLeft.ts';
import { keptTone, restoredVoice } from '#store/voice/voiceRecord.ts';
import { EMPTY_VALUES, formOf, newForm, type VoiceText } from '#store/voice/voiceValues.ts';
import { call, delay, fork, put, race, select, take } from '../lib/effects.ts';
import { reportError } from '../lib/failure.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { draftKey, keepDraft, keepTone } from './keepVoice.ts';
import { saveVoice } from './saveVoice.ts';
import { requestTone, sayTones } from './tone.ts';
import { addText } from './voiceText.ts';

export function* voiceFormSaga() {
  yield* takeEvery(voiceForm.addRequested, addHere);
  yield* takeLeading(voiceForm.submitted, saveHere);
  yield* takeEvery(voiceForm.toneRequested, requestTone);
  yield* takeEvery([voiceForm.toneAsked, voiceForm.toneAnswered], keepTone);
  yield* fork(sayTones);
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
    const opening = yield* waitUntil(voiceForm.selectOpening);
    yield* race({ opened: open(opening), left: turned() });
  }
}

type Opening = NonNullable<ReturnType<typeof voiceForm.selectOpening>>;

const turned = () => take([voiceForm.left, voiceForm.entered]);

/** A text that is read when the page has turned to another voice is not one of that voice. */
function* addHere(asked: ReturnType<typeof voiceForm.addRequested>) {
  yield* race({ added: addText(asked), left: turned() });
}

/** An answer that comes when the page has turned to another voice says nothing about that one. */
function* saveHere() {
  yield* race({ saved: saveVoice(), left: turned() });
}

/** A new one as an earlier visit left it; one of the workspace as it is stored, or as it was left with something typed. */
function* open({ voiceId, left }: Opening) {
  const { storage, ids } = yield* services();
  if (voiceId !== null) {
    const found = yield* waitUntil(selectVoice, voiceId); // the page says if there is none
    const tone = keptTone(yield* call(storage.get, yield* draftKey(voiceId)));
    const form = formOf(found, tone);
    const typed = left[voiceId];
    const isLeft = typed !== undefined && isUnsaved({ ...typed, stored: found });
    return yield* put(voiceForm.opened({ form: isLeft ? { ...typed, tone: form.tone } : form }));
  }
  const kept = restoredVoice(yield* call(storage.get, yield* draftKey(null)));
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
    if (yield* isIn(language)) yield* put(voiceForm.measured({ of: texts, made }));
  } catch (error) {
    yield* reportError(error, { port: 'analysis.voice' });
    if (yield* isIn(language)) yield* put(voiceForm.measured({ of: texts, made: null }));
  }
}

/** What was measured in another language is measured anew. */
function* isIn(language: string) {
  const state = yield* select(voiceForm.select);
  return state.status === 'editing' && state.values.language === language;
}

const KEPT = [voiceForm.edited, voiceForm.added, voiceForm.removed, voiceForm.toneTaken];

function* keepWhatIsTyped() {
  while (true) {
    yield* take(KEPT);
    yield* race({ while: delay(WIZARD_KEEP_MS), hidden: take(page.hidden) });
    yield* keepDraft();
  }
}
