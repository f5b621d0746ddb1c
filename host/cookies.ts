import { getSessionCookie, parseCookies, setRequestCookie } from 'better-auth/cookies';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyRequest } from 'fastify';

const NAME = 'content-host';
const SESSION = 'session_token';
/** What earlier versions called the session's cookie under TLS. */
const OLD_SESSION = `__Secure-${NAME}.${SESSION}`;
/** As long as better-auth lets the cookie of a session live. */
export const OLD_COOKIES_MS = 7 * 24 * 60 * 60 * 1000;

export interface CookieRules {
  readonly prefix: string;
  readonly isSecure: boolean;
  /** Until then a session whose cookie has its old name goes on. */
  readonly oldUntil: Date;
}

/** Under TLS `__Host-`: neither another host of the domain nor a page of http can set such a cookie. */
export function cookieRulesOf(publicUrl: string | null, oldUntil: Date): CookieRules {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  return { prefix: isSecure ? `__Host-${NAME}` : NAME, isSecure, oldUntil };
}

/** The headers of a request as better-auth is to read them: with the address that we believe. */
export function authHeaders(request: FastifyRequest, rules: CookieRules, now: Date): Headers {
  const headers = fromNodeHeaders(request.headers);
  headers.set('x-forwarded-for', request.ip);
  const old = oldSession(headers, rules);
  if (old !== undefined && now < rules.oldUntil && !hasSession(headers, rules))
    setRequestCookie(headers, `${rules.prefix}.${SESSION}`, old);
  return headers;
}

/** Whether the request names a session, alive or not. */
export function hasSession(headers: Headers, { prefix }: CookieRules): boolean {
  return getSessionCookie(headers, { cookiePrefix: prefix }) !== null;
}

/** What takes the cookie with the old name away, where there is one. */
export function oldCookieRemoval(headers: Headers, rules: CookieRules): readonly string[] {
  if (oldSession(headers, rules) === undefined) return [];
  return [`${OLD_SESSION}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`];
}

function oldSession(headers: Headers, { isSecure }: CookieRules): string | undefined {
  return isSecure ? parseCookies(headers.get('cookie') ?? '').get(OLD_SESSION) : undefined;
}
