import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { briefAnnex } from '#domain/briefs/briefAnnex.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { articleExport } from '#store/transfer/export.slice.ts';
import { aBrief, anArticle, WORKSPACE_ID } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

const articleId = 'a1';
const OF = { workspaceId: WORKSPACE_ID, articleId };

async function setup(overrides: PortOverrides = {}) {
  const page = await startPage(overrides);
  const body = bodyOf([{ id: 'b1', html: '<p>Saved.</p>' }]);
  page.dispatch(
    articleSave.opened({
      articleId,
      workspaceId: WORKSPACE_ID,
      article: { version: 1, title: 'Cod: 1/2', fields: NO_FIELDS, body },
    }),
  );
  const html = '<p>Not saved.</p>';
  page.dispatch(
    articleSave.edited({ articleId, ops: [{ op: 'put', id: 'b2', after: 'b1', html }] }),
  );
  return {
    ...page,
    async take(format: Parameters<typeof articleExport.requested>[0]['format']) {
      page.dispatch(articleExport.requested({ articleId, format }));
      await page.pass();
    },
  };
}

// §d.slots.4
test.each([
  [false, ['<h1>Cod: 1/2</h1>', '<p>Saved.</p>']],
  [true, ['<h1>Cod: 1/2</h1>', '<p>Saved.</p>', '<p>[evidence wanted: Which &amp; why?]</p>']],
])('slots are part of an export only on request: %s', async (withSlots, blocks) => {
  const page = await setup();
  const html = '<aside>Which &amp; why?</aside>';
  page.dispatch(
    articleSave.edited({ articleId, ops: [{ op: 'put', id: 'b2', after: 'b1', html }] }),
  );
  page.dispatch(articleExport.requested({ articleId, format: 'htmlSource', withSlots }));
  await page.pass();
  expect(page.callsOf('clipboard.write')[0]?.args[0]).toEqual({ text: blocks.join('\n') });
});

const BLOCKS = [
  { html: '<h1>Cod: 1/2</h1>' },
  { html: '<p>Saved.</p>' },
  { html: '<p>Not saved.</p>' },
];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

// §d.fields.8
test('a file has the search fields, and the slug as its name', async () => {
  const page = await setup();
  const fields = { seoTitle: 'Cod', description: '', slug: 'fresh-cod' };
  page.dispatch(articleSave.edited({ articleId, fields }));
  await page.take('markdown');
  const written = { name: 'fresh-cod.md', article: { title: 'Cod: 1/2', fields } };
  expect(page.callsOf('documents.write')[0]?.args[0]).toMatchObject(written);
});

test('a file contains the draft as the writer sees it, is named by its title, and is forgotten once it is saved', async () => {
  const page = await setup();
  await page.take('docx');
  expect(page.callsOf('documents.write')[0]?.args[0]).toMatchObject({
    format: 'docx',
    name: 'cod-1-2.docx',
    article: { title: 'Cod: 1/2', language: 'en', blocks: BLOCKS.map(({ html }) => ({ html })) },
  });
  expect(page.callsOf('downloads.save')).toMatchObject([{ args: [{ fileId: 'file-1' }] }]);
  expect(page.callsOf('files.forget')).toMatchObject([{ args: [{ fileId: 'file-1' }] }]);
  expect(articleExport.selectFormat(page.state(), articleId)).toBeNull();
});

// §d.images.13
test.each([
  ['is read once more', [2, 0], []],
  ['is told', [2, 1], [{ text: 'imagesNotInFile', values: { count: 1 } }]],
])(
  'an image that is missing in a file %s, after an answer of the API',
  async (_what, missing, told) => {
    const left = [...missing];
    const page = await setup({
      documents: {
        write: async () => ({
          fileId: `file-${left.length}`,
          missing: left.shift() ?? 0,
          losses: [],
        }),
      },
    });
    const reads = page.callsOf('asset.getAssets').length;
    await page.take('markdown');
    expect(page.callsOf('asset.getAssets')).toHaveLength(reads + 1);
    expect(page.callsOf('downloads.save')).toMatchObject([{ args: [{ fileId: 'file-1' }] }]);
    expect(page.callsOf('files.forget')).toHaveLength(2);
    expect(notices.select(page.state())).toMatchObject(told);
  },
);

