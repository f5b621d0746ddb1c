import { createContext } from 'react';
import { knownAddress, type Origins } from '#domain/session/address.ts';

const HOME = '/content/';

/** The address in a query parameter if it leads to one of `origins`, else the product. */
export function redirectTo(search: string, origins: Origins, name = 'redirect_to'): string {
  const wanted = new URLSearchParams(search).get(name);
  return (wanted === null ? null : knownAddress(wanted, origins)) ?? HOME;
}

/** The origins that this page may lead to. The server writes those besides its own into the head. */
export function pageOrigins(): Origins {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="host-origins"]');
  return [location.origin, ...(meta?.content.split(' ').filter(Boolean) ?? [])];
}

/** The sign-in page, which then returns to `address`, by default the current one. */
export function signInHref(address = `${location.pathname}${location.search}`): string {
  return `/sign-in?redirect_to=${encodeURIComponent(address)}`;
}

/** Leaves the page, always by loading a new document. */
export interface Go {
  to(address: string): void;
  /** Without a history entry: Back does not return to this page. */
  replace(address: string): void;
}

export const GoContext = createContext<Go>({
  to: (address) => location.assign(address),
  replace: (address) => location.replace(address),
});

/** What the address of the sign-up page asks for (spec §7, guest signup). */
export interface SignupSteps {
  /** Whether the product sent the person here for something that requires an account. */
  readonly isGuest: boolean;
  readonly survey: boolean;
  readonly onboarding: boolean;
  readonly trial: boolean;
}

/** A step is included only if it is switched on. This platform has no survey and no onboarding. */
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
