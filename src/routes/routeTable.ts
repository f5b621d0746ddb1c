import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface RouteRow {
  /** The name under which sagas know the place. */
  readonly name: string;
  /** Below /content; `:name` is a parameter. */
  readonly path: string;
  readonly page: LazyExoticComponent<ComponentType>;
}

function page(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await load() }));
}

/** Every screen of the product; each is a chunk of its own (spec §2). The first match wins. */
export const routeTable: readonly RouteRow[] = [
  {
    name: 'dashboard',
    path: '/',
    page: page(async () => (await import('#src/features/dashboard/Dashboard.tsx')).Dashboard),
  },
  {
    name: 'articles',
    path: '/articles',
    page: page(async () => (await import('#src/features/articleList/ArticleList.tsx')).ArticleList),
  },
  {
    name: 'articleWizard',
    path: '/articles/create',
    page: page(
      async () => (await import('#src/features/articleWizard/ArticleWizard.tsx')).ArticleWizard,
    ),
  },
  {
    name: 'article',
    path: '/articles/:articleId',
    page: page(async () => (await import('#src/features/article/Article.tsx')).Article),
  },
];

/** Old addresses and where they lead (spec §2); `rest` is what the star stands for. */
export const redirects: readonly {
  readonly from: string;
  readonly to: (rest: string) => string;
}[] = [
  { from: '/create', to: () => '/' },
  { from: '/briefs', to: () => '/' },
  { from: '/project/*', to: (rest) => `/${rest}` },
  { from: '/seo-brief/*', to: (rest) => `/briefs/${rest}` },
];
