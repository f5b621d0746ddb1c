/** Asks a connected site at its REST API, signed in. Each resolves with an answer of any status, and rejects as `askSite` does. */
import { createHash } from 'node:crypto';
import { askSite, type SiteAnswer, type SiteOptions, siteWeb } from '../askSite.ts';
import type { NewImage, SiteAccess } from '../siteKind.ts';
import { routeAt } from './restRoot.ts';

type Query = Readonly<Record<string, string>>;

export interface Rest {
  readonly site: SiteAccess;
  get(route: string, query: Query): Promise<SiteAnswer>;
  post(route: string, body: object, query?: Query): Promise<SiteAnswer>;
  upload(
    route: string,
    file: Pick<NewImage, 'name' | 'type' | 'bytes'>,
    query: Query,
  ): Promise<SiteAnswer>;
  remove(route: string, query: Query): Promise<SiteAnswer>;
}

/** For all requests that one method of `SitePosts` takes. */
export function restOf(site: SiteAccess, options: SiteOptions, signal: AbortSignal): Rest {
  const { limits, writing } = options;
  const web = siteWeb({ ...options, wholeMs: writing.wholeMs, signal });
  const reading = { ...web, options: { ...web.options, limits } };
  const { login } = site;
  const writes = { ...web, options: { ...web.options, limits: writing.limits } };
  const at = (route: string, query: Query = {}) => routeAt(new URL(site.apiRoot), route, query);
  return {
    site,
    get: (route, query) => askSite(at(route, query), reading, { login }),
    post: (route, body, query) =>
      askSite(at(route, query), writes, { login, sent: jsonSent(body) }),
    upload: (route, file, query) =>
      askSite(at(route, query), writes, { login, sent: fileSent(file) }),
    remove: (route, query) =>
      askSite(at(route, query), writes, { login, sent: { method: 'DELETE' } }),
  };
}

const jsonSent = (body: object) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
});

/** With its digest, so that a site refuses a file of which only a part has arrived. */
const fileSent = ({ name, type, bytes }: Pick<NewImage, 'name' | 'type' | 'bytes'>) => ({
  method: 'POST' as const,
  headers: {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'content-md5': createHash('md5').update(bytes).digest('hex'),
  },
  body: bytes,
});
