/** Models that are set on an API server reach a worker in another process, on one PostgreSQL, without a restart. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { API_PREFIX } from '#contract/lib/route.ts';
import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import { headersOf } from '#services/http/caller.ts';
import { emptyPostgres } from '#tests/support/database.ts';
import { type SlowModel, startSlowModel } from '#tests/support/slowModel.ts';
import { newPerson, type Person } from '#tools/lib/person.ts';
import { newServerProcess, type ServerProcess } from '#tools/lib/serverProcess.ts';
import { parseSse } from '../support/asking.ts';

const KEY = 'sk-nobody-may-see-this';
const SECRETS_KEY = Buffer.alloc(32, 5).toString('base64');

let model: SlowModel;
let database: { readonly url: string; dispose(): Promise<void> };
let api: ServerProcess;
let worker: ServerProcess;
beforeAll(async () => {
  model = await startSlowModel(1);
  database = await emptyPostgres();
  const shared = { DATABASE_URL: database.url, SECRETS_KEY };
  api = await newServerProcess({ ...shared, ROLE: 'api' });
  worker = await newServerProcess({ ...shared, ROLE: 'worker' });
  await Promise.all([api.start(), worker.start()]);
});
afterAll(async () => {
  await Promise.all([api?.dispose(), worker?.dispose()]);
  await database?.dispose();
  await model?.close();
});

/** The model that a new draft is written with. */
async function modelOfDraft({ api: client, workspaceId, caller }: Person): Promise<string | null> {
  const { jobId } = await client.content.postDraft({
    workspaceId,
    body: {
      requestId: crypto.randomUUID(),
      topic: 'Coffee grinders',
      keywords: [],
      language: 'en',
      location: '',
      notes: '',
    },
  });
  const url = `${api.url}${API_PREFIX}/content/${workspaceId}/jobs/${jobId}/events`;
  const text = await (await fetch(url, { headers: headersOf(caller) })).text();
  const events = parseSse(text).map(({ data }): GenerationEvent => data);
  expect(events.at(-1)?.type).toBe('finished');
  const [started] = events.filter((event) => event.type === 'started');
  return started?.model ?? null;
}

// §d.installation.5
test('what an administrator sets on an API server, a worker elsewhere writes with', async () => {
  const admin = await newPerson(api.url, 'admin@example.com'); // the first account
  expect(await modelOfDraft(admin)).toBeNull();
  const body = { protocol: 'openai', address: model.baseUrl('set'), apiKey: KEY } as const;
  await admin.api.installation.putModels({ body: { ...body, fast: 'small', best: 'large' } });
  expect(await admin.api.content.getEngine()).toMatchObject({ model: 'large' });
  expect(await modelOfDraft(admin)).toBe('large');
  await admin.api.installation.putModels({ body: { ...body, fast: 'small', best: 'larger' } });
  expect(await modelOfDraft(admin)).toBe('larger');
  await admin.api.installation.deleteModels();
  expect(await modelOfDraft(admin)).toBeNull();
  for (const { log } of [api, worker]) {
    expect(log()).not.toContain(KEY);
    expect(log()).not.toContain(SECRETS_KEY);
    expect(log()).not.toContain('cannot be read');
  }
  const writer = await newPerson(api.url, 'writer@example.com');
  await expect(writer.api.installation.getModels()).rejects.toMatchObject({ code: 'forbidden' });
});
