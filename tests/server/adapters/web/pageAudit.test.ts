/** What a link of an audited page answers. */
import { expect, test } from '@jest/globals';
import { linkAnswer } from '#server/adapters/web/pageAudit.ts';
import { OwnFault } from '#server/lib/ownFault.ts';

const failing = (error: object) => ({
  isAllowed: () => true,
  resolve: () => Promise.reject(Object.assign(new Error('lookup'), error)),
  limits: { totalMs: 1000, idleMs: 1000 },
});
const ADDRESS = 'http://elsewhere.example/page';

// §d.audits.8
test.each([
  { code: 'ECONNREFUSED', syscall: 'queryA' },
  { code: 'ETIMEOUT', syscall: 'queryA' },
  { code: 'ESERVFAIL', syscall: 'queryAaaa' },
  { code: 'EAI_AGAIN', syscall: 'getaddrinfo' },
  { code: 'ENETUNREACH', syscall: 'connect' },
  { code: 'EMFILE', syscall: 'socket' },
])('a fault of our own network says nothing of a link: %j', async (error) => {
  await expect(linkAnswer(ADDRESS, failing(error))).rejects.toBeInstanceOf(OwnFault);
});

// §d.audits.8
test.each([
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'noSuchHost'],
  [{ code: 'ECONNREFUSED', syscall: 'connect' }, 'refused'],
  [{ code: 'ECONNRESET', syscall: 'read' }, 'noAnswer'],
])('a fault of the other side is an answer: %j', async (error, end) => {
  expect(await linkAnswer(ADDRESS, failing(error))).toEqual({ status: null, end, hops: [] });
});
