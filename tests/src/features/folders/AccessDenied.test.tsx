/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { AccessDeniedView } from '#src/features/folders/AccessDenied.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const view = <AccessDeniedView supportEmail="help@example.org" homeUrl="/projects/" />;

// §2.setup.6 §2.setup.7 §2.setup.8
test('a folder that cannot be opened says so, with two hints', () => {
  draw(view);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Couldn’t open the folder$/);
  const hints = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(hints).toEqual([
    'Make sure the folder owner has an active, unexpired toolkit subscription.',
    "Check that the owner moved content from the old product to this folder and that the folder isn't empty.",
  ]);
});

// §2.setup.9
test('a link writes to the support team', () => {
  draw(view);
  const support = screen.getByRole('link', { name: 'contact our support team' });
  expect(support).toHaveAttribute('href', 'mailto:help@example.org');
  expect(support.parentElement).toHaveTextContent(
    /^If the issue persists, contact our support team for further assistance\.$/,
  );
});

// §2.setup.10
test('a button leads to the home page of the host', () => {
  draw(view);
  expect(screen.getByRole('link', { name: 'Go to Home page' })).toHaveAttribute(
    'href',
    '/projects/',
  );
});
