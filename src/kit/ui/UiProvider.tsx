import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme.ts';

/** The theme around a page. Style elements get the nonce that the server put into the page. */
export function UiProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  );
}

declare let __webpack_nonce__: string;

/**
 * Returns the nonce of the content security policy from the page's head, and gives it to webpack.
 * Packages that write style elements of their own (the scroll lock behind dialogs) get it there.
 */
export function adoptPageNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  __webpack_nonce__ = nonce;
  return nonce;
}
