import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { replaySession } from '#sagaLog/app/replaySession.ts';
import type { LogEntry } from '#sagaLog/core/logEntry.ts';
import { pageChanged } from '#store/session/page.slice.ts';
import { signOutRequested } from '#store/session/signOut.slice.ts';
import { recordedBy } from '../support/recordedPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const entriesOf = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as LogEntry);

test('§d.recording.9 a log that is full keeps its beginning, which replays', async () => {
  const maxLines = 60;
  const page = await recordedBy({ maxLines });
  for (let count = 0; count < maxLines; count += 1) {
    page.dispatch(pageChanged(count % 2 === 0 ? 'offline' : 'online'));
  }
  expect(page.log.isRunning()).toBe(false);
  expect(page.lines()).toHaveLength(maxLines);
  expect(replaySession(page.lines()).divergence).toBeNull();
  page.close();
});

describe('§d.recording.7 a recording is of one account', () => {
  test('signing out ends it; what is there can still be read', async () => {
    let account: string | null = 'user-1';
    const page = await recordedBy(
      { account: () => account },
      {
        host: {
          async signOut() {
            account = null;
          },
        },
      },
    );
    page.dispatch(signOutRequested());
    await page.pass(1000);
    const end = page.lines().length;
    expect(entriesOf(page.lines()).at(-1)).toEqual({
      is: 'end',
      reason: 'The account has signed out.',
    });
    expect(page.callsOf('navigation.leave')).toHaveLength(1);
    page.dispatch(pageChanged('offline'));
    expect([page.log.isRunning(), page.lines().length]).toEqual([false, end]);
    expect(replaySession(page.lines()).divergence).toBeNull();
    page.close();
  });

  test.each([
    ['another account that signs in', 'user-2'],
    ['an account that is gone', null],
  ])('%s ends it before anything is written', async (_what, next) => {
    let account: string | null = 'user-1';
    const page = await recordedBy({ account: () => account });
    account = next;
    const before = page.lines().length;
    page.dispatch(pageChanged('offline'));
    expect(entriesOf(page.lines()).slice(before)).toEqual([
      { is: 'end', reason: expect.any(String) },
    ]);
    page.close();
  });

  test('a visitor who turns out to be signed in goes on', async () => {
    let account: string | null = null;
    const page = await recordedBy({ account: () => account });
    account = 'user-1';
    page.dispatch(pageChanged('offline'));
    expect(page.log.isRunning()).toBe(true);
    page.close();
  });

  test('after a reload in the same tab it goes on for the same account, and for no other', async () => {
    const kept = new Map([['record', 'on']]);
    const first = await recordedBy({ account: () => 'user-1', kept });
    const again = await recordedBy({ account: () => 'user-1', kept });
    expect([first.log.isRunning(), again.log.isRunning()]).toEqual([true, true]);
    expect(kept.get('record')).toBe('on');
    const other = await recordedBy({ account: () => 'user-2', kept });
    expect(other.log.isRunning()).toBe(false);
    expect(entriesOf(other.lines())).toEqual([{ is: 'end', reason: expect.any(String) }]);
    expect(kept.size).toBe(0);
    for (const page of [first, again, other]) page.close();
  });
});

test('§d.recording.6 a stopped recording reports its end, and the tab does not start another', async () => {
  const kept = new Map([['record', 'on']]);
  const page = await recordedBy({ account: () => 'user-1', kept });
  const heard = jest.fn();
  const unsubscribe = page.log.subscribe(heard);
  page.log.stop();
  page.log.stop();
  expect(heard).toHaveBeenCalledTimes(1);
  expect([page.log.isRunning(), kept.size]).toEqual([false, 0]);
  expect(entriesOf(page.lines()).at(-1)).toEqual({ is: 'end', reason: 'Stopped.' });
  unsubscribe();
  page.close();
});

test('a reader of the log cannot change it', async () => {
  const page = await recordedBy();
  (page.lines() as string[]).length = 0;
  expect(page.lines().length).toBeGreaterThan(0);
  page.close();
});
