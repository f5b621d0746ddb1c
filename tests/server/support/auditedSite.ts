import { setTimeout as pause } from 'node:timers/promises';
import type { Audit, AuditReport } from '#contract/audit/contentAudit.schema.ts';
import { nextRequestId, type TestServer, userWithWorkspace } from './testServer.ts';

const LOOK_MS = 200;

/** Audits a site and resolves with what was found when the round is over. */
export async function auditedSite(server: TestServer, asked: object): Promise<AuditReport> {
  const { user, workspaceId } = await userWithWorkspace(server);
  const of = `/contentAudit/${workspaceId}/audits`;
  const audit = { name: 'Site', language: 'en', pages: [], sitemap: null, ofArticles: false };
  const { body } = await server.call(user, 'POST', of, {
    ...audit,
    requestId: nextRequestId(),
    ...asked,
  });
  for (;;) {
    const { audits } = (await server.call(user, 'GET', of)).body;
    if (audits.find(({ id }: Audit) => id === body.id)?.state !== 'running') break;
    await pause(LOOK_MS);
  }
  return (await server.call(user, 'GET', `${of}/${body.id}`)).body;
}
