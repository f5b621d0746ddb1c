/** draft-js blocks as this editor uses them: how they are created, and which of them belong together. */
import Draft, {
  type CharacterMetadata,
  type ContentBlock,
  type ContentState,
  type DraftBlockType,
} from 'draft-js';
import Immutable from 'immutable';
import { cutIntoRuns, joinsRunOf, runOfType } from '#html/flatBlocks.ts';
import { characterList } from './characterList.ts';

export interface BlockParts {
  readonly type: DraftBlockType;
  readonly text: string;
  readonly chars: readonly CharacterMetadata[];
  readonly depth?: number;
  readonly startsRun?: boolean;
  readonly number?: number;
}

export function makeBlock(parts: BlockParts): ContentBlock {
  return new Draft.ContentBlock({
    key: Draft.genKey(),
    type: parts.type,
    text: parts.text,
    characterList: characterList(parts.chars),
    depth: parts.depth ?? 0,
    data: dataOf(parts.startsRun === true, parts.number),
  });
}

export const emptyParagraph = (): ContentBlock =>
  makeBlock({ type: 'unstyled', text: '', chars: [] });

export function plainParagraph(text: string): ContentBlock {
  const char = Draft.CharacterMetadata.create();
  const chars = new Array<typeof char>(text.length).fill(char);
  return makeBlock({ type: 'unstyled', text, chars });
}

/** A block that the editor shows as a whole: a table, a figure, a divider, a slot. */
export function atomicBlock(html: string): ContentBlock {
  const entity = entityOf('HTML', 'IMMUTABLE', 'html', html);
  return makeBlock({
    type: 'atomic',
    text: ' ',
    chars: [Draft.CharacterMetadata.create({ entity })],
  });
}

/** The HTML of an atomic block; null if an edit has torn its character out. */
export function htmlOfAtomic(block: ContentBlock): string | null {
  return block.getLength() === 1 ? htmlOfEntity(block.getEntityAt(0)) : null;
}

export const htmlOfEntity = (key: string | null): string | null => entityField(key, 'HTML', 'html');

/** The entity of a link. Equal addresses share an entity, so equal characters are the same object. */
export const linkEntity = (href: string): string => entityOf('LINK', 'MUTABLE', 'href', href);

export const hrefOfEntity = (key: string | null): string | null => entityField(key, 'LINK', 'href');

// draft-js 0.11 keeps all entities in one global map, forever; any ContentState gives access to it.
const anyContent = Draft.ContentState.createFromText('');
const entityKeys = { HTML: new Map<string, string>(), LINK: new Map<string, string>() };

function entityOf(
  type: keyof typeof entityKeys,
  mutability: 'MUTABLE' | 'IMMUTABLE',
  field: string,
  value: string,
): string {
  // By the value itself: while a table is edited, each key press leaves one string behind instead of two.
  const known = entityKeys[type].get(value);
  if (known !== undefined) return known;
  const key = anyContent
    .createEntity(type, mutability, { [field]: value })
    .getLastCreatedEntityKey();
  entityKeys[type].set(value, key);
  return key;
}

function entityField(key: string | null, type: string, field: string): string | null {
  if (key === null) return null;
  const entity = anyContent.getEntity(key);
  return entity.getType() === type
    ? ((entity.getData() as Record<string, string>)[field] ?? null)
    : null;
}

const NO_DATA = Immutable.Map<string, unknown>();
const STARTS_RUN = Immutable.Map<string, unknown>({ startsRun: true });

function dataOf(starts: boolean, number: number | undefined): Immutable.Map<string, unknown> {
  const data = starts ? STARTS_RUN : NO_DATA;
  return number === undefined ? data : data.set('number', number);
}

export const isListItem = (block: ContentBlock): boolean => runOfType(block.getType()) === 'list';

export const isInRun = (block: ContentBlock): boolean => runOfType(block.getType()) !== null;

/** Whether a block was the first of its top-level block, so that it does not join its neighbour above. */
export const startsRun = (block: ContentBlock): boolean =>
  block.getData().get('startsRun') === true;

export function withRunStart(block: ContentBlock, starts: boolean): ContentBlock {
  if (startsRun(block) === starts) return block;
  return block.set('data', dataOf(starts, numberOf(block))) as ContentBlock;
}

/** The number that an item of an ordered list names; without one it has the next. */
export function numberOf(block: ContentBlock): number | undefined {
  if (block.getType() !== 'ordered-list-item') return undefined;
  return block.getData().get('number') as number | undefined;
}

export function withNumber(block: ContentBlock, number: number | undefined): ContentBlock {
  if (block.getData().get('number') === number) return block;
  return block.set('data', dataOf(startsRun(block), number)) as ContentBlock;
}

/** Whether `block` belongs to the same top-level block as the run that starts with `first`. */
export const joinsRun = (first: ContentBlock, block: ContentBlock): boolean =>
  joinsRunOf(first.getType(), block.getType(), block.getDepth(), startsRun(block));

/** Divides a sequence of blocks into top-level blocks. */
export const runsOf = (blocks: readonly ContentBlock[]): ContentBlock[][] =>
  cutIntoRuns(blocks, joinsRun);

/** Returns the content with other blocks. */
export function withBlocks(content: ContentState, blocks: readonly ContentBlock[]): ContentState {
  const map = Draft.ContentState.createFromBlockArray([...blocks]).getBlockMap();
  return content.set('blockMap', map) as ContentState;
}

/**
 * Whether the content needs an empty paragraph at its end to write in: when it is empty or ends in a table or
 * figure.
 */
export function needsFooting(blocks: readonly ContentBlock[]): boolean {
  const last = blocks.at(-1);
  return last === undefined || last.getType() === 'atomic';
}

export const isSameBlocks = (a: readonly ContentBlock[], b: readonly ContentBlock[]): boolean =>
  a.length === b.length && a.every((block, at) => block === b[at]);
