import { expect, test } from '@jest/globals';
import { RESULTS_HTML_MAX_CHARS } from '#contract/pages/page.route.ts';
import { resultLinks } from '#server/adapters/serp/resultLinks.ts';

// §d.pages.2
test('the results of a saved page are read in their order, each once, through the redirects of the engine', () => {
  const html = `<!-- saved from url=(0042)https://engine.example/search?q=shoes -->
    <a href="https://engine.example/settings"><h3>Settings</h3></a>
    <a href="https://a.example/one#top" class="x"><h3>One &amp; <b>only</b></h3><cite>a.example</cite></a>
    <a href="https://engine.example/url?q=https%3A%2F%2Fb.example%2Ftwo&amp;sa=U"><h3>Two</h3></a>
    <h2 class="r"><a href="//engine.example/l/?uddg=https%3A%2F%2Fc.example%2F">Three</a></h2>
    <a href="https://a.example/one"><h3>One again</h3></a>
    <a href="https://d.example/plain">No result</a>
    <a href="javascript:alert(1)"><h3>Script</h3></a><script><a href="x">`;
  expect(resultLinks(html)).toEqual([
    { url: 'https://a.example/one', title: 'One & only' },
    { url: 'https://b.example/two', title: 'Two' },
    { url: 'https://c.example/', title: 'Three' },
  ]);
});

test.each([
  ['links in headings', '<a href="https://a.example/"><h3>'],
  ['quotes that are not closed', '<a "'],
  ['addresses that are not closed', '<a href="'],
  ['tags that are not closed', '<base '],
  ['tags that are not closed, with an address', '<link rel="canonical" href="https://a.example/" '],
  ['comments that are not closed', '<!--'],
  ['scripts that are not closed', '<script>'],
  ['scripts with less-than signs', '<script><</script>'],
  ['headings that are not closed', '<a><h2>'],
  ['bare less-than signs', '<'],
  ['text in a heading', '<a href="https://a.example/"><h2>x<i>'],
])('a page that was made to keep its reader busy with %s is read in time', (_what, part) => {
  const html = part.repeat(Math.ceil(RESULTS_HTML_MAX_CHARS / part.length));
  expect(resultLinks(html).length).toBeLessThanOrEqual(1);
});

test('a quotation mark in the text of a page hides nothing', () => {
  const html = `<p>It's 5" < 6"</p><a href='https://a.example/'><h3>It's "one"</h3></a>`;
  expect(resultLinks(html)).toEqual([{ url: 'https://a.example/', title: 'It\'s "one"' }]);
});
