/** The units of an article in order, for several checks. */
import type { BlockId } from '../../article/body.ts';
import type { Place } from '../report/report.ts';
import type { BlockFacts, ImageFacts, LinkFacts, SentenceFacts, UnitFacts } from './blockFacts.ts';

export interface ReadBlock {
  readonly id: BlockId;
  readonly facts: BlockFacts;
}

interface InBlock {
  readonly blockId: BlockId;
}
interface InUnit extends InBlock {
  /** Which text unit of the block. */
  readonly unit: number;
}

export type PlacedUnit = UnitFacts & InUnit;
export type PlacedSentence = SentenceFacts & InUnit;
export type PlacedLink = LinkFacts & InUnit;
export type PlacedImage = ImageFacts & InBlock;

export interface TextOutline {
  readonly blocks: readonly ReadBlock[];
  readonly units: readonly PlacedUnit[];
  readonly paragraphs: readonly PlacedUnit[];
  readonly headings: readonly PlacedUnit[];
  /** Sentences of prose: paragraphs and items of lists. */
  readonly sentences: readonly PlacedSentence[];
  readonly links: readonly PlacedLink[];
  readonly images: readonly PlacedImage[];
  readonly words: number;
  readonly wordsOutsideCode: number;
}

export function outlineOf(blocks: readonly ReadBlock[]): TextOutline {
  const parts = blocks.map(partsOf);
  const units = parts.flatMap((part) => part.units);
  const words = units.reduce((sum, unit) => sum + unit.words, 0);
  return {
    blocks,
    units,
    paragraphs: units.filter(({ kind }) => kind === 'paragraph'),
    headings: units.filter(({ kind }) => kind === 'heading'),
    sentences: parts.flatMap((part) => part.sentences),
    links: parts.flatMap((part) => part.links),
    images: parts.flatMap((part) => part.images),
    words,
    wordsOutsideCode: words - units.reduce((sum, { codeWords }) => sum + codeWords, 0),
  };
}

type Parts = Pick<TextOutline, 'units' | 'sentences' | 'links' | 'images'>;

/** The parts of each block that was read, so that a text of which one block has changed is put together quickly. */
const knownParts = new WeakMap<BlockFacts, { readonly id: BlockId; readonly parts: Parts }>();

function partsOf({ id, facts }: ReadBlock): Parts {
  const known = knownParts.get(facts);
  if (known?.id === id) return known.parts;
  const units = facts.units.map((unit, at) => ({ ...unit, blockId: id, unit: at }));
  const prose = units.filter(({ kind }) => kind === 'paragraph' || kind === 'item');
  const parts = {
    units,
    sentences: prose.flatMap(({ sentences, ...place }) => sentences.map(at(place))),
    links: units.flatMap(({ links, ...place }) => links.map(at(place))),
    images: facts.images.map((image) => ({ ...image, blockId: id })),
  };
  knownParts.set(facts, { id, parts });
  return parts;
}

const at =
  ({ blockId, unit }: InUnit) =>
  <T extends object>(one: T): T & InUnit => ({ ...one, blockId, unit });

/** More places for one line help nobody. */
const PLACES_MOST = 100;

/** The units as places. */
export const unitPlaces = (units: readonly PlacedUnit[]): Place[] =>
  units
    .slice(0, PLACES_MOST)
    .map(({ blockId, unit, length }) => ({ blockId, range: { unit, start: 0, end: length } }));

/** Sentences or links as places. */
export const spanPlaces = (
  spans: readonly (InUnit & { readonly start: number; readonly end: number })[],
): Place[] =>
  spans
    .slice(0, PLACES_MOST)
    .map(({ blockId, unit, start, end }) => ({ blockId, range: { unit, start, end } }));

/** Whole blocks as places, each once. */
export const blockPlaces = (placed: readonly InBlock[]): Place[] =>
  [...new Set(placed.map(({ blockId }) => blockId))]
    .slice(0, PLACES_MOST)
    .map((blockId) => ({ blockId, range: null }));
