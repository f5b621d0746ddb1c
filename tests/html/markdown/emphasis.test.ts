/** @jest-environment #tests/support/pageEnvironment.js */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as marked from 'marked';
import { startOfOpen, withHints, withoutEmphasis, withoutHints } from '#html/markdown/emphasis.ts';
import { htmlOfMarkdown } from '#html/markdown/htmlOfMarkdown.ts';
import { markdownReader } from '#server/adapters/model/aiSdk/markdownBlocks.ts';
import { overlinearWork } from '#tests/support/growth.ts';

/** As an import or a paste reads it. */
const imported = (text: string): string =>
  htmlOfMarkdown(text, marked).html.replaceAll('del>', 's>').replaceAll('&quot;', '"').trim();

/** As a draft, a section, a proposal or an answer has it, the text arriving in one piece. */
function written(text: string): string {
  const reader = markdownReader({ text: '', level: 2 });
  const blocks: string[] = [];
  for (const { at, html } of [...reader.add(text), ...reader.end()]) blocks[at] = html;
  return blocks.join('');
}

const MEANT: readonly (readonly [markdown: string, html: string])[] = [
  // Beside punctuation, without a space.
  ['**注意：**请', '<strong>注意：</strong>请'],
  ['**Tipp:**Text', '<strong>Tipp:</strong>Text'],
  ['**Was?**Das', '<strong>Was?</strong>Das'],
  ['***注意：***请', '<em><strong>注意：</strong></em>请'],
  ['*中文（注）*后', '<em>中文（注）</em>后'],
  ['~~删除。~~后', '<s>删除。</s>后'],
  ['涨了**100%**的', '涨了<strong>100%</strong>的'],
  ['**C++**ist', '<strong>C++</strong>ist'],
  ['**Tipp 💡**Text', '<strong>Tipp 💡</strong>Text'],
  ['**Schritt 1 (neu)**und', '<strong>Schritt 1 (neu)</strong>und'],
  ['**"Zitat"**und', '<strong>"Zitat"</strong>und'],
  ['**„Zitat“**und', '<strong>„Zitat“</strong>und'],
  ['请**“注意”**后', '请<strong>“注意”</strong>后'],
  ['これは**「重要」**です', 'これは<strong>「重要」</strong>です'],
  ['价格**¥100**起', '价格<strong>¥100</strong>起'],
  ['看**`code`**后', '看<strong><code>code</code></strong>后'],
  [
    '**A**：B，**C。**D。**E！**F',
    '<strong>A</strong>：B，<strong>C。</strong>D。<strong>E！</strong>F',
  ],
  ['**« Oui »**dit-elle', '<strong>« Oui »</strong>dit-elle'],
  ['il dit**« Oui »**ensuite', 'il dit<strong>« Oui »</strong>ensuite'],
  // People of all genders, and words that are masked.
  ['Mitarbeiter*innen und Kund*innen', 'Mitarbeiter*innen und Kund*innen'],
  ['jede*r Töpfer*in, ein*e Leser*in', 'jede*r Töpfer*in, ein*e Leser*in'],
  [
    '*nur* Leser*innen und *alle* Autor*innen',
    '<em>nur</em> Leser*innen und <em>alle</em> Autor*innen',
  ],
  ['étudiant*e*s et ami*e*s', 'étudiant*e*s et ami*e*s'],
  ['tod*s l*s amig*s', 'tod*s l*s amig*s'],
  ['s**t and f**k', 's**t and f**k'],
  ['un*frigging*believable', 'un<em>frigging</em>believable'],
  // Between figures.
  ['2*3*4', '2*3*4'],
  ['5**2 und 6**2', '5**2 und 6**2'],
  ['10cm*20cm*30cm', '10cm*20cm*30cm'],
  ['10厘米*20厘米*30厘米', '10厘米*20厘米*30厘米'],
  ['(2+3)*4*5', '(2+3)*4*5'],
  ['3*(2+1)*4', '3*(2+1)*4'],
  ['10~20元和30~40元', '10~20元和30~40元'],
  ['20%~30%和40%~50%', '20%~30%和40%~50%'],
  ['周一~周五和周六~周日', '周一~周五和周六~周日'],
  // What is emphasis stays it.
  ['*Schritt 1*und', '<em>Schritt 1</em>und'],
  ['第**3**章', '第<strong>3</strong>章'],
  ['*foo "*bar*" foo*', '<em>foo "<em>bar</em>" foo</em>'],
  ['**“a”** und **(b)**', '<strong>“a”</strong> und <strong>(b)</strong>'],
  // What is none stays text.
  ['f(*a)*b', 'f(*a)*b'],
  ['`**x:**y` 5 * 3', '<code>**x:**y</code> 5 * 3'],
  [String.raw`\*\*x:\*\*y`, '**x:**y'],
];

