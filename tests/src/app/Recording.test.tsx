/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyMiddleware, createStore } from 'redux';
import { startSessionLog } from '#sagaLog/app/sessionLog.ts';
import { showRecording } from '#src/app/Recording.tsx';
import { lifeStoreIn } from '#tests/sagaLog/support/lifeStoreIn.ts';
import { storageIn } from '#tests/support/fakeServices.ts';

const aRecording = (options: Partial<Parameters<typeof startSessionLog>[0]> = {}) =>
  startSessionLog({
    now: () => 0,
    account: () => 'user-1',
    storage: storageIn(new Map()),
    store: lifeStoreIn(new Map()),
    ...options,
  });

afterEach(() => {
  document.body.replaceChildren();
});

// §d.recording.6
test('the sign is shown while a recording runs, says where the log stays, and can stop it', async () => {
  const recording = aRecording();
  await act(async () => showRecording(recording));
  expect(screen.getByRole('complementary', { name: 'Session recording' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Recording this session – it stays on this device',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stop recording' }));
  expect(recording.status()).toBe('ended');
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

// §d.recording.6
test('the sign disappears when the recording ends by itself', async () => {
  const recording = aRecording();
  await act(async () => showRecording(recording));
  await act(async () => recording.recorder.end('The log is full.'));
  expect(screen.queryByRole('status')).toBeNull();
});

const refusing = { ...lifeStoreIn(new Map()), begin: () => Promise.reject(new Error('full')) };
const begun = (recording: ReturnType<typeof aRecording>) =>
  createStore((state = {}) => state, applyMiddleware(recording.recorder.reduxMiddleware));

// §d.recording.9
test('the sign says when the device cannot store the recording, which goes on', async () => {
  const recording = aRecording({ store: refusing });
  await act(async () => showRecording(recording));
  await act(async () => begun(recording));
  expect(screen.getByRole('status')).toHaveTextContent('this device cannot store it');
  expect(recording.lines()).toHaveLength(1);
});

// §d.recording.9
test('the sign says when older recordings had to go', async () => {
  const store = lifeStoreIn(new Map([[1, new Map([[1, 'a line of an older life']])]]));
  const recording = aRecording({ store, mostStored: 20 });
  await act(async () => showRecording(recording));
  await act(async () => begun(recording));
  expect(screen.getByRole('status')).toHaveTextContent('older recordings made room for it');
});

// §d.recording.9
test('the sign says that the recording is full, until it is closed', async () => {
  const recording = aRecording({ maxLines: 1 });
  await act(async () => showRecording(recording));
  await act(async () => begun(recording));
  expect(screen.getByRole('status')).toHaveTextContent('The recording is full and has ended');
  await userEvent.click(screen.getByRole('button', { name: 'Close the sign of the recording' }));
  expect(screen.queryByRole('status')).toBeNull();
});

// §d.recording.6
test('a recording whose sign cannot be shown ends', async () => {
  const recording = aRecording();
  const unshowable = {
    ...recording,
    subscribe: () => {
      throw new Error('no');
    },
  };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // there React throws instead
  showRecording(unshowable);
  await waitFor(() => expect(recording.status()).toBe('ended'));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
