/** HTML → flat blocks. What they cannot hold becomes an atomic block and is never dropped. */
import { isAllowedValue, OUR_HTML_MARK } from '../allowedHtml.ts';
import { append } from '../append.ts';
import {
  type Atomic,
  cutSpans,
  type FlatBlock,
  joinsRun,
  type Paragraph,
  runOfType,
  type Span,
  type TextStyle,
} from '../flatBlocks.ts';
import { withNeededNumbers } from '../listLevels.ts';
import type { ImportLoss } from '../losses.ts';
import { slotMark, unmarkedSlot } from '../slot.ts';
import { sourceText } from '../sourceText.ts';
import { tidied, unbolded } from '../tidy.ts';
import {
  FOREIGN_CONTAINERS,
  LIST_ITEM_OF_TAG,
  type ParagraphType,
  TEXT_BLOCK_OF_TAG,
} from '../vocabulary.ts';
import { type Accounted, keptText, lossOfWords } from '../wordLaw.ts';
import { writeBlocks, writeInline } from '../write.ts';
import { foreignDom } from './foreign/foreignDom.ts';
import { tableHtml } from './foreign/tables.ts';
import { inertPage } from './inert.ts';
import { isModelled } from './modelled.ts';
import { type HtmlOrigin, sanitised } from './sanitise.ts';
import { inheritedStyle } from './textStyle.ts';

/** A deeper item of another program is one of the deepest list: an article nests its HTML only so far. */
const FOREIGN_DEPTH_MOST = 20;

const EMPTY_PARAGRAPH: Paragraph = { type: 'unstyled', depth: 0, startsRun: false, spans: [] };

/** Returns the flat blocks of a stored block, at least one. */
export function readStored(html: string): FlatBlock[] {
  const reader = new Reader('stored');
  for (const node of sanitised(html).childNodes) reader.top(node);
  const blocks = reader.end();
  return blocks.length > 0 ? withNeededNumbers(blocks) : [EMPTY_PARAGRAPH];
}

export interface ReadHtml extends Accounted {
  readonly blocks: readonly FlatBlock[];
  /** What an article cannot hold of it. */
  readonly losses: readonly ImportLoss[];
}

/** Whether our editor has put it on the clipboard. */
export const isOurs = (html: string): boolean => html.includes(OUR_HTML_MARK);

/** Reads HTML of any program: our own as it is, other HTML through the rules for foreign documents. */
export const readAny = (html: string): ReadHtml =>
  isOurs(html) ? readOurs(html) : readForeign(html);

/** Reads HTML of another program. */
export function readForeign(html: string): ReadHtml {
  const { content, losses, source, told } = foreignDom(html);
  const reader = new Reader('pasted');
  for (const node of sanitised(content, 'pasted').childNodes) reader.node(node, TOP);
  const blocks = withNeededNumbers(withNeededStarts(tidied(reader.end())));
  return { blocks, losses: [...losses, ...lossOf(blocks, { source, told })], source, told };
}

const lossOf = (blocks: readonly FlatBlock[], { source, told }: Accounted) =>
  lossOfWords(source, blocks.map((block) => keptText(writeBlocks([block]))).join('\n'), told);

/** Reads HTML that our editor has put on the clipboard. Its spaces are exact. */
function readOurs(html: string): ReadHtml {
  const reader = new Reader('stored');
  const page = inertPage(html);
  const clip = page.querySelector(`[${OUR_HTML_MARK}]`);
  for (const node of sanitised(clip?.innerHTML ?? '').childNodes) reader.top(node);
  const marked = reader.end();
  const blocks = withNeededNumbers(withNeededStarts(marked.map(withoutBrackets)));
  const told = marked.filter((block) => withoutBrackets(block) !== block).map(() => slotMark(''));
  const account = { source: sourceText(page.body), told: told.join('\n') };
  return { blocks, losses: lossOf(blocks, account), ...account };
}

/** On the clipboard, slots are in brackets. */
function withoutBrackets(block: FlatBlock): FlatBlock {
  if (block.type !== 'atomic') return block;
  const html = unmarkedSlot(block.html);
  return html === block.html ? block : { ...block, html };
}

/** Keeps `startsRun` only where the block would otherwise join the run above. */
function withNeededStarts(blocks: readonly FlatBlock[]): FlatBlock[] {
  let first: FlatBlock | undefined;
  return blocks.map((block) => {
    const starts = block.type !== 'atomic' && block.startsRun;
    const unmarked = starts ? { ...block, startsRun: false } : block;
    const mayJoin = first !== undefined && joinsRun(first, unmarked);
    if (!mayJoin || starts) first = block;
    return mayJoin ? block : unmarked;
  });
}

