/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';
import { draw } from '#tests/src/support/draw.tsx';

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error('broken');
  return <p>whole again</p>;
}

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React repeats what it caught
});
afterEach(() => void jest.restoreAllMocks());

test('§2.errorPage.1 §2.navigation.1 §2.navigation.2 the full-page error says what to do and leads home', () => {
  draw(
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>,
  );
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Unexpected Application Error!');
  expect(alert).toHaveTextContent(
    'Try again. If the problem persists, please contact us at support@example.org',
  );
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
});

test('§2.errorPage.2 "Try again" resets: what failed is asked for again, then drawn again', async () => {
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
