import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ConvertedDocument } from '#services/transfer/transfer.ports.ts';
import { sidePanel } from '#store/article/sidePanel.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { articleImport, type ImportPurpose } from '#store/transfer/import.slice.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  anAnswer,
  anArticle,
  anAsset,
  aPage,
  idOf,
  noNetwork,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

const converted = (document: Partial<ConvertedDocument> = {}): ConvertedDocument => ({
  fields: {},
  title: 'notes',
  language: 'de-AT',
  blocks: [{ html: '<p>Text</p>' }],
  losses: [],
  images: [],
  ...document,
});
const made = anArticle({ id: idOf(9), title: 'notes' });
const PAGE = {
  url: 'https://example.org/',
  title: 'A page',
  siteName: null,
  byline: null,
  language: 'en',
  html: '<p>Text</p>',
};
const listRef = {
  name: 'articles',
  args: { workspaceId: WORKSPACE_ID, page: 0, limit: 10 },
} as const;
const SRC = 'https://imported.invalid/1.';
const withImage = converted({
  blocks: [
    { html: '<p>Text</p>' },
    { html: `<figure><img src="${SRC}" alt="Sea"><figcaption>The sea</figcaption></figure>` },
  ],
  images: [{ fileId: 'file-7', src: SRC }],
});

