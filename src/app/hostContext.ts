import { createContext, useContext } from 'react';

/** What the host platform draws itself, handed down by the composition root: views know no service. */
export interface HostChrome {
  /** Draws the host's folder selector into the element with this id; answers with what removes it. */
  mountSelector(elementId: string): () => void;
}

const NO_CHROME: HostChrome = { mountSelector: () => () => undefined };

export const HostContext = createContext<HostChrome>(NO_CHROME);

export const useHostChrome = (): HostChrome => useContext(HostContext);
