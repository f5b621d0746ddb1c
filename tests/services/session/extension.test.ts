/** A pass goes from the server to the extension, or on the clipboard, and to nobody else. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { createExtension } from '#services/session/extension.ts';
import { WORKSPACE_ID as workspaceId } from '../../support/factories.ts';
import { answerJson } from '../../support/httpServer.ts';

const ID = 'a'.repeat(32);
const CHROMIUM = `chrome-extension://${ID}`;
const FIREFOX = 'moz-extension://4b0de0a3-4f0f-4d0d-9d4f-0a3f4b0de0a3';
const state = '4b0de0a3-4f0f-4d0d-9d4f-0a3f4b0de0a4';
const until = '2026-12-01T16:00:00.000Z';
const pass = 'v1.secret.pass';

let server: Server | undefined;
afterEach(() => void server?.close());

async function setup(answer: (() => Promise<unknown>) | null, origin: string) {
  server = createServer((_request, response) => answerJson(response, 200, { origin, pass, until }));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const credentials = () => ({ apiKey: 'key', token: 'token' });
  const caller = { credentials, logId: 'log', baseUrl: `http://127.0.0.1:${port}` };
  const sent: unknown[][] = [];
  const copied: string[] = [];
  const clipboard = {
    write: async ({ text }: { readonly text: string }) => void copied.push(text),
  };
  const runtime = () =>
    answer === null
      ? undefined
      : {
          sendMessage(...args: unknown[]) {
            sent.push(args);
            return answer();
          },
        };
  const { connect } = createExtension(caller, clipboard, runtime);
  return { sent, copied, outcome: await connect({ origin, state, workspaceId }) };
}

const message = (origin: string) => ({ type: 'pass', origin, pass, until, state, workspaceId });

test('the extension of the origin gets the pass, and what is returned has none', async () => {
  const { sent, copied, outcome } = await setup(async () => ({ isSignedIn: true }), CHROMIUM);
  expect(outcome).toEqual({ outcome: 'connected' });
  expect(sent).toEqual([[ID, message(CHROMIUM)]]);
  expect(copied).toEqual([]);
});

test.each([
  ['has not asked', async () => ({ isSignedIn: false })],
  ['is not there', () => Promise.reject(new Error('Could not establish connection.'))],
  ['cannot be reached from this page', null],
])('an extension that %s has not answered', async (_which, answer) => {
  const { outcome, copied } = await setup(answer, CHROMIUM);
  expect(outcome).toEqual({ outcome: 'unanswered' });
  expect(copied).toEqual([]);
});

test('for Firefox, the pass is copied as a code', async () => {
  const { outcome, copied, sent } = await setup(async () => ({ isSignedIn: true }), FIREFOX);
  expect(outcome).toEqual({ outcome: 'copied' });
  expect(sent).toEqual([]);
  expect(copied.map((code) => JSON.parse(atob(code)))).toEqual([message(FIREFOX)]);
});
