/** A log on the support page (store/support/sessionReplay.slice.ts): a worker replays it, and shows the moments that are asked for. */
import type { LogSource, ReplayMessage } from '#domain/support/sessionReplay.ts';
import type { RootState } from '#store/subjects.ts';
import { type OpenedLog, sessionReplay } from '#store/support/sessionReplay.slice.ts';
import { call, put, race, take } from '../lib/effects.ts';
import { listen } from '../lib/listen.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { withToken } from '../session/session.api.ts';

export function* sessionReplaySaga() {
  while (true) {
    const log = yield* waitUntil(sessionReplay.selectLog);
    yield* race({
      replayed: call(replay, log.source),
      shown: call(showMoments),
      left: call(untilAnother, log),
    });
    const { files } = yield* services();
    if ('fileId' in log.source) yield* call(files.forget, log.source);
  }
}

const selectIsAnother = (state: RootState, log: OpenedLog) =>
  sessionReplay.selectLog(state) !== log;

function* untilAnother(log: OpenedLog) {
  yield* waitUntil(selectIsAnother, log);
}

/** The worker has the session until the page is left or another log is opened. */
function* replay(source: LogSource) {
  if ('reportId' in source) yield* withToken();
  const { replay: port } = yield* services();
  const messages = yield* listen(port.follow, source);
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
