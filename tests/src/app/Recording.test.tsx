/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSessionLog } from '#sagaLog/app/sessionLog.ts';
import { showRecording } from '#src/app/Recording.tsx';
import { storageIn } from '#tests/support/fakeServices.ts';

const aRecording = (account = () => 'user-1') =>
  startSessionLog({ now: () => 0, account, storage: storageIn(new Map()) });

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
  expect(recording.isRunning()).toBe(false);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

// §d.recording.6
test('the sign disappears when the recording ends by itself', async () => {
  const recording = aRecording();
  await act(async () => showRecording(recording));
  await act(async () => recording.recorder.end('The log is full.'));
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
  await waitFor(() => expect(recording.isRunning()).toBe(false));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
