/** A user with an account, who uses an installation through the same interfaces as the page. */
import type { Folder, SdkSession } from '#contract/host/host.ts';
import type { Api } from '#contract/routes.ts';
import type { BillingState } from '#host/contract.ts';
import { createApi } from '#services/http/api.ts';
import type { Caller } from '#services/http/caller.ts';

export const PASSWORD = 'correct horse battery';

export interface Person {
  readonly api: Api;
  /** The headers of all requests, for requests that `api` does not make. */
  readonly caller: Caller;
  readonly id: string;
  readonly workspaceId: string;
  /** Folder of the workspace. */
  readonly folderId: string;
  /** The session, by name. */
  readonly cookies: readonly (readonly [name: string, value: string])[];
  /** Calls the embedded host's API with the session. */
  host<T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<T>;
  /** A new access token for the same session: a token is valid for minutes. */
  renewToken(): Promise<void>;
}

/**
 * Signs up with PASSWORD and these headers, starts a trial unless the account has a subscription, and creates a folder
 * and a workspace.
 */
export async function newPerson(
  url: string,
  email: string,
  signUpHeaders: Readonly<Record<string, string>> = {},
): Promise<Person> {
  const headers = { 'content-type': 'application/json', origin: url };
  const signUp = await fetch(`${url}/host/auth/sign-up/email`, {
    method: 'POST',
    headers: { ...headers, ...signUpHeaders },
    body: JSON.stringify({ email, password: PASSWORD, name: email }),
  });
  if (!signUp.ok) throw new Error(`${email} could not be created: ${await signUp.text()}`);
  const cookies = signUp.headers.getSetCookie().map(cookieOf);
  const cookie = cookies.map((pair) => pair.join('=')).join('; ');
  const host: Person['host'] = async (method, path, body) => {
    const request = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const answer = await fetch(url + path, { headers: { ...headers, cookie }, ...request });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} to ${email}.`);
    return answer.json();
  };
  const { session } = await host<{ session: SdkSession }>('GET', '/host/api/session');
  const { trial, plan } = await host<BillingState>('GET', '/host/api/billing');
  if (trial === 'available' && plan === 'free') await host('POST', '/host/api/billing/trial', {});
  const token = () => host<{ token: string; apiKey: string }>('GET', '/host/api/token');
  let credentials = await token();
  const folder = await host<Folder>('POST', '/host/api/folders', {
    requestId: crypto.randomUUID(),
    name: 'My Folder',
  });
  const caller: Caller = { credentials: () => credentials, logId: 'tools', baseUrl: url };
  const api = createApi(caller);
  const workspace = await api.workspace.postWorkspaces({
    body: { requestId: crypto.randomUUID(), folderId: folder.id },
  });
  return {
    api,
    caller,
    id: session.user.id,
    workspaceId: workspace.id,
    folderId: folder.id,
    cookies,
    host,
    async renewToken() {
      credentials = await token();
    },
  };
}

/** Name and value of a `set-cookie` line. */
function cookieOf(line: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  return [name, value];
}
