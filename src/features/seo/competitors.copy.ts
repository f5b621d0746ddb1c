import type { ResultSource } from '#contract/competitorsCollector.route.ts';

const number = new Intl.NumberFormat();
const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const shown = (value: number | undefined): string =>
  value === undefined ? competitors.unknown : number.format(value);

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
  countryHelp: 'Two letters, such as US. Leave it empty for no particular country.',
  countryWrong: 'Enter two letters, such as US, or nothing.',
  urls: 'Pages',
  urlsHelp: 'One address in a line, at most ten. Leave it empty to search.',
  urlsWrong: 'These are not the addresses of at most ten web pages.',
  progress: (done: number, total: number) =>
    `${number.format(done)} of ${number.format(total)} pages read`,
  searching: 'Searching…',
  from: {
    imported: 'Imported pages',
    given: 'Pages you have named',
    searxng: 'SearXNG',
    brave: 'Brave Search',
    dataForSeo: 'DataForSEO',
    serpApi: 'SerpApi',
  } satisfies Readonly<Record<ResultSource, string>>,
  taken: (source: ResultSource, at: string) =>
    `${competitors.from[source]}, ${date.format(new Date(at))}`,
  usual: 'What they have',
  usualHelp:
    'The median, and the range of the middle half. Very long and very short pages do not count.',
  measures: { words: 'Words', headings: 'Headings', images: 'Images', links: 'Links' },
  median: 'Median',
  range: 'Range',
  between: (low: number, high: number) => `${number.format(low)}–${number.format(high)}`,
  keywords: 'Terms most of them use',
  pages: 'Pages',
  position: 'Place',
  page: 'Page',
  unknown: '–',
  shown,
  save: 'Save as file',
  open: 'Open a saved analysis',
} as const;
