/** Asks a site that a user has named: bounded in bytes and time, and at no address that the user could not reach. */
import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '#contract/lib/problem.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import { storable } from '#db/storable.ts';
import { type Answer, type FetchOptions, fetchAnswer } from '../web/fetchPage.ts';
import { TOO_MANY_REDIRECTS } from '../web/safeRequest.ts';
import { requireSameSite } from './siteAddress.ts';
import type { SiteLogin } from './siteKind.ts';

export interface SiteAnswer {
  readonly status: number;
  /** After redirects. */
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Undefined: it is no JSON. */
  readonly json: unknown;
}

export interface SiteOptions extends FetchOptions {
  /** For all requests that one question takes: the page waits 30 s for its answer. */
  readonly wholeMs: number;
  /** For requests that write, and for all that writing one thing takes, for which no page waits. */
  readonly writing: { readonly limits: FetchOptions['limits']; readonly wholeMs: number };
}

/** What is asked with, until its time is over. */
export interface SiteWeb {
  readonly options: SiteOptions;
  /** On the clock of `performance`. */
  readonly endsAt: number;
}

export const siteWeb = (options: SiteOptions): SiteWeb => ({
  options,
  endsAt: performance.now() + options.wholeMs,
});

/** What a request writes. */
export interface SentToSite {
  readonly method: 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

function optionsNow({ options, endsAt }: SiteWeb): FetchOptions {
  const leftMs = Math.floor(endsAt - performance.now());
  if (leftMs <= 0) throw new Problem('site_unreachable');
  const { limits } = options;
  return { ...options, limits: { ...limits, totalMs: Math.min(limits.totalMs, leftMs) } };
}

interface Asking {
  /** Sent with the request, which is then sent on to nowhere. */
  readonly login?: SiteLogin;
  /** The rest of a longer answer is left out; without it, a longer one is refused. */
  readonly begins?: number;
  /** Without it, the request only reads. */
  readonly sent?: SentToSite;
}

/** Resolves with an answer of any status. Rejects as `SiteAdapter` does, and with the reason of the signal. */
export async function askSite(
  url: URL,
  web: SiteWeb,
  { login, begins, sent }: Asking = {},
): Promise<SiteAnswer> {
  const options = optionsNow(web);
  const most = { bytes: begins ?? options.limits.bytes, isCut: begins !== undefined };
  const headers = { ...headersOf(login), ...sent?.headers };
  try {
    return await fetchAnswer(
      url.href,
      { ...options, ...sent, headers, mayFollow: onlyWithin(url, login) },
      async (answer) => ({ ...(await textOf(answer, most)), ...placeOf(answer) }),
    );
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(codeOf(error), { cause: error });
  }
}

const headersOf = (login: SiteLogin | undefined) => ({
  accept: 'application/json, text/html;q=0.9',
  ...(login && {
    authorization: `Basic ${Buffer.from(`${login.login}:${login.password}`).toString('base64')}`,
  }),
});

const onlyWithin = (from: URL, login: SiteLogin | undefined) => async (to: URL) => {
  if (login !== undefined) throw new Problem('site_moved'); // a password goes to no other address
  requireSameSite(from, to);
};

const placeOf = ({ status, url, headers }: Answer) => ({ status, url: new URL(url), headers });

async function textOf(
  answer: Answer,
  most: { readonly bytes: number; readonly isCut: boolean },
): Promise<Pick<SiteAnswer, 'text' | 'json'>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.bytes()) {
    size += chunk.length;
    if (size > most.bytes && !most.isCut) throw new Problem('site_answer_too_large');
    chunks.push(chunk);
    if (size > most.bytes) break;
  }
  const text = Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  return { text, json: jsonOf(text) };
}

function jsonOf(text: string): unknown {
  try {
    return storable(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const CERTIFICATE = /^(?:CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO|HOSTNAME_)/;

/** What a problem of a page is for a site. */
const CODES: Partial<Readonly<Record<ProblemCode, ProblemCode>>> = {
  address_not_allowed: 'site_private',
  page_too_large: 'site_answer_too_large',
  page_unreadable: 'site_answer_unusable',
};

function codeOf({ code, detail, cause }: Problem): ProblemCode {
  if (code !== 'page_unreachable') return CODES[code] ?? code;
  if (detail === TOO_MANY_REDIRECTS) return 'site_moved';
  const { code: ofSystem = '' } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return CERTIFICATE.test(ofSystem) ? 'site_certificate' : 'site_unreachable';
}
