import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { textOfHtml } from '#html/text.ts';
import { sanitiseBlock } from '#server/adapters/html/sanitise.ts';
import { markdownReader } from '#server/adapters/model/aiSdk/markdownBlocks.ts';

const under = (text: string, level = 2) => ({ text, level });

/** The blocks after each piece of a text and, if it is complete, after its end. */
function statesOf(pieces: readonly string[], heading = under(''), isComplete = true): string[][] {
  const reader = markdownReader(heading);
  const blocks: string[] = [];
  const changed = (changes: ReturnType<typeof reader.end>) => {
    for (const { at, html } of changes) blocks[at] = html;
    return [...blocks];
  };
  const states = pieces.map((piece) => changed(reader.add(piece)));
  return isComplete ? [...states, changed(reader.end())] : states;
}

const markdownBlocks = (markdown: string, heading: ReturnType<typeof under>, isComplete: boolean) =>
  statesOf([markdown], heading, isComplete).at(-1) ?? [];

const whole = (markdown: string, heading = '') => markdownBlocks(markdown, under(heading), true);

/** The blocks of the text up to each of its characters. */
const growing = (markdown: string, heading = '') =>
  Array.from(markdown, (_, at) => markdownBlocks(markdown.slice(0, at + 1), under(heading), false));

/** Pieces of this size. */
const cut = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  );

