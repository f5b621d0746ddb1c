import { attributeIn, decodeEntities } from './escape.ts';
import { isSlot } from './slot.ts';
import { tokensOf } from './tokens.ts';

export type UnitKind = 'heading' | 'paragraph' | 'item' | 'other';

/** Where something stands in a text, in UTF-16 code units. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** A link within a text. */
export interface TextLink extends Range {
  readonly href: string;
  /** Not marked as one that search engines should not follow. */
  readonly isFollowed: boolean;
}

/** A separate piece of text: a heading, a paragraph, an item of a list, a cell. */
export interface TextUnit {
  readonly kind: UnitKind;
  /** The level of a heading; 0 for other units. */
  readonly level: number;
  readonly text: string;
  readonly links: readonly TextLink[];
  /** Parts that are code, in order: all of a code block. */
  readonly code: readonly Range[];
}

const KIND_OF_TAG: Readonly<Record<string, UnitKind>> = {
  p: 'paragraph',
  blockquote: 'paragraph',
  li: 'item',
  dt: 'item',
  dd: 'item',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  pre: 'other',
  td: 'other',
  th: 'other',
  caption: 'other',
  figcaption: 'other',
};

/** Text between two tags. */
interface TextPiece {
  /** Where it stands in the HTML, and how it is written there. */
  readonly at: number;
  readonly raw: string;
  /** Where it stands in the text of its unit. */
  readonly start: number;
  readonly text: string;
  readonly isCode: boolean;
}

interface OpenUnit {
  readonly tag: string;
  text: string;
  readonly links: TextLink[];
  readonly pieces: TextPiece[];
}

const SPACES: Readonly<Record<string, string>> = { br: '\n', ul: '\n', ol: '\n', tr: '\n' };

/** Returns the units of a block that have text, in order; none for a slot. The HTML must be sanitised (allowedHtml.ts). */
export function textUnitsOf(html: string): TextUnit[] {
  return unitsWithText(html).map(unitOf);
}

/** The pieces of text of a block, each with the number of its unit, as `textUnitsOf` counts them. */
export const textPiecesOf = (html: string): (TextPiece & { readonly unit: number })[] =>
  unitsWithText(html).flatMap(({ pieces }, unit) => pieces.map((piece) => ({ ...piece, unit })));

const unitsWithText = (html: string): readonly OpenUnit[] =>
  isSlot(html) ? [] : openUnitsOf(html).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));

function unitOf({ tag, text, links, pieces }: OpenUnit): TextUnit {
  const kind = KIND_OF_TAG[tag] ?? 'paragraph';
  return {
    kind,
    level: kind === 'heading' ? Number(tag.slice(1)) : 0,
    text,
    links,
    code: codeIn(pieces),
  };
}

/** Pieces of code that touch are one. */
function codeIn(pieces: readonly TextPiece[]): Range[] {
  const code: { readonly start: number; end: number }[] = [];
  for (const { isCode, start, text } of pieces) {
    const end = start + text.length;
    const last = code.at(-1);
    if (!isCode) continue;
    if (last?.end === start) last.end = end;
    else code.push({ start, end });
  }
  return code;
}

function openUnitsOf(html: string): OpenUnit[] {
  const reader = new UnitReader();
  for (const token of tokensOf(html)) {
    if (token.name === '') reader.addPiece(token.html, token.at);
    else reader.tag(token.name, token.html, token.isEnd);
  }
  return reader.units;
}

/** Text belongs to the nearest outer tag that makes a unit. A link ends with its unit. */
class UnitReader {
  readonly units: OpenUnit[] = [];
  readonly #open: OpenUnit[] = [];
  #loose: OpenUnit | null = null; // text outside of any tag is a paragraph
  #codes = 0; // code within code ends with the outer one
  #link: (Omit<TextLink, 'end'> & { readonly unit: OpenUnit }) | null = null;

  add(text: string): OpenUnit {
    const unit = this.#open.at(-1) ?? this.#loose ?? this.#made('p');
    this.#loose = this.#open.length === 0 ? unit : null;
    unit.text += text;
    return unit;
  }

  addPiece(raw: string, at: number): void {
    const text = decodeEntities(raw);
    const unit = this.add('');
    const isCode = this.#codes > 0 || unit.tag === 'pre';
    unit.pieces.push({ at, raw, start: unit.text.length, text, isCode });
    unit.text += text;
  }

  tag(name: string, tag: string, isEnd: boolean): void {
    if (name === 'code') this.#codes = Math.max(0, this.#codes + (isEnd ? -1 : 1));
    if (name === 'a') this.#linkTo(isEnd ? null : tag);
    else if (KIND_OF_TAG[name] === undefined) this.add(SPACES[name] ?? '');
    else {
      this.#linkTo(null);
      if (isEnd) this.#open.pop();
      else this.#open.push(this.#made(name));
    }
  }

  /** Ends the open link, and begins the next one with its tag. */
  #linkTo(tag: string | null): void {
    if (this.#link !== null) {
      const { unit, ...link } = this.#link;
      if (unit.text.length > link.start) unit.links.push({ ...link, end: unit.text.length });
    }
    const unit = tag === null ? null : this.add('');
    this.#link = tag === null || unit === null ? null : { unit, ...linkAt(tag, unit) };
  }

  #made(tag: string): OpenUnit {
    const unit = { tag, text: '', links: [], pieces: [] };
    this.units.push(unit);
    return unit;
  }
}

const linkAt = (tag: string, unit: OpenUnit): Omit<TextLink, 'end'> => ({
  start: unit.text.length,
  href: attributeIn(tag, 'href') ?? '',
  isFollowed: !/\bnofollow\b/i.test(attributeIn(tag, 'rel') ?? ''),
});
