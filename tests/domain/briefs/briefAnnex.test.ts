import { expect, test } from '@jest/globals';
import { briefAnnex } from '#domain/briefs/briefAnnex.ts';
import { collapsedTextOf } from '#html/text.ts';
import { aBrief, aBriefOfPages } from '#tests/support/factories.ts';

const textsOf = (brief: Parameters<typeof briefAnnex>[0]) =>
  briefAnnex(brief).map(({ html }) => collapsedTextOf(html));

// §d.briefs.16
test('it says what the page of the brief shows, and a dash for what is not known', () => {
  const blocks = briefAnnex(aBriefOfPages).map(({ html }) => html);
  const facts = blocks[2];
  for (const fact of [
    '<strong>Keyphrase:</strong> clean &lt;trail&gt; shoes',
    '<strong>Place:</strong> Boston, United States',
    '<strong>Language:</strong> English',
    '<strong>State:</strong> Draft',
    '<strong>Due on:</strong> 2026-11-30',
    '<strong>Usual length:</strong> 800–1,200 words',
    '<strong>Type (schema.org):</strong> –',
    '<strong>Made from:</strong> 2 pages from Brave Search, 2026-11-20',
    'because most pages are of the kind “How-to”',
  ])
    expect(facts).toContain(fact);
  expect(blocks.join('\n')).toContain(
    '<td>1</td><td><a href="https://a.example/?q=1&amp;b=2">Clean &amp; dry</a></td><td>How-to</td><td>1,000</td><td>3</td>',
  );
  expect(blocks.join('\n')).toContain('<td>2</td><td>page.html</td><td>–</td><td>–</td><td>–</td>');
  expect(blocks.join('\n')).toContain('<td>cold water</td><td>Must</td><td>1–3×</td><td>2</td>');
});

// §d.briefs.16 §d.briefs.9
test('of other pages it quotes at most 25 words', () => {
  const quoted = briefAnnex(aBriefOfPages).flatMap(({ html }) =>
    html.startsWith('<ul><li>Brush')
      ? html.split('</li>').map((item) => collapsedTextOf(item))
      : [],
  );
  expect(quoted[1]).toMatch(/^Why so so .*…$/u);
  expect(`${quoted[1]}`.split(' ')).toHaveLength(25);
});

test('what is known to be empty is told apart from what is not known', () => {
  const texts = textsOf(aBriefOfPages);
  expect(texts[texts.indexOf('Names') + 1]).toBe('None found.');
  expect(texts[texts.indexOf('Related searches') + 1]).toBe('–');
});

test('a brief that is not made has none', () => {
  expect(briefAnnex(aBrief({ state: 'making', data: null }))).toEqual([]);
});
