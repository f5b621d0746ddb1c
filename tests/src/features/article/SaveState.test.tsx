/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SaveStatus } from '#domain/article/saveQueue.ts';
import { useShownStatus } from '#src/features/article/SaveState.tsx';
import { articleSave } from '#store/article/save.slice.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { anAnswer, idOf } from '#tests/support/factories.ts';

afterEach(stopApps);

// §d.saveText.5
test('a writer who is signed out with unsaved text signs in in another tab, and the text stays', async () => {
  const articleId = idOf(1);
  const { store, callsOf } = runApp(`/articles/${articleId}?fid=7`, {
    article: { updateArticle: async () => Promise.reject(anAnswer(401)) },
  });
  await screen.findByRole('heading', { name: 'Old title' });
  const ops = [{ op: 'put', id: 'b1', after: null, html: '<p>nowhere else</p>' }] as const;
  act(() => void store.dispatch(articleSave.edited({ articleId, ops })));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }, { timeout: 5000 }));
  expect(screen.getByTestId('save-state')).toHaveTextContent('Not saved – sign in again');
  const here = encodeURIComponent(`/content/articles/${articleId}?fid=7`);
  expect(callsOf('navigation.open').map(({ args }) => args)).toEqual([
    [`/sign-in?redirect_to=${here}`],
  ]);
  expect(callsOf('navigation.leave')).toEqual([]);
});

function show(first: SaveStatus) {
  const { result, rerender } = renderHook(useShownStatus, { initialProps: first });
  const become = (status: SaveStatus, forMs: number) => {
    rerender(status);
    const shown = result.current;
    act(() => jest.advanceTimersByTime(forMs));
    return shown;
  };
  return { become, shown: () => result.current };
}

describe('the status that is shown', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  test('continuous typing shows "Saved" after the last save only', () => {
    const { become, shown } = show('idle');
    expect(shown()).toBe('idle');
    become('queued', 1000);
    for (let save = 0; save < 3; save += 1) {
      become('saving', 30);
      expect(become('idle', 75)).toBe('saving');
      expect(become('queued', 1000)).toBe('queued');
    }
    become('saving', 30);
    expect(become('idle', 1000)).toBe('saving');
    expect(shown()).toBe('idle');
  });

  test('a status that needs the writer is shown at once', () => {
    const { become } = show('saving');
    expect(become('offline', 10)).toBe('offline');
    expect(become('conflict', 10)).toBe('conflict');
  });
});
