import { afterEach, expect, test } from '@jest/globals';
import { embeddedEngine } from '#server/adapters/model/embedded/embeddedEngine.ts';
import { activity } from '#server/lib/activity.ts';
import {
  API,
  draftRequest,
  type TestServer,
  testServer,
  until,
  userWithWorkspace,
} from '../support/testServer.ts';

let server: TestServer;
afterEach(() => server.close());

test('a request runs under the name of its endpoint, also once its body has arrived', async () => {
  server = await testServer({ works: false });
  const { user, workspaceId } = await userWithWorkspace(server);
  const seen: (string | undefined)[] = [];
  const { enqueue } = server.deps.jobs;
  Object.assign(server.deps.jobs, {
    enqueue(...args: Parameters<typeof enqueue>) {
      seen.push(activity());
      return enqueue(...args);
    },
  });
  await server.call(user, 'POST', `/content/${workspaceId}/drafts`, draftRequest());
  expect(seen).toEqual([`POST ${API}/content/:workspaceId/drafts`]);
});

test('a background job runs under the name of its queue', async () => {
  const seen: (string | undefined)[] = [];
  server = await testServer({
    engine: {
      ...embeddedEngine,
      write(task, options) {
        seen.push(activity());
        return embeddedEngine.write(task, options);
      },
    },
  });
  const { user, workspaceId } = await userWithWorkspace(server);
  await server.call(user, 'POST', `/content/${workspaceId}/drafts`, draftRequest());
  await until(async () => seen.length > 0);
  expect(seen).toEqual(['queue writing']);
});
