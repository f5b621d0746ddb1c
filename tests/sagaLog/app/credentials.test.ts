/** @jest-environment #tests/support/pageEnvironment.js */
/** A session with the real adapters of the host, on a platform that says its secrets wherever it can. */
import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { HostSdk } from '#contract/host/host.ts';
import { replaySession } from '#sagaLog/app/replaySession.ts';
import { createPaywall } from '#services/access/paywall.ts';
import { createFlags, createHost, createSidebar } from '#services/session/host.ts';
import { createToken } from '#services/session/token.ts';
import { purchase } from '#store/access/purchase.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { signOut } from '#store/session/signOut.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { share } from '#store/sharing/share.slice.ts';
import { articleImport } from '#store/transfer/import.slice.ts';
import { aFolder, aShare, aUser, someClaims, WORKSPACE_ID } from '#tests/support/factories.ts';
import { aHostSdk } from '#tests/support/hostSdk.ts';
import { ARTICLE_ID as articleId, articleLocation } from '#tests/support/startPage.ts';
import { recordedBy, startRecordedPage } from '../support/recordedPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Nothing that a log could hold by chance. */
const secret = fc.string({
  minLength: 20,
  maxLength: 60,
  unit: fc.constantFrom(...'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_'),
});

interface Secrets {
  readonly apiKey: string;
  readonly header: string;
  readonly signature: string;
  readonly claim: string;
  readonly other: string;
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What fails, and how: as a library for requests would, with all that was sent. */
const FAILURES = ['nothing', 'getFlags', 'getFolders', 'getAccessToken', 'buy', 'signOut'] as const;
type Failure = (typeof FAILURES)[number];

function leakyHost({ apiKey, header, signature, claim, other }: Secrets, failing: Failure) {
  const token = `${header}.${encoded({ ...someClaims(), session: claim })}.${signature}`;
  const headers = { Authorization: `Bearer ${token}`, 'X-Api-Key': apiKey, cookie: other };
  const more = { apiKey, token, headers, refresh: other };
  const fails = async (name: Failure) => {
    if (name !== failing) return;
    const message = `${name} with ${apiKey}, ${token} and ${other} was refused`;
    throw Object.assign(new Error(message), { status: 403, config: { headers }, ...more });
  };
  const answering =
    <T extends object>(name: Failure, answer: T) =>
    async () => {
      await fails(name);
      return { ...answer, ...more };
    };
  const { isAdmin: _isAdmin, isSupport: _isSupport, ...person } = aUser();
  const made = aHostSdk({
    getSession: () => ({
      ...more,
      user: { ...person, ...more, permissions: { ...person.permissions, ...more } },
    }),
    signOut: answering('signOut', {}) as never,
    folders: {
      getSelectedFolder: () => ({ ...aFolder(), ...more }),
      getFolders: async () => {
        await fails('getFolders');
        return [{ ...aFolder(), ...more }];
      },
      selectFolder: answering('nothing', {}) as never,
    },
    flags: {
      getFlags: async () => {
        await fails('getFlags');
        return [{ name: 'content_toolkit_trial', isVisible: true, ...more }];
      },
    },
    paywall: {
      getAccessToken: async () => {
        await fails('getAccessToken');
        return token;
      },
      requestInAppPurchase: async () => {
        await fails('buy');
        return 'purchased';
      },
    },
  });
  return { ...made, token, folderWithMore: { ...aFolder({ id: 'folder-2' }), ...more } };
}

/** The real adapters, and all that they have answered: what is not there no saga can have seen. */
function portsOf(sdk: HostSdk) {
  const find = () => sdk;
  const answers: unknown[] = [];
  const kept = (answer: unknown) => void answers.push(answer);
  const noted = <Ports extends Record<string, (...args: never[]) => unknown>>(ports: Ports) =>
    Object.fromEntries(
      Object.entries(ports).map(([op, port]) => [
        op,
        (...args: never[]) => {
          const answer = port(...args);
          Promise.resolve(answer).then(kept, kept);
          return answer;
        },
      ]),
    ) as Ports;
  const ports = {
    host: noted({ ...createHost(find), isRedirected: async () => false }),
    token: noted(createToken(find).ports),
    flags: noted(createFlags(find)),
    paywall: noted(createPaywall(find)),
    sidebar: noted(createSidebar(find)),
  };
  return { ports, answers };
}

// §d.recording.4
test('no secret of the platform is in the log, wherever the platform returns it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        apiKey: secret,
        header: secret,
        signature: secret,
        claim: secret,
        other: secret,
      }),
      fc.constantFrom(...FAILURES),
      async (secrets, failing) => {
        const leaky = leakyHost(secrets, failing);
        const { ports, answers } = portsOf(leaky.sdk);
        const page = await startRecordedPage(ports);
        await page.pass(20_000);
        leaky.created.say(leaky.folderWithMore);
        page.dispatch(token.rejected());
        await page.pass(20_000);
        page.dispatch(token.requested());
        page.dispatch(purchase.requested({ kind: 'trial' }));
        await page.pass(20_000);
        page.dispatch(signOut.requested());
        await page.pass(20_000);
        const log = page.lines().join('\n');
        page.close();
        for (const op of ['host.', 'token.', 'flags.', 'paywall.']) expect(log).toContain(op);
        expect(log.includes('token/received')).toBe(failing !== 'getAccessToken');
        const seen = inspect(answers, { depth: null, showHidden: true });
        for (const part of [...Object.values(secrets), ...leaky.token.split('.')]) {
          expect(seen.includes(part)).toBe(false);
          expect(log.includes(part)).toBe(false);
        }
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);

