/** What is written for WordPress, opened by its own block editor: parser, validator, serializer. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wordpressPost } from '#domain/publishing/wordpressPost.ts';
import { delimited } from '#html/wordpress/comment.ts';
import type { UploadedImages } from '#html/wordpress/images.ts';
import { REAL_BLOCKS, someBlocks } from '#tests/services/transfer/support/someArticle.ts';
import {
  type BlockEditor,
  type EditorBlock,
  startBlockEditor,
} from '#tests/support/blockEditor.ts';
import { BLOCK_EDITORS, hasBlockEditor } from '#tools/lib/wordpress.ts';

const NO_IMAGES: UploadedImages = new Map();
const contentOf = (blocks: readonly string[], images = NO_IMAGES): string =>
  wordpressPost(
    blocks.map((html) => ({ html })),
    images,
  ).content;

const IMAGE = 'https://a.example/a.png?b=1&amp;copy;=2';
const image = (alt: string) =>
  `<figure><img src="${IMAGE}" alt="${alt}" width="9" height="6"><figcaption>Off <em>Sylt</em> &amp; “more”</figcaption></figure>`;

/** A block of each kind, and what articles hold that the editor of the product does not write. */
const ARTICLE = [
  '<h1>Title</h1>',
  ...[1, 2, 3, 4, 5, 6].map((level) => `<h${level}>A <em>heading</em> of ${level}</h${level}>`),
  '<p>Some <strong>bold <em>italic</em></strong>, <u>under</u>, <s>wrong</s>, <code>a | b[0]</code>.</p>',
  '<p>A <a href="https://a.example/?a=1&amp;copy;=(2)#--&gt;">link <strong>bold</strong></a>, <a href="mailto:a@b.example">mail</a>.</p>',
  '<p>1 &lt; 2 &gt; 0 &amp; &amp;amp; &amp;nbsp; \u00a0 “q” "q" \\" \\n &lt;!-- wp:html --&gt; &lt;!-- /wp:paragraph --&gt;</p>',
  '<p></p>',
  '<p>one<br>two<br><br></p>',
  '<p> spaced   out \n in lines </p>',
  '<ul><li>a<ol start="3"><li>b<ul><li>c</li></ul></li><li value="7">d</li></ol></li><li></li></ul>',
  '<ol><li>first</li></ol>',
  '<ol start="0"><li value="-2">minus</li><li>next</li></ol>',
  '<ul><li><p>loose</p><blockquote><p>quoted</p></blockquote><pre><code>x\ny</code></pre><ul><li>in</li></ul>behind</li></ul>',
  '<blockquote><p>Once</p><p>twice</p></blockquote>',
  '<blockquote>bare<h3>Heading</h3><ul><li>item</li></ul><blockquote><p>inner</p></blockquote></blockquote>',
  '<blockquote></blockquote>',
  '<pre><code>if (a[0] &lt; b) {\n\n  [gallery ids="1"]\nhttps://a.example/\nhttps://b.example/\n}\n</code></pre>',
  '<pre><code>a <strong>b</strong></code></pre>',
  '<pre>\n\nplain\n  [x]</pre>',
  '<hr>',
  image('The &quot;sea&quot; &lt;b&gt; -- R&amp;D &amp;lt; &amp;#38; \u00a0x'),
  '<figure><img src="https://a.example/b.png"></figure>',
  '<p>before<img src="https://a.example/c.png" alt="">behind</p>',
  '<table><caption>Prices <em>in</em> €</caption><thead><tr><th scope="col">a</th><th scope="col" colspan="2">b</th></tr></thead><tbody><tr><th rowspan="2" scope="row">c</th><td><strong>d</strong><br>e</td><td></td></tr><tr><td><a href="https://a.example/">f</a></td></tr></tbody><tfoot><tr><td>g</td></tr></tfoot></table>',
  '<table><tr><td><p>h</p><ul><li>i</li><li>j</li></ul><img src="https://a.example/d.png" alt="k"></td></tr></table>',
  '<table><caption>no rows</caption></table>',
  '<p>שלום <strong>עולם</strong> <a href="https://a.example/مرحبا">مرحبا</a></p>',
  '<p>👩‍👩‍👧 and 🇩🇪</p>',
  '<aside>Which year?</aside>',
];

const KINDS = [
  ...['code', 'heading', 'image', 'list', 'list-item', 'paragraph', 'preformatted', 'quote'],
  ...['separator', 'table'],
].map((name) => `core/${name}`);

