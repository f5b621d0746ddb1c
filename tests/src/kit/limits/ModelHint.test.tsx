/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserConfig } from '#contract/session/user.schema.ts';
import { lackingAt, MODEL_HINTS } from '#domain/writing/modelHints.ts';
import { embeddedEngine } from '#server/adapters/model/embedded/embeddedEngine.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { aUser } from '#tests/support/factories.ts';

afterEach(stopApps);

interface Options {
  readonly model?: string | null;
  readonly isAdmin?: boolean;
  readonly kept?: UserConfig;
}

/** The wizard, whose folded fields have a hint. */
async function openWizard({ model = null, isAdmin = false, kept = {} }: Options = {}) {
  let config = kept;
  const user = aUser({ isAdmin });
  const app = runApp('/articles/create', {
    host: { user: () => user },
    content: {
      getEngine: async () => ({ model, tasks: [...embeddedEngine.tasks], imageModel: null }),
    },
    user: {
      getConfig: async () => config,
      postConfig: async ({ body }) => {
        config = body;
        return config;
      },
    },
  });
  await userEvent.click(await screen.findByText(/^More: readers/, {}, { timeout: 5000 }));
  return { ...app, config: () => config };
}
const hint = () => screen.queryByText(/^Without a model, readers/);

// §d.installation.10
test('an administrator is led to the settings, everybody else to whom to ask', async () => {
  await openWizard({ isAdmin: true });
  const link = await screen.findByRole('link', { name: 'Set up a model' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/settings\?section=models$/));
  stopApps();
  document.body.replaceChildren();
  await openWizard();
  expect(
    await screen.findByText(/^Without a model, readers.* ask your administrator/is),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});

// §d.installation.10
test('what is hidden is gone at once and on every device; other settings of the person stay', async () => {
  const page = await openWizard({ kept: { sidePanel: 'outline' } });
  await waitFor(() => expect(hint()).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(hint()).toBeNull();
  expect(screen.getByText('The hint is hidden.')).toHaveFocus(); // the keyboard stays at its place
  await waitFor(() =>
    expect(page.config()).toEqual({ sidePanel: 'outline', 'modelHint.brief': expect.any(Number) }),
  );
});

test('it is not shown to who has hidden it, nor with a model', async () => {
  const { callsOf } = await openWizard({ kept: { 'modelHint.brief': 1 } });
  await waitFor(() => expect(callsOf('user.getConfig').length).toBeGreaterThan(0));
  expect(hint()).toBeNull();
  stopApps();
  document.body.replaceChildren();
  await openWizard({ model: 'large' });
  expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
});

// §d.installation.10
test('what cannot be asked for without a model is named at its place, each task at one', () => {
  const lacking = Object.fromEntries(
    MODEL_HINTS.map((place) => [place, lackingAt(place, embeddedEngine.tasks)]),
  );
  const tasks = [
    'passage',
    'rephrase',
    'simplify',
    'expand',
    'changeTone',
    'continue',
    'translate',
    'introduction',
    'conclusion',
    'faq',
  ];
  const none = {
    brief: [],
    titles: [],
    sections: [],
    draft: [],
    search: [],
    sources: [],
    chat: [],
  };
  expect(lacking).toEqual({ ...none, tasks });
});
