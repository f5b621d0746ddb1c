import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { PageSkeleton, StatePanel } from '#src/kit/ui/Page.tsx';
import { frame as copy } from '../copy/pages.ts';
import { HostErrorBoundary } from './HostErrorBoundary.tsx';
import { hostPageOf } from './hostPages.ts';
import { SessionGate } from './SessionGate.tsx';

/** The page of the host that the address names. */
export function HostApp() {
  const page = hostPageOf(location.pathname);
  if (page === null)
    return (
      <main>
        <StatePanel title={copy.unknown} level={1}>
          <Button component="a" href="/content/">
            {copy.toProduct}
          </Button>
        </StatePanel>
      </main>
    );
  return (
    <HostErrorBoundary>
      <Suspense fallback={<PageSkeleton label={copy.opening} />}>
        {page.who === 'anyone' ? <page.Page /> : <SessionGate page={page} />}
      </Suspense>
    </HostErrorBoundary>
  );
}
