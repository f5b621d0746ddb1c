/** @jest-environment #tests/support/pageEnvironment.js */
import { beforeAll, expect, test } from '@jest/globals';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { CANCEL } from 'redux-saga';
import { ASSETS_PATH } from '#contract/images/asset.route.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { EXPORT_FORMATS } from '#domain/transfer/exportFormat.ts';
import { createFileRegistry } from '#services/images/files.ts';
import { createDocuments } from '#services/transfer/documents.ts';
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

const zipOf = (files: Readonly<Record<string, string>>) =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );

/** The bytes of a ZIP, with others in their place. */
function changed(zip: Uint8Array, from: string, to: string) {
  const parts = Buffer.from(zip).toString('latin1').split(from);
  expect(parts).toHaveLength(3); // once in a file itself, once in the directory
  return new Uint8Array(Buffer.from(parts.join(to), 'latin1'));
}
/** Says of a file that it has 2 GB. */
const BOMB = changed(
  zipOf({ 'a.md': 'x', b: 'y'.repeat(0x12345) }),
  '\x45\x23\x01\0',
  '\0\0\0\x7f',
);

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
  ['a ZIP without a text', 'a.zip', zipOf({ 'a.png': 'x', '__MACOSX/a.md': 'x' }), 'empty'],
  ['a ZIP of several texts', 'a.zip', zipOf({ 'a.md': 'x', 'b.html': 'x' }), 'severalTexts'],
  ['a ZIP in a ZIP', 'a.zip', zipOf({ 'a.zip': 'x' }), 'empty'],
  ['a damaged ZIP', 'a.zip', zipOf({ 'a.md': 'x' }).slice(0, -4), 'broken'],
  ['a ZIP that unpacks to more than it may', 'a.zip', BOMB, 'broken'],
  ['a damaged text in a ZIP', 'a.zip', zipOf({ 'a.docx': 'x' }), 'broken'],
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
  const { slug: _slug, ...ofHtml } = fields;
  expect(found).toMatchObject({ fields: format === 'html' ? ofHtml : fields, blocks });
});

test.each([
  [
    'a page around its article',
    'a.html',
    '<nav>Menu of <a href="/">all</a></nav><article><p>Text</p></article><footer>Small print</footer>',
    [{ kind: 'around', count: 5, example: 'Menu of all' }],
  ],
  ['a page that is all article', 'a.html', '<main><p>Text</p></main>', []],
  [
    'a description that is too long',
    'a.html',
    `<meta name="description" content="${'long '.repeat(200)}end"><p>Text</p>`,
    [{ kind: 'field', count: 1, example: `${'long '.repeat(12)}…` }],
  ],
  [
    'the front matter of a site',
    'a.md',
    '---\n# draft of May\ntitle: T\ntags:\n  - one\n---\nText',
    [{ kind: 'field', count: 2, example: '#: draft of May' }],
  ],
  [
    'a warning of MkDocs',
    'a.md',
    '!!! warning "Hot"\n\nText',
    [{ kind: 'part', count: 1, example: '!!! warning "Hot"' }],
  ],
  [
    'a module of MDX',
    'a.md',
    "import Chart from '../Chart'\n\nText",
    [{ kind: 'part', count: 1, example: "import Chart from '../Chart'" }],
  ],
] as const)('%s is told', async (_what, name, content, losses) => {
  expect(await setup().read(name, content)).toMatchObject({ losses });
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

test.each([
  ['beside a text', 'a/text.md', '![Sea](<images/the sea.png>)', 'a/images/the sea.png'],
  ['of a web page', 'page.htm', '<p>Text</p><img src="Images/S%C3%A9a.png?1#x">', 'images/séa.PNG'],
  ['above a text', 'a/b/text.md', '![](./../sea.png)', 'a/sea.png'],
  ['at the root', 'a/text.md', '![](/sea.png)', 'sea.png'],
  ['with a percent sign', 'text.md', '![](100%.png)', '100%.png'],
  ['of a program that composes accents', 'text.md', '![](se\u0301a.png)', 's\u00e9a.png'],
])('an image in a ZIP is found %s', async (_where, text, content, image) => {
  const { read, files } = setup();
  const found = await read('a.zip', zipOf({ [text]: content, [image]: 'the sea' }));
  const [{ src, fileId } = { src: '', fileId: '' }] = 'images' in found ? found.images : [];
  expect(JSON.stringify(found)).toContain(`<img src=\\"${src}\\"`);
  expect(await files.get(fileId)?.text()).toBe('the sea');
});

test('a name of a ZIP that does not say its encoding is read as UTF-8, as macOS writes it', async () => {
  const marked = zipOf({ 'text.md': '![](größe.png)', 'größe.png': 'x' });
  const zip = changed(marked, '\x14\0\0\x08', '\x14\0\0\0'); // behind the version of ZIP
  expect(await setup().read('a.zip', zip)).toMatchObject({ images: [{}] });
});

// §d.images.13 §d.images.18
test('a text with our images is a ZIP of Markdown and files, which is read as the same article', async () => {
  const bytesOf = (src: string) => (src.endsWith('1') ? 'first' : 'second');
  Object.assign(globalThis, {
    fetch: async (src: string) => ({
      ok: !src.endsWith('gone'),
      blob: async () => new Blob([bytesOf(src)], { type: 'image/jpeg' }),
    }),
  });
  const { documents, files } = setup();
  const figure = (src: string, alt: string) => `<figure><img src="${src}" alt="${alt}"></figure>`;
  const ours = ['1', '2', '1', 'gone'].map((id) =>
    figure(`${ASSETS_PATH}/${id}`, 'The “sea”: 1/2'),
  );
  const other = figure('https://example.org/a.png', 'Elsewhere');
  const blocks = [...ours, other, figure(`${ASSETS_PATH}/con`, 'Con')].map((html) => ({ html }));
  const article = { title: 'T', language: 'en', site: '', annex: [], fields: NO_FIELDS, blocks };
  const written = await documents.write({ article, format: 'markdown', name: 'the.text.md' });
  const file = files.get(written.fileId);
  expect(file?.name).toBe('the.text.zip');
  expect(file?.type).toBe('application/zip');
  expect(written.missing).toBe(1);
  const zip = unzipSync(new Uint8Array((await file?.arrayBuffer()) ?? []));
  expect(Object.keys(zip)).toEqual([
    'article.md',
    'images/the-sea-1-2.jpg',
    'images/the-sea-1-2-2.jpg',
    'images/image-con.jpg',
  ]);
  const found = await documents.convert(written);
  if ('refusal' in found) throw new Error(found.refusal);
  let html = found.blocks.map((block) => block.html).join('');
  for (const { src, fileId } of found.images)
    html = html.replaceAll(src, `[${await files.get(fileId)?.text()}]`);
  expect(html).toBe(
    ['[first]', '[second]', '[first]', `${location.origin}${ASSETS_PATH}/gone`]
      .map((src) => figure(src, 'The “sea”: 1/2'))
      .join('') +
      other +
      figure('[second]', 'Con'),
  );
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
