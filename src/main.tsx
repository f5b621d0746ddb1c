/** The composition root of the page: opens every door, makes the store, starts the sagas, draws. */
import '#src/ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { createStore } from '#sagas/createStore.ts';
import { rootSaga } from '#sagas/root.ts';
import { createServices } from '#services/createServices.ts';
import { createEditorRegistry } from '#services/editor/editorRegistry.ts';
import { hostOfWindow } from '#services/host/host.ts';
import { randomIds } from '#services/ids/ids.ts';
import { createStorage } from '#services/storage/storage.ts';
import { App } from '#src/app/App.tsx';
import { HostContext } from '#src/app/hostContext.ts';
import { createNavigator } from '#src/app/navigator.ts';
import { RouterSync } from '#src/app/RouterSync.tsx';
import { EditorContext } from '#src/editor/EditorContext.ts';
import { adoptPageNonce } from '#src/ui/pageNonce.ts';
import { UiProvider } from '#src/ui/UiProvider.tsx';
import { selectToken } from '#store/token/token.slice.ts';

/**
 * A tester or support engineer asks for a recording with `sessionStorage.record = 'on'` and a reload,
 * and reads it with `sessionLog()`. It holds text and tokens, stays in this page, and nobody sends it.
 */
async function recorderIfAsked() {
  if (createStorage(() => sessionStorage).get('record') !== 'on') return null;
  const { startSessionLog } = await import('#sagaLog/app/sessionLog.ts');
  const { recorder, lines } = startSessionLog(() => Math.round(performance.now()));
  Object.assign(window, { sessionLog: lines });
  return recorder;
}

const recorder = await recorderIfAsked();
const navigator = createNavigator();
const editors = createEditorRegistry();
const services = createServices({
  credentials: () => ({
    // Asked of the host each time: signing in again gives another key, and no log carries it.
    apiKey: services.host.session()?.apiKey ?? '',
    token: selectToken(store.getState()),
  }),
  go: navigator.go,
  editor: editors.ports,
});
const { store, saga } = createStore({
  services,
  effectMiddlewares: recorder === null ? [] : [recorder.effectMiddleware],
  middlewares: recorder === null ? [] : [recorder.reduxMiddleware],
});
const hostChrome = {
  mountSelector: (elementId: string) =>
    hostOfWindow()?.folders.mountSelector(elementId) ?? (() => undefined),
};
const editorHost = { register: editors.register, makeBlockId: randomIds.next };

const run = () => saga.run(rootSaga);
if (recorder === null) run();
else recorder.start('root', run);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <UiProvider nonce={adoptPageNonce()}>
        <BrowserRouter basename="/content">
          <RouterSync navigator={navigator} />
          <HostContext value={hostChrome}>
            <EditorContext value={editorHost}>
              <App />
            </EditorContext>
          </HostContext>
        </BrowserRouter>
      </UiProvider>
    </Provider>
  </StrictMode>,
);
