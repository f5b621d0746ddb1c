/** Draws a view as the page would: themed, below the router, over a real store; without sagas, unless it has them. */
import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { UiProvider } from '#src/ui/UiProvider.tsx';
import { rootReducer } from '#store/reducer.ts';

const storeWithoutSagas = () => configureStore({ reducer: rootReducer });

export function draw(
  view: ReactNode,
  at = '/',
  store: ReturnType<typeof storeWithoutSagas> = storeWithoutSagas(),
) {
  const drawn = render(
    <Provider store={store}>
      <UiProvider nonce="">
        <MemoryRouter initialEntries={[at]}>{view}</MemoryRouter>
      </UiProvider>
    </Provider>,
  );
  return { ...drawn, store };
}