test('words that are missing in what was exported are told', async () => {
  const losses = [{ kind: 'words', count: 2, example: 'not saved' }] as const;
  const page = await setup({
    documents: { write: async () => ({ fileId: 'file-1', missing: 0, losses }) },
    printing: { print: async () => losses },
  });
  for (const format of ['docx', 'pdf'] as const) {
    await page.take(format);
    const told = { text: 'wordsNotExported', values: { count: 2, example: 'not saved' } };
    expect(notices.select(page.state()).at(-1)).toMatchObject(told);
  }
});

test('rich text goes to the clipboard as HTML and as plain text, and a notice confirms it', async () => {
  const page = await setup();
  await page.take('richText');
  expect(page.callsOf('clipboard.write')[0]?.args[0]).toEqual({
    html: `<div data-content-toolkit="">${BLOCKS.map(({ html }) => html).join('\n')}</div>`,
    text: '# Cod: 1/2\n\nSaved.\n\nNot saved.',
  });
  expect(notices.select(page.state())).toMatchObject([{ kind: 'info', text: 'articleCopied' }]);
});

test('the HTML source goes to the clipboard as text only', async () => {
  const page = await setup();
  await page.take('htmlSource');
  expect(page.callsOf('clipboard.write')[0]?.args[0]).toEqual({
    text: BLOCKS.map(({ html }) => html).join('\n'),
  });
});

// §d.structured.3
test('structured data goes to the clipboard', async () => {
  const page = await setup();
  await page.take('structuredData');
  const copied = page.callsOf('clipboard.write')[0]?.args[0] as { readonly text: string };
  expect(JSON.parse(copied.text)).toMatchObject({
    '@graph': [{ '@type': 'Article', headline: 'Cod: 1/2', inLanguage: 'en' }],
  });
  expect(notices.select(page.state())).toMatchObject([{ text: 'structuredDataCopied' }]);
});

test.each([
  ['pdf', false],
  ['pdfWithAddresses', true],
] as const)('%s is printed', async (format, withAddresses) => {
  const page = await setup();
  await page.take(format);
  expect(page.callsOf('printing.print')[0]?.args[0]).toMatchObject({
    withAddresses,
    article: { title: 'Cod: 1/2' },
  });
});

test('an export that fails shows an error, and the next one works', async () => {
  let attempts = 0;
  const page = await setup({
    documents: {
      write: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('The chunk did not load.');
        return { fileId: 'file-1', missing: 0, losses: [] };
      },
    },
  });
  await page.take('markdown');
  expect(notices.select(page.state())).toMatchObject([{ kind: 'error', text: 'exportFailed' }]);
  await page.take('markdown');
  expect(page.callsOf('downloads.save')).toHaveLength(1);
});

test('while an export runs a second one does not start', async () => {
  const page = await setup({ documents: { write: () => new Promise(() => {}) } });
  await page.take('docx');
  await page.take('markdown');
  expect(articleExport.selectFormat(page.state(), articleId)).toBe('docx');
  expect(page.callsOf('documents.write')).toHaveLength(1);
});

// §d.briefs.16
test('a file of a brief has what the brief knows, as its page shows it', async () => {
  const brief = aBrief({ dueOn: '2026-11-30' });
  const page = await setup({
    article: { getArticle: async () => anArticle({ id: articleId, type: 'BRIEF' }) },
    brief: { getBrief: async () => brief },
  });
  page.dispatch(resources.used({ name: 'article', args: { ...OF } }));
  await page.pass();
  await page.take('docx');
  const annex = briefAnnex(brief);
  expect(page.callsOf('documents.write')[0]?.args[0]).toMatchObject({ article: { annex } });
  await page.take('htmlSource');
  const copied = page.callsOf('clipboard.write')[0]?.args[0] as { readonly text: string };
  expect(copied.text).toContain('2026-11-30');
});

// §d.briefs.16
test('a brief that cannot be read is not exported as if it knew nothing', async () => {
  const page = await setup({
    article: { getArticle: async () => anArticle({ id: articleId, type: 'BRIEF' }) },
    brief: { getBrief: async () => Promise.reject(new Error('offline')) },
  });
  page.dispatch(resources.used({ name: 'article', args: { ...OF } }));
  await page.pass();
  await page.take('docx');
  expect(page.callsOf('documents.write')).toEqual([]);
  expect(notices.select(page.state())).toMatchObject([{ text: 'exportFailed' }]);
});
