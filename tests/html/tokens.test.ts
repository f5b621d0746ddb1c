import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeEntities } from '#html/escape.ts';
import { textOfHtml } from '#html/text.ts';
import { tagsOf, tokensOf } from '#html/tokens.ts';

// The pieces of which the end of a tag is hard to find.
const anyHtml = fc
  .array(
    fc.constantFrom(
      ...['<p>', '</p>', '<b', '<a href="', '</', '<!--', '-->', '<', '>', '"', "'", ' ', 'a', '1'],
      ...['-', '/', '=', '&lt;', '<IMG alt="1 > 0">', "<i t='\"'>"],
    ),
    { maxLength: 14 },
  )
  .map((pieces) => pieces.join(''));

/** A tag as one expression says it, which takes quadratic time for tags that do not end. */
const TAG = /<[/!]?[a-z-](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

test('a tag ends where the expression for it says, whatever the HTML', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      expect(tagsOf(html).map((tag) => tag.html)).toEqual(html.match(TAG) ?? []);
    }),
    { numRuns: 3000 },
  );
});

test('the text is what is left without them', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      expect(textOfHtml(html)).toBe(decodeEntities(html.replace(TAG, '')));
    }),
    { numRuns: 3000 },
  );
});

test('tags and texts together are the HTML, each at its place', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const tokens = tokensOf(html);
      expect(tokens.map((token) => token.html).join('')).toBe(html);
      for (const { at, html: own } of tokens) expect(html.startsWith(own, at)).toBe(true);
    }),
  );
});

test('a tag has its name in lower case, and says whether it is an end', () => {
  const said = tokensOf('a<H2 class="x">b</H2><!-- c -->').map(({ name, isEnd }) => [name, isEnd]);
  expect(said).toEqual([
    ['', false],
    ['h2', false],
    ['', false],
    ['h2', true],
    ['!', false],
  ]);
});
