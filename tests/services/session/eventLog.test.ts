/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { EVENTS_MOST } from '#contract/session/event.route.ts';
import type { NewEvent } from '#contract/session/event.schema.ts';
import { createEventLog } from '#services/session/eventLog.ts';
import type { EventApi, OpenSink } from '#services/session/openSink.ts';
import { anAnswer, noNetwork } from '#tests/support/factories.ts';

const IDS = { deviceId: 'device-1', visitId: 'session-1' };
const VIEW = { name: 'page_view', properties: { route: 'dashboard' } } as const;
/** Longer than between two batches. */
const TURN_MS = 5000;

/** What the server answers with, in order; null accepts, and so does everything after the last one. */
let answers: unknown[];
let sent: { readonly events: readonly NewEvent[] }[];
let deleted: number;
let log: OpenSink;
beforeEach(() => {
  jest.useFakeTimers();
  [answers, sent, deleted] = [[], [], 0];
  const api: EventApi = {
    async postEvents({ body }) {
      sent.push(body);
      const refusal = answers.shift() ?? null;
      if (refusal !== null) throw refusal;
      return { kept: body.events.length };
    },
    async deleteEvents() {
      deleted += 1;
      return { deleted: 0 };
    },
  };
  log = createEventLog(api, IDS);
});
afterEach(async () => {
  await log.end();
  jest.useRealTimers();
});

const turn = () => jest.advanceTimersByTimeAsync(TURN_MS);
const ids = () => sent.map(({ events }) => events.map(({ id }) => id));
const look = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

test('events are sent together, with device and session; nothing is sent of none', async () => {
  await turn();
  expect(sent).toEqual([]);
  log.track(VIEW);
  log.track(VIEW);
  await turn();
  expect(sent).toMatchObject([{ ...IDS, events: [VIEW, VIEW] }]);
  await turn();
  expect(sent).toHaveLength(1);
});

test.each([
  ['the server fails', anAnswer(500)],
  ['the server is busy', anAnswer(503)],
  ['there is no network', noNetwork],
  ['the token has ended', anAnswer(401)],
  ['there were too many requests', anAnswer(429)],
])('events are kept while %s, and sent with the next ones under the same ids', async (_, error) => {
  answers = [error];
  log.track(VIEW);
  await turn();
  log.track(VIEW);
  await turn();
  const [[first] = [], second = []] = ids();
  expect(second).toHaveLength(2);
  expect(second[0]).toBe(first);
  await turn();
  expect(sent).toHaveLength(2);
});

test.each([
  ['a shape', anAnswer(400)],
  ['a value', anAnswer(422)],
  ['a person', anAnswer(403)],
  ['an address that is gone', anAnswer(404)],
  ['something that is no answer', new Error('a fault of ours')],
])('events that are refused because of %s are dropped', async (_, error) => {
  answers = [error];
  log.track(VIEW);
  await turn();
  await turn();
  expect(sent).toHaveLength(1);
  log.track(VIEW);
  await turn();
  expect(ids()[1]).toHaveLength(1);
});

test('a full batch is sent at once, and what is left when the page is hidden', async () => {
  for (let count = 0; count < EVENTS_MOST; count += 1) log.track(VIEW);
  expect(ids()[0]).toHaveLength(EVENTS_MOST);
  log.track(VIEW);
  look(true);
  expect(ids()[1]).toHaveLength(1);
  look(false);
});

test('what cannot be sent for long does not grow without end: the oldest are dropped', async () => {
  answers = Array.from({ length: 1000 }, () => noNetwork);
  for (let count = 0; count < 300; count += 1) {
    log.track(VIEW);
    await jest.advanceTimersByTimeAsync(1);
  }
  const [[oldest] = []] = ids();
  answers = [];
  for (let turns = 0; turns < 20; turns += 1) await turn();
  const accepted = sent.slice(-20).flatMap(({ events }) => events.map(({ id }) => id));
  expect(accepted).not.toContain(oldest);
});

test('who withdraws leaves nothing: what waits is dropped, what is stored is deleted, nothing more is sent', async () => {
  log.track(VIEW);
  await log.end();
  expect(deleted).toBe(1);
  look(true);
  look(false);
  await turn();
  expect(sent).toEqual([]);
});
