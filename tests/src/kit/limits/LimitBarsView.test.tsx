/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { LimitBarsView } from '#src/kit/limits/LimitBarsView.tsx';
import { draw } from '#tests/src/support/draw.tsx';
import { aGroup, someLimits } from '#tests/support/factories.ts';

const limits = someLimits({ article: aGroup({ used: 1, total: 3, ttl: 60 * 60 }) });
const names = ['article'] as const;

test('what the month has left is said in numbers, not in a bar alone', () => {
  draw(<LimitBarsView limits={limits} names={names} isTrialActive={false} />);
  expect(screen.getByRole('definition')).toHaveTextContent('1 of 3');
});

// §3.limits.3 §d.limits.13
test('a group says when it is reset, so many seconds after it was read', () => {
  const readAt = new Date(2026, 0, 31, 23, 30).getTime();
  draw(<LimitBarsView limits={limits} names={names} isTrialActive={false} readAt={readAt} />);
  const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
  expect(screen.getByRole('definition')).toHaveTextContent(
    `1 of 3 · Resets ${day.format(new Date(2026, 1, 1))}`,
  );
});

test('on trial there is no total', () => {
  const { container } = draw(<LimitBarsView limits={limits} names={names} isTrialActive />);
  expect(screen.getByRole('definition')).toHaveTextContent('1 used, unlimited on trial');
  expect(container.querySelector('svg')).toBeNull();
});
