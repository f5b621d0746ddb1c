/** The blocks of a Word document, and their HTML: what belongs together is put together. */
import type { ListItem } from './numbering.ts';
import type { Heading } from './styles.ts';

type WithHtml = 'caption' | 'headingCell' | 'quote' | 'code' | 'codeBlock' | 'table';

export type Block =
  | { readonly kind: 'text'; readonly tag: Heading | 'p'; readonly html: string }
  /** Of a table: its rows. */
  | { [Kind in WithHtml]: { readonly kind: Kind; readonly html: string } }[WithHtml]
  | { readonly kind: 'item'; readonly item: ListItem; readonly html: string }
  | { readonly kind: 'figures'; readonly images: readonly string[] }
  | { readonly kind: 'divider' | 'gap' };

type BlockOf<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

const isCaption = (block: Block | undefined): block is BlockOf<'caption'> =>
  block?.kind === 'caption';

/** The HTML of the blocks, in pieces that are complete elements. */
export function htmlOfBlocks(blocks: readonly Block[]): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < blocks.length; ) {
    const { html, length } = pieceAt(blocks, at);
    if (html !== '') pieces.push(html);
    at += length;
  }
  return pieces;
}

interface Piece {
  readonly html: string;
  /** How many blocks it is made of. */
  readonly length: number;
}

/** Blocks that are one element together, when they follow each other. */
const RUNS = {
  item: listHtml,
  quote: (run: readonly BlockOf<'quote'>[]) =>
    `<blockquote>${run.map(({ html }) => `<p>${html}</p>`).join('')}</blockquote>`,
  code: (run: readonly BlockOf<'code'>[]) => `<pre>${run.map(({ html }) => html).join('\n')}</pre>`,
};

function pieceAt(blocks: readonly Block[], at: number): Piece {
  const block = blocks[at];
  if (block === undefined) return { html: '', length: 1 };
  switch (block.kind) {
    case 'item':
      return pieceOf(runAt(blocks, at, block), RUNS.item);
    case 'quote':
      return pieceOf(runAt(blocks, at, block), RUNS.quote);
    case 'code':
      return pieceOf(runAt(blocks, at, block), RUNS.code);
    default:
      return illustratedAt(blocks, at) ?? { html: htmlOf(block), length: 1 };
  }
}

const pieceOf = <B extends Block>(
  run: readonly B[],
  write: (run: readonly B[]) => string,
): Piece => ({
  html: write(run),
  length: run.length,
});

/** The blocks of the kind of the first one, as far as they follow each other. */
function runAt<B extends Block>(blocks: readonly Block[], at: number, first: B): B[] {
  let end = at + 1;
  while (blocks[end]?.kind === first.kind) end += 1;
  return blocks.slice(at, end) as B[]; // of that kind: see above
}

/** A picture or a table with its caption: below a picture, above a table, or below it if nothing else claims it. */
function illustratedAt(blocks: readonly Block[], at: number): Piece | null {
  const [block, next, afterNext] = [blocks[at], blocks[at + 1], blocks[at + 2]];
  if (block?.kind === 'figures' && isCaption(next))
    return { html: imagesHtml(block.images, next.html), length: 2 };
  if (isCaption(block) && next?.kind === 'table')
    return { html: tableHtml(next.html, block.html), length: 2 };
  if (block?.kind === 'table' && isCaption(next) && afterNext?.kind !== 'table')
    return { html: tableHtml(block.html, next.html), length: 2 };
  return null;
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<${block.tag}>${block.html}</${block.tag}>`;
    case 'figures':
      return imagesHtml(block.images, '');
    case 'table':
      return tableHtml(block.html, '');
    case 'codeBlock':
      return `<pre>${block.html}</pre>`;
    case 'divider':
      return '<hr>';
    case 'gap':
      return '';
    case 'headingCell':
      return `<p class="heading">${block.html}</p>`;
    default:
      return `<p>${block.html}</p>`;
  }
}

const imagesHtml = (images: readonly string[], caption: string): string =>
  images
    .map((image, at) => {
      const isLast = at === images.length - 1 && caption !== '';
      return `<figure>${image}${isLast ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
    })
    .join('');

const tableHtml = (rows: string, caption: string): string =>
  `<table>${caption === '' ? '' : `<caption>${caption}</caption>`}${rows}</table>`;

/** Nests the items by their levels. A list that is another one, or begins anew, is an element of its own. */
function listHtml(items: readonly BlockOf<'item'>[]): string {
  const open: ListItem[] = [];
  const parts: string[] = [];
  const close = () => parts.push(`</li></${open.pop()?.tag}>`);
  for (const { item, html } of items) {
    while ((open.at(-1)?.level ?? -1) > item.level) close();
    const last = open.at(-1);
    if (last !== undefined && last.level === item.level && !goesOn(last, item)) close();
    const list = open.at(-1);
    if (list?.level === item.level) {
      open.pop();
      parts.push(`</li><li${valueAfter(list, item)}>`);
    } else parts.push(`<${item.tag}${startOf(item)}><li>`);
    open.push(item);
    parts.push(html);
  }
  while (open.length > 0) close();
  return parts.join('');
}

/** Lists of bullets on an inner level look like one, whatever they are. */
function goesOn(last: ListItem, item: ListItem): boolean {
  if (last.tag !== item.tag) return false;
  if (last.list === item.list) return true;
  return item.tag === 'ul' ? item.level > 0 : item.number > 1 && item.number === last.number + 1;
}

const startOf = ({ tag, number }: ListItem): string =>
  tag === 'ol' && number !== 1 ? ` start="${number}"` : '';

const valueAfter = (last: ListItem, { tag, number }: ListItem): string =>
  tag === 'ol' && number !== last.number + 1 ? ` value="${number}"` : '';
