import { requestOf, type SetupFacts } from '#domain/folders/folderSetup.ts';
import { routeOf } from '#domain/session/routes.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { router } from '#store/session/router.slice.ts';

/** What the next step depends on: the last reading, and what the page in view asks for. */
export function selectFacts(state: RootState): SetupFacts {
  const setup = folderSetup.selectFound(state);
  const { route, search } = router.selectPlace(state);
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
