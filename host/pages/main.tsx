/** The host's own pages: sign in and create account. */
import '#src/ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptPageNonce } from '#src/ui/pageNonce.ts';
import { UiProvider } from '#src/ui/UiProvider.tsx';
import { AccountForm } from './AccountForm.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <UiProvider nonce={adoptPageNonce()}>
      <AccountForm mode={location.pathname.startsWith('/sign-up') ? 'signUp' : 'signIn'} />
    </UiProvider>
  </StrictMode>,
);
