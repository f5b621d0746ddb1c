/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InstallationModels } from '#contract/installation/installation.schema.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { anAnswer, aUser, someModels } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';

afterEach(stopApps);

type Ports = NonNullable<PortOverrides['installation']>;

const KEY = 'sk-typed';
const NONE: InstallationModels = { source: 'none', models: null };

async function openModels(installation: Ports = {}, isAdmin = true) {
  const user = aUser({ isAdmin });
  const app = runApp('/settings?section=models', {
    installation,
    host: { user: () => user },
  });
  const panel = within(await screen.findByRole('region', { name: 'Models' }, { timeout: 5000 }));
  return { ...app, panel };
}

const button = async (panel: ReturnType<typeof within>, name: string) =>
  userEvent.click(await panel.findByRole('button', { name }));
const fill = async (panel: ReturnType<typeof within>, name: string, text: string) => {
  const field = await panel.findByLabelText(new RegExp(`^${name}`));
  await userEvent.clear(field);
  if (text === '') return;
  await userEvent.click(field);
  await userEvent.paste(text); // one change of the form instead of one for each key
};
const savedBody = (callsOf: Awaited<ReturnType<typeof openModels>>['callsOf']) =>
  callsOf('installation.putModels').map(({ args }) => args[0]);

// §d.installation.2
test('an administrator sets a server, chooses from its models, and saves', async () => {
  let stored = NONE;
  const { panel, callsOf } = await openModels({
    getModels: async () => stored,
    putModels: async () => {
      stored = someModels();
      return stored;
    },
  });
  await fill(panel, 'Address', 'http://localhost:8080/v1');
  await fill(panel, 'Key', KEY);
  await button(panel, 'Show the models of this server');
  expect(await panel.findByText(/^2 models found/)).toBeVisible();
  await userEvent.click(panel.getByLabelText(/^Best model/));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(panel.getByLabelText(/^Best model/)).toHaveValue('large');
  await fill(panel, 'Model for images', ' painter ');
  await button(panel, 'Save');
  expect(await panel.findByText(/^Saved\./)).toBeVisible();
  expect(savedBody(callsOf)).toEqual([
    {
      body: {
        protocol: 'openai',
        address: 'http://localhost:8080/v1',
        apiKey: KEY,
        best: 'large',
        fast: 'large',
        image: 'painter',
        prices: null,
      },
    },
  ]);
  expect(panel.getByLabelText('Key')).toHaveValue(''); // it is never shown again
});

test('a field that is wrong says so and gets the focus; nothing is sent', async () => {
  const { panel, callsOf } = await openModels({ getModels: async () => NONE });
  await fill(panel, 'Address', 'localhost:8080');
  await button(panel, 'Save');
  expect(await panel.findByText('Enter the name of a model.')).toBeVisible();
  expect(panel.getByText(/^Enter an address/)).toBeVisible();
  await waitFor(() => expect(panel.getByLabelText(/^Address/)).toHaveFocus());
  expect(savedBody(callsOf)).toEqual([]);
});

test('what our server refuses is under its field, and what was typed stays', async () => {
  const refused = { ...anAnswer(422), fields: { address: 'Not this one.' } };
  const { panel } = await openModels({
    getModels: async () => someModels(),
    putModels: () => Promise.reject(refused),
  });
  await fill(panel, 'Key', KEY);
  await button(panel, 'Save');
  expect(await panel.findByText('Not this one.')).toBeVisible();
  expect(panel.getByLabelText('Key')).toHaveValue(KEY);
});

test('a failure is below the form', async () => {
  const { panel } = await openModels({ putModels: () => Promise.reject(anAnswer(503)) });
  await button(panel, 'Save');
  expect(await panel.findByRole('alert')).toBeVisible();
});

// §d.installation.4
test('a test shows what works and how fast, and what is wrong in a sentence', async () => {
  const { panel } = await openModels({
    testModels: async () => ({
      tested: [
        {
          name: 'large',
          text: { result: 'worked', ms: 1234 },
          streaming: { result: 'failed', failure: 'model_unavailable' },
          structured: { result: 'failed', failure: 'model_answer_unusable' },
        },
      ],
      embeddings: { name: 'embed', outcome: { result: 'worked', ms: 300 } },
      image: { name: 'large', outcome: { result: 'notOffered' } },
    }),
  });
  await button(panel, 'Test');
  const table = within(await panel.findByRole('table', { name: 'Results of the test' }));
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Works, 1.2 sec',
    'The server cannot be reached. Check the address, and that it runs.',
    'The answer could not be used. Another model may do better.',
  ]);
  expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Works, 0.3 sec (embed)',
    'Not offered. Nothing you can write with needs it.',
  ]);
});

test('one reason for everything is said once', async () => {
  const wrong = { result: 'failed', failure: 'model_key_rejected' } as const;
  const { panel } = await openModels({
    testModels: async () => ({
      tested: [{ name: 'large', text: wrong, streaming: wrong, structured: wrong }],
      embeddings: { name: 'large', outcome: wrong },
      image: null,
    }),
  });
  await button(panel, 'Test');
  const table = within(await panel.findByRole('table', { name: 'Results of the test' }));
  expect(table.getByRole('cell')).toHaveTextContent('The server did not accept the key.');
});

// §d.installation.4
test('an image is made only if it is asked for, and its cost is said before', async () => {
  const { panel, callsOf } = await openModels();
  const asked = () => callsOf('installation.testModels').map(({ args }) => args);
  await button(panel, 'Test');
  const choice = panel.getByRole('checkbox', { name: 'Also make a test image' });
  expect(choice).toHaveAccessibleDescription(/may charge for/);
  await userEvent.click(choice);
  await button(panel, 'Test');
  const [without, withImage] = [false, true].map((it) => [
    expect.objectContaining({ body: expect.objectContaining({ withImage: it }) }),
  ]);
  await waitFor(() => expect(asked()).toEqual([without, withImage]));
});

