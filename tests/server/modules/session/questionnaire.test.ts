import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { QUESTIONS } from '#contract/session/questionnaire.ts';
import type { Questionnaire } from '#contract/session/user.schema.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { questionnaireAnswer, workspace } from '#db/schema/workspace.ts';
import { checkedId, type TestServer, testServer } from '#tests/server/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ works: false });
});
afterAll(() => server.close());

const questionsOf = async (user: ReturnType<TestServer['user']>) =>
  (await server.call(user, 'GET', '/user/questionnaire')).body as Questionnaire;
const answersOf = async (user: ReturnType<TestServer['user']>) =>
  Object.values(await questionsOf(user)).map(({ answer }) => answer);

// §3.questionnaire.1 §3.questionnaire.2 §7.calls.10
test('the questions come keyed by their ids, each with its text, its answer, and the answers it takes', async () => {
  const found = await questionsOf(server.user());
  expect(found.user_team).toEqual({
    id: 'user_team',
    question: 'How many people are in your team?',
    answer: null,
    answers: [
      { value: 'alone', text: 'Only me' },
      { value: '2_5', text: '2–5' },
      { value: '6_20', text: '6–20' },
      { value: '21_50', text: '21–50' },
      { value: 'more_50', text: 'More than 50' },
    ],
  });
});

// §3.questionnaire.4 §3.questionnaire.5 §3.questionnaire.6 §3.questionnaire.7 §3.questionnaire.8
test('every question takes the values of the specification, in their order', async () => {
  const found = await questionsOf(server.user());
  const values = Object.entries(found).map(([id, { answers }]) => [
    id,
    answers.map(({ value }) => value),
  ]);
  expect(Object.fromEntries(values)).toEqual({
    user_role: [
      'business_owner',
      'marketer',
      'content_writer',
      'blogger',
      'marketing_manager',
      'other',
    ],
    user_business: [
      'e_commerce',
      'saas',
      'local_business',
      'consulting',
      'agency',
      'education',
      'finance',
      'healthcare',
      'blog',
      'other',
    ],
    user_content: ['informal', 'formal_not_documented', 'formal_documented', 'no_plan'],
    user_expenses: ['nothing', 'up_to_100', 'up_to_500', 'more_500'],
    user_team: ['alone', '2_5', '6_20', '21_50', 'more_50'],
  });
  expect(Object.keys(found)).toEqual(Object.keys(QUESTIONS));
});

// §3.questionnaire.3 §7.calls.11 §4.questionnaire.6
test('an answer belongs to the person, replaces the one before, and leaves the others', async () => {
  const [user, other] = [server.user(), server.user()];
  const workspaceId = await server.workspaceOf(user);
  const path = `/user/${workspaceId}/questionnaire`;
  const first = { user_role: 'blogger', user_team: 'alone' };
  expect((await server.call(user, 'POST', path, first)).body).toEqual({ answered: 2 });
  expect(await answersOf(user)).toEqual(['blogger', null, null, null, 'alone']);
  await server.call(user, 'POST', path, { user_team: '2_5', user_content: 'no_plan' });
  expect(await answersOf(user)).toEqual(['blogger', null, 'no_plan', null, '2_5']);
  expect((await server.call(user, 'POST', path, {})).body).toEqual({ answered: 3 });
  expect(await answersOf(other)).toEqual([null, null, null, null, null]);
});

test('a value that the question does not take is 422, a workspace of somebody else 404', async () => {
  const [user, other] = [server.user(), server.user()];
  const path = `/user/${await server.workspaceOf(user)}/questionnaire`;
  const wrong = await server.call(user, 'POST', path, { user_role: 'alone' });
  expect(wrong).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  const foreign = await server.call(other, 'POST', path, { user_role: 'other' });
  expect(foreign.status).toBe(404);
  expect(await answersOf(other)).toEqual([null, null, null, null, null]);
});

test('answers outlive the workspace in which they were given', async () => {
  const user = server.user();
  const workspaceId = await server.workspaceOf(user);
  await server.call(user, 'POST', `/user/${workspaceId}/questionnaire`, { user_role: 'other' });
  const { orm } = server.deps;
  await orm.delete(workspace).where(eq(workspace.id, checkedId<WorkspaceId>(workspaceId)));
  expect(await answersOf(user)).toEqual(['other', null, null, null, null]);
  const rows = await orm.select().from(questionnaireAnswer);
  expect(
    rows.find(({ question, answer }) => question === 'user_role' && answer === 'other'),
  ).toMatchObject({
    workspaceId: null,
  });
});
