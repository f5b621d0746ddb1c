/** Which ideas a week gets, of all that its sources have found. */
import type { IdeaSource } from '#contract/ideas/idea.route.ts';
import type { IdeaReason } from '#contract/ideas/idea.schema.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import { stemsOf } from '../topics/topic.ts';

export interface FoundIdea {
  /** What makes two ideas the same. */
  readonly key: string;
  readonly text: string;
  /** BCP 47. */
  readonly language: string;
  readonly reason: IdeaReason;
}

/** The key of an idea from a phrase. Phrases with the same words in any form and order have the same key. */
export const keyOfWords = (text: string, tools: TextTools): string =>
  `words/${[...new Set(stemsOf(text, tools))].toSorted().join(' ')}`;

/** The key of an idea from a change of the search results: one idea for each snapshot. */
export const keyOfSnapshot = (snapshotId: string): string => `snapshot/${snapshotId}`;

/** The key of an idea from a page that lost ground: one idea for each page and period. */
export const keyOfAudit = (auditId: string, page: string, until: string): string =>
  `audit/${auditId}/${until}/${page}`;

interface Choice {
  /** What each source has found, the best first. */
  readonly found: Readonly<Record<IdeaSource, readonly FoundIdea[]>>;
  /** Keys of ideas that somebody has kept or dismissed: they are not suggested again. */
  readonly settled: ReadonlySet<string>;
  /** Keys of ideas that were suggested before: they come after new ones. */
  readonly suggested: ReadonlySet<string>;
  readonly most: number;
}

/** Chooses at most `most` ideas, one from each source in turn, so that a source with many ideas does not crowd out the others. */
export function chosenIdeas({ found, settled, suggested, most }: Choice): FoundIdea[] {
  const open = Object.values(found).map((ideas) => ideas.filter(({ key }) => !settled.has(key)));
  const isNew = ({ key }: FoundIdea) => !suggested.has(key);
  const ordered = [
    ...byTurns(open.map((ideas) => ideas.filter(isNew))),
    ...byTurns(open.map((ideas) => ideas.filter((one) => !isNew(one)))),
  ];
  const chosen = new Map<string, FoundIdea>();
  for (const one of ordered) if (!chosen.has(one.key)) chosen.set(one.key, one);
  return [...chosen.values()].slice(0, most);
}

function byTurns(lists: readonly (readonly FoundIdea[])[]): FoundIdea[] {
  const turns = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}
