/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
    said: 'Starting…',
    mayAnalyse: false,
  });
  expect(shown({ status: 'empty', answer: null })).toEqual({
    said: 'No competitor data yet',
    mayAnalyse: true,
  });
});

// §d.files.3
test.each([
  ['a saved analysis', {}, '{}'],
  ['a file that is too large to be one', { size: 9 * 1024 * 1024 }, ''],
  ['a file that is gone', { arrayBuffer: () => Promise.reject(new Error()) }, ''],
])('the text of %s is opened', async (_, made, text) => {
  const bytes = new TextEncoder().encode('{}');
  const file = new File([bytes], 'a.json');
  Object.defineProperties(file, {
    arrayBuffer: { value: async () => bytes.buffer, configurable: true },
  });
  for (const [name, value] of Object.entries(made)) Object.defineProperty(file, name, { value });
  const onOpen = jest.fn();
  const asked = { onAnalyse: jest.fn(), onStop: jest.fn(), onOpen };
  const about = { topic: '', language: 'en', canWrite: true, results: null };
  const state: CompetitorsState = { status: 'empty', answer: null };
  const { container } = draw(<CompetitorsView {...{ state, ...about, ...asked }} />);
  const field = container.ownerDocument.querySelector('input[type=file]');
  fireEvent.change(field ?? container, { target: { files: [file] } });
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith(text));
});
