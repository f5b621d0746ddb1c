import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { busyMachines, ObservedSession } from '#sagaLog/app/observedSession.ts';
import { replaySession } from '#sagaLog/app/replaySession.ts';
import { readTurns } from '#sagaLog/core/readLog.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { readLog } from '#tests/sagaLog/support/readLog.ts';
import { ARTICLE_ID } from '#tests/support/startPage.ts';
import { recordSession } from '../support/session.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function observed(seed: number) {
  const page = await recordSession(seed);
  const lines = [...page.lines()];
  const session = new ObservedSession();
  const states: string[] = [];
  replaySession(lines, undefined, (turn) => {
    session.watch(turn);
    states.push(articleSave.selectStatus(turn.state, ARTICLE_ID));
  });
  page.close();
  return {
    session,
    states,
    state: page.state(),
    turns: readTurns(lines),
    entries: readLog(lines),
  };
}

const withoutRepeats = (all: readonly string[]) => all.filter((one, at) => one !== all[at - 1]);

test('statuses lead from one to the next, and the last is that of the state', async () => {
  const { session, states } = await observed(3);
  const changes = session.events.filter((event) => event.is === 'status');
  const ofArticle = changes.filter(
    ({ machine, instance }) => machine === 'articleSave' && instance === ARTICLE_ID,
  );
  expect(ofArticle.length).toBeGreaterThan(10);
  for (const [at, { from }] of ofArticle.entries())
    expect(from).toBe(ofArticle[at - 1]?.to ?? null);
  const told = ofArticle.map(({ to }) => to ?? 'idle'); // as the status of an article that is not there
  expect(withoutRepeats(told)).toEqual(withoutRepeats(states));
});

test('every failure of a port is told, with its line and its time', async () => {
  const { session, entries, turns } = await observed(3);
  const failures = session.events.filter((event) => event.is === 'failure');
  const failed = entries.filter(({ is }) => is === 'error');
  expect(failures.length).toBeGreaterThan(3);
  expect(failures.map(({ op, t }) => [op, t])).toEqual(
    failed.map((entry) => 'op' in entry && 't' in entry && [entry.op, entry.t]),
  );
  for (const { line, t } of failures) expect(turns[line - 1]?.[0]).toMatchObject({ t });
});

test('ports and workflows are counted', async () => {
  const { session, entries } = await observed(3);
  const saves = entries.filter(
    (entry) => entry.is === 'call' && entry.op === 'article.updateArticle',
  );
  expect(session.touched.ports.get('article.updateArticle')).toBe(saves.length);
  const puts = entries.filter((entry) => entry.is === 'put' && entry.type.startsWith('job/'));
  expect(session.touched.workflows.get('job')).toBe(puts.length);
});

test('what is at rest is not at work', async () => {
  const { state } = await observed(3);
  expect(busyMachines(state).map(({ machine }) => machine)).not.toContain('token');
});
