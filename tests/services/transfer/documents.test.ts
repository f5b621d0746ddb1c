/** @jest-environment #tests/support/pageEnvironment.js */
import { beforeAll, expect, test } from '@jest/globals';
import { CANCEL } from 'redux-saga';
import { EXPORT_FORMATS } from '#domain/transfer/exportFormat.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { createDocuments } from '#services/transfer/documents.ts';
import { createFileRegistry } from '#services/images/files.ts';
import { readableFiles } from './support/readableFiles.ts';
import { readerWorker } from './support/readerWorker.ts';

beforeAll(readableFiles);

function setup() {
  const files = createFileRegistry();
  const documents = createDocuments(files, readerWorker);
  return {
    documents,
    files,
    read: (name: string, content: string | Uint8Array<ArrayBuffer>) =>
      documents.convert({ fileId: files.keep(new File([content], name)) }),
  };
}

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const utf16 = (text: string) => [...text].flatMap((char) => [char.charCodeAt(0), 0]);

test.each([
  ['no ZIP', 'a.docx', 'plain text', 'broken'],
  ['a ZIP that ends early', 'a.docx', 'PK\u0003\u0004', 'broken'],
  ['a file of Word 2003', 'a.docx', new Uint8Array([...COMPOUND, 0, 0]), 'oldWord'],
  [
    'a Word file with a password',
    'a.docx',
    new Uint8Array([...COMPOUND, ...utf16('EncryptedPackage')]),
    'locked',
  ],
  ['a text without words', 'a.txt', ' \n\n ', 'empty'],
  ['HTML without text', 'a.html', '<html><body><script>1</script></body></html>', 'empty'],
] as const)('%s is refused', async (_what, name, content, refusal) => {
  expect(await setup().read(name, content)).toEqual({ refusal });
});

// §d.images.14
test('an image from our page of a shared article gets its own address, one from elsewhere keeps its', async () => {
  const [link, token] = ['s'.repeat(43), 't'.repeat(43)];
  const at = (origin: string) => `${origin}/content/share/${link}/images/${token}`;
  const html = `<p>Tea</p><img src="${at(location.origin)}"><img src="${at('https://example.com')}">`;
  const own = `<figure><img src="/content/assets/${token}"></figure>`;
  const other = `<figure><img src="${at('https://example.com')}"></figure>`;
  expect(await setup().read('a.html', html)).toMatchObject({
    blocks: [{}, { html: own }, { html: other }],
  });
});

// §d.files.3
test('a file that is not kept any more, or cannot be read, is refused', async () => {
  const { documents, files } = setup();
  expect(await documents.convert({ fileId: 'x' })).toEqual({ refusal: 'gone' });
  const moved = new File(['x'], 'x.md');
  moved.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
  const fileId = files.keep(moved);
  const refused = { refusal: 'gone' };
  expect(await documents.convert({ fileId })).toEqual(refused);
  expect(await documents.keyphrases({ fileId })).toEqual(refused);
  expect(await documents.addresses({ fileId })).toEqual(refused);
  expect(await documents.figures({ fileId, since: null, until: null })).toEqual(refused);
});

test('plain text keeps its paragraphs and line breaks, and nothing in it is HTML', async () => {
  expect(
    await setup().read('Notes.of.May.txt', 'One <b>\r\ntwo\r\n\r\nThree & more'),
  ).toMatchObject({
    title: 'Notes.of.May',
    blocks: [{ html: '<p>One &lt;b&gt;<br>two</p>' }, { html: '<p>Three &amp; more</p>' }],
  });
});

test.each([
  ['UTF-8', new TextEncoder().encode('Grüße')],
  ['UTF-16 of Windows', new Uint8Array([0xff, 0xfe, ...utf16('Grüße')])],
  ['Windows-1252', new Uint8Array([0x47, 0x72, 0xfc, 0xdf, 0x65])],
] as const)('letters are decoded from %s', async (_name, bytes) => {
  expect(await setup().read('a.txt', bytes as Uint8Array<ArrayBuffer>)).toMatchObject({
    blocks: [{ html: '<p>Grüße</p>' }],
  });
});

// §d.fields.8
test.each([
  [
    'Hugo',
    'a.md',
    '---\ntitle: "Coffee: \\"hot\\""\nseo_title: Coffee at home\ndescription: \'It\'\'s hot\'\nslug: Café at home\ndraft: true\n---\nText',
    { seoTitle: 'Coffee at home', description: "It's hot", slug: 'cafe-at-home' },
  ],
  [
    'several lines',
    'a.md',
    '---\ndescription: >\n  Folded\n  text\nslug: a\n---\nText',
    { slug: 'a' },
  ],
  [
    'an HTML page',
    'a.html',
    '<title>Coffee at home</title><meta name="Description" content="It is &amp; hot"><h1>Coffee</h1><p>Text</p>',
    { seoTitle: 'Coffee at home', description: 'It is & hot' },
  ],
  [
    'a page whose title is its heading',
    'a.html',
    '<title>Coffee</title><h1>Coffee</h1><p>Text</p>',
    {},
  ],
  ['a text', 'a.txt', 'slug: none', {}],
])('search fields are read from %s', async (_what, name, content, fields) => {
  expect(await setup().read(name, content)).toMatchObject({ fields });
});

