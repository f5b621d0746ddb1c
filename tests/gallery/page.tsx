/** The page of the gallery: every state of every View, one below the other. `bundle.ts` calls `drawGallery`. */
import '#src/kit/ui/styles.ts';
import { createTheme, MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { configureStore } from '@reduxjs/toolkit';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { cssVariables, theme } from '#src/kit/ui/theme.ts';
import { KeptContext } from '#src/kit/useKept.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { host } from '#store/session/host.slice.ts';
import { aSetup, aUser } from '#tests/support/factories.ts';
import type { Gallery, Shown } from './views.ts';
import './gallery.css';

/** Dialogs stand in their picture instead of over the whole page. */
const IN_PLACE = createTheme({
  components: {
    Modal: {
      defaultProps: {
        withinPortal: false,
        lockScroll: false,
        trapFocus: false,
        returnFocus: false,
      },
    },
    Drawer: { defaultProps: { withinPortal: false, lockScroll: false, trapFocus: false } },
  },
});
const pictured = mergeThemeOverrides(theme, IN_PLACE);

/** Somebody is signed in, in a workspace. */
function storeOfPage() {
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(host.settled({ user: aUser() }));
  store.dispatch(folderSetup.started());
  store.dispatch(folderSetup.read(aSetup()));
  store.dispatch(folderSetup.opened());
  return store;
}

function Around({ children }: { readonly children: ReactNode }) {
  return (
    <Provider store={storeOfPage()}>
      <MantineProvider
        theme={pictured}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
      >
        <KeptContext value={new Map()}>
          <MemoryRouter>
            <Suspense fallback={null}>{children}</Suspense>
          </MemoryRouter>
        </KeptContext>
      </MantineProvider>
    </Provider>
  );
}

function Picture({ name, shown }: { readonly name: string; readonly shown: Shown }) {
  const { width, height, states } = shown;
  return (
    <section data-picture={name} style={{ width }}>
      {Object.entries(states).map(([state, element]) => (
        <figure key={state}>
          <figcaption>
            {name.split('/').at(-1)}: {state}
          </figcaption>
          <div className="state" style={height === null ? {} : { height }}>
            {element}
          </div>
        </figure>
      ))}
    </section>
  );
}

type Module = Readonly<Record<string, unknown>>;

/** React's own tree below an element: what was drawn there. */
interface Fiber {
  readonly type: unknown;
  readonly elementType: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

function* typesIn(fiber: Fiber | null): Generator<unknown> {
  for (let at = fiber; at !== null; at = at.sibling) {
    yield at.type;
    yield at.elementType;
    yield* typesIn(at.child);
  }
}

export interface Drawn {
  /** The files of the Views of which no component was drawn. */
  readonly missing: readonly string[];
  /** What React or a View has complained about. */
  readonly errors: readonly string[];
}

/** Draws it; `views` are all Views of the product by their file. */
export function drawGallery(
  galleries: Readonly<Record<string, Gallery>>,
  views: Readonly<Record<string, Module>>,
): Drawn {
  const errors: string[] = [];
  const types = new Set<unknown>();
  for (const [subject, gallery] of Object.entries(galleries)) {
    for (const [view, shown] of Object.entries(gallery)) {
      const place = document.body.appendChild(document.createElement('div'));
      const name = `${subject}/${view}`;
      const failed = (error: unknown) => void errors.push(`${name}: ${error}`);
      const root = createRoot(place, { onUncaughtError: failed, onCaughtError: failed });
      flushSync(() =>
        root.render(
          <Around>
            <Picture name={name} shown={shown} />
          </Around>,
        ),
      );
      const { current } = (root as unknown as { _internalRoot: { current: Fiber } })._internalRoot;
      for (const type of typesIn(current.child)) types.add(type);
    }
  }
  const isDrawn = (component: unknown) => types.has(component as ComponentType);
  const missing = Object.entries(views)
    .filter(([, module]) => !Object.values(module).some(isDrawn))
    .map(([file]) => file);
  return { missing, errors };
}
