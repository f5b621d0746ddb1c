import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestServer, testServer, userWithWorkspace } from '#tests/server/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('look', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => {
    const res = await server.call(user, method, path, body);
    return res;
  };
  const lang = (process.env['EX_LANG'] ?? 'en');
  for (const kind of ['article', 'brief', 'audit', 'topics']) {
    const t = Date.now();
    const r = await call('POST', `/workspace/${workspaceId}/examples`, { kind, language: lang });
    console.log(kind, Date.now() - t, r.status, JSON.stringify(r.body).slice(0,300));
    const { id } = r.body;
    if (kind === 'article') { const b = (await call('GET', `/article/${workspaceId}/${id}`)).body; console.log(b.title, b.isExample, b.blocks.length); }
    if (kind === 'brief') { const b = (await call('GET', `/article/${workspaceId}/${id}`)).body; console.log(b.blocks.map((x: { html: string }) => x.html).join('\n')); const f = (await call('GET', `/brief/${workspaceId}/${id}`)).body; console.log(JSON.stringify(f, null, 1).slice(0, 5000)); }
    if (kind === 'audit') { const b = (await call('GET', `/contentAudit/${workspaceId}/audits/${id}`)).body; console.log(JSON.stringify(b.audit)); for (const p of b.pages) console.log(p.url, p.state, p.words, p.seo, p.aiSearch, p.notScored, JSON.stringify(p.faults?.map((f: { name: string; count: unknown }) => [f.name, f.count])), p.bad.join(' ')); console.log(JSON.stringify(b.groups)); }
    if (kind === 'topics') { const b = (await call('GET', `/topic/${workspaceId}/searches/${id}/topics`)).body; for (const t2 of b.topics) console.log(t2.keyphrases.map((k: { phrase: string }) => k.phrase).join(' | ')); console.log(JSON.stringify(b.search), JSON.stringify(b.topics[0]).slice(0, 500)); }
  }
  console.log((await call('GET', `/workspace/${workspaceId}/examples`)).body);
  expect(1).toBe(1);
});
