/** Related searches, as search services are asked for them. */
import type { Reading } from '#domain/topics/figures.ts';
import type { ReadRows } from './readRows.ts';

export interface IdeasQuery {
  /** What people begin to type; null: a website is asked about. */
  readonly seed: string | null;
  /** A host name; only services that have figures know websites. */
  readonly website: string | null;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
  /** BCP 47. */
  readonly language: string;
}

/** A related search, and what the service says of it. */
export interface Idea {
  readonly phrase: string;
  readonly reading: Reading;
}

export interface FoundIdeas {
  readonly ideas: readonly Idea[];
  /** Rows of the answer that could not be read. */
  readonly leftOut: number;
}

export function ideasOf<Row>(
  found: ReadRows<Row> | null,
  ideaOf: (row: Row) => Idea,
): FoundIdeas | null {
  return found && { ideas: found.rows.map(ideaOf), leftOut: found.odd };
}

/** Of a service that says nothing but the words. */
export const plainIdea = (phrase: string): Idea => ({ phrase, reading: {} });
