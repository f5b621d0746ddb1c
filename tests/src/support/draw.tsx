/** Draws a view as the page would: themed, below the router, over a real store; without sagas, unless it has them. */
import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { locationOf } from '#src/kit/locationOf.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { router } from '#store/session/router.slice.ts';
import { TestUi } from '#tests/src/support/TestUi.tsx';

const storeWith = (middleware: Middleware) =>
  configureStore({
    reducer: rootReducer,
    // Immer freezes the state, so that nothing can mutate it.
    middleware: (getDefault) => getDefault({ immutableCheck: false }).concat(middleware),
  });

/** Knows the address, as if the router had told it, and notes what is dispatched from then on. */
function storeAt(at: string, actions: UnknownAction[]) {
  const store = storeWith(() => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  });
  const { pathname, search } = new URL(at, 'http://localhost');
  store.dispatch(router.entered(locationOf(pathname, search)));
  actions.length = 0;
  return store;
}

export function draw(view: ReactNode, at = '/', storeWithSagas?: ReturnType<typeof storeWith>) {
  const actions: UnknownAction[] = [];
  const store = storeWithSagas ?? storeAt(at, actions);
  const drawn = render(
    <Provider store={store}>
      <TestUi>
        <MemoryRouter initialEntries={[at]}>
          <Suspense fallback={null}>{view}</Suspense>
        </MemoryRouter>
      </TestUi>
    </Provider>,
  );
  return { ...drawn, store, actions };
}