interface Place extends TextStyle {
  readonly type: ParagraphType;
  readonly depth: number;
  /** The innermost list around: the type of its items, and the number of its last one. */
  readonly itemType: ParagraphType;
  readonly list: { last: number };
  /** The innermost item around. */
  readonly item: ListItem | null;
}

interface ListItem {
  readonly number: number;
  /** It has text: more of it belongs to the same step. */
  isBegun: boolean;
}

/** A paragraph that goes on with the item above, or follows what stood in that item. */
type Continued = Paragraph & { readonly continues?: true };

const TOP: Place = {
  type: 'unstyled',
  depth: -1,
  itemType: 'unordered-list-item',
  list: { last: 0 },
  item: null,
  styles: [],
  href: null,
};

type Kind = 'atomic' | 'break' | 'list' | 'item' | 'quote' | 'code' | 'text' | 'container';

const all = (kind: Kind, tags: Iterable<string>) => [...tags].map((tag) => [tag, kind] as const);

const KIND_OF_TAG: ReadonlyMap<string, Kind> = new Map([
  ...all('atomic', ['hr', 'figure', 'img', 'table']),
  ...all('break', ['br']),
  ...all('list', LIST_ITEM_OF_TAG.keys()),
  ...all('item', ['li']),
  ...all('quote', ['blockquote']),
  ...all('code', ['pre']),
  ...all('text', TEXT_BLOCK_OF_TAG.keys()),
  ...all('container', FOREIGN_CONTAINERS),
]);
const LIST_TYPES: ReadonlySet<string> = new Set(LIST_ITEM_OF_TAG.values());
const isItem = (place: Place): boolean => LIST_TYPES.has(place.type);

const listPlace = (list: Element, place: Place): Place => ({
  ...place,
  itemType: LIST_ITEM_OF_TAG.get(list.localName) ?? TOP.itemType,
  depth: place.depth + 1,
  list: { last: (numberIn(list, 'start') ?? 1) - 1 },
  item: null,
});

function numberIn(element: Element, attribute: 'start' | 'value'): number | null {
  const value = element.getAttribute(attribute);
  return value === null ? null : Number(value);
}

/** A paragraph or heading within an item or a quote becomes part of it. */
const textPlace = (tag: string, place: Place): Place =>
  place.type === 'unstyled' ? { ...place, type: TEXT_BLOCK_OF_TAG.get(tag) ?? 'unstyled' } : place;

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;

const STORED_SPACE = /(?<![ \t\r\f])[ \t\r\f]*\n[ \t\r\n\f]*/;
/** Several non-breaking spaces, or one beside other spaces, are layout; a single one is meant. */
const FOREIGN_SPACE = /\u00a0?[ \t\r\n\f][ \t\r\n\f\u00a0]*|\u00a0{2}[ \t\r\n\f\u00a0]*/;
/** At the edge of an element, programs write a space this way so that HTML does not collapse it. */
const EDGE_SPACE = /^\u00a0|\u00a0$/g;

class Reader {
  readonly #isForeign: boolean;
  readonly #collapsible: RegExp;
  readonly #blocks: (Continued | Atomic)[] = [];
  /** How many of the blocks show something. */
  #filled = 0;
  #place: Place = TOP;
  /** The current block has an element, so that it exists even without text. */
  #isMeant = false;
  #startsRun = false;
  #text = '';
  /** Its last character. To look at the end of a text that grows copies it each time. */
  #end = '';
  #spans: Span[] = [];
  /** The style of pending white space: becomes one space if more text follows in this block. */
  #spaceDue: TextStyle | null = null;
  /** A line break if more text follows in this block. */
  #isBreakDue = false;

  constructor(origin: HtmlOrigin) {
    // Stored HTML has its spaces exactly as typed; a line break in it is markup.
    this.#collapsible = origin === 'stored' ? STORED_SPACE : FOREIGN_SPACE;
    this.#isForeign = origin === 'pasted';
  }

  node(node: Node, place: Place): void {
    if (node.nodeType === 3) this.#flow(node.nodeValue ?? '', place);
    else if (isElement(node)) this.#element(node, place);
  }

  /** A top-level block as it is stored. */
  top(node: Node): void {
    if (isElement(node) && !isModelled(node)) this.#atomic(node.outerHTML);
    else this.node(node, TOP);
  }

