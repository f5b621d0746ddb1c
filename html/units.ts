import { decodeEntities } from './escape.ts';
import { isSlot } from './slot.ts';

export type UnitKind = 'heading' | 'paragraph' | 'item' | 'other';

/** A separate piece of text: a heading, a paragraph, an item of a list, a cell. */
export interface TextUnit {
  readonly kind: UnitKind;
  /** The level of a heading; 0 for other units. */
  readonly level: number;
  readonly text: string;
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

interface OpenUnit {
  readonly tag: string;
  text: string;
}

/** Browsers do not escape ">" in attributes. */
const TOKEN = /<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+|</gi;
const SPACES: Readonly<Record<string, string>> = { br: '\n', ul: '\n', ol: '\n', tr: '\n' };

/** Returns the units of a block that have text, in order; none for a slot. The HTML must be sanitised (allowedHtml.ts). */
export function textUnitsOf(html: string): TextUnit[] {
  if (isSlot(html)) return [];
  return openUnitsOf(html)
    .map(({ tag, text }) => unitOf(tag, decodeEntities(text)))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function unitOf(tag: string, text: string): TextUnit {
  const kind = KIND_OF_TAG[tag] ?? 'paragraph';
  return { kind, level: kind === 'heading' ? Number(tag.slice(1)) : 0, text };
}

/** Text belongs to the nearest outer tag that makes a unit. */
function openUnitsOf(html: string): OpenUnit[] {
  const units: OpenUnit[] = [];
  const open: OpenUnit[] = [];
  const begin = (tag: string): OpenUnit => {
    const unit = { tag, text: '' };
    units.push(unit);
    return unit;
  };
  let loose: OpenUnit | null = null; // text outside of any tag is a paragraph
  const add = (text: string) => {
    loose = open.length === 0 ? (loose ?? begin('p')) : null;
    const unit = open.at(-1) ?? loose;
    if (unit !== null) unit.text += text;
  };
  for (const [token, closing, name] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase();
    if (tag === undefined) add(token);
    else if (KIND_OF_TAG[tag] === undefined) add(SPACES[tag] ?? '');
    else if (closing === '/') open.pop();
    else open.push(begin(tag));
  }
  return units;
}
