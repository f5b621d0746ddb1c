import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { replaySession } from '#sagaLog/app/replaySession.ts';
import type { LogEntry } from '#sagaLog/core/logEntry.ts';
import { page } from '#store/session/page.slice.ts';
import { signOut } from '#store/session/signOut.slice.ts';
import { recordedBy } from '../support/recordedPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The header and the end have lines of their own. */
const entriesOf = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as LogEntry);

test('the first line says which build was recorded, and when', async () => {
  const origin = {
    build: '0.1.0',
    at: '2026-11-30T13:00:00.000Z',
    zone: 'Europe/Berlin',
    browser: 'Chromium 143',
    logId: 'log-1',
  };
  const recorded = await recordedBy({ origin });
  expect(entriesOf(recorded.lines())[0]).toMatchObject({ is: 'header', ...origin });
  expect(replaySession(recorded.lines()).header).toMatchObject(origin);
  recorded.close();
});

// §d.recording.9
test('a full log keeps its beginning, which replays', async () => {
  const maxLines = 60;
  const recorded = await recordedBy({ maxLines });
  for (let count = 0; count < maxLines; count += 1) {
    recorded.dispatch(count % 2 === 0 ? page.offline() : page.online());
  }
  expect(recorded.log.status()).toBe('full');
  expect(recorded.lines()).toHaveLength(maxLines);
  expect(replaySession(recorded.lines()).divergence).toBeNull();
  recorded.close();
});

// §d.recording.7
describe('a recording belongs to one account', () => {
  test('signing out ends a recording; its lines can still be read', async () => {
    let account: string | null = 'user-1';
    const recorded = await recordedBy(
      { account: () => account },
      {
        host: {
          async signOut() {
            account = null;
          },
        },
      },
    );
    recorded.dispatch(signOut.requested());
    await recorded.pass(1000);
    const end = recorded.lines().length;
    expect(entriesOf(recorded.lines()).at(-1)).toEqual({
      is: 'end',
      reason: 'The account has signed out.',
    });
    expect(recorded.callsOf('navigation.leave')).toHaveLength(1);
    recorded.dispatch(page.offline());
    expect(recorded.log.status()).toBe('ended');
    expect(recorded.lines().length).toEqual(end);
    expect(replaySession(recorded.lines()).divergence).toBeNull();
    recorded.close();
  });

  test.each([
    ['another account that signs in', 'user-2'],
    ['an account that is gone', null],
  ])('%s ends a recording before anything is written', async (_what, next) => {
    let account: string | null = 'user-1';
    const recorded = await recordedBy({ account: () => account });
    account = next;
    const before = recorded.lines().length;
    recorded.dispatch(page.offline());
    expect(entriesOf(recorded.lines()).slice(before)).toEqual([
      { is: 'end', reason: expect.any(String) },
    ]);
    recorded.close();
  });

  test('a recording continues when a visitor turns out to be signed in', async () => {
    let account: string | null = null;
    const recorded = await recordedBy({ account: () => account });
    account = 'user-1';
    recorded.dispatch(page.offline());
    expect(recorded.log.status()).toBe('kept');
    recorded.close();
  });

  test('after a reload in the same tab a recording continues for the same account only', async () => {
    const kept = new Map([['record', 'on']]);
    const first = await recordedBy({ account: () => 'user-1', kept });
    const again = await recordedBy({ account: () => 'user-1', kept });
    expect(first.log.status()).toBe('kept');
    expect(again.log.status()).toBe('kept');
    expect(kept.get('record')).toBe('on');
    const other = await recordedBy({ account: () => 'user-2', kept });
    expect(other.log.status()).toBe('ended');
    expect(entriesOf(other.lines())).toEqual([{ is: 'end', reason: expect.any(String) }]);
    expect(kept.size).toBe(0);
    for (const recorded of [first, again, other]) recorded.close();
  });
});

// §d.recording.6
test('a stopped recording reports its end, and the tab does not start another', async () => {
  const kept = new Map([['record', 'on']]);
  const recorded = await recordedBy({ account: () => 'user-1', kept });
  const heard = jest.fn();
  const unsubscribe = recorded.log.subscribe(heard);
  recorded.log.stop();
  recorded.log.stop();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(recorded.log.status()).toBe('ended');
  expect(kept.size).toBe(0);
  expect(entriesOf(recorded.lines()).at(-1)).toEqual({ is: 'end', reason: 'Stopped.' });
  unsubscribe();
  recorded.close();
});

test('a reader of the log cannot change it', async () => {
  const recorded = await recordedBy();
  (recorded.lines() as string[]).length = 0;
  expect(recorded.lines().length).toBeGreaterThan(0);
  recorded.close();
});
