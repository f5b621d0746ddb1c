/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { Block } from '#domain/article/body.ts';
import { OUR_HTML_MARK } from '#html/allowedHtml.ts';
import { picturesIn, picturesOut } from '#src/editor/blocks/figure/pastedPictures.ts';
import { NOTHING_GIVEN } from '#src/editor/kernel/given.ts';
import { clipboardHandlers, type PasteNews, type PictureRule } from '#src/editor/kernel/pasting.ts';
import { openSession } from '#tests/src/editor/support/openSession.ts';

const BYTES = 'x'.repeat(300);
const DATA = `data:image/png;base64,${btoa(BYTES)}`;
const picture = (alt = '') => `<img src="${DATA}" alt="${alt}">`;

const ruleOf = (give: PictureRule['give']): PictureRule => ({
  takeOut: picturesOut,
  find: picturesIn,
  give,
});

const given = (text = '', html = '') => ({ ...NOTHING_GIVEN, text, html });

/** Pastes at the end of the last block and returns the result. */
function paste(html: string, blocks: readonly Block[] = [{ id: 'p', html: '<p>Before.</p>' }]) {
  const opened = openSession(blocks);
  const last = opened.session.state().getCurrentContent().getLastBlock();
  opened.select([-1, last.getLength()]);
  const give = jest.fn<PictureRule['give']>();
  const onPasted = jest.fn<(news: PasteNews) => void>();
  clipboardHandlers(opened.session, onPasted, ruleOf(give)).paste(given('text', html));
  return {
    ...opened,
    /** The pictures that were given, each with the HTML of the block it belongs after. */
    given: give.mock.calls.map(([pictures, after]) => [
      opened
        .stored()
        .find((line) => line.startsWith(`${after} `))
        ?.replace(/^\S+ /, '') ?? null,
      ...pictures.map(({ image, alt, caption }) =>
        image instanceof File
          ? [image.name, image.type, image.size, alt, caption]
          : [image.src, image.width, image.height, alt, caption],
      ),
    ]),
    losses: onPasted.mock.calls[0]?.[0].losses,
  };
}

const png = (number: number, alt: string | null = '', caption = '') => [
  `pasted-${number}.png`,
  'image/png',
  BYTES.length,
  alt,
  caption,
];

test('pictures in pasted text are given as files, each for its place, and removed from the text', () => {
  const { given, losses, stored } = paste(
    `<p>One</p>${picture('A')}${picture('B')}<p>Two</p><figure>${picture('C')}<figcaption>Sea</figcaption></figure><p>Three</p>`,
  );
  expect(given).toEqual([
    ['<p>Before.One</p>', png(1, 'A'), png(2, 'B')],
    ['<p>Two</p>', png(3, 'C', 'Sea')],
  ]);
  expect(losses).toEqual([]);
  expect(stored().join()).not.toContain('pasted-picture');
  expect(stored().map((line) => line.replace(/^\S+ /, ''))).toEqual([
    '<p>Before.One</p>',
    '<p>Two</p>',
    '<p>Three</p>',
  ]);
});

test('a picture before all text is inserted where the text was pasted', () => {
  expect(paste(`${picture()}<p>One</p>`).given).toEqual([['<p>Before.One</p>', png(1)]]);
  const blocks = [
    { id: 'p', html: '<p>Before.</p>' },
    { id: 'e', html: '<p></p>' },
  ];
  expect(paste(`${picture()}<p>One</p>`, blocks).given).toEqual([['<p>Before.</p>', png(1)]]);
  expect(paste(`${picture()}<p>One</p>`, []).given).toEqual([[null, png(1)]]);
});

test('a picture alone can be pasted', () => {
  const { given, stored } = paste(picture('A'));
  expect(given).toEqual([['<p>Before.</p>', png(1, 'A')]]);
  expect(stored()).toEqual(['p <p>Before.</p>']);
});

test('pictures after a long text, which is inserted as a whole', () => {
  const { given } = paste(
    `${`<p>${'Many words. '.repeat(20)}</p>`.repeat(300)}<p>End</p>${picture()}`,
  );
  expect(given).toEqual([['<p>End</p>', png(1)]]);
});

test.each([
  [
    'a page that loads late has the address elsewhere',
    `<img src="${DATA}" data-src="https://example.com/a.png">`,
  ],
  [
    'what only holds a place is no picture',
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="x">',
  ],
  ['a drawing is not uploaded', '<img src="data:image/svg+xml;base64,PHN2Zy8+" alt="x">'],
  ['what cannot be read', '<img src="data:image/png;base64,A" alt="x">'],
])('not a file: %s', (_why, html) => {
  expect(paste(`<p>One</p>${html}`).given).toEqual([]);
});

