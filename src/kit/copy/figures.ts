import { PROVIDER_NAMES } from '#contract/installation/searchProviders.ts';
import type { FigureSource } from '#contract/topics/figureSources.ts';
import type { Figure } from '#domain/topics/figures.ts';
import { day } from './formats.ts';

const sources: Readonly<Record<FigureSource, string>> = {
  file: 'the imported list',
  searchConsole: 'the list of Search Console',
  pages: 'the imported pages',
  wording: 'the words of the keyphrase',
  ...PROVIDER_NAMES,
};

/** "From DataForSEO, May 1, 2026". */
export const sourceText = ({ source, at }: Figure<unknown>): string =>
  `From ${sources[source]}, ${day.format(new Date(at))}`;
