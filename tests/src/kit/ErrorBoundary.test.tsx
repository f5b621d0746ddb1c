/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary, RouterError } from '#src/kit/ErrorBoundary.tsx';
import { config } from '#store/session/config.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aConfig } from '#tests/support/factories.ts';

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error('broken');
  return <p>whole again</p>;
}

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what it caught
});
afterEach(() => void jest.restoreAllMocks());

// §2.errorPage.1 §2.navigation.1 §2.navigation.2 §8.messages.3 §8.messages.4
test('the full-page error says what to do and links to the start page', () => {
  const { store } = draw(
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>,
  );
  act(() => void store.dispatch(config.read(aConfig({ supportEmail: 'support@example.org' }))));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Unexpected Application Error!');
  expect(alert).toHaveTextContent(
    'Try again. If the problem persists, please contact us at support@example.org',
  );
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
});

// §8.messages.1 §8.messages.2
test('around a part of a page, it says that something went wrong', () => {
  draw(
    <ErrorBoundary isPanel>
      <Fragile />
    </ErrorBoundary>,
  );
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading')).toHaveTextContent(/^Something went wrong$/);
  expect(within(alert).getByText('Something went wrong. Please try again later.')).toBeVisible();
});

// §2.errorPage.2
test('"Try again" calls onReset and renders again', async () => {
  const onReset = jest.fn(() => {
    isBroken = false;
  });
  draw(
    <ErrorBoundary onReset={onReset}>
      <Fragile />
    </ErrorBoundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onReset).toHaveBeenCalledTimes(1);
  expect(screen.getByText('whole again')).toBeVisible();
});

// §8.errors.13
test.each([
  [400, '400 Bad Request'],
  [404, '404 Not Found'],
  [405, '405 Method Not Allowed'],
] as const)('the router error %i has its own page', (status, name) => {
  function Refusing(): never {
    throw new RouterError(status);
  }
  draw(
    <ErrorBoundary>
      <Refusing />
    </ErrorBoundary>,
  );
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
});
