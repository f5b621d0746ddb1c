/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { AppLink } from '#src/kit/AppLink.tsx';
import { router } from '#store/session/router.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';

test('an internal link keeps fid when it is present', () => {
  const { store } = draw(<AppLink to="/articles?page=2">List</AppLink>);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/articles?page=2');
  act(() => {
    const place = { pathname: '/', search: '?fid=f 1', route: 'dashboard', params: {} } as const;
    store.dispatch(router.entered(place));
  });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/articles?page=2&fid=f%201');
});
