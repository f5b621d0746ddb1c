import { namesOfThoseWith } from '#contract/installation/searchProviders.ts';
import type { SearchIntent } from '#contract/topics/topic.route.ts';
import type { TopicSearch } from '#contract/topics/topic.schema.ts';
import type { ListRefusal } from '#domain/topics/keyphraseFile.ts';
import type { TopicSort } from '#domain/topics/table.ts';
import { EXAMPLE } from '#src/kit/copy/examples.ts';
import { compact, counted, day, number, oneDigit } from '#src/kit/copy/formats.ts';
import { waitingName } from '#src/kit/copy/tasks.ts';

export const UNKNOWN = '–';

export const intents: Readonly<Record<SearchIntent, string>> = {
  informational: 'Informational',
  navigational: 'Navigational',
  commercial: 'Commercial',
  transactional: 'Transactional',
};

export const amountText = (value: number): string => compact.format(value);
export const scoreText = (value: number): string => number.format(Math.round(value));
export const positionText = (value: number): string => oneDigit.format(value);

export const topicList = {
  title: 'Topic finder',
  lead: 'Finds what people search for around a subject, and puts together what one page can answer.',
  form: 'New search',
  seed: 'Subject',
  seedPlaceholder: 'coffee grinder',
  website: 'Website',
  websiteHelp: 'Your own, or another one. This page of it and its imported pages are read.',
  country: 'Country',
  anyCountry: 'Any',
  language: 'Language',
  file: 'Add a list of keyphrases',
  fileHelp: 'CSV of any keyword tool or of Search Console, up to 20,000 rows.',
  reading: 'Reading the list…',
  list: (name: string, rows: number) => `${name}: ${counted(rows, 'keyphrase', 'keyphrases')}`,
  row: 'keyphrase',
  otherLanguage: (listed: string, chosen: string) =>
    `The list looks like ${listed}, and ${chosen} is chosen. Keyphrases are put together by the rules of the chosen language.`,
  dropList: 'Remove the list',
  search: 'Find topics',
  needed: 'Enter a subject or a website, or add a list.',
  searches: 'Searches',
  emptyTitle: 'No searches yet',
  emptyHint:
    'A subject is enough. Without a search service, keyphrases come from the pages that you have imported in Settings; a list of any keyword tool adds volumes.',
  remove: (name: string) => `Delete “${name}”`,
} as const;

export const refusals: Readonly<Record<ListRefusal, string>> = {
  empty: 'The file is empty.',
  table:
    'No column of the file is known to be the one of keyphrases. Change its heading to “Keyword” and choose the file again. A list without headings has one keyphrase a line and no commas.',
  noKeyphrases: 'The file has no keyphrases.',
  tooLarge: 'The file is larger than 20 MB.',
  gone: 'The file is not there any more. Choose it again.',
};

export const nameOfSearch = ({ seed, website }: TopicSearch): string =>
  seed || website || 'Imported list';

const states: Readonly<Record<TopicSearch['state'], string>> = {
  searching: 'Searching…',
  ready: '',
  stopped: 'Stopped',
  failed: 'Failed',
};

/** `isWaiting`: no worker has begun with it. */
export const searchFacts = (search: TopicSearch, isWaiting: boolean): string =>
  [
    search.isExample && EXAMPLE,
    isWaiting ? waitingName : states[search.state],
    search.state === 'ready' &&
      `${counted(search.topics, 'topic', 'topics')} · ${counted(search.keyphrases, 'keyphrase', 'keyphrases')}`,
    day.format(new Date(search.createdAt)),
  ]
    .filter(Boolean)
    .join(' · ');

export const sorts: Readonly<Record<TopicSort, string>> = {
  volume: 'Volume',
  efficiency: 'Efficiency',
  difficulty: 'Difficulty',
  personalDifficulty: 'Your difficulty',
  position: 'Your position',
  keyphrases: 'Keyphrases',
  name: 'Topic',
};

