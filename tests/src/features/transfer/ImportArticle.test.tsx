/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { anAnswer } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';

afterEach(stopApps);
const read = {
  title: 'Coffee',
  language: 'en',
  blocks: [{ html: '<p>Fresh coffee.</p>' }],
  fields: {},
  losses: [],
  images: [],
};

async function open(overrides: PortOverrides = {}, at = '/import-article') {
  const app = runApp(at, overrides);
  await screen.findByRole('tab', { name: 'Web address' });
  return { ...app, user: userEvent.setup() };
}

const toTab = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('tab', { name }));

test('a missing source is reported at its field, which receives the focus', async () => {
  const { user, callsOf } = await open();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const field = screen.getByRole('textbox', { name: /Address/ });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Write the address of a page\./);
  await user.type(field, 'no address');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(field).toHaveAccessibleDescription(/not the address of a page/);
  expect(callsOf('url.postUrl')).toEqual([]);
});

test('the reason why a page cannot be read is shown at its address, which stays', async () => {
  const error = anAnswer(502, { code: 'page_unreachable' });
  const { user } = await open({ url: { postUrl: () => Promise.reject(error) } });
  const field = screen.getByRole('textbox', { name: /Address/ });
  await user.type(field, 'example.org/a{Enter}');
  expect(await screen.findByText(/could not be reached/)).toBeVisible();
  expect(field).toHaveValue('example.org/a');
  expect(field).toHaveFocus();
});

test('a bar shows how much of a long document is read', async () => {
  let tell: (share: { readonly share: number }) => void = () => {};
  const { user } = await open({
    documents: {
      convert: () => new Promise(() => {}),
      follow(listener) {
        tell = listener;
        return () => {};
      },
    },
  });
  await toTab(user, 'Text');
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Tea');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  tell({ share: 0.42 });
  const bar = await screen.findByRole('progressbar', { name: 'How much is read' });
  expect(bar).toHaveAttribute('aria-valuenow', '42');
});

test.each([
  ['picture.png', /Only Word/],
  ['old.doc', /Word 2003/],
])('%s is refused at the field, and not read', async (name, why) => {
  const { user, callsOf } = await open();
  await toTab(user, 'File');
  const area = screen.getByText('or drop it here');
  fireEvent.drop(area, { dataTransfer: { files: [new File(['x'], name)] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(callsOf('documents.convert')).toEqual([]);
});

// §d.files.3
test('several files that are dropped at once are refused, not all but the first one', async () => {
  const { user } = await open();
  await toTab(user, 'File');
  const files = [new File(['x'], 'a.md'), new File(['x'], 'b.md')];
  fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files } });
  expect(await screen.findByRole('alert')).toHaveTextContent('These are several files.');
});

