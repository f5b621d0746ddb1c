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
import { randomIds } from '#services/ids/ids.ts';
import { App } from '#src/app/App.tsx';
import { createNavigator } from '#src/app/navigator.ts';
import { RouterSync } from '#src/app/RouterSync.tsx';
import { EditorContext } from '#src/editor/EditorContext.ts';
import { adoptPageNonce } from '#src/ui/pageNonce.ts';
import { UiProvider } from '#src/ui/UiProvider.tsx';
import { selectToken } from '#store/token/token.slice.ts';

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
const { store, saga } = createStore({ services });
const editorHost = { register: editors.register, makeBlockId: randomIds.next };

saga.run(rootSaga);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <UiProvider nonce={adoptPageNonce()}>
        <BrowserRouter basename="/content">
          <RouterSync navigator={navigator} />
          <EditorContext value={editorHost}>
            <App />
          </EditorContext>
        </BrowserRouter>
      </UiProvider>
    </Provider>
  </StrictMode>,
);
