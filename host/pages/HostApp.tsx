import { Button } from '@mantine/core';
import { Component, type ReactNode, Suspense } from 'react';
import { PageSkeleton, StatePanel } from '#src/kit/ui/Page.tsx';
import { frame as copy } from '../copy/pages.ts';
import { hostPageOf } from './hostPages.ts';
import { SessionGate } from './SessionGate.tsx';

/** Renders the page of the host for the current address. */
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

/** Catches a page whose script could not be loaded; only a reload tries again. */
class HostErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main>
        <StatePanel title={copy.broken} hint={copy.brokenHint} role="alert" level={1}>
          <Button onClick={() => location.reload()}>{copy.tryAgain}</Button>
        </StatePanel>
      </main>
    );
  }
}
