import { BRIEFS_MOST, type BriefMakes } from '#contract/briefs/brief.route.ts';
import { inSection, partNames, tierNames, UNKNOWN, usesText } from '#domain/briefs/briefWords.ts';
import type { CoverageFlaw } from '#domain/seo/report/briefReport.ts';
import { dateTime, day, number } from '#src/kit/copy/formats.ts';
import type { BriefFlaw } from '#store/briefs/briefValues.ts';

export const briefWizardTexts = {
  title: 'New SEO brief',
  opening: 'Opening…',
  lead: 'A brief collects what the pages found for a keyphrase cover, what they ask, and which terms they use, as an outline that you edit. What is not known is a dash.',
  keyphrases: 'Keyphrases',
  keyphrasesHelp: `One on each line, at most ${BRIEFS_MOST}. Each gets a brief of its own.`,
  country: 'Country',
  city: 'City',
  language: 'Language',
  dueOn: 'Due on',
  submit: (count: number) => (count > 1 ? `Make ${count} briefs` : 'Make the brief'),
  submitDrafts: (count: number) =>
    count > 1 ? `Make ${count} briefs and drafts` : 'Make the brief and a draft',
  makes: 'What to make',
  makesOf: { briefs: 'Briefs', drafts: 'Briefs, and a draft from each' } satisfies Readonly<
    Record<BriefMakes, string>
  >,
  snapshot: 'Made from',
  snapshotHelp: 'The pages of an analysis that you have, or those of a new search.',
  newSearch: 'A new search',
  analysis: (keyphrase: string, pages: number, iso: string) =>
    `${keyphrase} · ${pages} pages · ${day.format(new Date(iso))}`,
  submitting: 'Starting…',
  free: 'Briefs are free: no model is asked.',
  flaws: {
    none: 'Enter a keyphrase.',
    tooMany: `There can be ${BRIEFS_MOST} keyphrases at once.`,
    tooLong: 'A keyphrase has at most 200 characters.',
    severalOfSnapshot: 'One analysis gives one brief. Leave one keyphrase, or choose a new search.',
  } satisfies Readonly<Record<BriefFlaw, string>>,
} as const;

export const briefListTexts = {
  title: 'Your briefs',
  empty: 'Briefs that you make are listed here.',
  keyphrase: 'Keyphrase',
  state: 'State',
  due: 'Due',
} as const;

export const briefTexts = {
  ...partNames,
  making: 'The brief is being made: pages are searched for and read. You can leave; it goes on.',
  failedTitle: 'The brief could not be made',
  stopped: 'It was stopped, or the server could not finish it. Nothing was charged.',
  again: 'Try again',
  approve: 'Approve',
  reopen: 'Reopen',
  write: 'Write from this brief',
  between: ({ low, high }: { readonly low: number; readonly high: number }) =>
    low === high ? number.format(low) : `${number.format(low)}–${number.format(high)}`,
  wordCount: (range: string) => `${range} words`,
  snapshot: (pages: number, source: string, iso: string) =>
    `${number.format(pages)} pages ${source}, ${dateTime.format(new Date(iso))}`,
  snapshotId: (id: string) => `Analysis ${id}`,
  withoutPages:
    'No page was found for this keyphrase, so the outline comes from the kind of its topic. Pages to compare with come from a search service, or from an import in Settings.',
} as const;

export const factTexts = {
  ...partNames,
  resultFacts: (format: string, words: number | null) =>
    `${format} · ${words === null ? UNKNOWN : number.format(words)} words`,
  headings: (count: number | null) =>
    count === null ? 'Headings not known' : `${number.format(count)} headings`,
  take: (text: string) => `Add “${text}” to the outline`,
  tiers: tierNames,
  uses: usesText,
  inSection,
  loading: 'Reading the brief…',
} as const;

export const coverageTexts = {
  loading: 'Comparing the text with its brief…',
  none: 'This article is not written from a brief.',
  create: 'Make a brief',
  of: (keyphrase: string) => `Brief: ${keyphrase}`,
  sections: 'Sections',
  questions: 'Questions',
  terms: 'Terms',
  nothing: 'The brief has none.',
  count: (covered: number, all: number) => `${number.format(covered)} of ${number.format(all)}`,
  countPartly: (partly: number) => `${number.format(partly)} partly`,
  states: { covered: 'In the text:', partly: 'Partly in the text:', missing: 'Not in the text:' },
  lacks: (parts: readonly string[]) => `Not there: ${parts.join(', ')}.`,
  flaws: {
    empty: 'Nothing stands below its heading.',
    short: 'What stands below its heading is too short.',
    offSubject: 'What stands below its heading is about something else.',
  } satisfies Readonly<Record<CoverageFlaw, string>>,
  uses: (uses: number, low: number, high: number) =>
    `${uses} of ${low === high ? low : `${low}–${high}`}`,
  term: (term: string, uses: number, low: number, high: number) =>
    `${term}: used ${uses} times, wanted ${low === high ? low : `${low} to ${high}`}`,
} as const;
