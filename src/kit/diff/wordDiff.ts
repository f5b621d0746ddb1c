import { diffArrays } from 'diff';
import { sanitised } from '#html/dom/sanitise.ts';
import { wordSegmenter } from '#html/words.ts';

/** Formatting around a piece of text, outermost first. */
export type Mark =
  | { readonly tag: 'strong' | 'em' | 'u' | 's' | 'code' }
  | { readonly tag: 'a'; readonly href: string };

/** Where a line of a block begins: a paragraph, a heading, an item of a list. */
interface LineStart {
  readonly tag: string;
  readonly depth: number;
  /** The bullet or number of an item. */
  readonly marker: string;
}

/** A word, a space, a punctuation mark, or the start of a line. Tokens with equal keys are equal. */
type Token = { readonly key: string } & (
  | { readonly line: LineStart }
  | { readonly text: string; readonly marks: readonly Mark[] }
);

export type Op = 'same' | 'added' | 'removed';
interface Step {
  readonly op: Op;
  readonly token: Token;
}

export interface DiffPart {
  readonly op: Op;
  readonly text: string;
  readonly marks: readonly Mark[];
}
export interface DiffLine extends LineStart {
  readonly op: Op;
  readonly parts: readonly DiffPart[];
}

/** Blocks with more edits than this have so little in common that one is shown after the other. */
const EDITS_LIMIT = 1500;

const ATOMIC = /^<(?:table|figure|hr|img)\b/i;
export const isAtomic = (html: string): boolean => ATOMIC.test(html);

/** Returns the lines of a changed text block, word by word: what is the same, added or removed. */
export function wordDiff(before: string, after: string): DiffLine[] {
  return linesOf(tidied(stepsBetween(tokensOf(before), tokensOf(after))));
}

function stepsBetween(before: readonly Token[], after: readonly Token[]): Step[] {
  const changes = diffArrays([...before], [...after], {
    comparator: (a, b) => a.key === b.key,
    maxEditLength: EDITS_LIMIT,
  });
  if (changes === undefined) {
    return [...before.map(as('removed')), ...after.map(as('added'))];
  }
  return changes.flatMap(({ value, added, removed }) =>
    value.map(as(added ? 'added' : removed ? 'removed' : 'same')),
  );
}

const as =
  (op: Op) =>
  (token: Token): Step => ({ op, token });

/**
 * Shows consecutive changed words as one change. The spaces between them are the same on both sides
 * and would otherwise cut it into unreadable pieces.
 */
function tidied(steps: readonly Step[]): Step[] {
  const tidy: Step[] = [];
  let change: Step[] = [];
  const isSpace = ({ token }: Step) => 'text' in token && token.text.trim() === '';
  steps.forEach((step, at) => {
    const next = steps[at + 1];
    if (step.op !== 'same') change.push(step);
    else if (change.length > 0 && isSpace(step) && next !== undefined && next.op !== 'same') {
      change.push({ ...step, op: 'removed' }, { ...step, op: 'added' });
    } else {
      tidy.push(...inOrder(change), step);
      change = [];
    }
  });
  return [...tidy, ...inOrder(change)];
}

const inOrder = (change: readonly Step[]): Step[] => [
  ...change.filter(({ op }) => op === 'removed'),
  ...change.filter(({ op }) => op === 'added'),
];

function linesOf(steps: readonly Step[]): DiffLine[] {
  const lines: (DiffLine & { parts: DiffPart[] })[] = [];
  for (const { op, token } of steps) {
    if ('line' in token) {
      lines.push({ ...token.line, op, parts: [] });
      continue;
    }
    const parts = lines.at(-1)?.parts;
    const last = parts?.at(-1);
    const { text, marks } = token;
    const joins = last?.op === op && keyOfMarks(last.marks) === keyOfMarks(marks);
    if (joins) parts?.splice(-1, 1, { ...last, text: last.text + text });
    else parts?.push({ op, text, marks });
  }
  return lines.filter(({ op, parts }) => op !== 'removed' || parts.length > 0);
}

const keyOfMarks = (marks: readonly Mark[]) => JSON.stringify(marks);

const LINES = new Set(['P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'LI', 'PRE', 'BLOCKQUOTE']);
const MARKS = new Set(['STRONG', 'EM', 'U', 'S', 'CODE']);

/** Returns the tokens of a block; html/allowedHtml.ts lists what it may contain. */
export function tokensOf(html: string): Token[] {
  const tokens: Token[] = [];
  walk(sanitised(html), { marks: [], depth: 0, list: null }, tokens);
  return tokens;
}

interface Surroundings {
  readonly marks: readonly Mark[];
  /** How many lists are around it. */
  readonly depth: number;
  readonly list: Element | null;
}

function walk(node: Node, around: Surroundings, tokens: Token[]): void {
  for (const child of node.childNodes) {
    if (child instanceof Element) enter(child, around, tokens);
    else pushText(child.textContent ?? '', around, tokens);
  }
}

function enter(element: Element, around: Surroundings, tokens: Token[]): void {
  const { tagName } = element;
  if (tagName === 'UL' || tagName === 'OL') {
    walk(element, { ...around, depth: around.depth + 1, list: element }, tokens);
  } else if (LINES.has(tagName) || tagName === 'BR') {
    pushLine(element, around, tokens);
    walk(element, around, tokens);
  } else if (MARKS.has(tagName) || tagName === 'A') {
    walk(element, { ...around, marks: [...around.marks, markOf(element)] }, tokens);
  } else walk(element, around, tokens);
}

function markOf(element: Element): Mark {
  const tag = element.tagName.toLowerCase() as Mark['tag'];
  return tag === 'a' ? { tag, href: element.getAttribute('href') ?? '' } : { tag };
}

/** The number of an item is not part of its key. */
function pushLine(element: Element, { depth, list }: Surroundings, tokens: Token[]): void {
  const tag = element.tagName.toLowerCase();
  const isItem = tag === 'li' && list !== null;
  const items = isItem ? [...list.children].filter((child) => child.tagName === 'LI') : [];
  const isNumbered = list?.tagName === 'OL';
  const marker = isItem ? (isNumbered ? `${items.indexOf(element) + 1}.` : '•') : '';
  tokens.push({ key: `${tag}/${depth}/${isNumbered}`, line: { tag, depth, marker } });
}

function pushText(text: string, { marks, depth }: Surroundings, tokens: Token[]): void {
  if (text === '') return;
  const hasLine = tokens.length > 0;
  if (!hasLine) tokens.push({ key: 'p', line: { tag: 'p', depth, marker: '' } });
  for (const { segment } of wordSegmenter().segment(text)) {
    tokens.push({ key: `${keyOfMarks(marks)} ${segment}`, text: segment, marks });
  }
}
