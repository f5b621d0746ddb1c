import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { blocksOfText, paragraphsOfText } from '#html/plainText.ts';

const shape = (text: string): string[] =>
  blocksOfText(text).map(({ type, depth, text: content }) => {
    const mark = { unstyled: '', 'unordered-list-item': '* ', 'ordered-list-item': '# ' }[type];
    return `${'  '.repeat(depth)}${mark}${content}`;
  });

test.each([
  ['a blank line divides paragraphs', 'a\n\nb\n \n\nc', ['a', 'b', 'c']],
  ['a line break stays one', 'a\nb', ['a\nb']],
  ['line breaks of any system', 'a\r\nb\rc\u2028d', ['a\nb\nc\nd']],
  ['one bullet is none', '- a\n\nb', ['- a', 'b']],
  ['two bullets are a list', '- a\n- b', ['* a', '* b']],
  ['text above and below a list', 'x:\n• a\n• b\n\ny', ['x:', '* a', '* b', 'y']],
  ['one blank line between items', '1. a\n\n2. b', ['# a', '# b']],
  ['numbers that are not in a row', '1. a\n3. b', ['1. a\n3. b']],
  ['numbers that do not begin with one', '2. a\n3. b', ['2. a\n3. b']],
  ['a list within a list', '1. a\n   - b\n   - c\n2. d', ['# a', '  * b', '  * c', '# d']],
  ['another bullet is another list', '- a\n- b\n* c\n* d', ['* a', '* b', '* c', '* d']],
  ['a minus sign', '-5 degrees\n-6 degrees', ['-5 degrees\n-6 degrees']],
  ['a rule of dashes', '---\n---', ['---\n---']],
])('%s', (_, text, blocks) => {
  expect(shape(text)).toEqual(blocks);
});

describe('hard-wrapped lines', () => {
  const wrapped =
    'This is the first line of a letter that somebody has written in a mail\nprogram which breaks its lines, so that they are no longer than seventy\ncharacters.';

  test('hard-wrapped lines are joined if each break is where the next word did not fit', () => {
    expect(shape(wrapped)).toEqual([wrapped.replaceAll('\n', ' ')]);
  });

  test('hard-wrapped lines stay if one of the lines had room for the next word', () => {
    const poem = `${wrapped}\n\nShort line,\nshort line.`;
    expect(shape(poem)[1]).toBe('Short line,\nshort line.');
  });

  test('hard-wrapped lines stay if they are longer than those of mail programs', () => {
    const long = `${'word '.repeat(20).trim()}\n${'word '.repeat(20).trim()}`;
    expect(shape(long)).toEqual([long]);
  });

  test('hard-wrapped lines stay in quoted text', () => {
    const quoted = wrapped
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n');
    expect(shape(quoted)).toEqual([quoted]);
  });
});

test('nothing of a text is lost except the marks of its lists', () => {
  const line = fc.constantFrom('', ' ', 'a b', '- c', '  - d', '1. e', '2. f', '\tg', '• h', '> i');
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const letters = (text: string) => text.replace(/[^a-i]/g, '');
      const text = lines.join('\n');
      expect(letters(shape(text).join(''))).toBe(letters(text));
    }),
  );
});

test('text pasted without formatting has only paragraphs', () => {
  expect(
    paragraphsOfText('\n- a\n- b\n\n1. c\n2. d\n').map(({ type, text }) => [type, text]),
  ).toEqual([
    ['unstyled', '- a\n- b'],
    ['unstyled', '1. c\n2. d'],
  ]);
});

test('a list may have any number of items', () => {
  expect(shape('- a\n'.repeat(200_000))).toHaveLength(200_000);
});
