import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { voiceMaterialOf } from '#server/modules/voice/voice.api.ts';
import { purgeDeletedVoices } from '#server/modules/voice/voice.service.ts';
import {
  checkedId,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { aVoiceBody } from '#tests/support/factories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ works: false });
});
afterAll(() => server.close());

const SAID = aVoiceBody();

async function setup() {
  const { user, workspaceId } = await userWithWorkspace(server);
  const at = `/brandVoice/${workspaceId}`;
  const voices = async (who: TestUser = user) => (await server.call(who, 'GET', at)).body.voices;
  const post = (change: object = {}, who: TestUser = user) =>
    server.call(who, 'POST', at, { ...SAID, requestId: nextRequestId(), ...change });
  const article = await server.call(user, 'POST', `/article/${workspaceId}`, { title: 'Tea' });
  const ofArticle = `${at}/articles/${article.body.id}/voice`;
  const choose = (choice: string, voiceId: string | null = null) =>
    server.call(user, 'PUT', ofArticle, { choice, voiceId });
  const voiceInPrompts = () => voiceMaterialOf(server.deps.orm, checkedId(article.body.id));
  return { user, workspaceId, at, voices, post, ofArticle, choose, voiceInPrompts };
}

// §d.voice.1 §d.voice.4
test('a voice is stored once for each request; one is the default', async () => {
  const { post, voices } = await setup();
  const requestId = nextRequestId();
  const first = await post({ requestId, name: 'Zebra', isDefault: true });
  expect((await post({ requestId, name: 'Zebra' })).body).toEqual(first.body);
  await post({ name: 'acme', isDefault: true });
  expect(await voices()).toMatchObject([
    { name: 'acme', isDefault: true },
    { name: 'Zebra', isDefault: false },
  ]);
});

// §d.voice.1 §d.concurrent.1
test('a change that is based on an older state is refused, unless it is made already', async () => {
  const { user, at, post, voices } = await setup();
  const { id, updatedAt } = (await post()).body;
  const put = (name: string, basedOn: string) =>
    server.call(user, 'PUT', `${at}/${id}`, { ...SAID, name, basedOn });
  const second = await put('Second', updatedAt);
  expect(second).toMatchObject({ status: 200, body: { name: 'Second' } });
  expect(await put('Third', updatedAt)).toMatchObject({ body: { code: 'stale_version' } });
  expect((await put('Second', updatedAt)).body).toEqual(second.body); // its answer was lost
  expect((await put('Fourth', second.body.updatedAt)).status).toBe(200);
  expect(await voices()).toMatchObject([{ name: 'Fourth' }]);
});

// §d.concurrent.1
test('a voice that is no default any more has changed', async () => {
  const { user, at, post } = await setup();
  const { id, updatedAt } = (await post({ name: 'One', isDefault: true })).body;
  await post({ name: 'Two', isDefault: true });
  const body = { ...SAID, name: 'One', isDefault: true, basedOn: updatedAt };
  const answer = await server.call(user, 'PUT', `${at}/${id}`, body);
  expect(answer).toMatchObject({ status: 409, body: { code: 'stale_version' } });
});

// §d.voice.1
test('a deleted voice comes back, and is the default again only if there is none', async () => {
  const { user, at, post, voices } = await setup();
  const { id } = (await post({ name: 'One', isDefault: true })).body;
  const call = (method: 'DELETE' | 'POST', path: string) =>
    server.call(user, method, `${at}/${path}`);
  expect((await call('DELETE', id)).status).toBe(200);
  expect(await voices()).toEqual([]);
  expect((await call('DELETE', id)).status).toBe(404);
  expect(await call('POST', `${id}/restore`)).toMatchObject({ body: { isDefault: true } });
  await call('DELETE', id);
  await post({ name: 'Two', isDefault: true });
  expect(await call('POST', `${id}/restore`)).toMatchObject({ body: { isDefault: false } });
  await call('DELETE', id);
  await purgeDeletedVoices({ ...server.deps, now: () => new Date(Date.now() + 2 * 86_400_000) });
  expect((await call('POST', `${id}/restore`)).status).toBe(404);
});

// §d.voice.1
test('there is a limit, which requests at once do not pass either', async () => {
  const { post, voices } = await setup();
  for (let at = 0; at < BOUNDS.voices.most - 1; at += 1) await post();
  const answers = await Promise.all([post(), post(), post()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await voices()).toHaveLength(BOUNDS.voices.most);
});

// §d.voice.9
test('an article has the default voice, a chosen one, or none', async () => {
  const { user, at, post, choose, ofArticle, voiceInPrompts } = await setup();
  expect(await voiceInPrompts()).toBeNull();
  await post({ tone: 'Default.', isDefault: true });
  const { id } = (await post({ tone: 'Other.' })).body;
  expect(await voiceInPrompts()).toMatchObject({ tone: 'Default.' });
  expect((await choose('voice', id)).body).toMatchObject({ choice: 'voice', voiceId: id });
  expect(await voiceInPrompts()).toMatchObject({ tone: 'Other.' });
  await choose('none');
  expect(await voiceInPrompts()).toBeNull();
  await choose('voice', id);
  await server.call(user, 'DELETE', `${at}/${id}`);
  expect(await voiceInPrompts()).toMatchObject({ tone: 'Default.' });
  expect((await server.call(user, 'GET', ofArticle)).body).toMatchObject({ choice: 'default' });
});

// §d.voice.9
test('a voice of another workspace cannot be chosen', async () => {
  const other = await setup();
  const { id } = (await other.post()).body;
  const { choose, voiceInPrompts } = await setup();
  expect((await choose('voice', id)).status).toBe(404);
  expect(await voiceInPrompts()).toBeNull();
});

// §d.voice.12
test('an article that is begun has the voice that was chosen; one that is gone is no choice', async () => {
  const { user, workspaceId, at, post } = await setup();
  const { id } = (await post({ name: 'House', isDefault: true })).body;
  const own = (await post({ name: 'Own' })).body.id;
  const stranger = await setup();
  const theirs = (await stranger.post()).body.id;
  const begun = async (voiceChoice?: object) => {
    const body = { requestId: nextRequestId(), topic: 'Tea', keywords: [], language: 'en' };
    const asked = { ...body, location: '', notes: '', ...(voiceChoice && { voiceChoice }) };
    const draft = await server.call(user, 'POST', `/content/${workspaceId}/drafts`, asked);
    const articleId = draft.body.article.id;
    const { choice, voiceId } = (
      await server.call(user, 'GET', `${at}/articles/${articleId}/voice`)
    ).body;
    return [choice, voiceId];
  };
  expect(await begun()).toEqual(['default', null]);
  expect(await begun({ choice: 'none', voiceId: null })).toEqual(['none', null]);
  expect(await begun({ choice: 'voice', voiceId: own })).toEqual(['voice', own]);
  await server.call(user, 'DELETE', `${at}/${id}`);
  for (const voiceId of [id, theirs, null])
    expect(await begun({ choice: 'voice', voiceId })).toEqual(['default', null]);
});
