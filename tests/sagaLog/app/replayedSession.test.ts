import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { textOfHtml } from '#html/text.ts';
import { ReplayedSession } from '#sagaLog/app/replayedSession.ts';
import type { LogEntry } from '#sagaLog/core/logEntry.ts';
import { readTurns } from '#sagaLog/core/readLog.ts';

const TEXT = readFileSync('docs/support/session.json', 'utf8');
const LINES = JSON.parse(TEXT) as readonly string[];
const TURNS = readTurns(LINES);
const lineOf = (is: (entry: LogEntry) => boolean) => TURNS.findIndex((turn) => turn.some(is)) + 1;

const whole = (text: string) => {
  const session = new ReplayedSession(text);
  session.advance(() => false);
  return session;
};

describe('the log in the repository', () => {
  let session: ReplayedSession;
  beforeAll(() => {
    session = whole(TEXT);
  });

  // §d.supportPage.2
  test('is exact, with its build and date', () => {
    expect(session.end()).toEqual({ verdict: 'exact', reason: 'Stopped.', difference: null });
    expect(session.head).toMatchObject({ lines: LINES.length });
    expect(session.head.build).toMatch(/^0\.1\.0/);
    expect(session.head.date).toMatch(/^2026-\d\d-\d\d Europe\/Berlin$/);
    expect(session.progress()).toMatchObject({ lines: LINES.length });
  });

  // §d.supportPage.3
  test('has a story whose lines lead to their moments', () => {
    const { story, turns } = session.progress();
    expect(story.length).toBeLessThanOrEqual(30);
    const failed = story.find(({ kind }) => kind === 'failure');
    expect(failed?.turn).toBeLessThan(turns);
    for (const { turn, line, time } of story)
      expect(session.moment({ turn })).toMatchObject({ turn, line, time });
  });

  test('shows what came in, what followed and what it changed', () => {
    const line = lineOf((entry) => entry.is === 'error' && entry.op === 'article.updateArticle');
    const moment = session.moment({ line });
    expect(moment).toMatchObject({ line, input: 'error article.updateArticle' });
    expect(moment?.value).toContain('network');
    expect(moment?.did).toContain('put articleSave/saveFailed');
    expect(moment?.changes).toContainEqual(expect.objectContaining({ slice: 'articleSave' }));
    expect(moment?.busy).toContainEqual(expect.objectContaining({ machine: 'articleSave' }));
  });

  test('shows the article as it stood, and what had not answered', () => {
    const line = lineOf((entry) => entry.is === 'call' && entry.op === 'article.updateArticle');
    const moment = session.moment({ line });
    const [article] = moment?.articles ?? [];
    expect(article?.title).toBe('How to store coffee');
    expect(article?.blocks.map(({ html }) => textOfHtml(html)).join()).toContain('Light makes');
    const waiting = moment?.waiting.find(({ op }) => op === 'article.updateArticle');
    expect(waiting).toMatchObject({ kind: 'call', count: 1, since: { turn: moment?.turn } });
  });

  test('shows the moment nearest to what is asked for', () => {
    const { turns } = session.progress();
    expect(session.moment({ turn: -1 })?.turn).toBe(0);
    expect(session.moment({ turn: turns + 9 })?.turn).toBe(turns - 1);
    expect(session.moment({ line: 1_000_000 })?.turn).toBe(turns - 1);
    expect(session.moment({ line: 1 })?.turn).toBe(0);
  });
});

test('moments are there while the rest is replayed', () => {
  const session = new ReplayedSession(TEXT);
  expect(session.moment({ turn: 0 })).toBeNull();
  let turns = 0;
  const isEnough = () => {
    turns += 1;
    return turns > 50;
  };
  expect(session.advance(isEnough)).toBe(false);
  expect(session.end()).toBeNull();
  expect(session.progress().turns).toBe(50);
  expect(session.moment({ line: LINES.length })?.turn).toBe(49);
});

// §d.supportPage.2
test('a log that goes on elsewhere is cut off; one of other code differs, at its line', () => {
  const text = JSON.stringify(LINES, null, 2);
  expect(whole(text.slice(0, text.length / 2)).end()?.verdict).toBe('cutOff');
  const at = LINES.findIndex((line) => line.includes('"is":"put"'));
  const other = LINES[at]?.replace(/("is":"put","type":")[^"]+/, '$1page/exploded') ?? '';
  const session = whole(JSON.stringify(LINES.with(at, other)));
  expect(session.end()).toMatchObject({
    verdict: 'differs',
    difference: { line: at + 1, replay: expect.stringContaining('put of ') },
  });
});

test.each([
  ['', 'empty'],
  ['{"a": 1}', 'noHeader'],
  ['[1, 2]', 'otherJson'],
])('%p is no log: %s', (text, fault) => {
  expect(() => new ReplayedSession(text)).toThrow(expect.objectContaining({ fault }));
});

test.each([
  ['"zone":"Europe/Berlin"', '"zone":"Nowhere/Land"'],
  ['"at":"2026', '"at":"soon2026'],
])('a header with %s changed is refused when it is read', (from, to) => {
  const header = (LINES[0] ?? '').replace(from, to);
  expect(header).not.toBe(LINES[0]);
  expect(() => whole(JSON.stringify([header, ...LINES.slice(1)])).moment({ turn: 3 })).toThrow();
});