// §d.recording.5
test('links, addresses and errors with secrets are masked, and the session replays exactly', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(fc.stringMatching(/^[\w-]{43}$/), fc.stringMatching(/^[a-z][\w-]{42}$/)),
      async ([shared, other]) => {
        const path = `/content/share/${shared}`;
        const asset = `/content/assets/${other}`;
        const search = `?token=${other}&fid=7`;
        const refused = Object.assign(new Error(`Bearer ${other} was refused`), {
          config: { headers: { 'X-Api-Key': shared, Authorization: `Bearer ${other}` } },
        });
        const page = await recordedBy(
          {},
          {
            article: {
              shareArticle: async () => aShare({ path }),
              unshareArticle: () => Promise.reject(refused),
            },
            storage: { get: () => `/articles${search}` },
          },
        );
        const address = { articleId, workspaceId: WORKSPACE_ID };
        for (const action of [
          router.entered({ ...articleLocation(articleId), search }),
          share.opened(address),
          articleSave.edited({
            articleId,
            ops: [{ op: 'put', id: 'b1', after: null, html: `<img src="${asset}" alt="">` }],
          }),
          articleImport.changed({ address: `https://me:${other}@example.org/${search}` }),
          purchase.trialLeft(),
          host.signInRequested(),
        ]) {
          page.dispatch(action);
          await page.pass(500);
        }
        page.dispatch(
          share.copyRequested({
            articleId: address.articleId,
            url: `https://x.example${path}`,
            title: 'T',
          }),
        );
        page.dispatch(share.revokeRequested(address));
        await page.pass(5000);
        const log = page.lines().join('\n');
        page.close();
        expect(page.callsOf('clipboard.write')[0]?.args).toEqual([
          { text: `https://x.example${path}`, html: expect.stringContaining(path) },
        ]);
        expect(page.callsOf('navigation.leave')).toHaveLength(1);
        for (const secret of [shared, other]) expect(log.includes(secret)).toBe(false);
        expect(log).toContain('***');
        expect(replaySession(page.lines()).divergence).toBeNull();
      },
    ),
    { numRuns: 20 },
  );
}, 120_000);
