import { getSessionCookie, parseCookies, setRequestCookie } from 'better-auth/cookies';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyRequest } from 'fastify';

const NAME = 'content-host';
const SESSION = 'session_token';
/** The name of the session cookie under TLS in earlier versions. */
const OLD_SESSION = `__Secure-${NAME}.${SESSION}`;
/** The lifetime of a session cookie of better-auth. */
export const OLD_COOKIES_MS = 7 * 24 * 60 * 60 * 1000;

export interface CookieRules {
  readonly prefix: string;
  readonly isSecure: boolean;
  /** Until then, sessions whose cookie has the old name continue. */
  readonly oldUntil: Date;
}

/**
 * The prefix `__Host-` under TLS: neither another host of the domain nor a page over http can set such a cookie.
 */
export function cookieRulesOf(publicUrl: string | null, oldUntil: Date): CookieRules {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  return { prefix: isSecure ? `__Host-${NAME}` : NAME, isSecure, oldUntil };
}

/** The headers of a request for better-auth, with the client address that we trust. */
export function authHeaders(request: FastifyRequest, rules: CookieRules, now: Date): Headers {
  const headers = fromNodeHeaders(request.headers);
  headers.set('x-forwarded-for', request.ip);
  const old = oldSession(headers, rules);
  if (old !== undefined && now < rules.oldUntil && !hasSession(headers, rules))
    setRequestCookie(headers, `${rules.prefix}.${SESSION}`, old);
  return headers;
}

/** Whether the request has a session cookie, valid or not. */
export function hasSession(headers: Headers, { prefix }: CookieRules): boolean {
  return getSessionCookie(headers, { cookiePrefix: prefix }) !== null;
}

/** The cookie header that deletes the cookie with the old name, if the request has one. */
export function oldCookieRemoval(headers: Headers, rules: CookieRules): readonly string[] {
  if (oldSession(headers, rules) === undefined) return [];
  return [`${OLD_SESSION}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`];
}

function oldSession(headers: Headers, { isSecure }: CookieRules): string | undefined {
  return isSecure ? parseCookies(headers.get('cookie') ?? '').get(OLD_SESSION) : undefined;
}
