import { Button } from '@mantine/core';
import { useContext, useEffect } from 'react';
import type { SdkSession } from '#contract/host/host.ts';
import { PageSkeleton, StatePanel } from '#src/kit/ui/Page.tsx';
import { frame as copy } from '../copy/pages.ts';
import { HostFrame } from './HostFrame.tsx';
import type { SignedInPage } from './hostPages.ts';
import { GoContext, signInHref } from './navigation.ts';
import { personOf } from './person.ts';
import { ReadingView, useReading } from './Reading.tsx';

/** Renders a page for people who may see it. Others sign in first and return to it. */
export function SessionGate({ page }: { page: SignedInPage }) {
  const go = useContext(GoContext);
  const reading = useReading<{ session: SdkSession | null }>('/host/api/session');
  const isSignedOut = reading.status === 'ready' && reading.value.session === null;
  useEffect(() => {
    if (isSignedOut) go.replace(signInHref());
  }, [isSignedOut, go]);
  if (reading.status === 'loading' || isSignedOut) return <PageSkeleton label={copy.opening} />;
  return (
    <ReadingView reading={reading} label={copy.opening}>
      {({ session }) => (session === null ? null : <SignedIn page={page} session={session} />)}
    </ReadingView>
  );
}

function SignedIn({ page, session }: { page: SignedInPage; session: SdkSession }) {
  const { who, path, isFramed, Page } = page;
  const person = personOf(session.user);
  if (!isFramed) return <Page person={person} />;
  return (
    <HostFrame path={path} person={person}>
      {who === 'account' || person.isAdmin ? <Page person={person} /> : <AdminOnly />}
    </HostFrame>
  );
}

function AdminOnly() {
  return (
    <StatePanel title={copy.adminOnly} hint={copy.adminOnlyHint} level={1}>
      <Button component="a" href="/content/">
        {copy.toProduct}
      </Button>
    </StatePanel>
  );
}
