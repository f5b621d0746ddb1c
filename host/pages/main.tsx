/** Entry of the host's pages; hostPages.ts lists them. */
import '#src/kit/ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptPageNonce, UiProvider } from '#src/kit/ui/UiProvider.tsx';
import { HostApp } from './HostApp.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <UiProvider nonce={adoptPageNonce()}>
      <HostApp />
    </UiProvider>
  </StrictMode>,
);
