/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { convertForeign } from '#html/dom/convertForeign.ts';

/** Pieces of HTML as programs write them. `@` is a word, `~` another construct. */
const CONSTRUCTS = [
  '<p>@ ~ @</p>',
  '<div>@~@</div>',
  '<div><div><div>~</div>@</div></div>',
  '<span>@</span>~<b>@</b>',
  '<h2>@<span>~</span></h2>',
  '<h3>~<a class="anchor" href="#x">@</a></h3>',
  '<h2>@ <div class="header-anchor-widget"><div>~</div></div></h2>',
  '<div class="mw-heading"><h2>@</h2><span class="mw-editsection">[<a href="/e">@</a>]</span>~</div>',
  '<ul>@<li>@~</li>@</ul>',
  '<ul><li>@</li></ul><ul><ul><li>@ ~</li></ul></ul>',
  '<ul><ul><li>@</li></ul>~<li>@</li></ul>',
  '<ol><li>@<ol><li>~</li></ol>@</li><p>@</p><div>~</div></ol>',
  '<ol><p>@</p><li>~<p>@</p><ul><li>@</li></ul><p>@</p></li></ol>',
  '<li>@ ~</li>',
  '<ul class="toggle"><li>@~</li>@</ul>',
  '<ul class="to-do-list"><li>@</li></ul><ul class="to-do-list">~<li>@</li></ul>',
  '<div class="ListContainerWrapper"><ol><li data-aria-level="2">@~</li></ol></div><div class="ListContainerWrapper"><ol><li data-aria-level="1">@</li></ol></div>',
  '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>@~</p><p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">a)</span>@</p>',
  '<dl><dt>@</dt><dd>~</dd>@<div><dt>@</dt><dd>@</dd></div></dl>',
  '<table><caption>@</caption><tr><th>@</th><td>~</td></tr><tr><td>@</td><td>@</td></tr></table>',
  '<table><thead><tr><td>@</td><td>@~</td></tr></thead><tfoot><tr><td>@</td><td>@</td></tr></tfoot></table>',
  '<table role="presentation"><caption>@</caption><tr><td>@</td><td>~</td></tr></table>',
  '<table><tr><td><h3>@</h3>~</td></tr></table>',
  '<table><tr><td>@</td></tr>~</table>',
  '<tr><td>@</td><td>~</td></tr>',
  '<figure>@<img src="https://example.com/a.png">~<figcaption>@ <a href="https://example.com/">@</a></figcaption></figure>',
  '<figure><figcaption>@~</figcaption></figure>',
  '<figure><img src="https://example.com/a.png" alt="x"><figcaption>~</figcaption><p>@</p></figure>',
  '<figure><table><tr><td>@</td><td>~</td></tr></table><figcaption>@</figcaption></figure>',
  '<figure><blockquote><p>@</p>~</blockquote><figcaption>@</figcaption></figure>',
  '<figure class="callout"><div class="icon">@</div><div>@~</div></figure>',
  '<figure><a class="bookmark" href="https://example.com/"><div class="bookmark-title">@</div><div>@~</div></a></figure>',
  '<div class="wp-caption"><img src="https://example.com/a.png"><p class="wp-caption-text">@</p>~<p class="wp-caption-text">@</p></div>',
  '<div class="thumbinner"><div class="thumbcaption">@~</div>@</div>',
  '<blockquote>@<p>@</p>~<cite>@</cite></blockquote>',
  '<blockquote><h3>@</h3>~</blockquote>',
  '<pre>@<code>@~</code>@</pre>',
  '<pre><div>@<button>@</button></div><code>@\n~</code></pre>',
  '<div style="white-space:pre;font-family:monospace">@<div>@ ~</div><div>@</div>@</div>',
  '<details>@<summary>@~</summary>@</details>',
  '<form>@<label>@<input></label>~<button>@</button></form>',
  '<form><input><p>@</p>~<select><option>@</option></select></form>',
  '<button>@~</button>',
  '<div><button aria-expanded="false">@</button><div>~</div></div>',
  '<h3><button>@</button>~</h3>',
  '<select><optgroup label="x"><option>@</option></optgroup></select>~',
  '<textarea>@</textarea><datalist><option>@</option></datalist>~',
  '<p>x<sup>@</sup> y<sub>@~</sub> 10<sup>2</sup></p>',
  '<p>@<span style="vertical-align:super">@~</span></p>',
  '<p><a href="#_ftn1"><sup>@</sup></a> @ ~</p>',
  '<p>@<sup><a href="#fn">@</a>~</sup></p>',
  '<p><a href="https://example.com/">@~</a></p>',
  '<a href="#fnref1">@</a><a class="footnote-backref" href="#r">@</a>~',
  '<ruby>@<rp>(</rp><rt>@</rt><rp>)</rp>~</ruby>',
  '<ruby><rb>@</rb><rtc><rt>@</rt></rtc></ruby>~',
  '<p>@ <q>@ <q>@</q>~</q></p>',
  '<math><mi>@</mi><mfrac><mn>@</mn><mi>@</mi></mfrac></math>~',
  '<span class="katex"><span class="katex-mathml"><math><semantics><mi>@</mi><annotation encoding="application/x-tex">@</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">@</span></span>~',
  '<math><semantics><mtext>@</mtext></semantics></math> ~',
  '<my-card>@~</my-card><my-card>@</my-card>',
  '<noscript>@ ~</noscript>',
  '<svg><text>@</text><title>@</title></svg>~',
  '<svg role="img" aria-label="x"><text>@</text></svg>~',
  '<svg><foreignObject><p>@ ~</p></foreignObject></svg>',
  '<canvas>@~</canvas>',
  '<object data="https://example.com/a.pdf"><p>@</p>~</object>',
  '<video><p>@</p>~</video><audio>@</audio>',
  '<iframe title="x"></iframe>@ ~',
  '<div style="display:inline-block">@</div><span style="display:inline-block">@~</span>',
  '<span style="display:block">@</span><span style="display:block">~</span>',
  '<del datetime="2024-01-01">@~</del><ins datetime="2024-01-01">@</ins>',
  '<span class="MsoCommentReference">@</span>~<div style="mso-element:comment">@</div>',
  '<sup><a id="cmnt_ref1" href="#cmnt1">@</a>~</sup><div><a id="cmnt1" href="#cmnt_ref1">@</a>@</div>',
  '<p>@<br role="presentation">@</p>~',
  '<div><span>@</span><br role="presentation">~</div>',
  '<label>@</label><fieldset><legend>@</legend>~</fieldset>',
  '<nav>@~</nav><header>@</header><footer>@</footer><aside>@</aside><address>@<br>@</address>',
  '<abbr title="x">@</abbr><time>@</time>~<mark>@</mark><small>@</small><data>@</data><output>@</output>',
  '<span role="checkbox" aria-checked="true">@</span>~<ul><li role="checkbox">@</li></ul>',
  '<ul data-indent="1"><li>@</li>~</ul><ul data-indent="0"><li>@</li></ul>',
  '<ul class="contains-task-list"><li><input type="checkbox" checked> @~</li></ul>',
  '<clipboard-copy>@</clipboard-copy><a class="headerlink">@</a>~',
  '<menu><li>@</li>~</menu><dir><li>@</li></dir>',
  '<picture>@<img src="https://example.com/a.png"></picture>~',
  '<dialog open>@~</dialog><meter>@</meter><progress>@</progress>',
  '<center>@</center><font>@~</font><xmp>@</xmp>',
  '<p role="heading" aria-level="2">@~</p><div role="heading">@</div>',
  '<p class="MsoTitle">@~</p><p style="mso-outline-level:2">@</p>',
  '<div hidden>not seen</div><div aria-hidden="true">@</div>~',
  '<template>not seen</template><style>p {}</style>~@',
  '<table><tr><td><figure><img src="https://example.com/a.png"><figcaption>@</figcaption></figure>~</td><td>@</td><td>@</td></tr></table>',
  '<table><tr><td>@<table><caption>@</caption><tr><td>@</td><td>~</td></tr></table></td></tr></table>',
  '<hr>@<br>~<wbr>@',
];

