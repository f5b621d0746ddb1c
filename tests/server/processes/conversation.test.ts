/** A conversation when its server is killed in the middle of an answer. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type SlowModel, startSlowModel } from '#tests/support/slowModel.ts';
import { newPerson, type Person } from '#tools/lib/person.ts';
import { newServerProcess, type ServerProcess } from '#tools/lib/serverProcess.ts';

let model: SlowModel;
let server: ServerProcess;
beforeAll(async () => {
  model = await startSlowModel(60);
  const env = { MODEL_NAME: 'slow', MODEL_BASE_URL: model.baseUrl('chat') };
  server = await newServerProcess(env, { data: 'template' });
  await server.start();
});
afterAll(async () => {
  await server?.dispose();
  await model?.close();
});

const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await pause(20);
};

const HTML = '<p>We sell three coffee grinders.</p>';

async function askedBy({ api, workspaceId }: Person) {
  const body = {
    requestId: 'request-0',
    title: 'Grinders',
    language: 'en',
    blocks: [{ id: 'b1', html: HTML }],
  };
  const { id: articleId } = await api.article.postArticle({ workspaceId, body });
  const question = { question: 'How many grinders?', selection: null };
  const asked = { requestId: 'request-1', ...question };
  const ask = () => api.content.postConversation({ workspaceId, articleId, body: asked });
  const { conversation } = await ask();
  const read = () => api.content.getConversation({ workspaceId, conversationId: conversation.id });
  return { ask, read, conversation };
}

// §d.chat.4 §d.chat.5
test('a conversation survives its server: the answer is written to its end, once, and counted once', async () => {
  const person = await newPerson(server.url, 'writer@example.com');
  const { ask, read, conversation } = await askedBy(person);
  await until(async () => ((await read()).turns[0]?.answer.blocks.length ?? 0) > 0);
  expect(model.writingFor()).toEqual(['chat']);
  await server.kill('SIGKILL');
  model.pace(1);
  await server.start();

  const kept = await read();
  expect(kept.turns).toMatchObject([{ question: 'How many grinders?' }]);
  expect(kept.turns[0]?.answer.state).not.toBe('failed');
  await until(async () => (await read()).turns[0]?.answer.state === 'finished');
  const { turns } = await read();
  expect(turns).toHaveLength(1);
  expect(turns[0]?.answer.blocks).toEqual([
    '<p>First sentence of the section.</p>',
    '<p>Second paragraph, with <strong>bold</strong> words in it.</p>',
    expect.stringMatching(/^<ul>\s*<li>one<\/li>\s*<li>two<\/li>\s*<\/ul>$/),
  ]);

  const again = await ask(); // the page, which did not hear the first answer
  expect(again.conversation.id).toBe(conversation.id);
  expect((await person.api.limit.getLimits()).aiFeatures.used).toBe(1);
});
