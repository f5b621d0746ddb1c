import type { FigureSource } from '#contract/topic.route.ts';
import type { Figure } from '#domain/topics/figures.ts';
import { day } from './formats.ts';

const sources: Readonly<Record<FigureSource, string>> = {
  file: 'the imported list',
  searchConsole: 'the list of Search Console',
  pages: 'the imported pages',
  wording: 'the words of the keyphrase',
  searxng: 'SearXNG',
  brave: 'Brave',
  dataForSeo: 'DataForSEO',
  serpApi: 'SerpApi',
};

/** "From DataForSEO, May 1, 2026". */
export const sourceText = ({ source, at }: Figure<unknown>): string =>
  `From ${sources[source]}, ${day.format(new Date(at))}`;
