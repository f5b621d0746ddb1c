import { createContext } from 'react';

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