// §d.installation.7
test('a file has a path in place of address, key, names and prices', async () => {
  const { panel, callsOf } = await openModels({ getModels: async () => NONE });
  await fill(panel, 'Address', 'http://10.0.0.7:8080');
  await userEvent.selectOptions(panel.getByLabelText('Server'), 'A GGUF file on the server');
  for (const name of ['Key', 'Best model', 'Input of the best model', 'Also make a test image'])
    expect(panel.queryByLabelText(new RegExp(`^${name}`))).toBeNull();
  await fill(panel, 'Path of the file', 'model.gguf');
  await button(panel, 'Save');
  expect(await panel.findByText(/^Enter the whole path/)).toBeVisible();
  await fill(panel, 'Path of the file', '/srv/models/Writer 7B.gguf');
  await button(panel, 'Save');
  await waitFor(() => expect(savedBody(callsOf)).toHaveLength(1));
  const name = 'Writer 7B.gguf';
  const file = { protocol: 'gguf', address: `/srv/models/${name}`, best: name, fast: name };
  expect(savedBody(callsOf)).toEqual([{ body: { ...file, image: null, prices: null } }]);
  await userEvent.selectOptions(panel.getByLabelText('Server'), 'Anthropic');
  expect(panel.getByLabelText(/^Address/)).toHaveValue('http://10.0.0.7:8080'); // nothing typed is lost
});

test('a server that lists nothing says why', async () => {
  const { panel } = await openModels({
    listModels: async () => ({ result: 'failed', failure: 'model_key_rejected' }),
  });
  await button(panel, 'Show the models of this server');
  expect(await panel.findByText('The server did not accept the key.')).toBeVisible();
});

test('the kind of server brings its usual address, unless another was typed', async () => {
  const { panel } = await openModels({ getModels: async () => NONE });
  await userEvent.selectOptions(await panel.findByLabelText('Server'), 'Ollama');
  expect(panel.getByLabelText(/^Address/)).toHaveValue('http://localhost:11434/v1');
  await fill(panel, 'Address', 'http://10.0.0.7:8080');
  await userEvent.selectOptions(panel.getByLabelText('Server'), 'Anthropic');
  expect(panel.getByLabelText(/^Address/)).toHaveValue('http://10.0.0.7:8080');
});

// §d.installation.3
test('at another address the stored key is said to go', async () => {
  const { panel } = await openModels();
  expect(await panel.findByText(/^A key is stored/)).toBeVisible();
  await fill(panel, 'Address', 'https://elsewhere.example/v1');
  expect(panel.getByText(/^The stored key is for another address/)).toBeVisible();
});

test('a key that cannot be decrypted is asked for again', async () => {
  const { panel } = await openModels({ getModels: async () => someModels({ key: 'unreadable' }) });
  expect(await panel.findByText(/cannot be decrypted/)).toBeVisible();
  await fill(panel, 'Key', KEY);
  expect(panel.queryByText(/cannot be decrypted/)).toBeNull();
});

test('the models are removed only after a question', async () => {
  const { panel, callsOf } = await openModels();
  await button(panel, 'Use no model');
  expect(panel.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await button(panel, 'Keep');
  expect(callsOf('installation.deleteModels')).toEqual([]);
  await button(panel, 'Use no model');
  await button(panel, 'Remove');
  expect(await panel.findByText('Removed.')).toBeVisible();
  expect(callsOf('installation.deleteModels')).toHaveLength(1);
  expect(panel.queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('the key alone can be removed', async () => {
  const { panel, callsOf } = await openModels();
  await button(panel, 'Remove key');
  expect(await panel.findByText('Removed.')).toBeVisible();
  expect(callsOf('installation.deleteModelKey')).toHaveLength(1);
});

// §d.installation.2
test('models of the environment are shown and have no form', async () => {
  const { panel } = await openModels({
    getModels: async () => ({ ...someModels({ updatedAt: null }), source: 'environment' }),
  });
  expect(await panel.findByText(/^Environment variables of the server/)).toBeVisible();
  expect(panel.getByText('https://models.example.com/v1')).toBeVisible();
  expect(panel.queryByRole('button')).toBeNull();
});

// §d.installation.1
test('everybody else reads which model writes, and whom to ask', async () => {
  const { panel, callsOf } = await openModels({}, false);
  expect(await panel.findByText('Drafts are made without a model.')).toBeVisible();
  expect(panel.getByText(/^An administrator of this installation .*help@/)).toBeVisible();
  expect(callsOf('installation.getModels')).toEqual([]);
});

// §d.installation.6
test('prices are entered for both models, with a comma too; half a price is refused', async () => {
  const { panel, callsOf } = await openModels();
  await fill(panel, 'Input of the best model', '2,5');
  await button(panel, 'Save');
  expect(await panel.findByText(/^Enter both prices/)).toBeVisible();
  expect(savedBody(callsOf)).toEqual([]);
  await button(panel, 'Test'); // needs no prices
  await waitFor(() => expect(callsOf('installation.testModels')).toHaveLength(1));
  expect(callsOf('installation.testModels')[0]?.args).toMatchObject([{ body: { prices: null } }]);
  await fill(panel, 'Output of the best model', '10');
  await fill(panel, 'Currency', 'EUR');
  await button(panel, 'Save');
  await waitFor(() => expect(savedBody(callsOf)).toHaveLength(1));
  expect(savedBody(callsOf)).toMatchObject([
    { body: { prices: { currency: 'EUR', best: { input: '2.5', output: '10' }, fast: null } } },
  ]);
});
