/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Pager } from '#src/kit/lists/PagedList.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const props = { page: 2, isLastPage: true, isEmpty: false, onPage: () => {} };
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('the buttons are named for the pages, whatever the order of the list', () => {
  draw(<Pager {...props} />);
  expect(names()).toEqual(['Previous', 'Next']);
  expect(screen.queryByText('There is nothing on this page.')).toBeNull();
});

test('a page whose last row is gone says so, and leads back', () => {
  draw(<Pager {...props} isEmpty />);
  expect(screen.getByText('There is nothing on this page.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled();
});
