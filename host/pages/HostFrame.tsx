import { Button, Text } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { BrandMark } from '#src/kit/ui/BrandMark.tsx';
import { PageSkeleton, SkipLink } from '#src/kit/ui/Page.tsx';
import { frame as copy } from '../copy/pages.ts';
import classes from './hostPages.module.css';
import { navOf } from './hostPages.ts';
import { RefusalAlert } from './Notices.tsx';
import type { Person } from './person.ts';
import { type SigningOut, useSignOut } from './useAct.ts';

interface HostFrameProps {
  readonly path: string;
  readonly person: Person;
  readonly children: ReactNode;
}

export function HostFrame({ path, person, children }: HostFrameProps) {
  return (
    <HostFrameView path={path} nav={navOf(person)} email={person.email} {...useSignOut()}>
      <Suspense fallback={<PageSkeleton label={copy.opening} />}>{children}</Suspense>
    </HostFrameView>
  );
}

interface HostFrameViewProps extends SigningOut {
  readonly path: string;
  readonly nav: readonly { readonly path: string; readonly label: string }[];
  readonly email: string;
  readonly children: ReactNode;
}

/** The frame of every page that requires signing in. */
function HostFrameView(props: HostFrameViewProps) {
  const { path, nav, email, signOut, isSigningOut, signOutRefusal, children } = props;
  return (
    <>
      <SkipLink label={copy.skip} />
      <header className={classes.header}>
        <Brand />
        <nav className={classes.nav} aria-label={copy.nav}>
          {nav.map((item) => (
            <a
              key={item.path}
              href={item.path}
              aria-current={item.path === path ? 'page' : undefined}
            >
              {item.label}
            </a>
          ))}
        </nav>
        <div className={classes.who}>
          <Text component="span" size="sm" c="dimmed" title={email}>
            {email}
          </Text>
          <Button variant="default" size="compact-sm" loading={isSigningOut} onClick={signOut}>
            {copy.signOut}
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <RefusalAlert refusal={signOutRefusal} />
        {children}
      </main>
    </>
  );
}

function Brand() {
  return (
    <a href="/content/" className={classes.brand}>
      <BrandMark />
      {copy.product}
    </a>
  );
}
