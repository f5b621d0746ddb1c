/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TASK_NAMES } from '#contract/lib/tasks.ts';
import { voiceFormTexts as copy, theirsTexts } from '#src/features/voice/voice.copy.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import {
  aJobSummary,
  anAnswer,
  aVoice,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';

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
        page: 0,
        last: true,
      }),
    },
  });
// §d.concurrent.2
test('what somebody else has changed in a voice is named beside the form', async () => {
  const theirs = { ...VOICE, tone: 'Cool.', updatedAt: '2026-01-01T00:00:00.000Z' };
  let stored = VOICE;
  runApp(`/brand-voice/${VOICE.id}`, {
    brandVoice: {
      getVoices: async () => ({ workspaceId, voices: [stored] }),
      putVoice: async () => {
        stored = theirs;
        throw anAnswer(409, { code: 'stale_version' });
      },
    },
  });
  await userEvent.type(await field(), ' And brief.');
  await userEvent.click(screen.getByRole('button', { name: copy.save }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([copy.tone]);
  expect(alert.getByText('Cool.')).toBeVisible();
  expect(await field()).toHaveValue('Warm. And brief.');
  expect(screen.getByRole('button', { name: theirsTexts.saveMine })).toBeEnabled();
  await userEvent.click(alert.getByRole('button', { name: theirsTexts.take }));
  expect(await field()).toHaveValue('Cool.');
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
