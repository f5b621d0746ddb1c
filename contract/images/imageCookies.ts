import { ASSETS_PATH } from './asset.route.ts';

/**
 * The name of a cookie for images: the pass of a workspace, by its id, or `reader`, which says whose passes count in this browser.
 * Under TLS no page over http can set one (RFC 6265bis, `__Secure-`).
 */
export const imageCookie = (what: string, isHttps: boolean): string =>
  `${isHttps ? '__Secure-' : ''}content_images_${what}`;
/** Where and how a cookie for images is kept. */
export const imageCookieScope = (isHttps: boolean): string =>
  `Path=${ASSETS_PATH}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
/** Ends all passes of this browser, until the next answer to somebody who is signed in. */
export const forgottenImageReader = (isHttps: boolean): string =>
  `${imageCookie('reader', isHttps)}=; ${imageCookieScope(isHttps)}; Max-Age=0`;
