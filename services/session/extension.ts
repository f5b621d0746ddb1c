import { extensionPassRoutes } from '#contract/session/extensionPass.route.ts';
import { callEndpoint } from '../http/api.ts';
import type { Caller } from '../http/caller.ts';
import type { ClipboardPorts } from '../lib/browser.ports.ts';
import { deviceError } from '../lib/deviceError.ts';
import type { ExtensionPorts } from './session.ports.ts';

const { postExtensionPass: route } = extensionPassRoutes;
const POST_PASS = { group: 'user', op: 'postExtensionPass', route };

interface Made {
  readonly pass: string;
  readonly until: string;
}

/** Chromium gives it to pages that an extension has named (`externally_connectable`). */
interface ExtensionRuntime {
  sendMessage(extensionId: string, message: object): Promise<unknown>;
}

/** Hands passes to browser extensions. What is copied is JSON in base64, so that no one takes it for a text. */
export function createExtension(
  caller: Caller,
  clipboard: ClipboardPorts,
  runtime: () => ExtensionRuntime | undefined = runtimeOfBrowser,
): ExtensionPorts {
  return {
    async connect({ origin, ...asked }) {
      const made = (await callEndpoint(caller, POST_PASS, { body: { origin } })) as Made;
      const { pass, until } = made; // callEndpoint has checked its shape
      const message = { type: 'pass', origin, pass, until, ...asked };
      const { protocol, host } = new URL(origin);
      if (protocol === 'chrome-extension:') {
        const answer = await runtime()
          ?.sendMessage(host, message)
          .catch(() => null);
        return { outcome: isTaken(answer) ? 'connected' : 'unanswered' };
      }
      await clipboard.write({ text: btoa(JSON.stringify(message)) }).catch((error) => {
        throw deviceError(error);
      });
      return { outcome: 'copied' };
    },
  };
}

const isTaken = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'isSignedIn' in answer &&
  answer.isSignedIn === true;

const runtimeOfBrowser = (): ExtensionRuntime | undefined =>
  (globalThis as { chrome?: { runtime?: ExtensionRuntime } }).chrome?.runtime;
