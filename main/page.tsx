/** The composition root of the page: opens every door, makes the store, starts the sagas, draws. */
import '#src/kit/ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { createStore } from '#sagas/createStore.ts';
import { rootSaga } from '#sagas/root.ts';
import { createEditorRegistry } from '#services/article/editorRegistry.ts';
import { createServices } from '#services/createServices.ts';
import { createFileRegistry } from '#services/images/files.ts';
import { createStorage, randomIds } from '#services/lib/browser.ts';
import { hostOfWindow } from '#services/session/host.ts';
import { browserPage } from '#services/session/page.ts';
import { App } from '#src/app/App.tsx';
import { HostContext } from '#src/app/HostSelector.tsx';
import { createNavigator, RouterSync } from '#src/app/RouterSync.tsx';
import { routePages } from '#src/app/routePages.ts';
import { EditorContext } from '#src/editor/EditorContext.ts';
import { FilesContext } from '#src/kit/images/FilesContext.ts';
import { locationOf } from '#src/kit/locationOf.ts';
import { untilLoaded, waitForWorkflows } from '#src/kit/ui/chunk.ts';
import { adoptPageNonce, UiProvider } from '#src/kit/ui/UiProvider.tsx';
import { whenIdle } from '#src/kit/whenIdle.ts';
import { router } from '#store/session/router.slice.ts';

/** Without what records and shows it, the page goes on unrecorded. */
async function recorderIfAsked() {
  const storage = createStorage(() => sessionStorage);
  if (storage.get('record') !== 'on') return null;
  return import('#main/recording.ts').then(
    ({ record }) => record({ account: () => account(), logId: () => logId, storage }),
    () => null,
  );
}

const BASE_PATH = '/content';
const TOOLS_AT_THE_LATEST_MS = 5000;

const recorder = await recorderIfAsked();
const navigator = createNavigator();
const editors = createEditorRegistry();
const files = createFileRegistry();
const { services, account, logId } = createServices({
  go: navigator.go,
  editor: editors.ports,
  files,
  openWordless: () => new Worker(new URL('./privateLog.worker.ts', import.meta.url)),
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

/** By name, as a replay starts them again. */
function begin(name: string, workflow: () => Generator): void {
  const run = () => saga.run(workflow);
  if (recorder === null) run();
  else recorder.start(name, run);
}

function once<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => (running ??= run());
}

/** No article opens without these. */
const runOpenArticle = once(async () => {
  const [{ openArticleSaga }] = await untilLoaded(() =>
    Promise.all([
      import('#sagas/openArticle.ts'),
      import('#src/features/article/unsaved/UnsavedTexts.tsx'), // what shows unsaved text has to be there without a network
    ]),
  );
  begin('openArticle', openArticleSaga);
});

const runTools = once(async () => {
  const [{ beginTools }] = await Promise.all([
    untilLoaded(() => import('#main/tools.ts')),
    runOpenArticle(),
  ]);
  beginTools(begin);
});

begin('root', rootSaga);
// Before anything is drawn: what the page waits for is asked for meanwhile.
const { pathname, search } = location;
const startLocation = locationOf(pathname.slice(BASE_PATH.length) || '/', search);
store.dispatch(router.entered(startLocation));
// The start page and the text of an article are painted before the tools are asked for; all other pages need them.
const runWhenNeeded =
  startLocation.route === 'dashboard'
    ? once(() => new Promise((resolve) => whenIdle(() => resolve(runTools()))))
    : runTools;
waitForWorkflows(runWhenNeeded);
if (startLocation.route === 'article') {
  void runOpenArticle();
  setTimeout(() => whenIdle(runTools), TOOLS_AT_THE_LATEST_MS); // an article that does not open asks for none
} else void runWhenNeeded();
if (startLocation.route !== null) routePages[startLocation.route].begin();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
interface Caught {
  readonly componentStack?: string | undefined;
  readonly errorBoundary?: object | undefined;
}
/** React tells the console; this one also tells whoever listens to errors of the window, except what a boundary reports itself. */
const report = (error: unknown, { componentStack, errorBoundary }: Caught) => {
  if (!('reportsItself' in (errorBoundary ?? {})))
    services.errors.report(error, { componentStack });
};
createRoot(root, { onCaughtError: report, onUncaughtError: report }).render(
  <StrictMode>
    <Provider store={store}>
      <UiProvider nonce={adoptPageNonce()}>
        <BrowserRouter basename={BASE_PATH}>
          <RouterSync navigator={navigator} />
          <HostContext value={hostChrome}>
            <EditorContext value={editorHost}>
              <FilesContext value={files}>
                <App />
              </FilesContext>
            </EditorContext>
          </HostContext>
        </BrowserRouter>
      </UiProvider>
    </Provider>
  </StrictMode>,
);

// Where the server cannot be reached, a reload says so (src/offline.ts). Without it, the browser does.
whenIdle(() =>
  window.navigator.serviceWorker?.register(`${BASE_PATH}/offline.js`).catch(() => undefined),
);

if (browserPage.config().errorReports !== null)
  whenIdle(async () => {
    const { beginReports } = await untilLoaded(() => import('#services/session/errorReports.ts'));
    beginReports();
  });
