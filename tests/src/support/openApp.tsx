/** The whole page at an address: signed in and set up, over a real store without sagas. */
import { act, screen } from '@testing-library/react';
import { App } from '#src/app/App.tsx';
import { createNavigator } from '#src/app/navigator.ts';
import { RouterSync } from '#src/app/RouterSync.tsx';
import { folderFound, setupStarted, workspaceFound } from '#store/folderSetup/folderSetup.slice.ts';
import { hostSettled } from '#store/hostReady/hostReady.slice.ts';
import { aFolder, aUser, aWorkspace } from '#tests/support/factories.ts';
import { draw } from './draw.tsx';

export async function openApp(at: string) {
  const navigator = createNavigator();
  const page = (
    <>
      <RouterSync navigator={navigator} />
      <App />
    </>
  );
  const drawn = draw(page, at);
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
