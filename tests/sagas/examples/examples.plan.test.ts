/** An example: from the card to its page, and from its page back to the list without it. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ExampleKind } from '#contract/examples/examples.ts';
import { examplesSaga } from '#sagas/examples/examples.saga.ts';
import { articleDelete } from '#store/article/delete.slice.ts';
import { auditWrites } from '#store/audit/audits.writes.ts';
import { examples } from '#store/examples/examples.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { topicWrites } from '#store/topics/topics.writes.ts';
import { anAnswer, idOf, WORKSPACE_ID as workspaceId } from '#tests/support/factories.ts';
import { inWorkspace } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const page = () => inWorkspace({ pathname: '/', route: 'dashboard' });
const id = idOf(62);
const asked = (kind: ExampleKind) => examples.openRequested({ workspaceId, kind, language: 'de' });
const answering = (kind: ExampleKind) => ({
  workspace: { postExample: async () => ({ kind, language: 'de' as const, id }) },
});

// §d.examples.1
test.each<[ExampleKind, string]>([
  ['article', `/articles/${id}`],
  ['brief', `/briefs/${id}`],
  ['audit', `/audit/${id}`],
  ['topics', `/topic-finder/${id}`],
])('an example of kind %s is asked for, and its page opens', async (kind, to) => {
  const { callsOf } = await planOf(examplesSaga, { state: page(), ports: answering(kind) })
    .put(examples.sent({ kind }))
    .put(examples.opened())
    .put(router.navigationRequested({ to }))
    .dispatch(asked(kind))
    .during(1000);
  expect(callsOf('workspace.postExample').map(({ args }) => args)).toEqual([
    [{ workspaceId, body: { kind, language: 'de' } }],
  ]);
});

test('a refused example says why', async () => {
  const error = anAnswer(500);
  const ports = { workspace: { postExample: () => Promise.reject(error) } };
  const { state } = await planOf(examplesSaga, { state: page(), ports })
    .put(examples.refused({ error }))
    .dispatch(asked('audit'))
    .during(1000);
  expect(examples.select(state)).toEqual({ status: 'failed', kind: 'audit', error });
});

test('nobody who has left the cards is taken to an example', async () => {
  const ports = {
    workspace: {
      postExample: () =>
        new Promise<never>((_resolve, reject) => setTimeout(reject, 500, anAnswer(500))),
    },
  };
  const { state } = await planOf(examplesSaga, { state: page(), ports })
    .not.put(examples.refused({ error: anAnswer(500) }))
    .dispatch(asked('audit'))
    .delay(100)
    .dispatch(examples.left())
    .during(1000);
  expect(examples.select(state)).toEqual({ status: 'idle' });
});

const ARTICLES = [{ articleId: id, title: 'Mine' }];

// §d.examples.5
test.each<[ExampleKind, string, { readonly type: string }]>([
  ['article', '/articles', articleDelete.requested({ workspaceId, articles: ARTICLES })],
  ['brief', '/articles', articleDelete.requested({ workspaceId, articles: ARTICLES })],
  ['audit', '/audit', auditWrites.remove({ workspaceId, auditId: id })],
  ['topics', '/topic-finder', topicWrites.removeSearch({ workspaceId, topicSearchId: id })],
])('an example of kind %s is removed as others of its kind are', async (kind, to, removed) => {
  const { callsOf } = await planOf(examplesSaga, { state: page() })
    .put(router.navigationRequested({ to, replace: true }))
    .put(removed)
    .dispatch(examples.removeRequested({ workspaceId, kind, id, title: 'Mine' }))
    .during(1000);
  expect(callsOf('workspace.deleteExamples')).toEqual([]); // the others stay
});
