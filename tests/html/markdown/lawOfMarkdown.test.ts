import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as marked from 'marked';
import { htmlOfMarkdown } from '#html/markdown/htmlOfMarkdown.ts';
import { keptText, lostWords } from '#html/wordLaw.ts';

/** A construct around a word or another construct. */
const CONSTRUCTS: Readonly<Record<string, (inner: string) => string>> = {
  paragraph: (inner) => `before ${inner}`,
  heading: (inner) => `## ${inner.replaceAll('\n', ' ')}`,
  item: (inner) => `- ${inner.replaceAll('\n', '\n  ')}`,
  step: (inner) => `4. ${inner.replaceAll('\n', '\n   ')}`,
  quote: (inner) => `> ${inner.replaceAll('\n', '\n> ')}`,
  callout: (inner) => `> [!TIP]\n> ${inner.replaceAll('\n', '\n> ')}`,
  emphasis: (inner) => `*${inner}*`,
  strong: (inner) => `**${inner}**`,
  struck: (inner) => `~~${inner.replaceAll('~', '')}~~`,
  link: (inner) => `[${inner}](https://example.com/a_b "a title")`,
  image: () => `![an image](https://example.com/a.png)`,
  code: (inner) => `\`${inner.replaceAll('`', '')}\``,
  fence: (inner) => `\`\`\`js\n${inner}\n\`\`\``,
  table: (inner) => `| a | b |\n|---|---|\n| ${inner.replaceAll(/[\n|]/g, ' ')} | c |\n`,
  html: (inner) => `<div>\n\n${inner}\n\n</div>`,
  bold: (inner) => `<b>${inner}</b>`,
  button: (inner) => `<button>${inner}</button>`,
  named: (inner) => `the <title> of ${inner}`,
  generic: (inner) => `Map<String, ${inner}>`,
  details: (inner) => `<details><summary>sum</summary>\n\n${inner}\n\n</details>`,
  formula: (inner) => `$x*${inner.replaceAll(/[\n$]/g, ' ').trim()}*y$`,
  note: (inner) => `see[^n]\n\n[^n]: ${inner.replaceAll('\n', '\n    ')}`,
  container: (inner) => `:::tip\n${inner}\n:::`,
  task: (inner) => `- [x] ${inner.replaceAll('\n', '\n  ')}`,
  hard: (inner) => `${inner}  \nline`,
};

const names = Object.keys(CONSTRUCTS);
const nestings = names.flatMap((a) => names.flatMap((b) => names.map((c) => [a, b, c] as const)));

test('no word is lost in any nesting of three constructs', () => {
  const lost = nestings.flatMap((nesting) => {
    const source = nesting.reduceRight(
      (inner, name) => CONSTRUCTS[name]?.(inner) ?? inner,
      'innermost word',
    );
    const { html, losses } = htmlOfMarkdown(`first\n\n${source}\n\nlast`, marked);
    const words = ['first', 'last', ...(nesting.includes('image') ? [] : ['innermost', 'word'])];
    const told = losses.map(({ example = '' }) => example).join(' ');
    const isLost = lostWords(words.join(' '), keptText(html), told).length > 0;
    return isLost || losses.some(({ kind }) => kind === 'words')
      ? [{ nesting: nesting.join(), source, html, losses }]
      : [];
  });
  expect(lost).toEqual([]);
});

test('a file of any lines loses no word', () => {
  const line = fc.constantFrom(
    ...['# a', '---', '===', '- b', '  - c', '1. d', '> e', '```', '~~~', '| f | g |', '|---|---|'],
    ...[
      '<div>',
      '</div>',
      '<title>',
      '<script>',
      '</script>',
      '<!-- h -->',
      '',
      '    i',
      '[^1]: j',
    ],
    ...['k[^1] *l', '**m** `n', '$o*p*q$', ':::r', ':::', '<td>s', '<li>t', '[u]: v', '![w](x)'],
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const { losses } = htmlOfMarkdown(lines.join('\n'), marked);
      expect(losses.filter(({ kind }) => kind === 'words')).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('a fence below a note is a block of code of its own', () => {
  const { html, losses } = htmlOfMarkdown('[^1]: j\n~~~\n[^1]: k\n![w](x)', marked);
  expect(html).toContain('<pre><code>[^1]: k\n![w](x)</code></pre>');
  expect(losses.filter(({ kind }) => kind === 'words')).toEqual([]);
});
