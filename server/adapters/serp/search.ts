/** Searches the web with the service that the administrator has set up. Its answers are checked before they are believed. */
import { RELATED_LIMITS } from '#contract/competitors/competitorsCollector.route.ts';
import type { SearchFailure } from '#contract/installation/search.route.ts';
import type { SearchTested } from '#contract/installation/search.schema.ts';
import type { SearchProvider } from '#contract/installation/searchProviders.ts';
import { storable } from '#db/storable.ts';
import { boundedText } from '../web/boundedText.ts';
import type { FoundIdeas, IdeasQuery } from './ideas.ts';
import type { Asking, Left, Provider, SearchFound, SearchQuery, SearchResult } from './provider.ts';
import { PROVIDERS } from './providers/providers.ts';
import { isCountry } from './regions.ts';

export interface SearchService {
  readonly provider: SearchProvider;
  /** Of a server of one's own; null for a service that has one address for all. */
  readonly address: string | null;
  readonly key: string | null;
}

/** A search that came to nothing; the code says why. */
export class SearchError extends Error {
  readonly code: SearchFailure;
  /** That have not answered, if it is for them. */
  readonly engines: readonly string[];
  constructor(code: SearchFailure, engines: readonly string[] = []) {
    super(code);
    this.name = 'SearchError';
    this.code = code;
    this.engines = engines;
  }
}

export interface SearchClient {
  /** Resolves with web pages in the order of the results, each once. Rejects with a `SearchError`. */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchFound>;
  /** Resolves with related searches. One request. Rejects with a `SearchError`. */
  ideas(query: IdeasQuery, signal: AbortSignal): Promise<FoundIdeas>;
  /** Makes a search, and asks what is left. Rejects with a `SearchError`. */
  test(): Promise<Extract<SearchTested, { result: 'worked' }>>;
}

export type SearchClientOf = (service: SearchService) => SearchClient;

interface SearchOptions {
  /** Where the services are, if elsewhere than on the web. */
  readonly origins: Partial<Record<SearchProvider, string>>;
  readonly timeoutMs: number;
}

const TIMEOUT_MS = 15_000;
const TEST_QUERY: SearchQuery = {
  topic: 'content marketing',
  country: 'US',
  location: '',
  language: 'en',
  count: 10,
};

/** Returns what makes a client of a service. */
export function searchOver(options: Partial<SearchOptions> = {}): SearchClientOf {
  const { origins = {}, timeoutMs = TIMEOUT_MS } = options;
  return (service) => {
    const provider: Provider = PROVIDERS[service.provider];
    const origin = service.address ?? origins[service.provider] ?? provider.origin;
    const ask = (asking: Asking, signal: AbortSignal) =>
      answerTo(provider, origin, asking, { signal, timeoutMs });
    const search: SearchClient['search'] = async (query, signal) => {
      checkCountry(query);
      const { body } = await ask(provider.search(query, service.key ?? ''), signal);
      const results = resultsOf(provider, body).slice(0, query.count);
      const related = relatedTo(query.topic, provider.relatedIn(body));
      return { results, related, ...oddRows(provider, body) };
    };
    return {
      search,
      async ideas(query, signal) {
        checkCountry(query);
        const { body } = await ask(provider.ideas.ask(query, service.key ?? ''), signal);
        const ideas = provider.ideas.foundIn(body, query);
        if (ideas === null) throw new SearchError('search_answer_unusable');
        return ideas;
      },
      async test() {
        const { signal } = new AbortController(); // each request has its own time
        const before = performance.now();
        const { body, headers } = await ask(provider.search(TEST_QUERY, service.key ?? ''), signal);
        const results = resultsOf(provider, body).length;
        const odd = oddRows(provider, body);
        const ms = Math.round(performance.now() - before);
        const left = await leftOf(provider, headers, (asking) => ask(asking, signal), service.key);
        return { result: 'worked', ms, results, left, ...odd };
      },
    };
  };
}

