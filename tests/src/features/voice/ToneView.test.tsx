/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TASK_NAMES } from '#contract/tasks.ts';
import { voiceFormTexts as copy } from '#src/features/voice/voice.copy.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { aJobSummary, aVoice, WORKSPACE_ID as workspaceId } from '#tests/support/factories.ts';

afterEach(() => {
  cleanup();
  stopApps();
});

const VOICE = aVoice({ workspaceId, tone: 'Warm.' });

const openForm = (model: string | null) =>
  runApp(`/brand-voice/${VOICE.id}`, {
    brandVoice: { getVoices: async () => ({ workspaceId, voices: [VOICE] }) },
    content: {
      getEngine: async () => ({
        model,
        tasks: model === null ? [] : [...TASK_NAMES],
        imageModel: null,
      }),
      getJob: async ({ jobId }) => ({
        job: aJobSummary({ jobId, kind: 'voiceTone', article: null, state: 'finished' }),
        steps: [
          { position: 0, key: 'tone', state: 'done', attempts: 1, outcome: 'Calm.', error: null },
        ],
        ...{ page: 0, last: true },
      }),
    },
  });
const field = () => screen.findByLabelText(copy.tone, {}, { timeout: 5000 });

// §d.voice.13
test('a tone is suggested beside the field, and taken behind what stands there', async () => {
  openForm('words');
  await userEvent.click(
    await screen.findByRole('button', { name: copy.toneSuggest }, { timeout: 5000 }),
  );
  expect(await screen.findByText('Calm.')).toBeVisible();
  expect(await field()).toHaveValue('Warm.');
  await userEvent.click(screen.getByRole('button', { name: copy.toneAdd }));
  expect(await field()).toHaveValue('Warm. Calm.');
});

// §d.voice.13
test('without a model the form says that the tone is to be typed', async () => {
  openForm(null);
  expect(await screen.findByText(copy.toneNoModel, {}, { timeout: 5000 })).toBeVisible();
  expect(screen.queryByRole('button', { name: copy.toneSuggest })).toBeNull();
  expect(await field()).toBeEnabled();
});