const allOf = (blocks: readonly EditorBlock[]): readonly EditorBlock[] =>
  blocks.flatMap((block) => [block, ...allOf(block.inner)]);

/** The editor writes some characters as entities and others not, and empty lines between the lists of an item, which count as its text. */
const AS_WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/&#91;/g, '['],
  [/&#47;/g, '/'],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&nbsp;/g, '\u00a0'],
  [/(?<=<!-- \/wp:list -->)\s+(?=<!-- wp:list )/g, ''],
];

const asWritten = (content: string): string =>
  AS_WRITTEN.reduce((text, [spelling, other]) => text.replace(spelling, other), content);

const withoutEmptyLines = (blocks: readonly EditorBlock[]): readonly EditorBlock[] =>
  JSON.parse(JSON.stringify(blocks).replace(/(?:\\n)+(?=")/g, ''));

// §d.wordpress.1
for (const version of BLOCK_EDITORS)
  (hasBlockEditor(version) ? describe : describe.skip)(`in the block editor ${version}`, () => {
    let editor: BlockEditor;
    beforeAll(() => {
      editor = startBlockEditor(version);
    });
    afterAll(() => editor.close());

    /** Opens a post that the editor must take for its own, and returns its blocks. */
    async function opened(content: string): Promise<readonly EditorBlock[]> {
      const { blocks, saved } = await editor.open(content);
      const all = allOf(blocks);
      expect(all.filter(({ isValid }) => !isValid)).toEqual([]);
      expect(all.map(({ name }) => name).filter((name) => !KINDS.includes(name))).toEqual([]);
      const { blocks: again } = await editor.open(saved);
      expect(withoutEmptyLines(again)).toEqual(withoutEmptyLines(blocks));
      if (version === BLOCK_EDITORS.at(-1)) expect(asWritten(saved)).toBe(asWritten(content));
      return all;
    }

    test('a block of every kind is valid, and saved as it was written', async () => {
      const all = await opened(contentOf(ARTICLE));
      expect([...new Set(all.map(({ name }) => name))].sort()).toEqual(KINDS);
      for (const block of ARTICLE) await opened(contentOf([block]));
    });

    test('so is an article as people write it', async () => {
      const all = await opened(contentOf(REAL_BLOCKS));
      expect(all.length).toBeGreaterThan(REAL_BLOCKS.length);
    });

    test('so is any article', async () => {
      await fc.assert(
        fc.asyncProperty(someBlocks, async (blocks) => {
          await opened(contentOf(blocks));
        }),
        { numRuns: 200 },
      );
    });

    test('an image of the media library is the one that the site knows', async () => {
      const images = new Map([
        [
          'https://a.example/a.png?b=1&copy;=2',
          { url: 'https://blog.example/a&copy;-1.png', id: 12 },
        ],
      ]);
      const [block] = await opened(contentOf([image('The sea')], images));
      expect(block?.attributes).toMatchObject({
        id: 12,
        url: 'https://blog.example/a&copy%3B-1.png',
        alt: 'The sea',
        caption: 'Off <em>Sylt</em> &amp; “more”',
      });
    });

    test('lists and tables have what the article says', async () => {
      const [list] = await opened(contentOf(['<ol start="4"><li>a</li></ol>']));
      expect(list?.attributes).toMatchObject({ ordered: true, start: 4 });
      const cell = '<th colspan="2" scope="col">a</th>';
      const [table] = await opened(contentOf([`<table><thead><tr>${cell}</tr></thead></table>`]));
      expect(table?.attributes).toMatchObject({
        head: [{ cells: [{ content: 'a', tag: 'th', scope: 'col', colspan: '2' }] }],
      });
    });

    test('attributes in comments are read as they were', async () => {
      const className = '--> <b> & "c" \\d é';
      const html = '<p class="--&gt; &lt;b&gt; &amp; &quot;c&quot; \\d é">a</p>';
      const { blocks } = await editor.open(delimited('paragraph', html, { className }));
      expect(blocks).toMatchObject([{ isValid: true, attributes: { className } }]);
    });

    test('the editor tells what it would not have written', async () => {
      const { blocks } = await editor.open(delimited('heading', '<h2>a</h2>', { level: 3 }));
      expect(blocks).toMatchObject([{ isValid: false }]);
      const classic = await editor.open('<p>a</p>');
      expect(classic.blocks.map(({ name }) => name)).not.toEqual(['core/paragraph']);
    });
  });
