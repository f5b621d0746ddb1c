/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CompetitorsView } from '#src/features/seo/competitors/CompetitorsView.tsx';
import type { CompetitorsState } from '#store/seo/competitors.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';

function shown(state: CompetitorsState) {
  const asked = { onAnalyse: jest.fn(), onStop: jest.fn(), onOpen: jest.fn() };
  const about = { topic: 'trail shoes', language: 'en', canWrite: true, results: null };
  const { unmount } = draw(<CompetitorsView {...{ state, ...about, ...asked }} />);
  const said = screen.getByRole('status').textContent;
  const mayAnalyse = screen.queryByRole('button', { name: /^Analyse/ }) !== null;
  unmount();
  return { said, mayAnalyse };
}

// §d.values.8
test('an analysis that was started is under way until something is read of it; without one there is no data yet', () => {
  expect(shown({ status: 'reading', answer: null, isStarted: true })).toEqual({
    ...{ said: 'Starting…', mayAnalyse: false },
  });
  expect(shown({ status: 'empty', answer: null })).toEqual({
    ...{ said: 'No competitor data yet', mayAnalyse: true },
  });
});
