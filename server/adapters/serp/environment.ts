import type { SearchProvider } from '#contract/installation/searchProviders.ts';
import type { SearchService } from './search.ts';

export interface SearchConfig {
  readonly SEARCH_PROVIDER: SearchProvider | null;
  readonly SEARCH_ADDRESS: string | null;
  readonly SEARCH_API_KEY: string | null;
}

/** The search service that environment variables set; null if they set none. */
export function searchOfEnvironment(config: SearchConfig): SearchService | null {
  const { SEARCH_PROVIDER: provider, SEARCH_ADDRESS: address, SEARCH_API_KEY: key } = config;
  return provider === null ? null : { provider, address, key };
}
