/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import * as marked from 'marked';
import { convertForeign } from '#html/dom/convertForeign.ts';
import type { ImportLossKind } from '#html/losses.ts';
import { htmlOfMarkdown } from '#html/markdown/htmlOfMarkdown.ts';
import { keptText } from '#html/wordLaw.ts';

/** What becomes of Markdown in an article, and what is told of it. */
function read(source: string) {
  const { html, losses } = htmlOfMarkdown(source, marked);
  const { blocks, losses: more } = convertForeign(html);
  return { html: blocks.map((block) => block.html).join(''), losses: [...losses, ...more] };
}

const htmlOf = (source: string): string => read(source).html;
const kindsOf = (source: string): ImportLossKind[] => read(source).losses.map(({ kind }) => kind);

/** All elements of HTML that change how a browser reads what follows, and some of every other kind. */
const TAGS = [
  'title',
  'textarea',
  'style',
  'script',
  'select',
  'option',
  'button',
  'template',
  'head',
  'noscript',
  'iframe',
  'xmp',
  'plaintext',
  'noembed',
  'noframes',
  'frameset',
  'table',
  'td',
  'p',
  'li',
  'pre',
  'a',
  'em',
  'h1',
  'div',
  'svg',
  'math',
  'html',
  'body',
  'meta',
  'my-tag',
  'caption',
  'col',
  'option',
  'form',
  'input',
  'img',
  'object',
  'video',
  'nobr',
  'dialog',
];

test.each(TAGS)('<%s> that is named in prose and never closed is text', (tag) => {
  const { html, losses } = read(`Put the word in the <${tag}> of the page.\n\nAnd more.`);
  expect(html).toBe(`<p>Put the word in the &lt;${tag}&gt; of the page.</p><p>And more.</p>`);
  expect(losses).toEqual([]);
});

test.each(TAGS)('an article goes on after a line that begins with <%s>', (tag) => {
  const { html } = read(`<${tag}> begins a line.\n\nSecond.\n\n- Third`);
  for (const word of ['begins a line', 'Second', 'Third']) expect(html).toContain(word);
});

test.each(TAGS)('<%s> in code is text, also where it is closed', (tag) => {
  const html = `&lt;${tag}&gt;x&lt;/${tag}&gt;`;
  expect(htmlOf(`A \`<${tag}>x</${tag}>\` b`)).toBe(`<p>A <code>${html}</code> b</p>`);
  expect(htmlOf(`\`\`\`\n<${tag}>x</${tag}>\n\`\`\``)).toBe(`<pre><code>${html}</code></pre>`);
});

test('types of programming languages and placeholders are text', () => {
  for (const name of ['List<String>', 'Map<K, V>', '<your-name>', 'a < b && c > d', '<3', '<>'])
    expect(keptText(htmlOf(`Use ${name} here.`))).toContain(`Use ${name} here.`);
});

test('elements of an article are read', () => {
  expect(htmlOf('A <strong>b</strong> <u>c</u><br>d')).toBe(
    '<p>A <strong>b</strong> <u>c</u><br>d</p>',
  );
  expect(htmlOf('<div>\n\nA *b*\n\n</div>')).toBe('<p>A <em>b</em></p>');
});

test.each([
  ['<script>x("a")</script>\n\nText', 1],
  ['<style>\n.a { color: red }\n\n.b { color: red }\n</style>\n\nText', 1],
  ['Text <script>x()</script>', 1],
  ['<script>a()</script>\n<script>b()</script>\n\nText', 2],
  ['Text `<script>x()</script>`', 0],
])('scripts and styles that are closed are removed and counted: %j', (source, count) => {
  const { html, losses } = read(source);
  expect(html.replace(/ ?<code>.*<\/code>/, '')).toBe('<p>Text</p>');
  expect(losses).toEqual(count === 0 ? [] : [{ kind: 'script', count }]);
});

test('a script that one sentence opens and another one closes is only named there', () => {
  const { html, losses } = read('Write <script> first.\n\nThen your code.\n\nThen </script> last.');
  expect(html).toContain('&lt;script&gt; first.</p><p>Then your code.</p>');
  expect(losses).toEqual([]);
});

test('formulas keep their marks', () => {
  for (const formula of ['x*y*z', 'a_1 + b_2', '\\frac{a}{b}'])
    for (const [open, close] of [
      ['$', '$'],
      ['$$', '$$'],
      ['\\(', '\\)'],
    ] as const)
      expect(keptText(htmlOf(`So ${open}${formula}${close} holds.`))).toContain(formula);
  expect(htmlOf('Costs $5 and *not* $6.')).toBe('<p>Costs $5 and <em>not</em> $6.</p>');
});

test('footnotes are kept at the end and told', () => {
  const { html, losses } = read('Text[^1] more[^a].\n\n[^1]: The *note*.\n[^a]: Other\n\nEnd');
  expect(html).toBe(
    '<p>Text[1] more[a].</p><p>End</p><p>[1] The <em>note</em>.</p><p>[a] Other</p>',
  );
  expect(losses.find(({ kind }) => kind === 'footnote')).toMatchObject({ count: 2 });
  expect(htmlOf('No note[^9].')).toBe('<p>No note[^9].</p>');
});

test('a year at the start of a line is no list', () => {
  expect(htmlOf('2024. A good year.')).toBe('<p>2024. A good year.</p>');
  expect(htmlOf('4. Four\n5. Five')).toBe('<ol start="4"><li>Four</li><li>Five</li></ol>');
});

test.each([
  ['# Title {#id}', '<h1>Title</h1>'],
  ['::: note\nInside\n:::\n\nAfter', '<p>Inside</p><p>After</p>'],
])('attributes and containers are told: %j', (source, html) => {
  expect(htmlOf(source)).toBe(html);
  expect(kindsOf(source)).toEqual(['part']);
});

test('the label of a callout stays', () => {
  expect(htmlOf('> [!NOTE]\n> Read this.')).toBe(
    '<blockquote><p><strong>NOTE</strong><br>Read this.</p></blockquote>',
  );
});

test('the cells that a table has no column for are told', () => {
  expect(htmlOfMarkdown('| a | b |\n|---|---|\n| c | d | too *much* |', marked).losses).toEqual([
    { kind: 'part', count: 1, example: 'too much' },
  ]);
});

test('what scripts and style sheets say is told as a part of them', () => {
  const { told } = htmlOfMarkdown(
    '<style>p { color: red }</style>\n\n<script>\nrun()\n</script>',
    marked,
  );
  expect(told).toMatch(/p \{ color: red \}[\s\S]*run\(\)/);
});

test('a line that is a comment is no beginning of HTML: a fence below it is one', () => {
  const { losses } = htmlOfMarkdown('<!-- prettier-ignore -->\n```js\nrun();\n```', marked);
  expect(losses).toEqual([]);
});

test('escapes, styles and entities of a description or a caption are read', () => {
  const markdown = String.raw`![2 \* 3 is *six* &amp; more \!](https://a.example/a.png?b=1&amp;c=2 "a \* b &lt; c")`;
  expect(htmlOf(markdown)).toBe(
    '<figure><img src="https://a.example/a.png?b=1&amp;c=2" alt="2 * 3 is six &amp; more !"><figcaption>a * b &lt; c</figcaption></figure>',
  );
});

test('an escaped entity of a description or a caption keeps its words', () => {
  const markdown = String.raw`![R\&amp;D](https://a.example/a.png "S\&amp;P")`;
  expect(htmlOf(markdown)).toBe(
    '<figure><img src="https://a.example/a.png" alt="R&amp;amp;D"><figcaption>S&amp;amp;P</figcaption></figure>',
  );
});
