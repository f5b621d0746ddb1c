/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Upcoming } from '#src/app/Upcoming.tsx';
import { draw } from '#tests/src/support/draw.tsx';

test.each([
  ['/integration/wp', 'Site publishing'],
  ['/topic-finder', 'Topic finder'],
  ['/brand-voice', 'Brand voices'],
])('what stands at %s names the tool that is to come', (at, title) => {
  draw(<Upcoming />, at);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test('a page that is there is none of them', () => {
  draw(<Upcoming />, '/articles');
  expect(screen.queryByRole('heading')).toBeNull();
});
