/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Upcoming } from '#src/features/upcoming/Upcoming.tsx';
import { draw } from '#tests/src/support/draw.tsx';

test.each([
  ['§2.routes.6', '/activate', 'Activation'],
  ['§2.routes.12', '/integration/wp', 'Site publishing'],
  ['§2.routes.17', '/topic-finder', 'Topic finder'],
  ['§2.routes.29', '/settings', 'Settings'],
])('%s what stands at %s names the tool that is to come', (_clause, at, title) => {
  draw(<Upcoming />, at);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test('a page that is there is none of them', () => {
  draw(<Upcoming />, '/articles');
  expect(screen.queryByRole('heading')).toBeNull();
});
