import { selectShownArticle, selectShownPage } from '#store/article/shownArticles.ts';
import type { ResourceArgs } from '#store/resources/resource.ts';
import { useAppSelector, useResource } from '../hooks.ts';

/** Reads a page of articles as `useResource` does. Shows newer titles that were confirmed, or are being saved, here. */
export function useArticles(args: ResourceArgs<'articles'>) {
  const read = useResource('articles', args);
  return { ...read, data: useAppSelector((state) => selectShownPage(state, args)) };
}

/** Reads an article as `useResource` does. Shows a newer text that was confirmed here. */
export function useArticle(args: ResourceArgs<'article'>) {
  const read = useResource('article', args);
  return { ...read, data: useAppSelector((state) => selectShownArticle(state, args)) };
}