// §d.fields.8
test.each(['markdown', 'html'] as const)('search fields come back from %s', async (format) => {
  const { documents } = setup();
  const fields = {
    seoTitle: 'Fish: "a" \\ \'b\' #c',
    description: '- & <b>why</b>: yes',
    slug: 'fish-why',
  };
  const blocks = [{ html: '<h1>Fish</h1>' }, { html: '<p>Text</p>' }];
  const all = { ...NO_FIELDS, ...fields };
  const of = { language: 'en', site: '', annex: [] };
  const article = { title: 'Fish', ...of, fields: all, blocks };
  const name = `a.${EXPORT_FORMATS[format].extension}`;
  const found = await documents.convert(await documents.write({ article, format, name }));
  const { slug: _, ...ofHtml } = fields;
  expect(found).toMatchObject({ fields: format === 'html' ? ofHtml : fields, blocks });
});

test('title and language are read from an HTML page, and the text from its only article', async () => {
  const page =
    '<html lang="de"><head><title>Kaffee</title></head><body><nav>Menü</nav><article><p>Text</p></article></body></html>';
  expect(await setup().read('a.html', page)).toMatchObject({
    title: 'Kaffee',
    language: 'de',
    blocks: [{ html: '<p>Text</p>' }],
  });
});

test('hostile parts of HTML and Markdown are removed, and losses are counted', async () => {
  const hostile =
    '<p onclick="x()">Text<img src="x" onerror="x()"></p><script>x()</script><iframe src="https://example.org/v"></iframe><a href="javascript:x()">go</a>';
  for (const name of ['a.html', 'a.md']) {
    const found = await setup().read(name, hostile);
    expect(JSON.stringify('blocks' in found && found.blocks)).not.toMatch(
      /script|onerror|onclick|iframe/,
    );
    expect(found).toMatchObject({
      losses: expect.arrayContaining([expect.objectContaining({ kind: 'embed', count: 1 })]),
    });
  }
});

test('front matter is not text; its title is the title', async () => {
  const text = '---\ntitle: "Fish: a story"\ntags: [a]\n---\n\nText\n';
  expect(await setup().read('post.md', text)).toMatchObject({
    title: 'Fish: a story',
    blocks: [{ html: '<p>Text</p>' }],
  });
});

// §d.structured.3
test.each(['html', 'htmlWithOrigins'] as const)(
  '%s contains the structured data',
  async (format) => {
    const { documents, files } = setup();
    const blocks = [{ html: '<p>Text</p>' }];
    const of = { language: 'en', site: '', annex: [] };
    const article = { title: '</script>', ...of, fields: NO_FIELDS, blocks };
    const { fileId } = await documents.write({ article, format, name: 'a.html' });
    const page = new DOMParser().parseFromString(
      (await files.get(fileId)?.text()) ?? '',
      'text/html',
    );
    const script = page.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(script ?? '')).toMatchObject({ '@graph': [{ headline: '</script>' }] });
  },
);

test('a conversion ends with the workflow that waits for it', async () => {
  const { documents } = setup();
  const converted = documents.convert({ text: '# Tea', as: 'markdown' });
  Reflect.get(converted, CANCEL)();
  await expect(converted).rejects.toHaveProperty('message');
});

// §d.files.1
test('a file that does not say its encoding is told with the one that was assumed; another one can be named', async () => {
  const { documents, files, read } = setup();
  const polish = new Uint8Array([
    0x67, 0xea, 0x9c, 0x20, 0x62, 0xb3, 0xea, 0x6b, 0x69, 0x74, 0x6e, 0x79,
  ]);
  expect(await read('a.txt', polish)).toMatchObject({
    assumedEncoding: 'windows-1250',
    blocks: [{ html: '<p>gęś błękitny</p>' }],
  });
  const fileId = files.keep(new File([polish], 'a.txt'));
  expect(await documents.convert({ fileId, encoding: 'windows-1252' })).toMatchObject({
    assumedEncoding: 'windows-1252',
    blocks: [{ html: '<p>gêœ b³êkitny</p>' }],
  });
  expect(await read('a.txt', 'gęś')).not.toHaveProperty('assumedEncoding');
});
