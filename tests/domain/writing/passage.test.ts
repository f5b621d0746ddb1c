import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isWhole, withPassage } from '#domain/writing/passage.ts';
import { textOfHtml } from '#html/text.ts';

const block = (html: string) => ({ id: 'b', html });
const parts = (before: string, selected: string, behind: string) => ({ before, selected, behind });

describe('a block with a passage in it', () => {
  test.each([
    [
      'over a word',
      '<p>We sell beans.</p>',
      parts('We ', 'sell', ' beans.'),
      'roast',
      '<p>We roast beans.</p>',
    ],
    [
      'at a caret behind a word',
      '<p>We beans.</p>',
      parts('We', '', ' beans.'),
      'roast',
      '<p>We roast beans.</p>',
    ],
    [
      'at a caret in front of a word',
      '<p>We beans.</p>',
      parts('We ', '', 'beans.'),
      'roast',
      '<p>We roast beans.</p>',
    ],
    [
      'at a caret in front of a full stop',
      '<p>We roast.</p>',
      parts('We roast', '', '.'),
      'beans',
      '<p>We roast beans.</p>',
    ],
    ['between brackets', '<p>A (b) c</p>', parts('A (', 'b', ') c'), 'd', '<p>A (d) c</p>'],
    [
      'in bold',
      '<p><strong>We sell</strong></p>',
      parts('<strong>We </strong>', '<strong>sell</strong>', ''),
      '<em>roast</em>',
      '<p><strong>We </strong><em>roast</em></p>',
    ],
    [
      'over a heading',
      '<h2>Why</h2>',
      parts('', 'Why', ''),
      'Why it matters',
      '<h2>Why it matters</h2>',
    ],
  ])('a block with a passage in it: %s', (_where, html, place, written, expected) => {
    expect(withPassage(block(html), place, written, true)).toBe(expected);
  });

  test('a block with a passage in it keeps the text to be replaced after it until it is complete', () => {
    const place = parts('We ', 'sell', ' beans.');
    const html = (isComplete: boolean) =>
      withPassage(block('<p>We sell beans.</p>'), place, 'roast', isComplete);
    expect(html(false)).toBe('<p>We roast sell beans.</p>');
    expect(html(true)).toBe('<p>We roast beans.</p>');
  });

  test('a block with a passage in it loses no character of the old text before it is complete', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', '.', '(', 'é', '😀'), maxLength: 8 });
    fc.assert(
      fc.property(text, text, text, text, (before, selected, behind, written) => {
        const place = parts(before, selected, behind);
        const shown = textOfHtml(withPassage(block('<p></p>'), place, written, false));
        expect(shown.startsWith(before) && shown.endsWith(selected + behind)).toBe(true);
      }),
    );
  });
});

describe('the parts of a block', () => {
  test.each([
    [
      'are its text, however they are spelled',
      '<p>a &amp;\n<b>b</b></p>',
      parts('a ', '&amp; ', '<strong>b</strong>'),
      true,
    ],
    ['are not, when a word is missing', '<p>a b</p>', parts('a', '', ''), false],
    ['are none of a list', '<ul><li>a</li></ul>', parts('a', '', ''), false],
  ])('the parts of a block: %s', (_what, html, place, expected) => {
    expect(isWhole(place, block(html))).toBe(expected);
  });
});
