import { act, screen } from '@testing-library/react';
import { createStore } from '#sagas/createStore.ts';
import { openArticleSaga } from '#sagas/openArticle.ts';
import { rootSaga } from '#sagas/root.ts';
import { toolsSaga } from '#sagas/tools.ts';
import { App } from '#src/app/App.tsx';
import { createNavigator, RouterSync } from '#src/app/RouterSync.tsx';
import { EditorContext } from '#src/editor/EditorContext.ts';
import { FilesContext } from '#src/kit/images/FilesContext.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { aSetup, aUser } from '#tests/support/factories.ts';
import { fakeServices, type PortOverrides } from '#tests/support/fakeServices.ts';
import { draw } from './draw.tsx';

const navigator = createNavigator();
const files = { keep: (file: File) => file.name };
const editorHost = { register: () => () => undefined, makeBlockId: () => 'new' };

/** The whole page, as the composition root puts it together below the store and the router. */
function Page() {
  return (
    <>
      <RouterSync navigator={navigator} />
      <EditorContext value={editorHost}>
        <FilesContext value={files}>
          <App />
        </FilesContext>
      </EditorContext>
    </>
  );
}

/** The page at an address: signed in and set up, over a real store without sagas. */
export async function openApp(at: string) {
  const drawn = draw(<Page />, at);
  await act(async () => {
    drawn.store.dispatch(host.settled({ user: aUser() }));
    drawn.store.dispatch(folderSetup.started());
    drawn.store.dispatch(folderSetup.read(aSetup()));
    drawn.store.dispatch(folderSetup.opened());
  });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...drawn,
    location: () => router.selectLocation(drawn.store.getState()),
    go: (to: string) => act(async () => navigator.go(to, { replace: false })),
  };
}

const running: { cancel(): void }[] = [];

/** Ends the workflows of every app that a test has run; jest would wait for them otherwise. */
export function stopApps(): void {
  for (const workflows of running.splice(0)) workflows.cancel();
}

/** The page at an address with all of its workflows, over ports that a test drives. */
export function runApp(at: string, overrides: PortOverrides = {}) {
  const fakes = fakeServices({ navigation: { go: navigator.go }, ...overrides });
  const { store, saga } = createStore({ services: fakes.services });
  running.push(...[rootSaga, openArticleSaga, toolsSaga].map((workflows) => saga.run(workflows)));
  return {
    ...fakes,
    ...draw(<Page />, at, store),
    location: () => router.selectLocation(store.getState()),
    go: (to: string) => act(async () => navigator.go(to, { replace: false })),
    /** The browser's Back (-1) and Forward (1). */
    step: (delta: number) => act(async () => navigator.go(delta as never, { replace: false })),
  };
}