async function setup(overrides: PortOverrides = {}) {
  const page = await startPage({
    ...overrides,
    article: { postArticle: async () => made, ...overrides.article },
    documents: { convert: async () => converted(), ...overrides.documents },
  });
  page.dispatch(articleImport.opened());
  const importing = () => ({
    ...articleImport.select(page.state()),
    imported: articleImport.selectImported(page.state()),
    problem: articleImport.selectProblem(page.state()),
  });
  return {
    ...page,
    importing,
    async read() {
      page.dispatch(articleImport.changed({ way: 'text', text: 'Text' }));
      page.dispatch(articleImport.submitted());
      await page.pass();
    },
    async confirm(purpose: ImportPurpose = 'article') {
      page.dispatch(articleImport.confirmRequested({ purpose }));
      await page.pass();
    },
    postedArticle: () =>
      page.callsOf('article.postArticle').map(({ args }) => (args[0] as { body: object }).body)[0],
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

test('the text is previewed under its own title before the article is created', async () => {
  const blocks = [{ html: '<h1>Own <em>title</em></h1>' }, { html: '<p>Text</p>' }];
  const page = await setup({ documents: { convert: async () => converted({ blocks }) } });
  await page.read();
  expect(page.importing()).toMatchObject({
    status: 'preview',
    imported: { title: 'Own title', blocks },
  });
  expect(page.callsOf('article.postArticle')).toEqual([]);
});

// §d.optimizer.1 §d.optimizer.2
test('for the optimizer the article opens with the panel Score, which otherwise stays as it was left', async () => {
  for (const [purpose, asked] of [
    ['article', null],
    ['optimize', 'score'],
  ] as const) {
    const page = await setup();
    await page.read();
    page.dispatch(sidePanel.closed());
    await page.confirm(purpose);
    expect(page.importing().status).toBe('done');
    expect(sidePanel.selectAsked(page.state())).toBe(asked);
    expect(sidePanel.selectOpen(page.state())).toBe(asked);
  }
});

test('a page is requested with a scheme, and keeps the title of the page', async () => {
  const page = await setup();
  page.dispatch(articleImport.changed({ way: 'address', address: ' example.org/coffee ' }));
  page.dispatch(articleImport.submitted());
  await page.pass();
  expect(page.callsOf('url.postUrl')[0]?.args).toEqual([
    { workspaceId: WORKSPACE_ID, body: { url: 'https://example.org/coffee' } },
  ]);
  expect(page.importing().imported).toMatchObject({ title: 'A page', language: 'en' });
});

test('what the server left out of a page is told', async () => {
  const around = { words: 12, example: 'Home Shop' };
  const page = await setup({ url: { postUrl: async () => ({ ...PAGE, around }) } });
  page.dispatch(articleImport.changed({ way: 'address', address: 'example.org' }));
  page.dispatch(articleImport.submitted());
  await page.pass();
  const losses = [{ kind: 'around', count: 12, example: 'Home Shop' }];
  expect(page.importing().imported).toMatchObject({ losses });
});

test.each([
  [
    'a pasted text with its formatting',
    { rich: { html: '<p>x</p>', text: 'x' } },
    { html: '<p>x</p>' },
  ],
  ['Markdown', { text: '# x', isMarkdown: true }, { text: '# x', as: 'markdown' }],
  ['plain text', { text: 'x' }, { text: 'x', as: 'plain' }],
] as const)('%s is read as that', async (_what, change, source) => {
  const page = await setup();
  page.dispatch(articleImport.changed({ way: 'text', ...change }));
  page.dispatch(articleImport.submitted());
  await page.pass();
  expect(page.callsOf('documents.convert')[0]?.args).toEqual([source]);
});

test('images of a document are uploaded and inserted with their sizes', async () => {
  const page = await setup({
    documents: { convert: async () => withImage },
    files: { upload: async () => anAsset({ src: '/images/k', width: 80, height: 60 }) },
  });
  await page.read();
  expect(page.importing().imported).toMatchObject({
    losses: [],
    blocks: [
      { html: '<p>Text</p>' },
      {
        html: '<figure><img src="/images/k" alt="Sea" width="80" height="60"><figcaption>The sea</figcaption></figure>',
      },
    ],
  });
  expect(page.callsOf('files.forget')).toMatchObject([{ args: [{ fileId: 'file-7' }] }]);
});

test('an image that the server refuses is counted, and its caption stays', async () => {
  const page = await setup({
    documents: { convert: async () => ({ ...withImage, losses: [{ kind: 'image', count: 2 }] }) },
    files: { upload: () => Promise.reject(anAnswer(413, { code: 'too_large' })) },
  });
  await page.read();
  expect(page.importing().imported).toMatchObject({
    losses: [{ kind: 'image', count: 3 }],
    blocks: [{ html: '<p>Text</p>' }, { html: '<p>The sea</p>' }],
  });
});

test('a source that cannot be read leads back with the reason, and the input stays', async () => {
  const page = await setup({ documents: { convert: async () => ({ refusal: 'locked' }) } });
  await page.read();
  expect(page.importing()).toMatchObject({
    status: 'idle',
    problem: { refusal: 'locked' },
    source: { way: 'text', text: 'Text' },
  });
});

test('a page that cannot be reached leads back with the error of the server', async () => {
  const error = anAnswer(502, { code: 'page_unreachable' });
  const page = await setup({ url: { postUrl: () => Promise.reject(error) } });
  page.dispatch(articleImport.changed({ way: 'address', address: 'example.org' }));
  page.dispatch(articleImport.submitted());
  await page.pass();
  expect(page.importing()).toMatchObject({
    status: 'idle',
    problem: { error: { code: 'page_unreachable' } },
  });
});

test('how much is read is shown from half a second on, until the text is there', async () => {
  const reading = deferred<ConvertedDocument>();
  const ended = jest.fn();
  let tell: (share: { readonly share: number }) => void = () => {};
  const page = await setup({
    documents: {
      convert: () => reading.promise,
      follow(listener) {
        tell = listener;
        return ended;
      },
    },
  });
  await page.read();
  tell({ share: 0.1 });
  await page.pass(400);
  expect(articleImport.selectShare(page.state())).toBeNull();
  await page.pass(100);
  expect(articleImport.selectShare(page.state())).toBe(0.1);
  tell({ share: 0.6 });
  await page.pass();
  expect(articleImport.selectShare(page.state())).toBe(0.6);
  reading.resolve(converted());
  await page.pass();
  expect(page.importing()).toMatchObject({ status: 'preview' });
  expect(articleImport.selectShare(page.state())).toBeNull();
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a cancelled reading changes nothing when it finishes later', async () => {
  const late = deferred<ConvertedDocument>();
  const page = await setup({ documents: { convert: () => late.promise } });
  await page.read();
  page.dispatch(articleImport.cancelled());
  late.resolve(converted());
  await page.pass();
  expect(page.importing()).toMatchObject({ status: 'idle', imported: null });
});

test('the article gets the text, its language and the title from the preview', async () => {
  let reads = 0;
  const page = await setup({
    article: {
      getArticles() {
        reads += 1;
        return reads === 1 ? Promise.resolve(aPage()) : new Promise(() => {});
      },
    },
  });
  page.dispatch(resources.used(listRef));
  await page.pass();
  await page.read();
  page.dispatch(articleImport.titled({ title: ' Fish & chips ' }));
  await page.confirm();
  const body = page.postedArticle();
  expect(body).toMatchObject({
    title: 'Fish & chips',
    language: 'de',
    blocks: [
      { html: '<h1>Fish &amp; chips</h1>', origins: [{ kind: 'imported' }] },
      { html: '<p>Text</p>', origins: [{ kind: 'imported' }] },
    ],
  });
  const ids = (body as { blocks: { id: string }[] }).blocks.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect(page.importing()).toMatchObject({ status: 'done', imported: null, source: { text: '' } });
  expect(page.callsOf('navigation.go').map(({ args }) => args[0])).toEqual([
    `/articles/${made.id}`,
  ]);
  const list = resources.selectEntry(page.state(), 'articles', listRef.args)?.data;
  expect(list?.content[0]?.id).toBe(made.id);
});

test('an article that is created after the page was left is in the list, and does not open by itself', async () => {
  const answer = deferred<typeof made>();
  const page = await setup({ article: { postArticle: () => answer.promise } });
  await page.read();
  await page.confirm('optimize');
  await page.visit({ pathname: '/articles', route: 'articles' });
  answer.resolve(made);
  await page.pass();
  expect(page.importing().status).toBe('done');
  expect(page.callsOf('navigation.go')).toEqual([]);
  expect(page.actions.filter(sidePanel.asked.match)).toEqual([]);
  const ref = { workspaceId: WORKSPACE_ID, articleId: made.id };
  expect(resources.selectEntry(page.state(), 'article', ref)?.data).toEqual(made);
});

test('pressing the button twice creates one article', async () => {
  const page = await setup({ article: { postArticle: () => new Promise(() => {}) } });
  await page.read();
  await page.confirm();
  await page.confirm();
  expect(page.callsOf('article.postArticle')).toHaveLength(1);
});

test.each([
  ['no network', noNetwork],
  ['the server fails', anAnswer(500)],
])(
  'if the article cannot be created (%s) the preview stays, with the reason',
  async (_what, error) => {
    const page = await setup({ article: { postArticle: () => Promise.reject(error) } });
    await page.read();
    page.dispatch(articleImport.titled({ title: 'Fish' }));
    await page.confirm();
    expect(page.importing()).toMatchObject({
      status: 'preview',
      problem: { error },
      imported: { title: 'Fish' },
    });
  },
);

test('a spent limit says whom to ask, as for an empty article', async () => {
  const error = anAnswer(402, { code: 'limit_reached' });
  const page = await setup({ article: { postArticle: () => Promise.reject(error) } });
  await page.read();
  await page.confirm();
  expect(notices.select(page.state())).toMatchObject([{ text: 'limitReachedPaid' }]);
  expect(page.importing().status).toBe('preview');
});

test('as material the text is appended to the notes of the wizard, and survives a reload', async () => {
  const kept = JSON.stringify({ topic: 'Tea', notes: 'Mine.' });
  const blocks = [{ html: '<h2>Why</h2>' }, { html: '<ul><li>fresh</li><li>near</li></ul>' }];
  const page = await setup({ documents: { convert: async () => converted({ blocks }) } });
  page.storage.set('article-wizard:user-1', kept);
  await page.read();
  await page.confirm('material');
  expect(page.callsOf('article.postArticle')).toEqual([]);
  expect(page.callsOf('navigation.go').map(({ args }) => args[0])).toEqual(['/articles/create']);
  page.dispatch(articleWizard.entered());
  await page.pass(1000);
  const values = { topic: 'Tea', notes: 'Mine.\n\n## Why\n\n- fresh\n- near' };
  expect(articleWizard.select(page.state()).values).toMatchObject(values);
  expect(JSON.parse(page.storage.get('article-wizard:user-1') ?? '')).toMatchObject({ values });
});

test('an untouched wizard takes title and language of the material too', async () => {
  const page = await setup();
  await page.read();
  await page.confirm('material');
  page.dispatch(articleWizard.entered());
  await page.pass();
  expect(articleWizard.select(page.state()).values).toMatchObject({
    topic: 'notes',
    language: 'de',
    notes: 'Text',
  });
});

const OURS = `/content/assets/${'A'.repeat(43)}`;
const withOurs = {
  ...withImage,
  images: [],
  blocks: [
    { html: '<p>Text</p>' },
    { html: `<figure><img src="${OURS}"><figcaption>The sea</figcaption></figure>` },
  ],
};
const convert = async () => withOurs;
const KEPT = { src: '/images/k', width: 80, height: 60 };

// §d.images.14
test.each([
  ['of the workspace stays', { found: 'own' }, `<img src="${OURS}">`, 0],
  ['of another workspace is uploaded', { found: 'file', fileId: 'f' }, '<img src="/images/k"', 0],
  ['that does not exist for this person is counted', { found: 'missing' }, '<p>The sea', 1],
] as const)('an image of ours %s', async (_, looked, html, lost) => {
  const page = await setup({
    documents: { convert },
    files: { look: async () => looked, upload: async () => anAsset(KEPT) },
  });
  await page.read();
  const { imported } = page.importing() as unknown as { imported: typeof withOurs };
  expect(imported.blocks.map((block) => block.html).join('')).toContain(html);
  expect(imported.losses).toEqual(lost === 0 ? [] : [{ kind: 'image', count: lost }]);
  expect(page.callsOf('files.upload')).toHaveLength('fileId' in looked ? 1 : 0);
});
