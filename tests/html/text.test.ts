import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { escapeAttribute, escapeText } from '#html/escape.ts';
import {
  collapsed,
  collapsedTextOf,
  hasText,
  headingLevel,
  isBlankParagraph,
  textOfHtml,
} from '#html/text.ts';

test('the text of HTML has no tags and no entities, and an escaped entity stays one', () => {
  expect(textOfHtml('<p>a<br>b &lt;i&gt; &amp;lt; &quot;c&quot;&nbsp;&#39;</p>')).toBe(
    'a b <i> &lt; "c" \'',
  );
});

test('a ">" in an attribute does not end its tag, and a "<" in text starts none', () => {
  expect(textOfHtml('<p>a <img src="/x" alt="1 > 0"> b</p>')).toBe('a  b');
  expect(textOfHtml('1 < 2 and 3 > 2')).toBe('1 < 2 and 3 > 2');
});

const anyText = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\u00a0', ' '));

test('escaped text is read back unchanged', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(textOfHtml(`<p title="${escapeAttribute(text)}">${escapeText(text)}</p>`)).toBe(text);
    }),
  );
});

test('two spellings of the same text are equal once white space is collapsed', () => {
  expect(collapsedTextOf('<p>One\n <em>two</em>&nbsp;</p>')).toBe('One two');
  expect(collapsed('  a \n b ')).toBe('a b');
});

test.each([
  ['<p></p>', true],
  ['<p><br></p>', true],
  ['<p>&nbsp;</p>', true],
  ['<p>a</p>', false],
  ['<hr>', false],
])('%s is a blank paragraph: %s', (html, isBlank) => {
  expect(isBlankParagraph(html)).toBe(isBlank);
  expect(hasText('<p>a</p>')).toBe(true);
});

test.each([
  ['<h2>a</h2>', 2],
  ['<H3 id="x">a</H3>', 3],
  ['<hr>', null],
  ['<header>a</header>', null],
  ['<p><h2>a</h2></p>', null],
])('%s is a heading of level %s', (html, level) => {
  expect(headingLevel(html)).toBe(level);
});
