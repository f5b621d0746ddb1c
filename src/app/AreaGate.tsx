import { type ComponentType, lazy, type ReactNode } from 'react';
import { type AreaView, areaView } from '#domain/access/areaView.ts';
import { routeOf } from '#domain/session/routes.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { tool } from '#src/kit/ui/chunk.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import {
  BrokenSetup,
  Connecting,
  NoHost,
  ReadersOnly,
  SettingUp,
  SignInPanel,
} from './AreaScreens.tsx';

const Landing = tool(
  async () => (await import('#src/features/access/landing/Landing.tsx')).Landing,
);
const Merge = lazy(async () => ({
  default: (await import('#src/features/folders/Merge.tsx')).Merge,
}));
const AccessDenied = lazy(async () => ({
  default: (await import('#src/features/folders/AccessDenied.tsx')).AccessDenied,
}));

const IN_ITS_PLACE: Readonly<Record<Exclude<AreaView, 'content'>, ComponentType>> = {
  connecting: Connecting,
  noHost: NoHost,
  signIn: SignInPanel,
  fallback: Landing,
  settingUp: SettingUp,
  merge: Merge,
  denied: AccessDenied,
  broken: BrokenSetup,
  readersOnly: ReadersOnly,
};

function selectAreaView(state: RootState): AreaView {
  const { pathname, route } = router.selectLocation(state);
  const { area, creates = false } = routeOf(route);
  return areaView({
    host: host.selectStatus(state),
    isSignedIn: host.selectIsSignedIn(state),
    area,
    pathname,
    setup: folderSetup.selectView(state),
    isBeyondRights: creates && folderSetup.selectMayOnlyRead(state),
  });
}

/** Shows a page once its requirements are met, and the missing step until then. */
export function AreaGate({ children }: { children: ReactNode }) {
  const view = useAppSelector(selectAreaView);
  if (view === 'content') return children;
  const InItsPlace = IN_ITS_PLACE[view];
  return <InItsPlace />;
}
