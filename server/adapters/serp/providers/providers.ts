/** The search services: each file here is all that the server knows of one. */
import type { SearchProvider } from '#contract/installation/searchProviders.ts';
import type { Provider } from '../provider.ts';
import { brave } from './brave.ts';
import { dataForSeo } from './dataForSeo.ts';
import { searxng } from './searxng.ts';
import { serpApi } from './serpApi.ts';

export const PROVIDERS: Readonly<Record<SearchProvider, Provider>> = {
  searxng,
  brave,
  dataForSeo,
  serpApi,
};
