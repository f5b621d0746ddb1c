/** A site of 200 pages with planted faults, served on this machine and audited by the real server. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { AuditReport } from '#contract/audit/contentAudit.schema.ts';
import { pageCollector } from '#server/adapters/web/pageCollector.ts';
import { auditing } from '#server/modules/audit/auditing.service.ts';
import { type FaultySite, faultySite, served } from '#tests/fixtures/faultySite/faultySite.ts';
import { measured } from '#tests/fixtures/faultySite/measure.ts';
import { auditedSite } from '#tests/server/support/auditedSite.ts';
import { type TestServer, testServer } from '#tests/server/support/testServer.ts';

let server: TestServer;
let site: FaultySite;
let web: Awaited<ReturnType<typeof served>>;
let report: AuditReport;

beforeAll(async () => {
  // A site of this machine need not be asked only once a second.
  jest.replaceProperty(auditing, 'limits', { ...auditing.limits, turnMs: 0 });
  server = await testServer({ collector: pageCollector({ isAllowed: () => true }) });
  site = faultySite();
  web = await served(site);
  report = await auditedSite(server, { sitemap: `${web.origin}/sitemap.xml` });
}, 180_000);
afterAll(async () => {
  web.close();
  await server.close();
});

// §d.audits.8
test('at least 98 % of the planted faults are found, with at most one wrong in ten pages', () => {
  const { planted, found, missed, wrong, pages, shown } = measured(site.planted, report.pages);
  if (process.env['SHOW_FAULTS'] === 'on') process.stdout.write(`${shown}\n`);
  expect(report.audit).toMatchObject({ state: 'ready', pages: 200 });
  expect(found / planted >= 0.98 ? [] : missed).toEqual([]);
  expect(wrong.length / pages <= 0.1 ? [] : wrong).toEqual([]);
});
