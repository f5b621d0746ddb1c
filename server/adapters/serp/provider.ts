/** What a search service is for the rest of the server: a file of `providers/`. */
import type { SearchFailure } from '#contract/installation/search.route.ts';
import type { FoundIdeas, IdeasQuery } from './ideas.ts';

export interface SearchQuery {
  readonly topic: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
  /** A city or region, or empty. Services that know no places are asked for the country. */
  readonly location: string;
  /** BCP 47. */
  readonly language: string;
  readonly count: number;
}

export interface SearchResult {
  readonly url: string;
  readonly title: string;
}

/** What one search has found. */
export interface SearchFound {
  readonly results: readonly SearchResult[];
  /** Null if the service does not say. */
  readonly related: string[] | null;
  /** Rows of the answer that could not be read; absent: none. */
  readonly leftOut?: number;
}

/** A request below the address of a service. */
export interface Asking {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST. */
  readonly body?: unknown;
}

export interface Left {
  readonly amount: number;
  readonly unit: 'searches' | 'USD';
}

export interface Provider {
  readonly origin: string;
  search(query: SearchQuery, key: string): Asking;
  /** Without rows that cannot be read. Null if the answer has another shape than documented. */
  resultsIn(body: unknown): readonly SearchResult[] | null;
  /** How many rows have no address, or could not be read. */
  oddIn(body: unknown): number;
  /** Engines behind it that have not answered; absent: it is one itself. */
  silentIn?(body: unknown): readonly string[];
  /** What others search for with it; null: it does not say. */
  relatedIn(body: unknown): readonly string[] | null;
  /** Null if the answer is one to the question. */
  failureOf(status: number, text: string): SearchFailure | null;
  /** How it says what is left; null: it does not. */
  readonly left:
    | { inHeaders(headers: Headers): Left | null }
    | { ask(key: string): Asking; inBody(body: unknown): Left | null }
    | null;
  /** Related searches. */
  readonly ideas: {
    ask(query: IdeasQuery, key: string): Asking;
    /** Null if the answer has another shape than documented. */
    foundIn(body: unknown, asked: IdeasQuery): FoundIdeas | null;
  };
}
