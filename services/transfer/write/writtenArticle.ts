import type { ExportedArticle, ExportedBlock } from '#domain/transfer/exportFormat.ts';
import { sanitised } from '#html/dom/sanitise.ts';
import { fileAddress, fileText } from './fileText.ts';

/** An article as the sanitised elements of its blocks, in the order of the text. */
export interface WrittenArticle extends Omit<ExportedArticle, 'blocks' | 'annex'> {
  readonly elements: readonly Element[];
}

/** The file of an article. */
export interface Content {
  readonly content: string | Blob;
  /** Images of ours that could not be read. */
  readonly missing: number;
  /** A ZIP, whatever the format. */
  readonly isArchive?: true;
}

/** What a ZIP has beside the images. */
export const ARCHIVED_MARKDOWN = 'article.md';

/**
 * Sanitises the blocks, and adds attributes to them. Nothing in it has a character that some format forbids. Our own images
 * get absolute addresses, because relative ones do not work elsewhere.
 */
export function writtenArticle(
  { blocks, annex, ...article }: ExportedArticle,
  attributesOf: (block: ExportedBlock) => Readonly<Record<string, string>> = () => ({}),
): WrittenArticle {
  const written = blocks.flatMap((block) => {
    const own = elementsOf(block.html);
    for (const element of own)
      for (const [name, value] of Object.entries(attributesOf(block)))
        element.setAttribute(name, fileText(value));
    return own;
  });
  const fields = Object.fromEntries(
    Object.entries(article.fields).map(([name, value]) => [name, fileText(value)]),
  ) as typeof article.fields;
  const elements = [...written, ...annex.flatMap(({ html }) => elementsOf(html))];
  return { ...article, title: fileText(article.title), fields, elements };
}

const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src']);

function elementsOf(html: string): Element[] {
  const content = sanitised(html);
  const nodes = document.createTreeWalker(content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes;
    if (node instanceof Text) node.data = fileText(node.data);
    else tidyAttributes(node as Element);
  }
  return [...content.children];
}

function tidyAttributes(element: Element): void {
  for (const { name, value } of element.attributes)
    element.setAttribute(name, ADDRESSES.has(name) ? fileAddress(value) : fileText(value));
  const src = element.getAttribute('src');
  if (src?.startsWith('/')) element.setAttribute('src', `${location.origin}${src}`);
}
