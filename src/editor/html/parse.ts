/** HTML → draft-js blocks. What the model cannot hold becomes an atomic block, never nothing. */
import Draft, { type CharacterMetadata, type ContentBlock, type DraftBlockType } from 'draft-js';
import { isAllowedUrl } from '#domain/article/allowedHtml.ts';
import {
  atomicBlock,
  emptyParagraph,
  isInRun,
  joinsRun,
  linkEntity,
  makeBlock,
  withRunStart,
} from '../model/blocks.ts';
import { type HtmlOrigin, sanitised } from './sanitise.ts';
import { isModelled } from './modelled.ts';
import { inheritedStyle, type TextStyle } from './textStyle.ts';
import { FOREIGN_CONTAINERS, LIST_ITEM_OF_TAG, TEXT_BLOCK_OF_TAG } from './vocabulary.ts';

/** The blocks of one stored top-level block; at least one. */
export function parseBlock(html: string): ContentBlock[] {
  const reader = new Reader('stored');
  for (const node of sanitised(html).childNodes) {
    if (isElement(node) && !isModelled(node)) reader.atomic(node);
    else reader.node(node, TOP);
  }
  const blocks = reader.end();
  return blocks.length > 0 ? blocks : [emptyParagraph()];
}

/** The blocks of what some program put on the clipboard. */
export function parsePasted(html: string, origin: HtmlOrigin = 'pasted'): ContentBlock[] {
  const reader = new Reader(origin);
  for (const node of sanitised(html, origin).childNodes) reader.node(node, TOP);
  // Other programs make distance by empty paragraphs.
  const isMeant = (block: ContentBlock) =>
    origin === 'stored' || block.getType() !== 'unstyled' || block.getText().trim() !== '';
  const blocks = reader.end().filter(isMeant);
  return blocks.map((block, at, all) => {
    const above = all[at - 1];
    const isNeeded = above !== undefined && joinsRun(above, withRunStart(block, false));
    return isNeeded ? block : withRunStart(block, false);
  });
}

interface Place extends TextStyle {
  readonly type: DraftBlockType;
  readonly depth: number;
  /** The type of the items of the innermost list around. */
  readonly itemType: DraftBlockType;
}

