import { requestOf, type SetupFacts } from '#domain/folderSetup/folderSetup.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { selectSetup } from '#store/folderSetup/folderSetup.slice.ts';
import type { RootState } from '#store/reducer.ts';
import { selectPlace } from '#store/router/router.slice.ts';

/** What the next step is decided by: the last reading, and what the page in view asks for. */
export function selectFacts(state: RootState): SetupFacts {
  const setup = selectSetup(state);
  const { route, search } = selectPlace(state);
  const { area, autosubmit = false } = routeOf(route);
  return {
    level: setup.level,
    folder: setup.folder,
    hasWorkspace: setup.workspace !== null,
    hasUnlinkedWorkspace: setup.unlinkedWorkspaceId !== null,
    unlinkedFolderIds: setup.unlinkedFolders.map(({ id }) => id),
    request: { ...requestOf(search), autosubmit, mayCreate: area === 'setup' },
  };
}
