import { expect, test } from '@jest/globals';
import { decodeEntities } from '#html/escape.ts';

test.each([
  ['&amp;lt;', '&lt;'],
  ['&lt;p&gt; &quot;a&quot; &apos;b&apos; &#39;c&#39;', "<p> \"a\" 'b' 'c'"],
  ['a&nbsp;b', 'a b'],
  ['hy&shy;phen', 'hyphen'],
  ['Caf&eacute; &Uuml;ber &szlig; &Ccedil;a', 'Café Über ß Ça'],
  ['&ldquo;x&rdquo; &ndash; &hellip;', '“x” – …'],
  ['&#8217;&#x2019;&#X2019;', '’’’'],
  ['&#1114112; &#x110000;', '&#1114112; &#x110000;'],
  ['&unheard; & &; AT&T;x', '&unheard; & &; AT&T;x'],
])('%s is read as %s', (written, read) => {
  expect(decodeEntities(written)).toBe(read);
});
