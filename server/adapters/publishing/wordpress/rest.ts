/** Asks a connected site at its REST API, signed in. Each resolves with an answer of any status, and rejects as `askSite` does. */
import { createHash } from 'node:crypto';
import {
  askSite,
  type SentToSite,
  type SiteAnswer,
  type SiteOptions,
  siteWeb,
} from '../askSite.ts';
import type { NewImage, SiteAccess } from '../siteKind.ts';
import { routeAt } from './restRoot.ts';

type Query = Readonly<Record<string, string>>;

type SentFile = Pick<NewImage, 'name' | 'type' | 'bytes'>;

export interface Rest {
  readonly site: SiteAccess;
  get(route: string, query: Query): Promise<SiteAnswer>;
  post(route: string, body: object, query?: Query): Promise<SiteAnswer>;
  upload(route: string, file: SentFile, query: Query): Promise<SiteAnswer>;
  remove(route: string, query: Query): Promise<SiteAnswer>;
}

/** For all requests that one method of `SitePosts` takes. */
export function restOf(site: SiteAccess, options: SiteOptions, signal: AbortSignal): Rest {
  const { limits, wholeMs } = options.writing;
  const reading = siteWeb({ ...options, wholeMs, signal });
  const writing = { ...reading, options: { ...reading.options, limits } };
  const at = (route: string, query: Query = {}) => routeAt(new URL(site.apiRoot), route, query);
  const { login } = site;
  const send = (url: URL, sent: SentToSite) => askSite(url, writing, { login, sent });
  return {
    site,
    get: (route, query) => askSite(at(route, query), reading, { login }),
    post: (route, body, query) => send(at(route, query), jsonSent(body)),
    upload: (route, file, query) => send(at(route, query), fileSent(file)),
    remove: (route, query) => send(at(route, query), { method: 'DELETE' }),
  };
}

/** PHP refuses the whole of a text with half a character in it. */
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;

const jsonSent = (body: object): SentToSite => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body, wellFormed)),
});

/** With its digest, so that a site refuses a file of which only a part has arrived. */
const fileSent = ({ name, type, bytes }: SentFile): SentToSite => ({
  method: 'POST',
  headers: {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'content-md5': createHash('md5').update(bytes).digest('hex'),
  },
  body: bytes,
});