test('a picture is taken out and given, wherever it is', () => {
  const around: Record<string, (html: string) => string> = {
    p: (html) => `<p>a ${html} b</p>`,
    heading: (html) => `<h2>a ${html}</h2>`,
    link: (html) => `<a href="https://example.com/">${html}</a>`,
    list: (html) => `<ul><li>a</li><li>${html} b</li></ul>`,
    quote: (html) => `<blockquote><p>a</p>${html}</blockquote>`,
    code: (html) => `<pre>a ${html}</pre>`,
    figure: (html) => `<figure>${html}<figcaption>a</figcaption></figure>`,
    cells: (html) =>
      `<table><tr><th>a</th><th>b</th></tr><tr><td>c ${html}</td><td>d</td></tr></table>`,
    bold: (html) => `<b>a ${html}</b>`,
    details: (html) => `<details><summary>a</summary>${html}</details>`,
  };
  const nest = fc.array(fc.constantFrom(...Object.keys(around)), { maxLength: 3 });
  fc.assert(
    fc.property(nest, (names) => {
      const html = names.reduce((inner, name) => around[name]?.(inner) ?? inner, picture('x'));
      const { given, losses, stored } = paste(`<p>One</p>${html}<p>Two</p>`);
      const lost = losses?.find(({ kind }) => kind === 'image')?.count ?? 0;
      expect(given.length + lost).toBe(1);
      expect(stored().join()).not.toMatch(/pasted-picture|data:/);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['as plain text', '<p>Before.</p>', true],
  ['into code', '<pre><code>Before.</code></pre>', false],
])('pasted %s there are no pictures, and none is reported as lost', (_how, html, isShifted) => {
  const { session, select, stored } = openSession([{ id: 'p', html }]);
  select([0, 7]);
  const give = jest.fn<PictureRule['give']>();
  const onPasted = jest.fn<(news: PasteNews) => void>();
  const { paste: put, notePressed } = clipboardHandlers(session, onPasted, ruleOf(give));
  notePressed({ key: 'v', ctrlKey: true, shiftKey: isShifted } as never);
  put(given(' Text', `<p>Text</p>${picture('A')}`));
  expect(give).not.toHaveBeenCalled();
  expect(onPasted.mock.calls[0]?.[0].losses).toEqual([]);
  expect(stored()).toEqual([`p ${html.replace('Before.', 'Before. Text')}`]);
});

test('without a handler, pictures are counted as lost', () => {
  const { session, select } = openSession([{ id: 'p', html: '<p>Before.</p>' }]);
  select([0, 7]);
  const onPasted = jest.fn<(news: PasteNews) => void>();
  clipboardHandlers(session, onPasted, null).paste(given('', `<p>x</p>${picture('A')}`));
  expect(onPasted.mock.calls[0]?.[0].losses).toEqual([{ kind: 'image', count: 1, example: 'A' }]);
});

const TOKEN = 'A'.repeat(43);
const OURS = `/content/assets/${TOKEN}`;
const figure = (src: string) =>
  `<figure><img src="${src}" alt="Sea" width="80" height="60"><figcaption>The sea</figcaption></figure>`;

// §d.images.14
test.each([
  ['on a page of ours', `<p>One</p>${figure(`${location.origin}${OURS}`)}`],
  ['of another article', `<div ${OUR_HTML_MARK}><p>One</p>${figure(OURS)}</div>`],
  ['of a shared article', `<p>One</p>${figure(`/content/share/${TOKEN}/images/${TOKEN}`)}`],
])('an image of ours %s is given: it may be of another workspace', (_, html) => {
  const { given, stored, losses } = paste(html);
  expect(given).toEqual([['<p>Before.One</p>', [OURS, 80, 60, 'Sea', 'The sea']]]);
  expect(stored().join()).not.toMatch(/img|pasted-picture/);
  expect(losses).toEqual([]);
});

// §d.images.14
test('an image that was copied here stays, and needs no network', () => {
  const { session, select, stored } = openSession([
    { id: 'p', html: '<p>Before.</p>' },
    { id: 'f', html: figure(OURS) },
    { id: 'q', html: '<p>After.</p>' },
  ]);
  const give = jest.fn<PictureRule['give']>();
  const { handlers, paste: put } = clipboardHandlers(session, () => undefined, ruleOf(give));
  select([0, 0], [2, 6]);
  const data = new Map<string, string>();
  const clipboardData = { setData: (type: string, text: string) => void data.set(type, text) };
  handlers.onCopy(null as never, { clipboardData, preventDefault() {} } as never);
  select([2, 6]);
  put(given(data.get('text/plain'), data.get('text/html')));
  expect(give).not.toHaveBeenCalled();
  expect(stored().filter((line) => line.includes(OURS))).toHaveLength(2);
});

test('an image of another site, and one whose address only begins like ours, stay as they are', () => {
  for (const src of ['https://example.com/content/assets/x', `https://example.com${OURS}`])
    expect(paste(`<p>One</p>${figure(src)}`).given).toEqual([]);
});
