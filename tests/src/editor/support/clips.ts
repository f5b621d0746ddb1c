/** What people paste: an element of each kind, and the clipboard content of other programs. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

export interface Clip {
  readonly name: string;
  readonly text: string;
  readonly html?: string;
}

const LINK = '<a href="https://x.example/">link</a>';

export const ELEMENTS: readonly Clip[] = Object.entries({
  paragraphs: '<p>one <strong>bold</strong></p><p>two</p>',
  heading: `<h2>Heading ${LINK}</h2>`,
  link: `<p>${LINK}</p>`,
  'right to left': '<p>שלום <a href="https://x.example/">עולם</a></p>',
  numbers: '<p>12 + 3</p>',
  list: `<ul><li>a<ol><li>${LINK}</li></ol></li></ul>`,
  quote: '<blockquote><p>q</p><p>r</p></blockquote>',
  code: '<pre><code>a\nb</code></pre>',
  rule: '<hr>',
  image: '<p><img src="https://x.example/a.png" alt="a"></p>',
  figure: '<figure><img src="https://x.example/a.png"><figcaption>Caption</figcaption></figure>',
  table: `<table><tbody><tr><td>a</td><td>${LINK}</td></tr></tbody></table>`,
}).map(([name, html]) => ({ name, html, text: 'text' }));

const FOLDER = 'tests/fixtures/clipboard';

export const CLIPBOARDS: readonly Clip[] = globSync(`${FOLDER}/*.{html,txt}`)
  .filter((file) => !file.endsWith('.expected.html'))
  .sort()
  .map((file) => {
    const content = readFileSync(file, 'utf8');
    const name = basename(file);
    return file.endsWith('.txt') ? { name, text: content } : { name, text: 'text', html: content };
  });