/** What a column means, for its heading. */
export const sortHelp: Readonly<Partial<Record<TopicSort, string>>> = {
  volume: 'Searches a month for all keyphrases of the topic',
  efficiency: 'Volume against difficulty, 0 to 100',
  difficulty: 'How hard it is to be found, 0 to 100',
  personalDifficulty:
    'Difficulty for your site: up to half where its imported pages have the topic already. An estimate.',
  position: 'Of your site in the results',
};

export const topicPage = {
  opening: 'Opening the search…',
  back: 'All searches',
  searching: 'Keyphrases are collected and compared. You can leave this page; the search goes on.',
  progress: (done: number, total: number) =>
    `${number.format(done)} of ${number.format(total)} steps done`,
  progressLabel: 'Progress of the search',
  stop: 'Stop',
  stoppedTitle: 'The search was stopped',
  failedTitle: 'The search failed',
  stoppedPart: 'The search was stopped. These are the topics that it had found by then.',
  failedPart: 'The search failed. These are the topics that it had found by then.',
  goOn: 'Continue',
  again: 'New search',
  site: (count: number, website: string) =>
    `${counted(count, 'subject', 'subjects')} taken from ${website}`,
  siteNothing: (website: string) => `No subjects were found on ${website}.`,
  siteFailed: (website: string) => `${website} could not be read.`,
  siteFrom: {
    keywords: 'Keywords',
    title: 'Title',
    navigation: 'Navigation',
    headings: 'Headings',
  },
  nothingTitle: 'Nothing was found',
  nothingHint:
    'Import pages about the subject in Settings, add a list of keyphrases, or ask your administrator to set up a search service.',
  toSettings: 'Settings',
  filters: 'Filter the topics',
  find: 'Find a keyphrase',
  intent: 'Intent',
  anyIntent: 'Any intent',
  unknownIntent: 'Unknown intent',
  onlyFavourites: 'Favourites',
  onlyNew: 'Without an article',
  order: 'Order',
  views: 'Table or map',
  table: 'Table',
  map: 'Map',
  mapLabel: 'Map of the topics; the arrow keys lead from one to the next',
  mapHelp: (hasVolumes: boolean) =>
    `The larger a circle, the more ${hasVolumes ? 'people search for the topic' : 'keyphrases the topic has'}. Topics that share words are near each other. The table says the same in numbers.`,
  mapMost: (most: number) => `The map has the ${number.format(most)} largest.`,
  circle: (name: string, volume: number | null, keyphrases: number) =>
    `${name}: ${volume === null ? '' : `${number.format(volume)} searches a month, `}${counted(keyphrases, 'keyphrase', 'keyphrases')}`,
  exportCsv: 'Save as CSV',
  shown: (count: number, all: number) =>
    count === all
      ? counted(all, 'topic', 'topics')
      : `${number.format(count)} of ${counted(all, 'topic', 'topics')}`,
  noneShown: 'No topic fits the filters.',
  clear: 'Clear the filters',
  trend: '12 months',
  actions: 'Actions',
  favourite: 'Favourite',
  mark: (name: string) => `Mark “${name}” as a favourite`,
  more: (count: number) => `+${number.format(count)}`,
  duplicates: { high: 'You have it', some: 'Close to yours' },
  duplicateOf: (title: string) => `Your article: ${title || 'Untitled'}`,
  keyphrases: 'Keyphrases',
  serpFeatures: 'On the results page',
  close: 'Close',
  trendText: (values: readonly number[]) =>
    `Searches by month: ${values.map((value) => number.format(value)).join(', ')}`,
  unknown: 'Not known',
  leftOut: (count: number) =>
    `${counted(count, 'keyphrase', 'keyphrases')} beyond 10,000 were left out.`,
  rowsLeftOut: (count: number) =>
    `${counted(count, 'row', 'rows')} of the search service’s answers could not be read and ${count === 1 ? 'was' : 'were'} left out. Where results are missing, your own position is not shown.`,
  withoutService: `Compared by your imported pages and by words. Volumes and difficulties come from a list or from ${namesOfThoseWith('hasFigures').join(' or ')}.`,
} as const;
