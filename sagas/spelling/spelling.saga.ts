/** Checks the texts that are due (store/spelling/spelling.slice.ts), and keeps the switch and what is ignored on the device. */
import { nextBatch } from '#domain/spelling/batch.ts';
import { ignoredFrom, ignoredIn, withIgnored } from '#domain/spelling/ignored.ts';
import { spelling } from '#store/spelling/spelling.slice.ts';
import { call, fork, put, race, select, take } from '../lib/effects.ts';
import { reportError } from '../lib/failure.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { accountKey } from '../session/session.api.ts';

const SWITCH_KEY = 'spelling';
const IGNORED_KEY = 'spellingIgnored';

export function* spellingSaga() {
  yield* takeEvery(spelling.begun, readIgnored);
  yield* takeEvery(spelling.ignoreRequested, ignore);
  yield* takeEvery(spelling.switchRequested, keepSwitch);
  yield* takeEvery(spelling.ended, endChecker);
  yield* fork(restoreSwitch);
  while (true) {
    yield* waitUntil(spelling.selectHasDue);
    yield* race({ checked: check(), ended: take(spelling.ended) });
  }
}

function* check() {
  const { spelling: checker } = yield* services();
  const texts = nextBatch(yield* select(spelling.selectDue));
  const { dialect } = yield* select(spelling.select);
  yield* put(spelling.started({ texts }));
  try {
    const findings = yield* call(checker.check, { texts, dialect });
    const found = Object.fromEntries(texts.map((text, at) => [text, findings[at] ?? []]));
    yield* put(spelling.checked({ found }));
  } catch (error) {
    yield* reportError(error, { port: 'spelling.check' });
    yield* put(spelling.failed());
    yield* call(checker.end);
  }
}

function* endChecker() {
  const { spelling: checker } = yield* services();
  yield* call(checker.end);
}

function* restoreSwitch() {
  const { storage } = yield* services();
  const kept = yield* call(storage.get, SWITCH_KEY);
  yield* put(spelling.switched({ isOn: kept !== 'off' }));
}

function* keepSwitch({ payload }: ReturnType<typeof spelling.switchRequested>) {
  const { storage } = yield* services();
  yield* put(spelling.switched(payload));
  yield* call(storage.set, SWITCH_KEY, payload.isOn ? 'on' : 'off');
}

function* readIgnored({ payload: { articleId } }: ReturnType<typeof spelling.begun>) {
  const ignored = yield* keptIgnored();
  yield* put(spelling.ignoredRead({ wordings: ignoredIn(ignored, articleId) }));
}

/** Reads what is kept first: another tab may have ignored something else. */
function* ignore({ payload: { articleId, wording } }: ReturnType<typeof spelling.ignoreRequested>) {
  const { storage } = yield* services();
  const ignored = withIgnored(yield* keptIgnored(), articleId, wording);
  yield* call(storage.set, yield* accountKey(IGNORED_KEY), JSON.stringify(ignored));
  yield* put(spelling.ignoredRead({ wordings: ignoredIn(ignored, articleId) }));
}

function* keptIgnored() {
  const { storage } = yield* services();
  return ignoredFrom(yield* call(storage.get, yield* accountKey(IGNORED_KEY)));
}
