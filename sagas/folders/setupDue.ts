import { routeOf } from '#domain/session/routes.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { host } from '#store/session/host.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { router } from '#store/session/router.slice.ts';
import { token } from '#store/session/token.slice.ts';

const areaOf = (state: RootState) => routeOf(router.selectPlace(state).route).area;

/** Folder setup begins with the first page that needs it, and anew when plan or trial have changed. */
export function selectIsSetupDue(state: RootState): boolean {
  if (!host.selectIsSignedIn(state) || !router.selectIsEntered(state)) return false;
  const area = areaOf(state);
  if (area === 'signedIn') return false;
  const status = folderSetup.selectStatus(state);
  if (status === 'idle') return true;
  if (status === 'waiting' && area === 'setup') return true;
  const { standing } = folderSetup.selectFound(state);
  const hasChanged =
    token.selectIsValid(state) && standing !== '' && standing !== token.selectStanding(state);
  return hasChanged && RESTING.has(status);
}

const RESTING: ReadonlySet<string> = new Set(['ready', 'readOnly', 'stub', 'denied', 'waiting']);

/** Where to go from a page that the access level does not have: read-only users to theirs, the others back from it (spec §4). */
export function selectWayOut(state: RootState): string | null {
  if (!host.selectIsSignedIn(state)) return null;
  const view = folderSetup.selectView(state);
  const area = areaOf(state);
  if (area === 'setup' && view === 'readOnly') return '/free-user';
  const isOver = view === 'ready' || view === 'waiting';
  return area === 'readOnly' && isOver ? '/' : null;
}
