/** Blocks of an article as those of WordPress: what its block editor opens as if it had written it. */
import { type HtmlElement, type HtmlNode, isElement, treeOf } from '../tree.ts';
import { delimited, inRow } from './comment.ts';
import { imageBlock, type UploadedImages } from './images.ts';
import { inlineHtml, isInline, linesHtml } from './inline.ts';
import { listBlocks } from './lists.ts';
import { tableBlock, tableCaption } from './tables.ts';

/**
 * Returns sanitised HTML (allowedHtml.ts) as markup of WordPress's blocks, without attributes of ours and without slots; empty if nothing is
 * left. `images`: those that are in the media library of the site; the others keep their addresses.
 */
export const wordpressMarkup = (html: string, images: UploadedImages): string =>
  inRow(flowBlocks(treeOf(html), images));

type Writer = (element: HtmlElement, images: UploadedImages) => readonly string[];

const heading: Writer = ({ name, children }, images) => {
  const level = Number(name.slice(1));
  const html = `<${name} class="wp-block-heading">${inlineHtml(children, images).trim()}</${name}>`;
  return [delimited('heading', html, level === 2 ? {} : { level })]; // 2 is what a heading has without saying so
};

const list: Writer = (element, images) => listBlocks(element, images);

/** By element; the content of any other one is written in its place. */
const WRITERS: Readonly<Record<string, Writer>> = {
  p: paragraphBlocks,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  ul: list,
  ol: list,
  blockquote: quoteBlocks,
  pre: codeBlocks,
  hr: () => [delimited('separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>')],
  figure: figureBlocks,
  img: ({ tag }, images) => [imageBlock(tag, '', images)],
  table: (element, images) => tableBlocks(element, tableCaption(element, images), images),
  aside: () => [], // a slot
};

const paragraph = (text: string): string => delimited('paragraph', `<p>${text}</p>`);

/** Text between blocks is a paragraph. */
function flowBlocks(nodes: readonly HtmlNode[], images: UploadedImages): string[] {
  const blocks: string[] = [];
  let texts: HtmlNode[] = [];
  const endText = () => {
    const text = inlineHtml(texts, images).trim();
    if (text !== '') blocks.push(paragraph(text));
    texts = [];
  };
  for (const node of nodes) {
    const isText = isInline(node) && !(isElement(node) && node.name === 'img');
    if (!isText) endText();
    if (!isElement(node) || isText) texts.push(node);
    else blocks.push(...elementBlocks(node, images));
  }
  endText();
  return blocks;
}

function elementBlocks(element: HtmlElement, images: UploadedImages): readonly string[] {
  const writer = Object.hasOwn(WRITERS, element.name) ? WRITERS[element.name] : undefined;
  return writer?.(element, images) ?? flowBlocks(element.children, images);
}

function paragraphBlocks({ children }: HtmlElement, images: UploadedImages): readonly string[] {
  const blocks = flowBlocks(children, images);
  return blocks.length === 0 ? [paragraph('')] : blocks;
}

function quoteBlocks({ children }: HtmlElement, images: UploadedImages): readonly string[] {
  const inner = inRow(flowBlocks(children, images));
  return [delimited('quote', `<blockquote class="wp-block-quote">${inner}</blockquote>`)];
}

function codeBlocks({ children }: HtmlElement, images: UploadedImages): readonly string[] {
  const [code, ...others] = children.filter((node) => isElement(node) || node.trim() !== '');
  if (code !== undefined && isElement(code) && code.name === 'code' && others.length === 0) {
    const html = `<pre class="wp-block-code"><code>${linesHtml(code.children, images)}</code></pre>`;
    return [delimited('code', html)];
  }
  const text = linesHtml(children, images).replace(/^\n+/, ''); // a reader of HTML drops the first of them
  return [delimited('preformatted', `<pre class="wp-block-preformatted">${text}</pre>`)];
}

/** A caption belongs to the last image or table of its figure; without one it is a paragraph. */
function figureBlocks({ children }: HtmlElement, images: UploadedImages): readonly string[] {
  const isCaption = (node: HtmlNode) => isElement(node) && node.name === 'figcaption';
  const captions = children.filter(isCaption).filter(isElement);
  const caption = inlineHtml(
    captions.flatMap((one) => one.children),
    images,
  ).trim();
  const shown = children.filter((node) => !isCaption(node));
  const at = shown.findLastIndex((node) => isElement(node) && /^(?:img|table)$/.test(node.name));
  const last = shown[at];
  if (last === undefined || !isElement(last)) {
    const texts = caption === '' ? [] : [paragraph(caption)];
    return [...flowBlocks(shown, images), ...texts];
  }
  return [
    ...flowBlocks(shown.slice(0, at), images),
    ...(last.name === 'img'
      ? [imageBlock(last.tag, caption, images)]
      : tableBlocks(last, caption || tableCaption(last, images), images)),
    ...flowBlocks(shown.slice(at + 1), images),
  ];
}

/** What a table without rows has is its caption. */
function tableBlocks(
  table: HtmlElement,
  caption: string,
  images: UploadedImages,
): readonly string[] {
  const block = tableBlock(table, caption, images);
  if (block !== '') return [block];
  return caption === '' ? [] : [paragraph(caption)];
}
