import { act, screen } from '@testing-library/react';
import { App } from '#src/app/App.tsx';
import { createNavigator } from '#src/app/navigator.ts';
import { RouterSync } from '#src/app/RouterSync.tsx';
import { EditorContext } from '#src/editor/EditorContext.ts';
import { folderFound, setupStarted, workspaceFound } from '#store/folderSetup/folderSetup.slice.ts';
import { hostSettled } from '#store/hostReady/hostReady.slice.ts';
import { aFolder, aUser, aWorkspace } from '#tests/support/factories.ts';
import { draw } from './draw.tsx';

const navigator = createNavigator();
const editorHost = { register: () => () => undefined, makeBlockId: () => 'new' };

/** The whole page, as the composition root puts it together below the store and the router. */
export function Page() {
  return (
    <>
      <RouterSync navigator={navigator} />
      <EditorContext value={editorHost}>
        <App />
      </EditorContext>
    </>
  );
}

/** The page at an address: signed in and set up, over a real store without sagas. */
export async function openApp(at: string) {
  const drawn = draw(<Page />, at);
  await act(async () => {
    drawn.store.dispatch(hostSettled({ user: aUser() }));
    drawn.store.dispatch(setupStarted());
    drawn.store.dispatch(folderFound(aFolder()));
    drawn.store.dispatch(workspaceFound(aWorkspace()));
  });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...drawn,
    place: () => drawn.store.getState().router.place,
    go: (to: string) => act(async () => navigator.go(to, { replace: false })),
  };
}