// §d.markdown.1
test.each(MEANT)('%s is read as it was meant, by every reader', (markdown, html) => {
  expect(imported(markdown)).toBe(`<p>${html}</p>`);
  expect(written(markdown)).toBe(`<p>${html}</p>`);
});

test('marks of one paragraph, item or cell do not close those of another one', () => {
  const list = '- **Vorteil:**schnell\n- **Preis\n- hoch:**teuer';
  expect(written(list)).toBe(
    '<ul><li><strong>Vorteil:</strong>schnell</li><li>**Preis</li><li>hoch:**teuer</li></ul>',
  );
  expect(written('**a\n\nb：**c')).toBe('<p>**a</p><p>b：**c</p>');
});

test('code and addresses are not changed', () => {
  expect(imported('```\na = 2*3*4\n\nb：**c = "1~2"\n```')).toContain('2*3*4\n\nb：**c = "1~2"');
  expect(imported('[2*3*4](https://example.com/2*3*4~5)')).toContain(
    '<a href="https://example.com/2*3*4~5">2*3*4</a>',
  );
});

const PIECE = fc.constantFrom(
  '*',
  '**',
  '~',
  '~~',
  '`',
  '注',
  'a',
  '3',
  '：',
  '"',
  '(',
  ')',
  ' ',
  '\n',
);
const TEXTS = fc.array(PIECE, { maxLength: 40 }).map((pieces) => pieces.join(''));

test('a hint never changes a character of the text', () => {
  fc.assert(fc.property(TEXTS, (text) => expect(withoutHints(withHints(text))).toBe(text)));
});

test('a text with characters of private use of its own is left as it is', () => {
  expect(withHints('\ue0f3 2*3*4')).toBe('\ue0f3 2*3*4');
});

// §d.markdown.2
describe('while a text is written', () => {
  test.each(MEANT)('no part of %s is shown as something else', (markdown) => {
    const whole = written(`${markdown} x`).replace(/<\/?\w+>/g, '');
    for (let end = 1; end <= markdown.length; end += 1) {
      const reader = markdownReader({ text: '', level: 2 });
      const [shown] = reader.add(markdown.slice(0, end));
      expect(whole.startsWith((shown?.html ?? '').replace(/<\/?\w+>/g, ''))).toBe(true);
    }
  });

  test('a sign of multiplication does not keep back what follows', () => {
    expect(startOfOpen('2*3 = 6 and **more')).toBe('2*3 = 6 and '.length);
    expect(startOfOpen('5 * 3 = 15')).toBe('5 * 3 = 15'.length);
  });
});

// §d.markdown.3
test('a text that is to be plain loses its marks, and no star of a sum', () => {
  expect(withoutEmphasis('**Tipp:**Text, *so* und ~~nicht~~: 2*3*4, 5* Hotel')).toBe(
    'Tipp:Text, so und nicht: 2*3*4, 5* Hotel',
  );
});

test.each(['**a：b', '*a*b', '2*3', 'a**“b', '**a”**b (', '`a**', '~1~2', '*a **b：**c'])(
  'takes linear time: %j',
  async (piece) => {
    expect(await overlinearWork((pieces) => withHints(piece.repeat(pieces)))).toBeNull();
  },
);
