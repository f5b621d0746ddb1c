/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Heading } from '#domain/article/headings.ts';
import { OutlineView } from '#src/features/article/panels/Outline.tsx';

afterEach(cleanup);

const HEADINGS: Heading[] = [
  { id: 'a', level: 2, text: 'Beans', skipsLevel: false },
  { id: 'b', level: 4, text: '', skipsLevel: true },
];

function draw(headings: readonly Heading[], current = -1) {
  const onReveal = jest.fn<(blockId: string) => void>();
  render(
    <MantineProvider>
      <OutlineView headings={headings} current={current} onReveal={onReveal} />
    </MantineProvider>,
  );
  return { onReveal, user: userEvent.setup() };
}

test('each heading leads to its place, and shows its level and whether it skips one', async () => {
  const { onReveal, user } = draw(HEADINGS);
  expect(screen.getByRole('navigation', { name: 'Outline' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Level 2: Beans' }));
  screen.getByRole('button', { name: /Level 4: Empty heading.*skips a level/ }).focus();
  await user.keyboard('{Enter}');
  expect(onReveal.mock.calls).toEqual([['a'], ['b']]);
});

test('the current heading is marked', () => {
  draw(HEADINGS, 1);
  const marks = screen.getAllByRole('button').map((button) => button.getAttribute('aria-current'));
  expect(marks).toEqual([null, 'location']);
});

test('without headings, the outline says what will appear', () => {
  draw([]);
  expect(screen.getByText('Headings appear here as you write them.')).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});
