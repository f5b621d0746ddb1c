import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import { frame as copy } from '../copy/pages.ts';

/** Catches a page whose script could not be loaded; only a new document asks for it again. */
export class HostErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
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
