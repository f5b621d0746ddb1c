/** Indexes of imported pages, one for each workspace that has searched lately. Results are ranked by BM25+. */
import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import { baseLanguage, wordsIn } from '#html/words.ts';

export interface IndexedPage {
  readonly url: string;
  readonly title: string;
  /** BCP 47; null if it is not known. */
  readonly language: string | null;
  readonly headings: string;
  readonly text: string;
}

export interface IndexQuestion {
  readonly workspaceId: string;
  /** Of its pages: an index of an older one is not used. */
  readonly revision: string;
  readonly topic: string;
  readonly language: string;
  readonly count: number;
  /** All pages of the workspace; null: they are asked for only if there is no index of them. */
  readonly pages: readonly IndexedPage[] | null;
}

export type IndexAnswer =
  | 'pagesNeeded'
  | readonly { readonly url: string; readonly title: string }[];

interface Index {
  readonly revision: string;
  readonly search: MiniSearch<IndexedPage>;
}

/** Their pages have at most 40 MB of text each (pageIndex.ts). */
const WORKSPACES_KEPT = 4;

const OPTIONS = {
  idField: 'url',
  fields: ['title', 'headings', 'text'],
  storeFields: ['title', 'language'],
  tokenize: (text: string) => wordsIn(text),
  processTerm: (term: string) =>
    term
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase(),
};
/** A word of the topic also finds longer words that begin with it: plurals and compounds. */
const SEARCH = {
  boost: { title: 3, headings: 2 },
  prefix: (term: string) => term.length > 3,
};

export function indexes(): (question: IndexQuestion) => IndexAnswer {
  const kept = new LRUCache<string, Index>({ max: WORKSPACES_KEPT });
  const indexFor = ({ workspaceId, revision, pages }: IndexQuestion): Index | null => {
    const known = kept.get(workspaceId);
    if (known?.revision === revision) return known;
    if (pages === null) return null;
    const search = new MiniSearch<IndexedPage>(OPTIONS);
    search.addAll(pages);
    kept.set(workspaceId, { revision, search });
    return { revision, search };
  };
  return (question) => {
    const index = indexFor(question);
    if (index === null) return 'pagesNeeded';
    const { topic, language, count } = question;
    const isReadable = (said: unknown) =>
      typeof said !== 'string' || baseLanguage(said) === baseLanguage(language);
    return index.search
      .search(topic, { ...SEARCH, filter: ({ language: said }) => isReadable(said) })
      .slice(0, count)
      .map(({ id, title }) => ({ url: String(id), title: String(title) }));
  };
}