describe('the Markdown of a model', () => {
  test.each([
    ['paragraphs', 'One.\n\nTwo,\nstill two.', ['<p>One.</p>', '<p>Two,\nstill two.</p>']],
    ['emphasis', '**b** *i* ~~s~~', ['<p><strong>b</strong> <em>i</em> <s>s</s></p>']],
    ['lists in lists', '- a\n- b\n  1. c', ['<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>']],
    ['loose lists', '2. a\n\n3. b', ['<ol><li><p>a</p></li><li><p>b</p></li></ol>']],
    ['quotes', '> a\n> b', ['<blockquote><p>a\nb</p></blockquote>']],
    [
      'tables',
      '| a | b |\n|---|--:|\n| 1<br>2 | **3** |',
      [
        '<table><thead><tr><th>a</th><th>b</th></tr></thead>' +
          '<tbody><tr><td>1<br>2</td><td><strong>3</strong></td></tr></tbody></table>',
      ],
    ],
    ['code', '```js\na < b\n```', ['<pre><code>a &lt; b</code></pre>']],
    // §d.slots.2
    [
      'requests to the writer, which become slots',
      'Roast it.\n\n[evidence wanted: **what** it costs]\n\nServe.',
      ['<p>Roast it.</p>', '<aside>what it costs</aside>', '<p>Serve.</p>'],
    ],
    [
      'a request within a paragraph, which it divides',
      'It costs [Evidence wanted: a & b], they say.',
      ['<p>It costs</p>', '<aside>a &amp; b</aside>', '<p>, they say.</p>'],
    ],
    [
      'a request that is all of a bold text',
      'It costs **[evidence wanted: x]** now.\n\n- *[evidence wanted: y]*',
      ['<p>It costs</p>', '<aside>x</aside>', '<p>now.</p>', '<aside>y</aside>'],
    ],
    [
      'a request in the middle of its formatting, which follows',
      '**It costs [evidence wanted: x] more** here [evidence wanted: y].',
      [
        '<p><strong>It costs more</strong> here</p>',
        '<aside>x</aside>',
        '<aside>y</aside>',
        '<p>.</p>',
      ],
    ],
    [
      'requests in a list, a table and a quote, which follow',
      '- a [evidence wanted: x].\n- [evidence wanted: y]\n\n| a | b |\n|---|---|\n| 1 | [evidence wanted: z] |\n\n> q [evidence wanted: w]',
      [
        '<ul><li>a.</li></ul>',
        '<aside>x</aside>',
        '<aside>y</aside>',
        '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>',
        '<aside>z</aside>',
        '<blockquote><p>q</p></blockquote>',
        '<aside>w</aside>',
      ],
    ],
  ])('the Markdown of a model becomes blocks of HTML: %s', (_what, markdown, blocks) => {
    expect(whole(markdown)).toEqual(blocks);
    expect(blocks.map(sanitiseBlock)).toEqual(blocks);
  });

  test.each([
    ['# A\n\n## B\n\n### C\n\n#### D', ['<h3>A</h3>', '<h3>B</h3>', '<h3>C</h3>', '<h4>D</h4>']],
    ['A\n===\n\ntext', ['<h3>A</h3>', '<p>text</p>']],
  ])(
    'the Markdown of a model has only headings below that of its section: %j',
    (markdown, blocks) => {
      expect(whole(markdown)).toEqual(blocks);
    },
  );

  test('the Markdown of a model has headings below that of a deep section, down to h6', () => {
    const blocks = ['<h4>A</h4>', '<h5>B</h5>', '<h6>C</h6>'];
    expect(markdownBlocks('# A\n\n##### B\n\n###### C', under('', 3), true)).toEqual(blocks);
    expect(markdownBlocks('# A', under('', 6), true)).toEqual(['<h6>A</h6>']);
  });

  test.each([
    '## Why it matters\n\nText.',
    'Why it matters\n\nText.',
    '**Why it matters:**\nText.',
    '\n\n# why it Matters.\nText.',
  ])('the Markdown of a model does not repeat the heading of its section: %j', (markdown) => {
    expect(whole(markdown, 'Why it matters')).toEqual(['<p>Text.</p>']);
    const seen = growing(markdown, 'Why it matters').flat();
    for (const html of seen) expect('<p>Text.</p>').toContain(html.replace('</p>', ''));
  });

  test('the Markdown of a model keeps a text that only begins like its heading', () => {
    expect(whole('Water is wet.', 'Water')).toEqual(['<p>Water is wet.</p>']);
    expect(growing('Water is', 'Water').at(-1)).toEqual(['<p>Water is</p>']);
  });

  test.each([['<think>a\n\nb</think>\n\nText.'], ['  <think>\n# plan </think>Text.']])(
    'is shown without the reasoning before it: %j',
    (markdown) => {
      expect(whole(markdown)).toEqual(['<p>Text.</p>']);
      const seen = growing(markdown).flat();
      expect(seen.every((html) => /^<p>T?e?x?t?\.?<\/p>$/.test(html))).toBe(true);
    },
  );

  // §d.evidence.1
  test('the Markdown of a model has neither links nor images, because nobody has checked them', () => {
    const markdown =
      '[text](https://example.com) <https://a.example> https://b.example ![alt](https://c.example/i.png)';
    const [html = ''] = whole(markdown);
    expect(html).not.toMatch(/<(a|img)\b/);
    expect(textOfHtml(html)).toBe('text https://a.example https://b.example alt');
  });

  test('the Markdown of a model leaves out a rule, an image without a description and an empty item', () => {
    expect(whole('a\n\n---\n\n![](https://c.example/i.png)\n\n-\n\nb')).toEqual([
      '<p>a</p>',
      '<p>b</p>',
    ]);
  });

  // §d.slots.2
  test('the Markdown of a model never changes a block above the last one, wherever a request stands', () => {
    const piece = fc.constantFrom(
      'one ',
      '**b** ',
      '[evidence wanted: x] ',
      '**c [evidence wanted: y]** ',
      '\n\n',
      '\n\n- ',
      '\n> ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const states = [...growing(pieces.join('')), whole(pieces.join(''))];
        states.forEach((state, at) => {
          const above = states[at - 1]?.slice(0, -1) ?? [];
          expect(state.slice(0, above.length)).toEqual(above);
        });
      }),
    );
  });

  test('the Markdown of a model is never shown with half of a mark', () => {
    const text =
      'A **bold** and *slanted* word, `code`, [evidence wanted: x] and [link](https://a.example).';
    for (const html of growing(text).flat()) expect(html).not.toMatch(/[*`[(]/);
    expect(growing('| a | b |\n|---|---|\n| 1 | 2 |').flat()).not.toContainEqual(
      expect.stringMatching(/^<p>/),
    );
  });
});

describe('HTML in Markdown', () => {
  test.each([
    '<script>alert(1)</script>',
    '<pre><img src=x onerror=alert(1)></pre>',
    '<code>a <b',
    '<img src=x onerror="alert(1)"',
    '<!-- a\n\nb -->',
    '<div>\n\n<svg onload=alert(1)>',
    '| <iframe src=x> |\n|---|\n| <b |',
    '[<b>](javascript:alert(1))',
    '\\<script\\>',
  ])('HTML in Markdown becomes plain text: %j', (markdown) => {
    const html = whole(markdown).join('');
    expect(html).not.toMatch(/<(?!\/?(p|table|thead|tbody|tr|th|td)>)/);
    expect(textOfHtml(html)).toMatch(/[<>]/);
  });
});

const piece = fc.constantFrom(
  ...['word ', 'Water', '12', '1.', '2. ', '- ', '-', '* ', '*', '**', '_', '`', '```', '~~'],
  ...['#', '## ', '>', '> ', '|', '| a | b |\n', '|---|---|\n', '---', '===', '[', ']', '(', ')'],
  ...['![', '](https://a.example)', '<b>', '<script>', '<think>', '</think>', '<!--', '-->'],
  ...['&amp;', '&', '\\', '\n', '\n\n', '  ', '    ', '\r\n', '[ ] ', '[a]: b', 'é', '😀'],
);
const markdown = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

describe('any text of a model', () => {
  test('any text of a model arrives as the blocks of the complete text, with none left out and none removed again', () => {
    fc.assert(
      fc.property(markdown, fc.array(fc.nat(9)), (text, sizes) => {
        let end = 0;
        let longest = 0;
        for (const size of [...sizes, text.length]) {
          end += size;
          const blocks = markdownBlocks(text.slice(0, end), under('Water'), false);
          expect(blocks.length).toBeGreaterThanOrEqual(longest);
          longest = blocks.length;
        }
        expect(whole(text, 'Water').length).toBeGreaterThanOrEqual(longest);
      }),
      { numRuns: 2000 },
    );
  });

  test('any text of a model becomes the same blocks however it is cut, and only the last one changes', () => {
    fc.assert(
      fc.property(markdown, fc.integer({ min: 1, max: 9 }), (text, size) => {
        const states = statesOf(cut(text, size), under('Water'));
        expect(states.at(-1)).toEqual(whole(text, 'Water'));
        states.forEach((state, at) => {
          const above = states[at - 1]?.slice(0, -1) ?? [];
          expect(state.slice(0, above.length)).toEqual(above);
        });
      }),
      { numRuns: 2000 },
    );
  });

  test('any text of a model becomes HTML from which the sanitiser removes nothing', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        for (const html of whole(text)) {
          const tags = (it: string) => it.match(/<[^>]*>/g);
          expect(tags(sanitiseBlock(html))).toEqual(tags(html));
          expect(textOfHtml(sanitiseBlock(html))).toBe(textOfHtml(html));
        }
      }),
      { numRuns: 2000 },
    );
  });
});
