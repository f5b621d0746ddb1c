/** The ideas of each week: they come by e-mail once the host platform agrees; each is kept or dismissed. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ideasSaga } from '#sagas/ideas/ideas.saga.ts';
import { writesSaga } from '#sagas/resources/writes.saga.ts';
import { ideas } from '#store/ideas/ideas.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { idOf, noNetwork, WORKSPACE_ID as workspaceId } from '#tests/support/factories.ts';
import { inWorkspace } from '#tests/support/pageStates.ts';
import { planOf, together } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const workflow = together(ideasSaga, writesSaga);
const idea = { workspaceId, ideaId: idOf(63) };
const wanted = ideas.mailRequested({ workspaceId, isWanted: true });
const shown = (state: ReturnType<typeof inWorkspace>) =>
  notices.select(state).map(({ text }) => text);

test('to get ideas by e-mail the host platform is asked first, then the server', async () => {
  const { calls } = await planOf(workflow, { state: inWorkspace() }).dispatch(wanted).during(1000);
  expect(calls.map(({ op }) => op).filter((op) => /paywall|topic2/.test(op))).toEqual([
    'paywall.requestEmailReports',
    'topic2.putIdeaMail',
  ]);
});

test('a host platform that refuses leaves the e-mail off, and the page says so', async () => {
  const requestEmailReports = () => Promise.reject(noNetwork);
  const { callsOf, state } = await planOf(workflow, {
    state: inWorkspace(),
    ports: { paywall: { requestEmailReports } },
  })
    .dispatch(wanted)
    .during(1000);
  expect(callsOf('topic2.putIdeaMail')).toEqual([]);
  expect(shown(state)).toEqual(['ideaMailNotChanged']);
});

test('a dismissed idea can be brought back for ten seconds', async () => {
  const { state } = await planOf(workflow, { state: inWorkspace() })
    .dispatch(ideas.changeRequested({ ...idea, state: 'dismissed' }))
    .during(9000);
  expect(shown(state)).toEqual(['ideaDismissed']);
  const later = await planOf(workflow, { state: inWorkspace() })
    .dispatch(ideas.changeRequested({ ...idea, state: 'dismissed' }))
    .during(11_000);
  expect(shown(later.state)).toEqual([]);
});

test('changes of ideas are sent one after another, in the order in which they were made', async () => {
  const { callsOf } = await planOf(workflow, {
    state: inWorkspace(),
    ports: {
      topic2: {
        async patchIdea({ ideaId, body }) {
          await new Promise((resolve) => setTimeout(resolve, 500));
          return { id: ideaId, ...body };
        },
      },
    },
  })
    .dispatch(ideas.changeRequested({ ...idea, state: 'kept' }))
    .dispatch(ideas.changeRequested({ ...idea, state: 'new' }))
    .during(5000);
  const sent = callsOf('topic2.patchIdea').map(({ at, args: [of] }) => [
    at,
    (of as { body: { state: string } }).body.state,
  ]);
  expect(sent).toEqual([
    [0, 'kept'],
    [500, 'new'],
  ]);
});
