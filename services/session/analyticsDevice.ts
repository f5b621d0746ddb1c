/** What analytics stores in a browser after consent (docs/analytics.md), and how all of it is deleted. */
import { DEVICE_DAYS } from '#domain/session/analytics.ts';

const DEVICE_COOKIE = 'content-analytics';
const SESSION_KEY = 'content-analytics-session';
const DAY_S = 86_400;

/** Ours, and what waits to be sent to Mixpanel. */
const OURS = /^(?:content-analytics|__mp)/;

/** The id of this device, kept for 30 days after its last use (spec §9). */
export function deviceId(newId: () => string): string {
  const id = cookies().get(DEVICE_COOKIE) ?? newId();
  setCookie(DEVICE_COOKIE, id, DEVICE_DAYS * DAY_S);
  return id;
}

/** The id of this session: kept while the tab is open. */
export function visitId(newId: () => string): string {
  const id = sessionStorage.getItem(SESSION_KEY) ?? newId();
  sessionStorage.setItem(SESSION_KEY, id);
  return id;
}

export function forgetDevice(): void {
  for (const name of cookies().keys()) if (OURS.test(name)) setCookie(name, '', 0);
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (OURS.test(key)) storage.removeItem(key);
}

function cookies(): ReadonlyMap<string, string> {
  const pairs = document.cookie.split('; ').filter((pair) => pair !== '');
  return new Map(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name, value];
    }),
  );
}

function setCookie(name: string, value: string, maxAgeS: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${value}; Max-Age=${maxAgeS}; Path=/; SameSite=Lax${secure}`;
}