test('a dropped file is shown by name, read, and previewed with its losses', async () => {
  const { user } = await open({
    documents: {
      convert: async () => ({
        ...read,
        fields: { slug: 'beans' },
        losses: [
          { kind: 'image', count: 2 },
          { kind: 'style', count: 1, example: 'Aside' },
        ],
      }),
    },
  });
  await toTab(user, 'File');
  const area = screen.getByText('or drop it here');
  fireEvent.drop(area, { dataTransfer: { files: [new File(['text'], 'coffee.md')] } });
  expect(screen.getByText(/^coffee\.md, /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Preview' })).toHaveFocus();
  const losses = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(losses).toEqual(
    expect.arrayContaining([
      '2 images that cannot be read',
      '1 format that an article does not have (“Aside”)',
    ]),
  );
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview).toHaveTextContent('CoffeeFresh coffee.');
  expect(screen.getByText('3 words')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' now');
  expect(preview).toHaveTextContent('Coffee nowFresh coffee.');
});

test('a long text is previewed in parts, and its words are counted', async () => {
  const items = Array.from({ length: 4000 }, (_, at) => `<li>item ${at}</li>`).join('');
  const blocks = [{ html: `<ul>${items}</ul>` }, { html: '<p>The end.</p>' }];
  const { user } = await open({ documents: { convert: async () => ({ ...read, blocks }) } });
  await toTab(user, 'File');
  fireEvent.drop(screen.getByText('or drop it here'), {
    dataTransfer: { files: [new File(['text'], 'coffee.md')] },
  });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const preview = await screen.findByRole('region', { name: 'Preview' });
  expect(preview).toHaveTextContent(/item 1000/);
  expect(preview).not.toHaveTextContent('The end.');
  expect(await screen.findByText('8,003 words')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(preview).toHaveTextContent('The end.');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a file that does not say its encoding is read in another one on request', async () => {
  const { user, callsOf } = await open({
    documents: {
      convert: async (source) => ({
        ...read,
        assumedEncoding: 'windows-1250',
        ...('encoding' in source && { assumedEncoding: 'koi8-u' }),
      }),
    },
  });
  await toTab(user, 'File');
  fireEvent.drop(screen.getByText('or drop it here'), {
    dataTransfer: { files: [new File(['text'], 'coffee.txt')] },
  });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const field = await screen.findByRole('combobox', { name: 'Encoding of the file' });
  expect(field).toHaveDisplayValue('Central European (Windows-1250)');
  await user.selectOptions(field, 'Cyrillic (KOI8)');
  expect(await screen.findByDisplayValue('Cyrillic (KOI8)')).toBeVisible();
  expect(callsOf('documents.convert').map(({ args }) => args[0])).toEqual([
    { fileId: expect.any(String) },
    { fileId: expect.any(String), encoding: 'koi8-u' },
  ]);
});

test('a text that takes too long to read is kept, with what to do', async () => {
  const error = { kind: 'worker', status: null, code: null, message: 'silent' } as const;
  const { user } = await open({ documents: { convert: () => Promise.reject(error) } });
  await toTab(user, 'Text');
  const field = screen.getByRole('textbox', { name: /Text/ });
  await user.type(field, 'Fresh coffee.');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/It is still here\. Try again/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Text/ })).toHaveValue('Fresh coffee.');
});

test('words that are missing are counted and shown, and nothing says that all was taken over', async () => {
  const losses = [{ kind: 'words', count: 3, example: 'lost for ever' }] as const;
  const { user } = await open({ documents: { convert: async () => ({ ...read, losses }) } });
  await toTab(user, 'Text');
  await user.type(screen.getByRole('textbox', { name: /Text/ }), 'Fresh coffee.');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('3 words that are missing (“lost for ever”)')).toBeVisible();
  expect(screen.queryByText('Everything was taken over.')).toBeNull();
});

test('of a page, the words around its article are counted, without an alarm', async () => {
  const losses = [{ kind: 'around', count: 1234, example: 'Home Shop About' }] as const;
  const { user } = await open({ documents: { convert: async () => ({ ...read, losses }) } });
  await toTab(user, 'Text');
  await user.type(screen.getByRole('textbox', { name: /Text/ }), 'Fresh coffee.');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/1,234 words of the page, .* “Home Shop About”/)).toBeVisible();
  expect(screen.queryByText('Not everything could be taken over')).toBeNull();
  expect(screen.queryByText('Everything was taken over.')).toBeNull();
});

test('pasted text keeps its formatting until it is removed, and the focus stays in the field', async () => {
  const { user } = await open();
  await toTab(user, 'Text');
  const clip = new Map([
    ['text/html', '<b>Bold</b>'],
    ['text/plain', 'Bold'],
  ]);
  const clipboardData = { getData: (type: string) => clip.get(type) ?? '' };
  fireEvent.paste(screen.getByRole('textbox', { name: /Text/ }), { clipboardData });
  expect(await screen.findByRole('region', { name: 'Pasted with its formatting' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Without formatting' }));
  expect(screen.getByRole('textbox', { name: /Text/ })).toHaveValue('Bold');
  expect(screen.getByRole('textbox', { name: /Text/ })).toHaveFocus();
});

test('typed text is still there after the preview and after another tab', async () => {
  const { user } = await open({ documents: { convert: async () => read } });
  await toTab(user, 'Text');
  await user.type(screen.getByRole('textbox', { name: /Text/ }), 'Fresh coffee.');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await toTab(user, 'File');
  await toTab(user, 'Text');
  expect(screen.getByRole('textbox', { name: /Text/ })).toHaveValue('Fresh coffee.');
});