/** The documents have words that occur nowhere else, so that none can stand for another. */
function documentOf(constructs: readonly string[]): string {
  let words = 0;
  const word = () => {
    words += 1;
    return ` w${words}x `;
  };
  const filled = constructs.reduceRight(
    (inner, construct) => construct.replaceAll('~', inner || '@'),
    '',
  );
  return filled.replaceAll('@', word);
}

const numbered = (html: string, part: number): string => html.replace(/w(\d+)x/g, `w$1p${part}x`);

const lost = (html: string) =>
  convertForeign(html)
    .losses.filter(({ kind }) => kind === 'words')
    .map(({ example }) => example);

/** One document for each construct, with each other one in it. */
test.each(CONSTRUCTS)('no word is lost without saying so of what is in %s', (outer) => {
  const parts = CONSTRUCTS.map((inner, at) => numbered(documentOf([outer, inner]), at));
  expect(lost(parts.join('\n'))).toEqual([]);
});

test('nor of three constructs in each other, above three others', () => {
  const some = fc.array(fc.constantFrom(...CONSTRUCTS), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(some, some, (above, below) => {
      expect(lost(documentOf(above) + numbered(documentOf(below), 1))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test.each([
  '<ul><li><h3>Step</h3>text</li></ul>',
  '<blockquote><h2>Step</h2><p>text</p></blockquote>',
  '<table><tr><th>a</th><th>b</th></tr><tr><td><h4>Step</h4>text</td><td>c</td></tr></table>',
  '<table><caption><h2>Step</h2></caption><tr><td>a</td><td>text</td></tr></table>',
])('a heading that becomes text is told: %s', (html) => {
  const { blocks, losses } = convertForeign(html);
  expect(blocks.map((block) => block.html).join('')).toMatch(/Step.*text/);
  expect(losses).toEqual([{ kind: 'heading', count: 1, example: 'Step' }]);
});
