import { expect, test } from '@jest/globals';
import { RESULT_SOURCES } from '#contract/competitors/resultSources.ts';
import {
  isOwnServer,
  namesOfThoseWith,
  needsCountry,
  SEARCH_PROVIDERS,
} from '#contract/installation/searchProviders.ts';
import { FIGURE_SOURCES } from '#contract/topics/figureSources.ts';

test('every search service is a source of results and of figures', () => {
  expect(RESULT_SOURCES).toEqual(expect.arrayContaining(SEARCH_PROVIDERS));
  expect(FIGURE_SOURCES).toEqual(expect.arrayContaining(SEARCH_PROVIDERS));
});

test('what people are told of services follows from their traits', () => {
  expect(namesOfThoseWith('knowsCities')).toEqual(['Brave Search', 'SerpApi']);
  expect(SEARCH_PROVIDERS.filter(isOwnServer)).toEqual(['searxng']);
});

test('only of a source that searches in one country is a country assumed', () => {
  expect(RESULT_SOURCES.filter(needsCountry)).toEqual(['dataForSeo']);
});