const TOP: Place = {
  type: 'unstyled',
  depth: -1,
  itemType: 'unordered-list-item',
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

const itemTypeOf = (tag: string): DraftBlockType => LIST_ITEM_OF_TAG.get(tag) ?? TOP.itemType;

/** A paragraph or heading within an item or a quote is that item or quote. */
const textPlace = (tag: string, place: Place): Place =>
  place.type === 'unstyled' ? { ...place, type: TEXT_BLOCK_OF_TAG.get(tag) ?? 'unstyled' } : place;

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;

class Reader {
  readonly #collapsible: RegExp;
  readonly #blocks: ContentBlock[] = [];
  #place: Place = TOP;
  /** An element stands for the current block, so that it exists even without text. */
  #isMeant = false;
  #startsRun = false;
  #text = '';
  #chars: CharacterMetadata[] = [];
  /** White space of the markup, in its style: one space if more text follows in this block. */
  #spaceDue: TextStyle | null = null;

  constructor(origin: HtmlOrigin) {
    // What we stored has its spaces exactly as typed; a line break in it comes from elsewhere.
    this.#collapsible = origin === 'stored' ? /[ \t\r\f]*\n[ \t\r\n\f]*/ : /[ \t\r\n\f]+/;
  }

  node(node: Node, place: Place): void {
    if (node.nodeType === 3) this.#flow(node.nodeValue ?? '', place);
    else if (isElement(node)) this.#element(node, place);
  }

  atomic(element: Element): void {
    this.#flush();
    this.#blocks.push(atomicBlock(element.outerHTML));
  }

  end(): ContentBlock[] {
    this.#flush();
    return this.#blocks;
  }

  #element(element: HTMLElement, place: Place): void {
    const tag = element.localName;
    switch (KIND_OF_TAG.get(tag)) {
      case 'atomic':
        this.atomic(element);
        break;
      case 'break':
        this.#lineBreak(place);
        break;
      case 'list':
        this.#run(element, { ...place, itemType: itemTypeOf(tag), depth: place.depth + 1 });
        break;
      case 'item':
        this.#block(element, { ...place, type: place.itemType });
        break;
      case 'quote':
        this.#run(element, { ...place, type: 'blockquote' }, true);
        break;
      case 'code':
        this.#code(element, place);
        break;
      case 'text':
        this.#block(element, textPlace(tag, place));
        break;
      case 'container':
        this.#container(element, place);
        break;
      default:
        this.#children(element, inheritedStyle(element, place));
    }
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

  /** A list or a quote: what it holds forms one top-level block, unless it is inside another one. */
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

  #code(element: HTMLElement, place: Place): void {
    this.#flush();
    this.#startsRun = true;
    this.#begin({ ...place, type: 'code-block', depth: 0 });
    this.#isMeant = true;
    this.#verbatim(element, place);
    this.#flush();
    this.#startsRun = false;
  }

  #verbatim(node: Node, place: TextStyle): void {
    for (const child of node.childNodes) {
      if (child.nodeType === 3) this.#append(child.nodeValue ?? '', place);
      else if (isElement(child) && child.localName === 'br') this.#append('\n', place);
      else if (isElement(child) && child.localName === 'code') this.#verbatim(child, place);
      else if (isElement(child)) this.#verbatim(child, inheritedStyle(child, place));
    }
  }

  /** Text as HTML sees it: white space of the markup means one space, none at the ends of a block. */
  #flow(text: string, place: Place): void {
    const parts = text.split(this.#collapsible);
    parts.forEach((part, at) => {
      if (at > 0 && this.#text !== '') this.#spaceDue ??= place;
      if (part === '') return;
      if (this.#text === '' && !this.#isMeant) this.#place = { ...place };
      if (this.#spaceDue && !/[\n ]$/.test(this.#text)) this.#append(' ', this.#spaceDue);
      this.#spaceDue = null;
      this.#append(part, place);
    });
  }

  #lineBreak(place: Place): void {
    if (this.#text === '' && !this.#isMeant) this.#place = { ...place };
    this.#spaceDue = null;
    this.#append('\n', place);
  }

  #append(text: string, style: TextStyle): void {
    const char = characterOf(style);
    this.#text += text;
    for (let i = 0; i < text.length; i += 1) this.#chars.push(char);
  }

  #begin(place: Place): void {
    // `<li><p>`: the inner element stands for the same block, as long as nothing was written.
    if (this.#text !== '') this.#flush();
    this.#place = place;
  }

  #flush(): void {
    if (this.#text.endsWith('\n')) {
      this.#text = this.#text.slice(0, -1); // HTML does not show the last line break of a block
      this.#chars.pop();
      this.#isMeant = true;
    }
    if (this.#text !== '' || this.#isMeant) this.#close();
    this.#text = '';
    this.#chars = [];
    this.#isMeant = false;
    this.#spaceDue = null;
    this.#place = TOP;
  }

  #close(): void {
    const isCode = this.#place.type === 'code-block';
    const lines = isCode ? this.#lines() : [{ text: this.#text, chars: this.#chars }];
    for (const line of lines) this.#push(line.text, line.chars);
  }

  #lines(): { text: string; chars: CharacterMetadata[] }[] {
    let at = 0;
    return this.#text.split('\n').map((text) => {
      const chars = this.#chars.slice(at, at + text.length);
      at += text.length + 1;
      return { text, chars };
    });
  }

  #push(text: string, chars: CharacterMetadata[]): void {
    const { type } = this.#place;
    const depth = LIST_TYPES.has(type) ? Math.max(0, this.#place.depth) : 0;
    const block = makeBlock({ type, text, chars, depth, startsRun: this.#startsRun });
    if (isInRun(block)) this.#startsRun = false;
    this.#blocks.push(isInRun(block) ? block : withRunStart(block, false));
  }
}

const characters = new Map<string, CharacterMetadata>();

function characterOf({ styles, href }: TextStyle): CharacterMetadata {
  const name = `${styles.join(' ')} ${href ?? ''}`;
  const known = characters.get(name);
  if (known !== undefined) return known;
  const entity = href !== null && isAllowedUrl('a', 'href', href) ? linkEntity(href) : null;
  let char = Draft.CharacterMetadata.create(entity === null ? {} : { entity });
  for (const style of styles) char = Draft.CharacterMetadata.applyStyle(char, style);
  characters.set(name, char);
  return char;
}
