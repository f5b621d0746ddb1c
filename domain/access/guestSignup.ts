import { knownAddress } from '../session/address.ts';

/** Turns a new account into a user of the toolkit (spec §7 "Guest signup"). */
const ACTIVATION_PATH = '/free-app-activation-after-login';
const FINISH_PATH = '/content/anonymous-finish';
const PRODUCT = '/content/';
/** Stands for the page's origin. RFC 6761 guarantees that nobody owns it. */
const NOWHERE = 'https://page.invalid';

/**
 * Returns the address of the host's signup page, which leads back to `appPath` (below /content). Null if the path
 * is empty: 'app path not found' (spec §5).
 */
export function guestSignupUrl(signupUrl: string, appPath: string): string | null {
  const location = appPath.replace(/^\/+/, '');
  if (location === '') return null;
  const finish = `${FINISH_PATH}?location=${encodeURIComponent(location)}`;
  const activation = `${ACTIVATION_PATH}?on_success=${encodeURIComponent(finish)}`;
  const query = `source=content_guest&survey=off&onboarding=off&trial=off&redirect_to=${encodeURIComponent(activation)}`;
  return `${signupUrl}?${query}`;
}

/** Returns the path below /content for the `location` of the finish page; the start page if it names none. */
export function pathOfLocation(location: string | null): string {
  const path = (location ?? '').replace(/^[\\/]+/, '');
  const address = knownAddress(`${PRODUCT}${path}`, [NOWHERE]) ?? '';
  const staysInside = address.startsWith(NOWHERE + PRODUCT); // and does not climb out of the product
  return staysInside ? `/${address.slice((NOWHERE + PRODUCT).length).replace(/^\/+/, '')}` : '/';
}
