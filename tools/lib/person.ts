/** Somebody with an account, who uses an installation through the interfaces that the page uses. */
import type { Api } from '#domain/contract/api.ts';
import { createApi } from '#services/http/api.ts';
import type { Caller } from '#services/http/credentials.ts';

export const PASSWORD = 'correct horse battery';

export interface Person {
  readonly api: Api;
  /** What every request of theirs carries, for requests that `api` does not make. */
  readonly caller: Caller;
  readonly workspaceId: string;
  /** A new access token for the same session: one lives for minutes. */
  renewToken(): Promise<void>;
}

/** Signs up with PASSWORD, and has a folder and a workspace. */
export async function newPerson(url: string, email: string): Promise<Person> {
  const headers = { 'content-type': 'application/json', origin: url };
  const signUp = await fetch(`${url}/host/auth/sign-up/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: PASSWORD, name: email }),
  });
  if (!signUp.ok) throw new Error(`${email} could not be created: ${await signUp.text()}`);
  const cookie = signUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(url + path, { headers: { ...headers, cookie }, ...request });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} to ${email}.`);
    return (await answer.json()) as T;
  };
  const token = () => ask<{ token: string; apiKey: string }>('/host/api/token');
  let credentials = await token();
  const folder = await ask<{ id: string }>('/host/api/folders', { name: 'My Folder' });
  const caller: Caller = { credentials: () => credentials, logId: 'tools', baseUrl: url };
  const api = createApi(caller);
  const workspace = await api.workspace.postWorkspaces({ body: { folderId: folder.id } });
  return {
    api,
    caller,
    workspaceId: workspace.id,
    async renewToken() {
      credentials = await token();
    },
  };
}