  #atomic(html: string): void {
    this.#flush();
    if (html === '') return;
    this.#blocks.push({ type: 'atomic', html } satisfies Atomic);
    this.#filled += 1;
  }

  end(): FlatBlock[] {
    this.#flush();
    return withItemsJoined(this.#blocks);
  }

  #element(element: HTMLElement, place: Place): void {
    const tag = element.localName;
    switch (KIND_OF_TAG.get(tag)) {
      case 'atomic':
        this.#atomic(this.#htmlOf(element));
        break;
      case 'break':
        this.#lineBreak(place);
        break;
      case 'list':
        this.#run(element, listPlace(element, place));
        break;
      case 'item':
        this.#item(element, place);
        break;
      case 'quote':
        this.#run(element, { ...place, type: 'blockquote' }, true);
        break;
      case 'code':
        this.#code(element, place);
        break;
      case 'text':
        if (isItem(place)) this.#itemPart(element, place);
        else this.#block(element, textPlace(tag, place));
        break;
      case 'container':
        if (isItem(place)) this.#itemPart(element, place);
        else this.#container(element, place);
        break;
      default:
        this.#children(element, inheritedStyle(element, place));
    }
  }

  /** Converts tables and dividers of other programs; figures are converted already. */
  #htmlOf(element: Element): string {
    if (!this.#isForeign || element.localName === 'figure') return element.outerHTML;
    return element.localName === 'table' ? tableHtml(element, cellHtml) : '<hr>';
  }

  #children(element: Element, place: Place): void {
    for (const child of element.childNodes) this.node(child, place);
  }

  #block(element: HTMLElement, place: Place): void {
    this.#begin(place);
    this.#isMeant = true;
    this.#children(element, inheritedStyle(element, place));
    this.#flush();
  }

  /** An item; an empty one of another program is dropped, so it does not count. */
  #item(element: HTMLElement, place: Place): void {
    const filled = this.#filled;
    const number = numberIn(element, 'value') ?? place.list.last + 1;
    const item = { number, isBegun: false };
    this.#block(element, { ...place, type: place.itemType, item });
    if (!this.#isForeign || this.#filled > filled) place.list.last = number;
  }

  /** A list or a quote: one top-level block, unless it is inside another one. */
  #run(element: HTMLElement, place: Place, isMeant = false): void {
    this.#flush();
    if (place.depth <= 0) this.#startsRun = true;
    if (isMeant) this.#begin(place);
    this.#isMeant = isMeant;
    this.#children(element, inheritedStyle(element, place));
    this.#flush();
    this.#startsRun = false;
  }

  #container(element: HTMLElement, place: Place): void {
    this.#begin(place);
    this.#children(element, inheritedStyle(element, place));
    this.#flush();
  }

  /** A further paragraph of an item starts a new line: as a block it would get its own bullet. */
  #itemPart(element: HTMLElement, place: Place): void {
    this.#isBreakDue = true;
    this.#children(element, inheritedStyle(element, place));
    this.#isBreakDue = true;
  }

  #code(element: HTMLElement, place: Place): void {
    this.#flush();
    this.#startsRun = true;
    this.#begin({ ...place, type: 'code-block', depth: 0 });
    this.#isMeant = true;
    this.#verbatim(element, this.#isForeign ? TOP : place);
    this.#flush();
    this.#startsRun = false;
  }

  #verbatim(node: Node, place: TextStyle): void {
    for (const child of node.childNodes) {
      if (child.nodeType === 3) this.#append(child.nodeValue ?? '', place);
      else if (isElement(child)) this.#verbatimElement(child, place);
    }
  }

  #verbatimElement(element: HTMLElement, place: TextStyle): void {
    const isBlock = KIND_OF_TAG.has(element.localName);
    const isAtStart = this.#text === '' || this.#end === '\n';
    if (element.localName === 'br' || (isBlock && !isAtStart)) this.#append('\n', place);
    // Colors and weights in code of another program belong to its theme.
    const isPlain = this.#isForeign || element.localName === 'code';
    this.#verbatim(element, isPlain ? place : inheritedStyle(element, place));
  }

  /** Collapses white space as HTML does: to one space, and to none at the ends of a block. */
  #flow(text: string, place: Place): void {
    const own = this.#isForeign ? text.replace(EDGE_SPACE, ' ') : text;
    const parts = own.split(this.#collapsible);
    parts.forEach((part, at) => {
      if (at > 0 && this.#text !== '') this.#spaceDue ??= place;
      if (part === '') return;
      if (this.#text === '' && !this.#isMeant) this.#place = { ...place };
      this.#breakIfDue(place);
      if (this.#spaceDue && !'\n '.includes(this.#end)) this.#append(' ', this.#spaceDue);
      this.#spaceDue = null;
      this.#append(part, place);
    });
  }

  #breakIfDue(place: Place): void {
    if (this.#isBreakDue && this.#text !== '') {
      this.#append('\n', place);
      this.#spaceDue = null;
    }
    this.#isBreakDue = false;
  }

  #lineBreak(place: Place): void {
    if (this.#text === '' && !this.#isMeant) this.#place = { ...place };
    this.#spaceDue = null;
    this.#append('\n', place);
  }

  #append(text: string, style: TextStyle): void {
    const { styles, href: target } = this.#isForeign ? asLink(style) : style;
    const href = isLink(target) ? target : null;
    const last = this.#spans.at(-1);
    this.#text += text;
    this.#end = text.at(-1) ?? this.#end;
    if (last !== undefined && last.href === href && isSame(last.styles, styles)) {
      this.#spans[this.#spans.length - 1] = { ...last, text: last.text + text };
    } else this.#spans.push({ text, styles, href });
  }

  #begin(place: Place): void {
    // `<li><p>`: the inner element is the same block as long as there is no text.
    if (this.#text !== '') this.#flush();
    this.#place = place;
  }

  #flush(): void {
    if (this.#text.endsWith('\n')) {
      this.#text = this.#text.slice(0, -1); // HTML does not show the last line break of a block
      this.#spans = cutSpans(this.#spans, 0, this.#text.length);
      this.#isMeant = true;
    }
    if (this.#text !== '' || this.#isMeant) this.#close();
    this.#text = '';
    this.#spans = [];
    this.#isMeant = false;
    this.#spaceDue = null;
    this.#isBreakDue = false;
    this.#place = TOP;
  }

  #close(): void {
    const isCode = this.#place.type === 'code-block';
    for (const spans of isCode ? this.#lines() : [this.#spans]) this.#push(spans);
  }

  #lines(): Span[][] {
    const lines: Span[][] = [[]];
    for (const span of this.#spans) {
      for (const [at, text] of span.text.split('\n').entries()) {
        if (at > 0) lines.push([]);
        if (text !== '') lines.at(-1)?.push({ ...span, text });
      }
    }
    return lines;
  }

  #push(spans: readonly Span[]): void {
    const { type, item } = this.#place;
    const isItemText = LIST_TYPES.has(type);
    const most = this.#isForeign ? FOREIGN_DEPTH_MOST : Number.POSITIVE_INFINITY;
    const depth = isItemText ? Math.min(most, Math.max(0, this.#place.depth)) : 0;
    const isFull = spans.some(({ text }) => text.trim() !== '');
    if (isItemText && item?.isBegun) {
      this.#blocks.push({ type, depth, startsRun: false, continues: true, spans });
      return;
    }
    const isInRun = runOfType(type) !== null;
    const number = isItemText && item !== null ? { number: item.number } : {};
    this.#blocks.push({ type, depth, startsRun: isInRun && this.#startsRun, ...number, spans });
    if (isInRun) this.#startsRun = false;
    if (isFull) this.#filled += 1;
    if (isItemText && item !== null) item.isBegun = isFull || !this.#isForeign;
  }
}

