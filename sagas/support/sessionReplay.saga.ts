/** A log on the support page (store/support/sessionReplay.slice.ts): a worker replays it, and shows the moments that are asked for. */
import type { ReplayMessage } from '#domain/support/sessionReplay.ts';
import { sessionReplay } from '#store/support/sessionReplay.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, put, race, take } from '../lib/effects.ts';
import { listen } from '../lib/listen.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

export function* sessionReplaySaga() {
  while (true) {
    const fileId = yield* waitUntil(selectOpened);
    yield* race({
      replayed: call(replay, fileId),
      shown: call(showMoments),
      left: call(untilAnother, fileId),
    });
    const { files } = yield* services();
    yield* call(files.forget, { fileId });
  }
}

const selectOpened = (state: RootState) => sessionReplay.selectLog(state)?.fileId;
const selectIsAnother = (state: RootState, fileId: string) => selectOpened(state) !== fileId;

function* untilAnother(fileId: string) {
  yield* waitUntil(selectIsAnother, fileId);
}

/** The worker has the session until the page is left or another log is opened. */
function* replay(fileId: string) {
  const { replay: port } = yield* services();
  const messages = yield* listen(port.follow, { fileId });
  try {
    while (true) yield* put(eventOf(yield* take(messages)));
  } finally {
    messages.close();
  }
}

function eventOf(message: ReplayMessage) {
  switch (message.type) {
    case 'read': {
      const { type: _type, ...head } = message;
      return sessionReplay.read(head);
    }
    case 'progressed': {
      const { type: _type, ...progress } = message;
      return sessionReplay.progressed(progress);
    }
    case 'ended': {
      const { type: _type, ...end } = message;
      return sessionReplay.ended(end);
    }
    case 'refused':
      return sessionReplay.failed({ fault: message.fault, detail: message.detail });
    case 'stopped':
      return sessionReplay.failed({ fault: 'stopped' });
  }
}

/** Of many that are asked for in a row, as with the scrubber, only the last one is shown. */
function* showMoments() {
  const { replay: port } = yield* services();
  while (true) {
    const asked = yield* waitUntil(sessionReplay.selectDue);
    try {
      const moment = yield* call(port.moment, asked);
      yield* put(sessionReplay.shown({ asked, moment }));
    } catch {
      yield* put(sessionReplay.failed({ fault: 'stopped' }));
    }
  }
}
