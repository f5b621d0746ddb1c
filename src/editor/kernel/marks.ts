/** The findings of a spelling check at their places in the open article. Offsets count as those of a search (find.ts). */
import type { ContentBlock, ContentState } from 'draft-js';
import { carriedOver, type Finding, type FindingKind } from '#domain/spelling/finding.ts';
import { codeOf, shownText } from './atomicText.ts';
import type { Match } from './find.ts';

export interface Mark extends Match {
  readonly kind: FindingKind;
  readonly finding: Finding;
  /** The text of the block, and the part of it that is meant. */
  readonly text: string;
  readonly wording: string;
}

/** What was found in a text; undefined until it has been checked. */
export type FindingsIn = (text: string) => readonly Finding[] | undefined;

/** The texts of the article that are prose: not those of code. */
export const proseIn = (content: ContentState): ReadonlySet<string> =>
  new Set(proseBlocks(content).map(shownText));

/** What is known of the text as it is. */
export const marksIn = (content: ContentState, findingsIn: FindingsIn): readonly Mark[] =>
  marksOf(content, (text) => findingsIn(text) ?? []);

/**
 * The same, but a text that has not been checked yet keeps what was found before it was changed, so that underlines do
 * not blink while somebody types.
 */
export function createMarkReader(): typeof marksIn {
  let last = new Map<string, { readonly text: string; readonly findings: readonly Finding[] }>();
  return (content, findingsIn) => {
    const now: typeof last = new Map();
    const marks = marksOf(content, (text, key) => {
      const before = last.get(key);
      const kept = before === undefined ? [] : carriedOver(before.text, before.findings, text);
      const findings = findingsIn(text) ?? kept;
      if (findings.length > 0) now.set(key, { text, findings });
      return findings;
    });
    last = now;
    return marks;
  };
}

/** Whether the text still has the wording of a mark at its place. */
export function isInPlace(content: ContentState, { key, start, end, wording }: Mark): boolean {
  const block = content.getBlockForKey(key) as ContentBlock | undefined;
  return block !== undefined && shownText(block).slice(start, end) === wording;
}

export const isSameMark = (one: Mark, other: Mark): boolean =>
  one.key === other.key && one.start === other.start;

const proseBlocks = (content: ContentState): readonly ContentBlock[] =>
  content.getBlocksAsArray().filter((block) => block.getType() !== 'code-block');

function marksOf(
  content: ContentState,
  findingsOf: (text: string, key: string) => readonly Finding[],
): Mark[] {
  return proseBlocks(content).flatMap((block) => {
    const [key, text] = [block.getKey(), shownText(block)];
    return findingsOf(text, key)
      .map((finding): Mark => {
        const { start, end, kind } = finding;
        return { key, start, end, kind, finding, text, wording: text.slice(start, end) };
      })
      .filter(({ start, end, wording }) => !wording.includes('\n') && !isCode(block, start, end));
  });
}

/** Inline code is no prose. */
const isCode = (block: ContentBlock, start: number, end: number): boolean =>
  block.getType() === 'atomic'
    ? codeOf(block).some((part) => part.start < end && part.end > start)
    : block
        .getCharacterList()
        .slice(start, end)
        .some((character) => character?.hasStyle('CODE') === true);
