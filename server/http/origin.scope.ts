/** A request must be for a host of ours, and a change must come from our own pages. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { Problem } from '#contract/lib/problem.ts';
import { API_PREFIX } from '#contract/lib/route.ts';
import { isHealthCheck } from './health.scope.ts';

const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every change that a browser requests for another site, except for the extensions that may call the API. Browsers always send the origin of such a
 * request; a client that sends none is not a browser, and has an API key of its own.
 */
export function refuseForeignOrigins(
  app: FastifyInstance,
  publicUrl: string | null,
  extensionOrigins: readonly string[],
): void {
  app.addHook('onRequest', async (request) => {
    if (READING_METHODS.has(request.method) || isOurs(request, publicUrl)) return;
    if (!isOfExtension(request, extensionOrigins)) throw new Problem('foreign_origin');
  });
}

/** Extensions get by with a pass alone, which no other site has: cookies of ours would open nothing but the API. */
const isOfExtension = (
  { url, headers: { origin } }: FastifyRequest,
  origins: readonly string[],
): boolean => origin !== undefined && origins.includes(origin) && url.startsWith(`${API_PREFIX}/`);

function isOurs(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  // The scheme counts too: a page loaded by http may have been changed on the way, and is not ours by https.
  const ours = originOf(publicUrl ?? `${request.protocol}://${request.host}`);
  return ours !== null && originOf(origin) === ours;
}

/** Null without an origin, as for the opaque origin "null". */
function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}

const EVERY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/**
 * If no public address is set, refuses every request for a name that is not this machine's own. Otherwise
 * another site could make its name resolve to this machine, and its page would count as ours (DNS rebinding).
 * `listenHost` is what the server listens on.
 */
export function refuseOtherHosts(app: FastifyInstance, listenHost: string): void {
  app.addHook('onRequest', async (request) => {
    // The header itself, because a page can set the X-Forwarded headers.
    if (isHealthCheck(request) || isOwnHost(request.headers.host, listenHost)) return;
    throw new Problem('other_host', { detail: 'Set PUBLIC_URL to the address that people use.' });
  });
}

/** Whether the `Host` of a request is a loopback name, or what the server listens on. */
export function isOwnHost(host: string | undefined, listenHost: string): boolean {
  const name = hostnameOf(host);
  if (name === null) return false;
  if (/^(.+\.)?localhost$/.test(name)) return true;
  const isAddress = ipaddr.isValid(name);
  if (isAddress && ipaddr.process(name).range() === 'loopback') return true;
  // No other site can use one of our IP addresses as its name.
  const own = listenHost.includes(':') ? `[${listenHost}]` : listenHost;
  return EVERY_ADDRESS.has(listenHost) ? isAddress : name === hostnameOf(own);
}

/** The name or address as browsers write it, without port and brackets; null for anything else. */
function hostnameOf(host = ''): string | null {
  const url = /^[^/?#@\\\s]+$/.test(host) ? URL.parse(`http://${host}`) : null;
  return url === null ? null : url.hostname.replace(/^\[(.*)\]$/, '$1');
}
