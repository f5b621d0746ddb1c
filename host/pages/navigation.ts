import { createContext } from 'react';
import { knownAddress, type Origins } from '#domain/session/knownAddress.ts';

const HOME = '/content/';

/** The address in a parameter of the query, if it leads to one of `origins`; else the product. */
export function redirectTo(search: string, origins: Origins, name = 'redirect_to'): string {
  const wanted = new URLSearchParams(search).get(name);
  return (wanted === null ? null : knownAddress(wanted, origins)) ?? HOME;
}

/** The origins that this page may lead to; the server writes the others into its head. */
export function pageOrigins(): Origins {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="host-origins"]');
  return [location.origin, ...(meta?.content.split(' ').filter(Boolean) ?? [])];
}

/** The sign-in page, with the way back to `address`: where one is, unless told. */
export function signInHref(address = `${location.pathname}${location.search}`): string {
  return `/sign-in?redirect_to=${encodeURIComponent(address)}`;
}

/** How a page leads elsewhere: by a new document, always. */
export interface Go {
  to(address: string): void;
  /** Back does not return to this page. */
  replace(address: string): void;
}

export const GoContext = createContext<Go>({
  to: (address) => location.assign(address),
  replace: (address) => location.replace(address),
});

/** What the address of the sign-up page asks for (spec §7, guest signup). */
export interface SignupSteps {
  /** Sent here from the product, where they wanted something that needs an account. */
  readonly isGuest: boolean;
  readonly survey: boolean;
  readonly onboarding: boolean;
  readonly trial: boolean;
}

/** A step is taken only where it is switched on; this platform has no survey and no onboarding. */
export function signupSteps(search: string): SignupSteps {
  const query = new URLSearchParams(search);
  const isOn = (step: string) => query.get(step) === 'on';
  return {
    isGuest: query.get('source') === 'content_guest',
    survey: isOn('survey'),
    onboarding: isOn('onboarding'),
    trial: isOn('trial'),
  };
}
