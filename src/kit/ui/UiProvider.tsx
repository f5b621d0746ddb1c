import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme.ts';

/** The theme around a page. Style elements carry the nonce that the server put into the page. */
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
 * The nonce of this answer's content security policy, from the page's head. Packages that write
 * style elements of their own (the scroll lock behind dialogs) ask webpack for it.
 */
export function adoptPageNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  __webpack_nonce__ = nonce;
  return nonce;
}
