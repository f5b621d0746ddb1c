/** Saves the events of a filter as a CSV file, the newest first. */
import { EVENTS_EXPORT_LIMIT, EVENTS_EXPORT_MOST } from '#contract/session/event.route.ts';
import type { LoggedEvent } from '#contract/session/event.schema.ts';
import { eventsCsv } from '#domain/session/eventsCsv.ts';
import { type EventFilter, eventsExport } from '#store/session/eventsExport.slice.ts';
import { call, put } from '../lib/effects.ts';
import { reportUnexpected } from '../lib/failure.ts';
import { takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { callApi, showError } from './session.api.ts';

const FILE = { name: 'events.csv', type: 'text/csv;charset=utf-8' } as const;

export function* eventsExportSaga() {
  yield* takeLeading(eventsExport.requested, exportEvents);
}

function* exportEvents({ payload: filter }: ReturnType<typeof eventsExport.requested>) {
  try {
    const { downloads } = yield* services();
    yield* call(downloads.saveText, { ...FILE, text: eventsCsv(yield* eventsOf(filter)) });
  } catch (error) {
    yield* reportUnexpected(error);
    yield* showError('eventsExportFailed');
  } finally {
    yield* put(eventsExport.ended());
  }
}

/** An event that is added meanwhile moves the others on by one: each is taken once. */
function* eventsOf(filter: EventFilter) {
  const { installation } = yield* services();
  const events = new Map<string, LoggedEvent>();
  for (let page = 0; events.size < EVENTS_EXPORT_MOST; page += 1) {
    const args = { ...filter, page, limit: EVENTS_EXPORT_LIMIT };
    const read = yield* callApi(installation.getEvents, args);
    for (const event of read.content) events.set(event.id, event);
    if (read.last) break;
  }
  return [...events.values()];
}
