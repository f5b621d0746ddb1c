import { knownAddress } from '../session/address.ts';

/** Where a new account is made into a user of the toolkit (spec §7 "Guest signup"). */
const ACTIVATION_PATH = '/free-app-activation-after-login';
const FINISH_PATH = '/content/anonymous-finish';
const PRODUCT = '/content/';
/** Stands for the page's origin, whichever it is: RFC 6761 lets it be nobody's. */
const NOWHERE = 'https://page.invalid';

/**
 * The host's signup page for a visitor, and from there back to where they were heading. `appPath` is
 * below /content and has to name a place: 'app path not found' otherwise (spec §5), which is null here.
 */
export function guestSignupUrl(signupUrl: string, appPath: string): string | null {
  const location = appPath.replace(/^\/+/, '');
  if (location === '') return null;
  const finish = `${FINISH_PATH}?location=${encodeURIComponent(location)}`;
  const activation = `${ACTIVATION_PATH}?on_success=${encodeURIComponent(finish)}`;
  const query = `source=content_guest&survey=off&onboarding=off&trial=off&redirect_to=${encodeURIComponent(activation)}`;
  return `${signupUrl}?${query}`;
}

/** The path below /content that a `location` of the finish page stands for; the start page where it names none. */
export function pathOfLocation(location: string | null): string {
  const path = (location ?? '').replace(/^[\\/]+/, '');
  const address = knownAddress(`${PRODUCT}${path}`, [NOWHERE]) ?? '';
  const staysInside = address.startsWith(NOWHERE + PRODUCT); // and does not climb out of the product
  return staysInside ? `/${address.slice((NOWHERE + PRODUCT).length).replace(/^\/+/, '')}` : '/';
}
