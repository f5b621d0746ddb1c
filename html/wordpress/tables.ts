import { attributeIn } from '../escape.ts';
import { type HtmlElement, type HtmlNode, isElement } from '../tree.ts';
import { delimited } from './comment.ts';
import { captionElement, type UploadedImages } from './images.ts';
import { inlineHtml } from './inline.ts';

const SECTIONS = ['thead', 'tbody', 'tfoot'] as const;

/**
 * Returns the block of a table. Its columns are as wide as their content, which is said because versions of WordPress differ in what they
 * assume. Empty if it has no rows.
 */
export function tableBlock(table: HtmlElement, caption: string, images: UploadedImages): string {
  const sections = SECTIONS.map((name) => sectionHtml(name, rowsIn(table, name), images)).join('');
  if (sections === '') return '';
  const html = `<figure class="wp-block-table"><table>${sections}</table>${captionElement(caption)}</figure>`;
  return delimited('table', html, { hasFixedLayout: false });
}

/** Returns the text above a table. */
export function tableCaption({ children }: HtmlElement, images: UploadedImages): string {
  const [caption] = elementsNamed(children, 'caption');
  return caption === undefined ? '' : inlineHtml(caption.children, images).trim();
}

const elementsNamed = (nodes: readonly HtmlNode[], ...names: readonly string[]): HtmlElement[] =>
  nodes.filter(isElement).filter(({ name }) => names.includes(name));

/** Rows outside of any section belong to the body. */
const rowsIn = (
  { children }: HtmlElement,
  section: (typeof SECTIONS)[number],
): readonly HtmlElement[] =>
  elementsNamed(children, section, ...(section === 'tbody' ? ['tr'] : [])).flatMap((element) =>
    element.name === 'tr' ? element : elementsNamed(element.children, 'tr'),
  );

function sectionHtml(name: string, rows: readonly HtmlElement[], images: UploadedImages): string {
  const written = rows.map(({ children }) => {
    const cells = elementsNamed(children, 'th', 'td');
    return `<tr>${cells.map((cell) => cellHtml(cell, images)).join('')}</tr>`;
  });
  return rows.length === 0 ? '' : `<${name}>${written.join('')}</${name}>`;
}

const CELL_VALUES = {
  scope: /^(?:col|row|colgroup|rowgroup)$/,
  colspan: /^\d{1,4}$/,
  rowspan: /^\d{1,5}$/,
} as const;

function cellHtml({ name, tag, children }: HtmlElement, images: UploadedImages): string {
  const attributes = Object.entries(CELL_VALUES).map(([attribute, values]) => {
    const value = attributeIn(tag, attribute) ?? '';
    const isKept = values.test(value) && (attribute !== 'scope' || name === 'th');
    return isKept ? ` ${attribute}="${value}"` : '';
  });
  return `<${name}${attributes.join('')}>${inlineHtml(children, images).trim()}</${name}>`;
}
