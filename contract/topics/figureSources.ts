import { SEARCH_PROVIDERS } from '../installation/searchProviders.ts';

/**
 * Where a figure comes from. `file`: the imported list; `searchConsole`: a list of Search Console; `pages`: the imported pages of
 * one's own site; `wording`: rules for the words; the others are search services.
 */
export const FIGURE_SOURCES = [
  'file',
  'searchConsole',
  'pages',
  'wording',
  ...SEARCH_PROVIDERS,
] as const;
export type FigureSource = (typeof FIGURE_SOURCES)[number];
