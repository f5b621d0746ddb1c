/** A workspace has at most 2,000 imported pages, however many arrive at the same moment, and however. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { count, eq } from 'drizzle-orm';
import { BOUNDS } from '#contract/lib/bounds.ts';
import type { PageId, WorkspaceId } from '#db/schema/ids.ts';
import { type PageRow, page } from '#db/schema/seo.ts';
import { putImported } from '#server/modules/pages/page.service.ts';
import {
  type TestServer,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const another = (row: PageRow): PageRow => {
  const id = randomUUID() as PageId;
  return { ...row, id, url: `https://a.example/${id}` };
};

test('files and steps of an import that arrive at once fill the last places, and no more', async () => {
  const { orm } = server.database;
  const { user, workspaceId } = await userWithWorkspace(server);
  const addFile = (name: string) =>
    server.call(user, 'POST', `/url/${workspaceId}/pages/text`, {
      name,
      url: null,
      html: `<p>The text of ${name}.</p>`,
    });
  expect((await addFile('first')).status).toBe(200);
  const here = eq(page.workspaceId, workspaceId as WorkspaceId);
  const [first] = await orm.select().from(page).where(here);
  if (first === undefined) throw new Error('no page');
  const many = Array.from({ length: BOUNDS.pages.most - 4 }, () => another(first));
  await orm.insert(page).values(many);

  const step = async () => {
    const row = another(first);
    await orm.transaction((tx) => putImported(tx, row));
  };
  const places = [1, 2, 3].map(async (at) => (await addFile(`file ${at}`)).body.code);
  const steps = [1, 2, 3].map(() => step().catch(({ code }) => code));
  const ends = await Promise.all([...places, ...steps]);
  expect(ends.filter((code) => code === 'pages_full')).toHaveLength(3);
  expect(ends.filter((code) => code === undefined)).toHaveLength(3);
  const [all] = await orm.select({ pages: count() }).from(page).where(here);
  expect(all?.pages).toBe(BOUNDS.pages.most);
});
