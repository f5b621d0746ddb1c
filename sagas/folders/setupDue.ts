import { routeOf } from '#domain/session/routes.ts';
import { selectSetup, selectSetupView } from '#store/folders/setup.slice.ts';
import { selectIsSignedIn } from '#store/session/host.slice.ts';
import type { RootState } from '#store/reducer.ts';
import { selectIsEntered, selectPlace } from '#store/session/router.slice.ts';
import { selectHasToken, selectStanding } from '#store/session/token.slice.ts';

const areaOf = (state: RootState) => routeOf(selectPlace(state).route).area;

/** Folder setup begins with the first page that needs it, and anew when plan or trial have changed. */
export function selectIsSetupDue(state: RootState): boolean {
  if (!selectIsSignedIn(state) || !selectIsEntered(state)) return false;
  const area = areaOf(state);
  if (area === 'signedIn') return false;
  const { status, standing } = selectSetup(state);
  if (status === 'idle') return true;
  if (status === 'waiting' && area === 'setup') return true;
  const hasChanged = selectHasToken(state) && standing !== '' && standing !== selectStanding(state);
  return hasChanged && RESTING.has(status);
}

const RESTING: ReadonlySet<string> = new Set(['ready', 'readOnly', 'stub', 'denied', 'waiting']);

/** Where the page in view has to give way to: read-only users to theirs, the others back from it (spec §4). */
export function selectWayOut(state: RootState): string | null {
  if (!selectIsSignedIn(state)) return null;
  const view = selectSetupView(state);
  const area = areaOf(state);
  if (area === 'setup' && view === 'readOnly') return '/free-user';
  const isOver = view === 'ready' || view === 'waiting';
  return area === 'readOnly' && isOver ? '/' : null;
}
