import type { ReactNode } from 'react';
import { routeOf } from '#domain/navigation/routes.ts';
import { selectPlace } from '#store/router/router.slice.ts';
import { useAppSelector } from './hooks.ts';
import { Shell } from './Shell.tsx';

/** The main layout, or none around the pages that stand outside of it (spec §2). */
export function Frame({ children }: { children: ReactNode }) {
  const { isBare = false } = routeOf(useAppSelector(selectPlace).route);
  return isBare ? <main id="main">{children}</main> : <Shell>{children}</Shell>;
}
