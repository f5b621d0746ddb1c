/**
 * Articles as the page shows them. What the cache has of one may be older than what was confirmed to this tab since: the
 * newest is shown, by version. Views read lists and articles here (src/kit/article/useArticles.ts), not in the cache.
 */
import { createSelector, weakMapMemoize } from 'reselect';
import type { Article, ArticlePage, ArticleSummary } from '#contract/article/article.schema.ts';
import { blocksOf, displayedTitle } from '#domain/article/body.ts';
import { type ArticleText, withEdit } from '#domain/article/edit.ts';
import type { ConfirmedArticle, InFlightSave, SaveQueue } from '#domain/article/saveQueue.ts';
import type { ResourceArgs } from '../resources/resource.ts';
import { resources } from '../resources/resources.slice.ts';
import { articleSave } from './save.slice.ts';
import { type ArticleSaveState, confirmedOf } from './saveEntries.ts';

/** What this tab knows of the title of an article. */
interface KnownTitle {
  readonly version: number;
  readonly confirmed: string;
  /** The changed title in the save that is under way, or null: shown in lists at once (spec §4). */
  readonly saving: string | null;
}
type KnownTitles = Readonly<Record<string, KnownTitle>>;

// Memoized by what only a save changes, not by the queue, which every key press changes.
const titleOf = weakMapMemoize(({ body, title }: ArticleText) => displayedTitle(body, title));
const titleOfSave = weakMapMemoize((base: ConfirmedArticle, { edit }: InFlightSave) =>
  titleOf(withEdit(base, edit)),
);
const knownTitle = weakMapMemoize(
  (confirmed: ConfirmedArticle, saving: string | null): KnownTitle => ({
    version: confirmed.version,
    confirmed: titleOf(confirmed),
    saving,
  }),
);

/** Null if no save is under way, or it does not change the title. A failed save is no longer shown. */
function savingTitle({ base, inFlight, pause }: SaveQueue): string | null {
  const title = inFlight === null || pause !== null ? null : titleOfSave(base, inFlight);
  return title === titleOf(base) ? null : title;
}

function knownTitles(state: ArticleSaveState): KnownTitles {
  const known: Record<string, KnownTitle> = {};
  for (const articleId of Object.keys({ ...state.confirmed, ...state.entries })) {
    const confirmed = confirmedOf(state, articleId);
    if (confirmed === null) continue;
    const queue = state.entries[articleId]?.queue;
    const saving = queue?.base === confirmed ? savingTitle(queue) : null;
    known[articleId] = knownTitle(confirmed, saving);
  }
  return known;
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);
const isSameRecord = (a: object, b: object): boolean =>
  isSameList(Object.keys(a), Object.keys(b)) && isSameList(Object.values(a), Object.values(b));

/** Returns the same object until a title or a version changes. */
export const selectKnownTitles = createSelector([articleSave.select], knownTitles, {
  memoizeOptions: { resultEqualityCheck: isSameRecord },
});

const withTitle = weakMapMemoize(
  (row: ArticleSummary, known: KnownTitle): ArticleSummary => ({
    ...row,
    version: known.version,
    title: known.saving ?? known.confirmed,
  }),
);

/** A version that was read wins over the same one here, and over a save that changes an earlier one. */
function shownRow(row: ArticleSummary, known: KnownTitle | undefined): ArticleSummary {
  if (known === undefined || row.version > known.version) return row;
  const isCurrent = row.version === known.version && (known.saving ?? row.title) === row.title;
  return isCurrent ? row : withTitle(row, known);
}

const isSamePage = (a: ArticlePage, b: ArticlePage): boolean => isSameList(a.content, b.content);

// A function for each page, which returns the same object until one of the rows changes.
const pageShown = weakMapMemoize((page: ArticlePage) =>
  weakMapMemoize(
    (known: KnownTitles): ArticlePage => {
      const content = page.content.map((row) => shownRow(row, known[row.id]));
      return isSameList(content, page.content) ? page : { ...page, content };
    },
    { resultEqualityCheck: isSamePage },
  ),
);

const withText = weakMapMemoize(
  (article: Article, confirmed: ConfirmedArticle): Article => ({
    ...article,
    version: confirmed.version,
    title: titleOf(confirmed),
    storedTitle: confirmed.title,
    fields: confirmed.fields,
    blocks: blocksOf(confirmed.body),
  }),
);

/** Returns a page of articles with the newest titles that this tab knows; the same object if none is newer. */
export const shownPage = (page: ArticlePage, known: KnownTitles): ArticlePage =>
  pageShown(page)(known);

type Root = Parameters<typeof articleSave.select>[0] & Parameters<typeof resources.select>[0];

/** A page of articles as it is shown, if it has been read. */
export function selectShownPage(root: Root, args: ResourceArgs<'articles'>) {
  const page = resources.selectEntry(root, 'articles', args)?.data;
  return page && shownPage(page, selectKnownTitles(root));
}

/** An article as a reader is shown it, if it has been read. */
export function selectShownArticle(root: Root, args: ResourceArgs<'article'>) {
  const article = resources.selectEntry(root, 'article', args)?.data;
  const confirmed = articleSave.selectConfirmed(root, args.articleId);
  const isOlder = article && confirmed !== null && article.version < confirmed.version;
  return isOlder ? withText(article, confirmed) : article;
}
