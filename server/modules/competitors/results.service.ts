/** What a search finds, wherever it is made. */
import { COMPETITORS_MOST } from '#contract/competitors/competitorsCollector.route.ts';
import type { FoundPages } from '#db/schema/briefs.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { SearchError } from '../../adapters/serp/search.ts';
import type { Deps } from '../../deps.ts';
import { currentSearch } from '../installation/search.service.ts';
import { searchPages } from '../pages/pageSearch.service.ts';

export interface SearchInput {
  readonly topic: string;
  readonly country: string;
  readonly location: string;
  readonly language: string;
  /** Pages that the writer has named, instead of a search. */
  readonly urls: readonly string[] | null;
}

interface Asked {
  readonly workspaceId: WorkspaceId;
  readonly input: SearchInput;
}

/** Never rejects for a fault of a search service: that is a result too. */
export async function resultsFor(
  deps: Deps,
  asked: Asked,
  signal: AbortSignal,
): Promise<FoundPages> {
  const { urls, ...place } = asked.input;
  if (urls !== null)
    return {
      results: urls.map((url) => ({ url, title: '' })),
      related: null,
      provider: 'given',
      problem: null,
    };
  const service = await currentSearch(deps);
  const query = { ...place, count: COMPETITORS_MOST };
  if (service === null) {
    const results = await searchPages(deps, asked.workspaceId, query);
    return { results, related: null, provider: 'imported', problem: null };
  }
  const { provider } = service;
  try {
    const found = await deps.searchClientOf(service).search(query, signal);
    return { ...found, provider, problem: null };
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    const { code, engines } = error;
    deps.log.warn({ provider, reason: code, engines }, 'a search has failed');
    return { results: [], related: null, provider, problem: code };
  }
}
