/** What people paste: an element of each kind, and the clipboard content of other programs. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';

export interface Clip {
  readonly name: string;
  readonly text: string;
  readonly html?: string;
  readonly rtf?: string;
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

const read = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** `name.html`, and what stands beside it on the same clipboard: `name.txt` and `name.rtf`. */
export const CLIPBOARDS: readonly Clip[] = [
  ...new Set(
    globSync(`${FOLDER}/*.{html,txt,rtf}`)
      .filter((file) => !file.endsWith('.expected.html'))
      .map((file) => basename(file, extname(file))),
  ),
]
  .sort()
  .map((name) => {
    const [html, text, rtf] = ['html', 'txt', 'rtf'].map((type) =>
      read(`${FOLDER}/${name}.${type}`),
    );
    const beside = {
      ...(html === undefined ? {} : { html }),
      ...(rtf === undefined ? {} : { rtf }),
    };
    return { name, text: text ?? (html === undefined ? '' : 'text'), ...beside };
  });

/** What it becomes: what was told in comments, then a line for each top-level block. */
export const expectedOf = ({ name }: Clip): string =>
  readFileSync(`${FOLDER}/${name}.expected.html`, 'utf8');