const LINE_BREAK: Span = { text: '\n', styles: [], href: null };

/**
 * More text of an item is a line of it: as a block it would be a step of its own. Below a nested list it is a line of that list's last
 * item, so that nothing changes places; below code, a table or a figure it is a paragraph.
 */
function withItemsJoined(blocks: readonly (Continued | Atomic)[]): FlatBlock[] {
  const joined: FlatBlock[] = [];
  let lines: Span[] = [];
  for (const block of blocks) {
    const above = joined.at(-1);
    if (block.type === 'atomic' || !block.continues) joined.push(block);
    else if (isItemBlock(above)) {
      if (above.spans !== lines) lines = [...above.spans];
      append(lines, [LINE_BREAK, ...block.spans]);
      joined[joined.length - 1] = { ...above, spans: lines };
    } else joined.push({ ...EMPTY_PARAGRAPH, spans: block.spans });
  }
  return joined;
}

const isItemBlock = (block: FlatBlock | undefined): block is Paragraph =>
  block !== undefined && LIST_TYPES.has(block.type);

/** Returns the inline HTML of a cell: paragraphs as lines, lists as they would be typed. */
function cellHtml(cell: Element): string {
  const reader = new Reader('pasted');
  const place = inheritedStyle(cell as HTMLElement, TOP);
  for (const child of cell.childNodes) reader.node(child, place);
  return tidied(reader.end())
    .map((block) => (block.type === 'atomic' ? ' ' : lineOfCell(block, cell.localName === 'th')))
    .join('<br>');
}

function lineOfCell(block: Paragraph, isHeader: boolean): string {
  const html = writeInline(isHeader ? unbolded(block) : block);
  if (block.type === 'code-block') return `<code>${html}</code>`;
  if (block.type === 'unordered-list-item') return `• ${html}`;
  return block.number === undefined ? html : `${block.number}. ${html}`;
}

/** Other programs underline links; ours are underlined anyway. */
function asLink(style: TextStyle): TextStyle {
  if (style.href === null || !style.styles.includes('UNDERLINE')) return style;
  return { ...style, styles: style.styles.filter((name) => name !== 'UNDERLINE') };
}

const isLink = (href: string | null): boolean => href !== null && isAllowedValue('a', 'href', href);

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && a.every((one, at) => one === b[at]));
