import type { ResultSource } from '#contract/competitors/resultSources.ts';
import { namesOfThoseWith, PROVIDER_NAMES } from '#contract/installation/searchProviders.ts';
import { counted, dateTime, list, number } from '#src/kit/copy/formats.ts';

const shown = (value: number | null): string =>
  value === null ? competitors.unknown : number.format(value);

export const competitors = {
  title: 'Competitors',
  lead: 'The pages that people find for the topic, in numbers. Their texts are not kept.',
  waiting: 'Write some text first. Competitors are analysed for an article that has one.',
  none: 'No competitor data yet',
  noneHelp:
    'Without a search service, pages are looked for among those you have imported in Settings → Pages. You can also name pages here.',
  analyse: 'Analyse',
  analyseAgain: 'Analyse again',
  starting: 'Starting…',
  stop: 'Stop',
  topic: 'Topic',
  topicWrong: 'Enter what people search for.',
  country: 'Country',
  noCountry: 'No particular country',
  countryHelp: `Where people search. Without one, ${namesOfThoseWith('needsCountry').join(' or ')} searches in the United States.`,
  city: 'City',
  cityHelp: () =>
    `${list.format(namesOfThoseWith('knowsCities'))} search from there. The others know countries only.`,
  urls: 'Pages',
  urlsHelp: 'One address in a line, at most ten. Leave it empty to search.',
  urlsWrong: 'These are not the addresses of at most ten web pages.',
  progress: (done: number, total: number) =>
    `${number.format(done)} of ${number.format(total)} pages read`,
  searching: 'Searching…',
  from: {
    imported: 'Imported pages',
    given: 'Pages you have named',
    example: 'Pages of the example',
    ...PROVIDER_NAMES,
  } satisfies Readonly<Record<ResultSource, string>>,
  assumedCountry: (source: ResultSource) =>
    `No country was named. ${competitors.from[source]} searches in one country only, so these results are those of the United States.`,
  taken: (source: ResultSource, at: string) =>
    `${competitors.from[source]}, ${dateTime.format(new Date(at))}`,
  leftOut: (count: number) =>
    `${counted(count, 'row', 'rows')} of the answer could not be read and ${count === 1 ? 'was' : 'were'} left out, so pages may stand further down than their numbers say.`,
  keywords: 'Terms most of them use',
  pages: 'Pages',
  page: 'Page',
  words: 'Words',
  outlier: 'Far longer or shorter than the others: not counted for lengths.',
  ignored: 'Ignored: the score is made without it.',
  ignore: 'Ignore',
  takeBack: 'Count again',
  ignoreNamed: (name: string) => `Ignore ${name} and recalculate`,
  takeBackNamed: (name: string) => `Count ${name} again`,
  ignoreFull: 'There is no room for more ignored pages. Count one again first.',
  recalculated: (counted: number, all: number) =>
    `${number.format(counted)} of ${number.format(all)} pages count.`,
  otherVersion:
    'This analysis was made by another version of the scorer, so scores are made without it. Analyse again.',
  reading: 'Reading the text…',
  unknown: '–',
  shown,
  save: 'Save as file',
  open: 'Open a saved analysis',
} as const;
