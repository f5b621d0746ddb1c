/**
 * Canva as its Connect API describes itself, as far as it is used: a server on loopback with accounts, tokens that are used up,
 * images, designs and jobs. A test says what goes wrong with the next request. It keeps the rules that a client can break: it
 * refuses a second use of a code or a refresh token, and ends all access that came of it.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aPng } from './images.ts';

export const CLIENT = { id: 'OC-TEST', secret: 'cnvca-secret' } as const;

/** What happens to a request instead of, or after, what it asks for. */
export type Fault =
  /** It never arrives. */
  | 'cut'
  /** It is done, and its answer does not arrive. */
  | 'lost'
  /** Something else happens first. */
  | { before(): PromiseLike<unknown> }
  | {
      readonly status: number;
      readonly body?: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

interface Family {
  isRevoked: boolean;
  access: string;
  refresh: string;
  expiresAt: number;
}

interface Code {
  readonly challenge: string;
  readonly redirectUri: string;
  isUsed: boolean;
}

interface Design {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Request {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const secret = () => randomBytes(16).toString('base64url');
const ok = (body: unknown): Answer => ({ status: 200, body });
function send(response: ServerResponse, { status, body, headers }: Answer): void {
  const isRaw = body instanceof Buffer || typeof body === 'string';
  const type = isRaw ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(isRaw ? body : JSON.stringify(body));
}

const refused = (status: number, code: string): Answer => ({
  status,
  body: { code, message: code },
});

export type PlayedCanva = Awaited<ReturnType<typeof playCanva>>;

export async function playCanva() {
  const state = {
    /** Seconds that a new access token lasts. */
    lastsS: 14_400,
    /** How often a job is asked about before it is over. */
    polls: 1,
    member: { user_id: 'oUann', team_id: 'oBtea' },
    name: 'Ann',
    codes: new Map<string, Code>(),
    families: [] as Family[],
    images: new Map<string, { readonly name: string; readonly bytes: Buffer }>(),
    designs: new Map<string, Design>(),
    jobs: new Map<string, { left: number; readonly done: object }>(),
    /** What an export fails with. */
    exportFails: null as string | null,
    /** What is downloaded of an export, if it is not an image of the size of the design. */
    download: null as Buffer | null,
    faults: [] as { readonly path: RegExp; readonly fault: Fault }[],
    asked: [] as string[],
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method = '', headers } = incoming;
    const request = { method, url: new URL(incoming.url ?? '', url), headers };
    state.asked.push(`${method} ${request.url.pathname}`);
    const fault = nextFault(request.url.pathname);
    if (typeof fault === 'object' && 'before' in fault) await fault.before();
    respond({ ...request, body: Buffer.concat(chunks) }, fault, response);
  }

  function respond(request: Request, fault: Fault | undefined, response: ServerResponse): void {
    if (typeof fault === 'object' && 'status' in fault) {
      response.writeHead(fault.status, fault.headers).end(fault.body ?? '{}');
      return;
    }
    const answer = fault === 'cut' ? null : answerTo(request);
    if (answer === null || fault === 'lost') response.destroy();
    else send(response, answer);
  }

  function nextFault(path: string): Fault | undefined {
    const found = state.faults.findIndex((one) => one.path.test(path));
    return found < 0 ? undefined : state.faults.splice(found, 1)[0]?.fault;
  }

  /** The first row whose method and path match; all below the first four need a token. */
  const rows: readonly [RegExp, (request: Request, id: string) => Answer][] = [
    [/^GET \/api\/oauth\/authorize$/, ({ url: at }) => consentPage(at)],
    [
      /^GET \/edit\/(.+)$/,
      (_request, id) => ok(`<!doctype html><title>Editor</title><h1>${id}</h1>`),
    ],
    [/^GET \/exported\/(.+)$/, (_request, id) => exported(id)],
    [/^POST \/rest\/v1\/oauth\/(token|revoke)$/, oauth],
    [/^GET \/rest\/v1\/users\/me$/, () => ok({ team_user: state.member })],
    [/^GET \/rest\/v1\/users\/me\/profile$/, () => ok({ profile: { display_name: state.name } })],
    [/^POST \/rest\/v1\/asset-uploads$/, upload],
    [/^POST \/rest\/v1\/designs$/, ({ body }) => createDesign(JSON.parse(String(body)))],
    [/^GET \/rest\/v1\/designs\/([\w-]+)$/, (_request, id) => readDesign(id)],
    [/^POST \/rest\/v1\/exports$/, ({ body }) => beginExport(JSON.parse(String(body)))],
    [/^GET \/rest\/v1\/(?:asset-uploads|exports)\/([\w-]+)$/, (_request, id) => job(id)],
  ];
  const OPEN_ROWS = 4;

  function answerTo(request: Request): Answer {
    const asked = `${request.method} ${request.url.pathname}`;
    const found = rows.findIndex(([path]) => path.test(asked));
    const [path, answer] = rows[found] ?? [];
    if (path === undefined || answer === undefined) return refused(404, 'not_found');
    if (found >= OPEN_ROWS && !isSignedIn(request)) return refused(401, 'invalid_access_token');
    return answer(request, path.exec(asked)?.[1] ?? '');
  }

  function isSignedIn({ headers }: Request): boolean {
    const token = headers.authorization?.replace(/^Bearer /, '');
    const family = state.families.find(({ access }) => access === token);
    return family !== undefined && !family.isRevoked && family.expiresAt > Date.now();
  }

  /** As a browser sees it: one link allows access, the other one does not. */
  function consentPage(at: URL): Answer {
    const { redirect, state: given } = consentOf(at);
    const link = (query: Record<string, string>, text: string) =>
      `<p><a href="${redirect}?${new URLSearchParams({ ...query, state: given }).toString().replaceAll('&', '&amp;')}">${text}</a></p>`;
    return ok(
      `<!doctype html><title>Consent</title><h1>Allow access?</h1>${link({ code: newCode(at) }, 'Allow')}${link({ error: 'access_denied' }, 'Deny')}`,
    );
  }

  function consentOf(at: URL) {
    const query = Object.fromEntries(at.searchParams);
    const { redirect_uri: redirect = '', state: given = '' } = query;
    const isRight =
      query.client_id === CLIENT.id &&
      query.response_type === 'code' &&
      query.code_challenge_method === 'S256' &&
      /^[\w-]{43}$/.test(query.code_challenge ?? '') &&
      query.scope?.split(' ').includes('design:content:write');
    if (!isRight) throw new Error(`A wrong address for consent: ${at.href}`);
    return { redirect, state: given, challenge: query.code_challenge ?? '' };
  }

  function newCode(at: URL): string {
    const { redirect, challenge } = consentOf(at);
    const code = secret();
    state.codes.set(code, { challenge, redirectUri: redirect, isUsed: false });
    return code;
  }

  function oauth({ headers, body }: Request, kind: string): Answer {
    const basic = Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64');
    if (headers.authorization !== `Basic ${basic}`) return refused(401, 'invalid_client');
    const form = Object.fromEntries(new URLSearchParams(String(body)));
    if (kind === 'revoke') return revoke(form.token ?? '');
    return form.grant_type === 'refresh_token' ? refresh(form.refresh_token ?? '') : exchange(form);
  }

  function exchange(form: Record<string, string>): Answer {
    const code = state.codes.get(form.code ?? '');
    const challenge = createHash('sha256')
      .update(form.code_verifier ?? '')
      .digest('base64url');
    const isRight =
      code !== undefined &&
      !code.isUsed &&
      code.challenge === challenge &&
      code.redirectUri === form.redirect_uri;
    if (!isRight) return refused(400, 'invalid_grant');
    code.isUsed = true;
    const family: Family = { isRevoked: false, access: '', refresh: '', expiresAt: 0 };
    state.families.push(family);
    return renewed(family);
  }

  /** A refresh token that was used before ends its whole family. */
  function refresh(token: string): Answer {
    const family = state.families.find((one) => one.refresh === token && !one.isRevoked);
    if (family !== undefined) return renewed(family);
    for (const one of state.families)
      if (one.refresh.startsWith(token.split('.')[0] ?? '-')) one.isRevoked = true;
    return refused(400, 'invalid_grant');
  }

  function renewed(family: Family): Answer {
    const name = family.refresh.split('.')[0] || secret().replaceAll('.', '');
    family.access = `access-${secret()}`;
    family.refresh = `${name}.${secret()}`;
    family.expiresAt = Date.now() + state.lastsS * 1000;
    return ok({
      access_token: family.access,
      refresh_token: family.refresh,
      token_type: 'Bearer',
      expires_in: state.lastsS,
      scope: 'asset:read',
    });
  }

  function revoke(token: string): Answer {
    for (const one of state.families)
      if (one.refresh === token || one.access === token) one.isRevoked = true;
    return ok({});
  }

  function newJob(done: object): Answer {
    const id = `job-${secret()}`;
    state.jobs.set(id, { left: state.polls, done: { id, ...done } });
    return job(id);
  }

  function job(id: string): Answer {
    const known = state.jobs.get(id);
    if (known === undefined) return refused(404, 'not_found');
    if (known.left <= 0) return ok({ job: known.done });
    known.left -= 1;
    return ok({ job: { id, status: 'in_progress' } });
  }

  function upload({ headers, body }: Request): Answer {
    const metadata = JSON.parse(String(headers['asset-upload-metadata'] ?? '{}'));
    const name = Buffer.from(metadata.name_base64 ?? '', 'base64').toString();
    if (headers['content-type'] !== 'application/octet-stream' || name === '' || name.length > 50)
      return refused(400, 'invalid_header_value');
    const id = `M${secret()}`;
    state.images.set(id, { name, bytes: body });
    return newJob({ status: 'success', asset: { id, name } });
  }

  function createDesign({ type, design_type, asset_id, title }: Record<string, unknown>): Answer {
    const { width, height, type: shape } = design_type as Record<string, unknown>;
    if (!state.images.has(String(asset_id))) return refused(404, 'asset_not_found');
    const [w, h] = [Number(width), Number(height)];
    const isSize = [w, h].every((side) => Number.isInteger(side) && side >= 40 && side <= 8000);
    if (type !== 'type_and_asset' || shape !== 'custom' || !isSize || w * h > 25_000_000)
      return refused(400, 'invalid_design_type');
    const id = `D${secret()}`;
    state.designs.set(id, { id, width: w, height: h, title: String(title) });
    return readDesign(id);
  }

  function readDesign(id: string): Answer {
    const design = state.designs.get(id);
    if (design === undefined) return refused(404, 'design_not_found');
    const urls = { edit_url: `${url}/edit/${id}`, view_url: `${url}/view/${id}` };
    return ok({ design: { id, title: design.title, urls, created_at: 1, updated_at: 1 } });
  }

  function beginExport({ design_id, format }: Record<string, unknown>): Answer {
    if (!state.designs.has(String(design_id))) return refused(404, 'design_not_found');
    const { type } = format as Record<string, unknown>;
    if (type !== 'png' && type !== 'jpg') return refused(400, 'export_format_not_supported');
    if (state.exportFails !== null)
      return newJob({ status: 'failed', error: { code: state.exportFails, message: '' } });
    return newJob({ status: 'success', urls: [`${url}/exported/${design_id}`] });
  }

  function exported(id: string): Answer {
    const { width = 40, height = 40 } = state.designs.get(id) ?? {};
    const headers = { 'content-type': 'image/png' };
    return { status: 200, body: state.download ?? aPng(width, height), headers };
  }

  return {
    url,
    state,
    /** What the server needs to know to ask it. */
    options: { ...CLIENT, api: `${url}/rest`, authorizeUrl: `${url}/api/oauth/authorize` },
    /** What a browser is sent back with when somebody allows access at an address. */
    allow(address: string) {
      const at = new URL(address);
      return { state: consentOf(at).state, code: newCode(at) };
    },
    /** Something goes wrong with the next request to such a path, once. */
    next: (path: RegExp, fault: Fault) => void state.faults.push({ path, fault }),
    /** How often such a request was made. */
    count: (asked: RegExp) => state.asked.filter((one) => asked.test(one)).length,
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
