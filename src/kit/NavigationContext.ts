import { createContext, useContext, useLayoutEffect } from 'react';

/** The navigation of a small screen, which opens from the bar at the top. */
export interface Navigation {
  open(): void;
  /** Takes the bar away until the returned function is called: a page has one of its own. */
  replaceBar(): () => void;
}

export const NavigationContext = createContext<Navigation | null>(null);

/** Makes the bar of a page the only one. Returns what its button calls; undefined: there is no navigation around the page. */
export function useOwnBar(): (() => void) | undefined {
  const navigation = useContext(NavigationContext);
  useLayoutEffect(() => navigation?.replaceBar(), [navigation]);
  return navigation?.open;
}
