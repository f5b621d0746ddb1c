/** SEO briefs are asked for: what is typed survives a reload, and so does the request that was sent. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { WIZARD_KEEP_MS } from '#domain/writing/wizard.ts';
import { briefWizardSaga } from '#sagas/briefs/briefWizard.saga.ts';
import { EMPTY_BRIEF } from '#store/briefs/briefValues.ts';
import { briefWizard } from '#store/briefs/briefWizard.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { anAnswer, idOf, noNetwork, WORKSPACE_ID } from '#tests/support/factories.ts';
import { inWorkspace } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const KEY = 'brief:user-1';
const page = () => inWorkspace({ pathname: '/briefs/create', route: 'briefWizard' });
const requestIds = (calls: readonly { readonly args: readonly unknown[] }[]) =>
  calls.map(({ args: [of] }) => (of as { body: { requestId: string } }).body.requestId);

test('one brief opens when the server has it, and the device forgets the form', async () => {
  const { callsOf, storage } = await planOf(briefWizardSaga, { state: page() })
    .put(briefWizard.opened({ kept: null, language: 'en' }))
    .put(briefWizard.accepted())
    .put(router.navigationRequested({ to: `/briefs/${idOf(300)}` }))
    .dispatch(briefWizard.entered())
    .dispatch(briefWizard.edited({ keyphrases: 'trail shoes', country: 'GB' }))
    .dispatch(briefWizard.submitted())
    .during(100);
  expect(callsOf('brief.postBriefs').map(({ args }) => args)).toMatchObject([
    [{ body: { keyphrases: ['trail shoes'], country: 'GB' } }],
  ]);
  expect([...storage.keys()]).toEqual([]);
});

test('what is typed is kept on the device after a moment', async () => {
  const { storage } = await planOf(briefWizardSaga, { state: page() })
    .dispatch(briefWizard.entered())
    .dispatch(briefWizard.edited({ keyphrases: 'trail shoes' }))
    .during(WIZARD_KEEP_MS + 1);
  expect([...storage.values()].map((json) => JSON.parse(json))).toEqual([
    { values: { ...EMPTY_BRIEF, keyphrases: 'trail shoes' }, asked: null },
  ]);
});

test('a request whose answer an earlier visit did not get is sent again under its id', async () => {
  const asked = { requestId: 'request-before', workspaceId: WORKSPACE_ID };
  const values = { ...EMPTY_BRIEF, keyphrases: 'trail shoes' };
  const kept = new Map([[KEY, JSON.stringify({ values, asked })]]);
  const { callsOf } = await planOf(briefWizardSaga, {
    state: page(),
    ports: { storage: { get: (key) => kept.get(key) ?? null } },
  })
    .dispatch(briefWizard.entered())
    .during(100);
  expect(requestIds(callsOf('brief.postBriefs'))).toEqual(['request-before']);
});

test('a request without an answer is repeated as it was, a refused one is a new one', async () => {
  const answers = [noNetwork, anAnswer(422), anAnswer(422)];
  const postBriefs = () => Promise.reject(answers.shift());
  const { callsOf } = await planOf(briefWizardSaga, {
    state: page(),
    ports: { brief: { postBriefs } },
  })
    .dispatch(briefWizard.entered())
    .dispatch(briefWizard.edited({ keyphrases: 'trail shoes' }))
    .dispatch(briefWizard.submitted())
    .delay(100)
    .dispatch(briefWizard.submitted())
    .delay(100)
    .dispatch(briefWizard.edited({ country: 'GB' }))
    .dispatch(briefWizard.submitted())
    .during(100);
  const [first, again, other] = requestIds(callsOf('brief.postBriefs'));
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
