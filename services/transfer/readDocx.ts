import { documentOf } from '#html/dom/inPage.ts';
import mammoth from 'mammoth/mammoth.browser.js';
import type { ImportLoss } from '#html/losses.ts';
import type { ReadDocument } from './readText.ts';

/** Named styles of word processors that have a meaning in an article; first those of our own export. */
const STYLES = [
  "p[style-name='Article Code'] => pre:fresh",
  "p[style-name='Article Divider'] => hr:fresh",
  "p[style-name='Article Separator'] => hr.separator:fresh",
  "p[style-name='Article Table Heading'] => p.heading:fresh",
  "r[style-name='Article Inline Code'] => code",
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Quotations'] => blockquote > p:fresh",
  "p[style-name='Preformatted Text'] => pre:separator('\\n')",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  "p[style-name='Table Heading'] => p.heading:fresh",
  "p[style-name='Caption'] => p.caption:fresh",
  "p[style-name='caption'] => p.caption:fresh",
  "p[style-name='Body Text'] => p:fresh",
  "p[style-name='Text body'] => p:fresh",
  "p[style-name='No Spacing'] => p:fresh",
  "p[style-name='Normal (Web)'] => p:fresh",
  "r[style-name='Emphasis'] => em",
  'u => u',
  'strike => s',
];

/** Converts a DOCX to HTML, with its images as files. Rejects if it is damaged or not a DOCX. */
export async function readDocx(arrayBuffer: ArrayBuffer): Promise<ReadDocument> {
  const images: { src: string; file: File }[] = [];
  const convertImage = mammoth.images.imgElement(async (image) => {
    const type = image.contentType;
    const name = `image-${images.length + 1}.${type.split('/')[1] ?? 'bin'}`;
    const src = `https://imported.invalid/${images.length + 1}.`; // until it is uploaded
    images.push({ src, file: new File([await image.readAsArrayBuffer()], name, { type }) });
    return { src };
  });
  const { value, messages } = await mammoth.convertToHtml(
    { arrayBuffer },
    { styleMap: STYLES, convertImage },
  );
  const losses = messages.flatMap(({ message }) => lossOf(message));
  const { body } = documentOf(value);
  makeFigures(body);
  makeHeadingCells(body);
  return { html: body.innerHTML, losses, images };
}

/** Word has heading rows and no heading cells: these are known by the style of their text. */
function makeHeadingCells(body: HTMLElement): void {
  for (const cell of body.querySelectorAll('td')) {
    if (cell.querySelector(':scope > p.heading') === null) continue;
    const heading = body.ownerDocument.createElement('th');
    for (const { name, value } of cell.attributes) heading.setAttribute(name, value);
    heading.append(...cell.childNodes);
    cell.replaceWith(heading);
  }
}

/** Turns images in their own paragraph into figures, with the caption that follows, and removes separators. */
function makeFigures(body: HTMLElement): void {
  for (const separator of body.querySelectorAll('hr.separator')) separator.remove();
  for (const image of body.querySelectorAll('p > img:only-child')) {
    const paragraph = image.parentElement;
    if (paragraph === null || paragraph.textContent !== '') continue;
    const figure = body.ownerDocument.createElement('figure');
    const below = paragraph.nextElementSibling;
    figure.append(image);
    if (below?.matches('p.caption')) {
      const caption = figure.appendChild(body.ownerDocument.createElement('figcaption'));
      caption.append(...below.childNodes);
      below.remove();
    }
    paragraph.replaceWith(figure);
  }
}

const UNKNOWN_STYLE = /^Unrecognised \w+ style: '?([^']*?)'?(?: \(|$)/;
const UNKNOWN_ELEMENT = /^An unrecognised element was ignored: (.*)$/;

/** Elements of Word without any text. */
const SILENT = /^(?:office-word|w|wp|wps|v|mc):(?!object|altChunk|control)/;

function lossOf(message: string): ImportLoss[] {
  const style = UNKNOWN_STYLE.exec(message)?.[1];
  if (style !== undefined) return [{ kind: 'style', count: 1, example: style }];
  const element = UNKNOWN_ELEMENT.exec(message)?.[1];
  if (element === undefined) return [];
  if (/oMath/.test(element)) return [{ kind: 'equation', count: 1 }];
  return SILENT.test(element) ? [] : [{ kind: 'part', count: 1, example: element }];
}
