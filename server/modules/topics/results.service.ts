/** What searches for keyphrases find, on the web or among imported pages. */
import { isSearchProvider } from '#contract/installation/searchProviders.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import type { TopicKeyphraseRow, TopicSearchRow } from '#db/schema/topics.ts';
import { isSiteOf } from '#domain/seo/text/site.ts';
import { figuresOf, withFurther } from '#domain/topics/figures.ts';
import { isSaidOf } from '../../adapters/serp/regions.ts';
import { SearchError } from '../../adapters/serp/search.ts';
import type { Deps } from '../../deps.ts';
import { siteOf } from '../folders/workspace.api.ts';
import { currentSearch } from '../installation/search.service.ts';
import { searchPages } from '../pages/pageSearch.service.ts';

/** Results that are compared. */
const RESULTS_MOST = 20;

interface Searched {
  readonly found: readonly Pick<TopicKeyphraseRow, 'position' | 'results' | 'figures'>[];
  /** Why the service gave nothing. */
  readonly problem: ProblemCode | null;
  /** Rows of its answers that could not be read. */
  readonly rowsLeftOut: number;
}

/** Never rejects for a fault of a search service. */
export async function searchKeyphrases(
  deps: Deps,
  search: TopicSearchRow,
  keyphrases: readonly TopicKeyphraseRow[],
  signal: AbortSignal,
): Promise<Searched> {
  const { workspaceId, country, language, provider } = search;
  const service = provider === 'imported' ? null : await currentSearch(deps);
  const count = RESULTS_MOST;
  const found: Searched['found'][number][] = [];
  let rowsLeftOut = 0;
  try {
    for (const { position, phrase: topic, figures } of keyphrases) {
      signal.throwIfAborted();
      const query = { topic, country, location: '', language, count };
      const { results: pages, leftOut = 0 } =
        service === null
          ? { results: await searchPages(deps, workspaceId, query), leftOut: 0 }
          : await deps.searchClientOf(service).search(query, signal);
      const results = pages.map(({ url }) => url);
      // What was left out has a place as well, and nobody knows which.
      rowsLeftOut += leftOut;
      const own = service === null || leftOut > 0 ? {} : await ownPosition(deps, search, results);
      found.push({ position, results, figures: withFurther(figures, own) });
    }
    return { found, problem: null, rowsLeftOut };
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    deps.log.warn({ provider, reason: error.code }, 'a search has failed');
    return { found: [], problem: error.code, rowsLeftOut: 0 };
  }
}

/** The place of one's own site among the results, if it is there and a service has said it. */
async function ownPosition(deps: Deps, search: TopicSearchRow, results: readonly string[]) {
  const { provider, country, workspaceId } = search;
  if (provider === null || !isSearchProvider(provider)) return {};
  const site = await siteOf(deps.orm, workspaceId);
  const at = results.findIndex((url) => isSiteOf(url, site));
  if (at < 0 || !isSaidOf(provider, country)) return {};
  return figuresOf({ position: at + 1 }, provider, deps.now().toISOString());
}
