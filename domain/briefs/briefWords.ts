/** What the parts of a brief are called: on the page, in files and behind its link. */
import type { BriefState } from '#contract/article/briefStates.ts';
import type { Intent, PageFormat } from '#contract/briefs/briefBounds.ts';
import type { ResultSource } from '#contract/competitors/resultSources.ts';
import { byProvider, PROVIDER_NAMES } from '#contract/installation/searchProviders.ts';

export const UNKNOWN = '–';

export const stateNames: Readonly<Record<BriefState, string>> = {
  waiting: 'Waiting',
  making: 'Being made',
  failed: 'Not made',
  draft: 'Draft',
  approved: 'Approved',
  reopened: 'Reopened',
};

export const intentNames: Readonly<Record<Intent, string>> = {
  informational: 'to learn something',
  commercial: 'to compare before a purchase',
  transactional: 'to buy or do something',
  navigational: 'to reach a certain site',
};

export const formatNames: Readonly<Record<PageFormat, string>> = {
  list: 'List',
  howTo: 'How-to',
  comparison: 'Comparison',
  review: 'Review',
  questions: 'Questions',
  product: 'Product page',
  guide: 'Guide',
  article: 'Article',
};

export const sourceNames: Readonly<Record<ResultSource, string>> = {
  imported: 'of your imported pages',
  given: 'that were named',
  example: 'of the example',
  ...byProvider((provider) => `from ${PROVIDER_NAMES[provider]}`),
};

export const tierNames = {
  must: 'Must',
  recommended: 'Recommended',
  additional: 'Additional',
} as const;

export const partNames = {
  note: 'About this brief',
  state: 'State',
  dueOn: 'Due on',
  people: 'People search',
  words: 'Usual length',
  schemaType: 'Type (schema.org)',
  place: 'Place',
  anywhere: 'any',
  madeFrom: 'Made from',
  results: 'Pages found',
  questions: 'What people ask',
  related: 'Related searches',
  titles: 'Titles',
  descriptions: 'Meta descriptions',
  terms: 'Terms',
  entities: 'Names',
  links: 'Internal links',
  sources: 'Pages to cite',
  none: 'None found.',
  usesHelp: 'Uses in a text of the usual length.',
} as const;

export const usesText = (low: number, high: number): string =>
  low === high ? `${low}×` : `${low}–${high}×`;

export const inSection = (section: string): string => `in “${section}”`;

/** Why people are thought to search for this; `evidence` is a word of the keyphrase, or the format of most pages. */
export function whyText({ why, evidence }: { readonly why: string; readonly evidence: string }) {
  if (why === 'keyphrase') return `because of the word “${evidence}”`;
  const format = Object.entries(formatNames).find(([name]) => name === evidence)?.[1] ?? evidence;
  return `because most pages are of the kind “${format}”`;
}
