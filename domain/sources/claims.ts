/**
 * What a text claims: its figures, its quotations and the addresses it links to. Found by rules, without a model. A
 * claim is named by its kind and its normalised text, so that what is known of it survives edits elsewhere.
 */
import { attributeIn } from '#html/escape.ts';
import { collapsed, headingLevel, textOfHtml } from '#html/text.ts';
import { tagsOf } from '#html/tokens.ts';
import { type TextUnit, textUnitsOf } from '#html/units.ts';
import type { BlockId } from '../article/body.ts';
import { type Figure, figuresIn } from './figures.ts';
import { quotationsIn } from './quotations.ts';

export type ClaimKind = 'figure' | 'quote' | 'link';

export interface Claim {
  readonly kind: ClaimKind;
  /** Names the claim within its article. */
  readonly key: string;
  /** The figure with its unit, the words of the quotation, or the address. */
  readonly text: string;
  /** The sentence of a figure, the text of a link; empty for a quotation. */
  readonly statement: string;
  /** Of a figure, else null. */
  readonly figure: Pick<Figure, 'value' | 'unit'> | null;
  /** Of a quotation: how many words it has; else 0. */
  readonly words: number;
}

/** A claim with the blocks it is in. */
export interface PlacedClaim extends Claim {
  readonly blockIds: readonly BlockId[];
}

/** Knowledge of a language, passed in because this room uses no package. */
export interface ClaimTools {
  /** BCP 47. */
  readonly language: string;
  words(text: string): string[];
  sentences(text: string): string[];
}

/** Shorter ones are names of things, or words that are not meant. */
const QUOTE_LEAST_WORDS = 4;
/** Claims of an article that are looked after; a longer list helps nobody. */
export const CLAIMS_MOST = 500;
const KEY_MAX_CHARS = 500;
const SHOWN_MAX_CHARS = 300;

export const plainWord = (word: string): string =>
  word.normalize('NFKC').toLowerCase().replaceAll('’', "'");

export const claimKey = (text: string): string => text.slice(0, KEY_MAX_CHARS).toWellFormed();
const shown = (text: string): string => collapsed(text).slice(0, SHOWN_MAX_CHARS).toWellFormed();

/** The claims of one block of sanitised HTML, in order. Code and slots claim nothing. */
export function claimsOfBlock(html: string, tools: ClaimTools): Claim[] {
  if (/^<(?:pre|aside)/.test(html)) return [];
  const units = statementsOf(html);
  const quotes = html.startsWith('<blockquote')
    ? [quoteOf(withoutAuthor(collapsed(textOfHtml(html))), tools)]
    : units
        .flatMap(({ text }) => quotationsIn(text, tools.language))
        .map((one) => quoteOf(one.text, tools));
  return [
    ...units.flatMap((unit) => figureClaims(unit, tools)),
    ...quotes.filter(({ words }) => words >= QUOTE_LEAST_WORDS),
    ...linksOf(html),
  ];
}

type Statement = Pick<TextUnit, 'text'> & { readonly isHeading: boolean };

/** A row of a table is one statement: a cell alone says nothing. */
function statementsOf(html: string): Statement[] {
  const [before = '', ...rows] = html.split(/<tr(?:\s[^>]*)?>/);
  const isHeading = headingLevel(html) !== null;
  return [
    ...textUnitsOf(before).map(({ text }) => ({ text, isHeading })),
    ...rows.map((row) => ({
      text: collapsed(textOfHtml(row.replace(/<\/t[hd]>/g, ' '))),
      isHeading,
    })),
  ];
}

function figureClaims({ text, isHeading }: Statement, tools: ClaimTools): Claim[] {
  if (!/\d/.test(text)) return [];
  return tools.sentences(text).flatMap((sentence) => {
    const figures = figuresIn(sentence, tools.language, isHeading);
    if (figures.length === 0) return [];
    // As long as a key is: a string that is cut keeps all of the one it was cut from, for each figure.
    const words = claimKey(tools.words(sentence).map(plainWord).join(' '));
    const statement = shown(sentence);
    return figures.map(({ text: figure, value, unit }) => ({
      kind: 'figure' as const,
      key: claimKey(`${value} ${unit}: ${words}`),
      text: shown(figure),
      statement,
      figure: { value, unit },
      words: 0,
    }));
  });
}

function quoteOf(text: string, tools: ClaimTools): Claim {
  const words = tools.words(text).map(plainWord);
  const quote = { statement: '', figure: null, words: words.length } as const;
  return { kind: 'quote', key: claimKey(words.join(' ')), text: collapsed(text), ...quote };
}

/** "— Ada Lovelace" below a quotation is not part of it. */
const withoutAuthor = (text: string): string => text.replace(/(?<!\s)\s+[—–][^—–]{1,80}$/u, '');

/** The part of an address that a server sees. */
export const withoutFragment = (address: string): string => address.replace(/#.*$/, '');

/** The links of a block of sanitised HTML to other sites, in order. */
export function linksOf(html: string): Claim[] {
  const links: Claim[] = [];
  let open: { readonly href: string; readonly from: number } | null = null;
  for (const { name, isEnd, at, html: tag } of tagsOf(html)) {
    if (name !== 'a') continue;
    const href = isEnd ? null : attributeIn(tag, 'href');
    if (href !== null && /^https?:\/\//i.test(href)) open ??= { href, from: at + tag.length };
    else if (isEnd && open !== null) {
      links.push(linkOf(open.href, html.slice(open.from, at)));
      open = null;
    }
  }
  return links;
}

const linkOf = (href: string, inner: string): Claim => ({
  kind: 'link',
  key: claimKey(withoutFragment(href)),
  text: href,
  statement: shown(textOfHtml(inner)),
  figure: null,
  words: 0,
});

interface BlockClaims {
  readonly id: BlockId;
  readonly claims: readonly Claim[];
}

/** Each claim once, with every block that makes it; in the order of the text. */
export function placedClaims(blocks: readonly BlockClaims[]): PlacedClaim[] {
  const placed = new Map<string, PlacedClaim>();
  for (const { id, claims } of blocks) {
    for (const claim of claims) {
      const name = `${claim.kind} ${claim.key}`;
      const { blockIds = [] } = placed.get(name) ?? {};
      if (!blockIds.includes(id)) placed.set(name, { ...claim, blockIds: [...blockIds, id] });
    }
  }
  return [...placed.values()].slice(0, CLAIMS_MOST);
}
