/**
 * Accounts, folders and workspaces in every state of tests/support/accessTable.ts, created as people create them.
 */
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import type { AccountChange, Invitation } from '#host/contract.ts';
import { createApi } from '#services/http/api.ts';
import { PASSWORD, type Person } from '#tools/lib/person.ts';
import { putUnlinkedWorkspaces as putIntoDatabase } from '#tools/lib/previousProduct.ts';
import type { Toolkit } from './toolkit.ts';

let people = 0;

/** A signed-in account, in a browser of its own. */
export interface Somebody {
  readonly id: string;
  readonly email: string;
  readonly context: BrowserContext;
  /** Calls the interface of the host. */
  host<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<T>;
  /** The API of the product, with the current rights of the account. */
  api(): Promise<ReturnType<typeof createApi>>;
}

/** Signs up through the host, each time from another address, because sign-ups are limited by address. */
export async function somebody(browser: Browser, toolkit: Toolkit): Promise<Somebody> {
  people += 1;
  const email = `person${people}@example.org`;
  const context = await browser.newContext({
    baseURL: toolkit.url,
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${people}` },
  });
  const host: Somebody['host'] = (method, path, body) =>
    asked(context.request, toolkit.url, method, path, body);
  await host('POST', '/host/auth/sign-up/email', { email, password: PASSWORD, name: email });
  const { session } = await host<{ session: { user: { id: string } } }>('GET', '/host/api/session');
  return {
    id: session.user.id,
    email,
    context,
    host,
    async api() {
      const credentials = await host<{ token: string; apiKey: string }>('GET', '/host/api/token');
      return createApi({ credentials: () => credentials, logId: 'tests', baseUrl: toolkit.url });
    },
  };
}

async function asked<T>(
  request: APIRequestContext,
  origin: string,
  method: string,
  path: string,
  data?: object,
): Promise<T> {
  const answer = await request.fetch(path, { method, data, headers: { origin } });
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}.`);
  return (await answer.json()) as T;
}

/** The workspace of an account that has one. */
export async function workspaceOf(who: Somebody) {
  const api = await who.api();
  const [workspace] = (await api.workspace.getWorkspaces()).workspaces;
  if (workspace === undefined) throw new Error(`${who.email} has no workspace.`);
  return { api, workspaceId: workspace.id };
}

/** Changes an account, as an administrator of the host does on its page. */
export const administer = (
  admin: Pick<Person, 'host'>,
  { id }: Pick<Person, 'id'>,
  change: AccountChange,
) => admin.host('PATCH', `/host/api/accounts/${id}`, change);

/** Accepts the invitations of an account, as its projects page does. */
export async function acceptInvitations(guest: Somebody): Promise<void> {
  const { invitations } = await guest.host<{ invitations: readonly Invitation[] }>(
    'GET',
    '/host/api/projects',
  );
  for (const { id } of invitations)
    await guest.host('POST', `/host/api/invitations/${id}/acceptance`, {});
}

/** Creates workspaces of the previous product for these accounts; this restarts the server. */
export async function putUnlinkedWorkspaces(
  { kill, restart, dataDir }: Toolkit,
  owners: readonly Somebody[],
): Promise<void> {
  await kill('SIGTERM');
  const ids = owners.map(({ id }) => id);
  await putIntoDatabase({ databaseUrl: null, dataDir }, ids);
  await restart();
}
