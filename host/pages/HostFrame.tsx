import { type ReactNode, Suspense } from 'react';
import { PageSkeleton } from '#src/kit/ui/Page.tsx';
import { frame as copy } from '../copy/pages.ts';
import { HostFrameView } from './HostFrameView.tsx';
import { navOf } from './hostPages.ts';
import type { Person } from './person.ts';
import { useSignOut } from './useSignOut.ts';

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
