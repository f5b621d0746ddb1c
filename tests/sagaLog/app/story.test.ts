import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Event } from '#sagaLog/app/observedSession.ts';
import { sessionClock } from '#sagaLog/app/sessionClock.ts';
import { storyOf } from '#sagaLog/app/story.ts';
import { readLog } from '#tests/sagaLog/support/readLog.ts';
import { noNetwork } from '#tests/support/factories.ts';
import { replayCommand } from '#tools/replay/command.ts';
import { recordSession } from '../support/session.ts';

const clock = sessionClock(
  { is: 'header', version: 2, value: {}, at: '2026-11-30T14:00:00.000Z', zone: 'UTC' },
  3_600_000,
);
const visit = (s: number, pathname: string): Event => ({
  is: 'visit',
  t: s * 1000,
  line: 1,
  pathname,
});
const went = (s: number, from: string | null, to: string | null, instance = 'a'): Event => ({
  is: 'status',
  t: s * 1000,
  line: 1,
  machine: 'articleSave',
  instance,
  from,
  to,
});
const failed = (s: number): Event => ({
  is: 'failure',
  t: s * 1000,
  line: 1,
  op: 'article.updateArticle',
  error: noNetwork,
});

test('a machine that goes the same way again and again is one line', () => {
  const rounds = [1, 2, 3].flatMap((s) => [went(s, 'idle', 'saving'), went(s, 'saving', 'idle')]);
  const events = [visit(0, '/articles/1'), ...rounds, went(4, 'idle', 'saving')];
  expect(storyOf(events, clock)).toEqual([
    '14:00:00 /articles/1',
    '14:00:01   articleSave: idle → saving → idle (3 times); idle → saving',
  ]);
});

test('the failures of a port are one line with the first time and the last', () => {
  expect(storyOf([visit(0, '/'), failed(5), failed(65)], clock)).toEqual([
    '14:00:00 /',
    '14:00:05   ✗ article.updateArticle failed: network (2 times), until 14:01:05',
  ]);
});

test('each page that the person opens begins a part', () => {
  const events = [visit(0, '/a'), failed(1), visit(2, '/b'), went(3, null, 'idle'), visit(4, '/b')];
  expect(storyOf(events, clock)).toEqual([
    '14:00:00 /a',
    expect.stringContaining('✗'),
    '14:00:02 /b',
    '14:00:03   articleSave: – → idle',
  ]);
});

describe('a long session', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('of 18,000 puts, calls and answers is told in thirty, with every port that failed, and its progress on the way', async () => {
    const page = await recordSession(7, 1800);
    const lines = [...page.lines()];
    page.close();
    expect(readLog(lines).length).toBeGreaterThan(18_000);
    const folder = mkdtempSync(join(tmpdir(), 'toolkit-story-'));
    const file = join(folder, 'long.log');
    writeFileSync(file, lines.join('\n'));
    const out: string[] = [];
    const err: string[] = [];
    const tell = (...options: string[]) =>
      replayCommand(
        [file, ...options],
        (text) => out.push(text),
        (text) => err.push(text),
      );
    expect(await tell('--story')).toBe(0);
    expect(await tell('--json')).toBe(0);
    rmSync(folder, { recursive: true });
    expect(err).toEqual(Array(2).fill(`Replayed 2000 of ${lines.length} lines …`));
    const [, story = ''] = out[0]?.split('\n\n') ?? [];
    expect(story.split('\n').length).toBeLessThanOrEqual(31);
    expect(story).toContain('articleSave');
    const { events } = JSON.parse(out[1] ?? '') as { readonly events: readonly Event[] };
    const ops = new Set(events.flatMap((event) => (event.is === 'failure' ? event.op : [])));
    expect(ops.size).toBeGreaterThan(3);
    for (const op of ops) expect(story).toContain(`✗ ${op}`);
  });
});