/** A service that does not know a country answers for another one. */
function checkCountry({ country }: { readonly country: string }): void {
  if (country !== '' && !isCountry(country)) throw new SearchError('search_country_unknown');
}

/** Null if the service does not say, or cannot now: the search itself has worked. */
async function leftOf(
  { left }: Provider,
  headers: Headers,
  ask: (asking: Asking) => Promise<Answer>,
  key: string | null,
): Promise<Left | null> {
  if (left === null) return null;
  if ('inHeaders' in left) return left.inHeaders(headers);
  try {
    return left.inBody((await ask(left.ask(key ?? ''))).body);
  } catch (error) {
    if (error instanceof SearchError) return null;
    throw error;
  }
}

/** An answer is far smaller. */
const ANSWER_MAX_BYTES = 4 * 1024 * 1024;

interface Answer {
  readonly body: unknown;
  readonly headers: Headers;
}

async function answerTo(
  provider: Provider,
  origin: string,
  { path, query, headers, body }: Asking,
  { signal, timeoutMs }: { readonly signal: AbortSignal; readonly timeoutMs: number },
): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${origin}${path}?${new URLSearchParams(query)}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error', // a key goes to no other server
      signal: AbortSignal.any([signal, timeout]),
    });
    const text = await boundedText(response, ANSWER_MAX_BYTES);
    if (text === null) throw new SearchError('search_answer_unusable');
    const failure = provider.failureOf(response.status, text);
    if (failure !== null) throw new SearchError(failure);
    return { body: jsonOf(text), headers: response.headers };
  } catch (error) {
    if (error instanceof SearchError) throw error;
    signal.throwIfAborted();
    if (timeout.aborted) throw new SearchError('search_timed_out');
    throw new SearchError('search_unavailable');
  }
}

/** What it says is stored: a search that is paid for must not be lost to a letter that cannot be. */
function jsonOf(text: string): unknown {
  try {
    return storable(JSON.parse(text));
  } catch {
    throw new SearchError('search_answer_unusable');
  }
}

/** Each once, and no longer than a search is; the question itself is none. */
function relatedTo(topic: string, found: readonly string[] | null): SearchFound['related'] {
  if (found === null) return null;
  const { most, chars } = RELATED_LIMITS;
  const known = new Map<string, string>([[topic.trim().toLowerCase(), '']]);
  for (const one of found) {
    const text = one.replace(/\s+/g, ' ').trim();
    if (text !== '' && text.length <= chars && !known.has(text.toLowerCase()))
      known.set(text.toLowerCase(), text);
  }
  return [...known.values()].slice(1, most + 1);
}

const ENGINES_MOST = 20;

/** No results are an answer only if those who were asked have answered. */
function resultsOf(provider: Provider, body: unknown): SearchResult[] {
  const results = distinct(provider.resultsIn(body));
  const silent = results.length === 0 ? (provider.silentIn?.(body) ?? []) : [];
  if (silent.length > 0)
    throw new SearchError('search_engines_blocked', silent.slice(0, ENGINES_MOST));
  return results;
}

function oddRows(provider: Provider, body: unknown): Pick<SearchFound, 'leftOut'> {
  const leftOut = provider.oddIn(body);
  return leftOut > 0 ? { leftOut } : {};
}

const TITLE_MAX_CHARS = 300;
const URL_MAX_CHARS = 2000;

/** Only pages of the web, each once. */
function distinct(results: readonly SearchResult[] | null): SearchResult[] {
  if (results === null) throw new SearchError('search_answer_unusable');
  const found = new Map<string, SearchResult>();
  for (const { url: given, title } of results) {
    const url = URL.parse(given);
    if (url === null || !/^https?:$/.test(url.protocol)) continue;
    url.hash = '';
    if (url.href.length > URL_MAX_CHARS || found.has(url.href)) continue;
    found.set(url.href, { url: url.href, title: title.slice(0, TITLE_MAX_CHARS).toWellFormed() });
  }
  return [...found.values()];
}
