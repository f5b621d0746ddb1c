import { expect, jest, test } from '@jest/globals';
import type { NavigateFunction } from 'react-router';
import { createNavigator } from '#src/app/RouterSync.tsx';

test('a navigation before the first render is done after it, the last one only', () => {
  const navigate = jest.fn();
  const navigator = createNavigator();
  navigator.go('/articles', { replace: true });
  navigator.go('/free-user', { replace: true });
  navigator.attach(navigate as NavigateFunction);
  navigator.attach(navigate as NavigateFunction);
  navigator.go('/', { replace: false });
  expect(navigate.mock.calls).toEqual([
    ['/free-user', { replace: true }],
    ['/', { replace: false }],
  ]);
});
