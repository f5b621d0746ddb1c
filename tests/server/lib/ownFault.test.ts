import { expect, test } from '@jest/globals';
import { OwnFault } from '#server/lib/ownFault.ts';
import { testServer, userWithWorkspace } from '#tests/server/support/testServer.ts';

test('an import that we were too busy for says so, and when to try again', async () => {
  const server = await testServer({
    readWebPage: async () => {
      throw new OwnFault('too_busy', new Error('late'));
    },
  });
  const { user, workspaceId } = await userWithWorkspace(server);
  const answer = await server.call(user, 'POST', `/url/${workspaceId}`, {
    url: 'https://a.example/',
  });
  expect(answer.status).toBe(503);
  expect(answer.body.code).toBe('too_busy');
  await server.close();
});
