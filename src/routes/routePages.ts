import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { RouteName } from '#domain/navigation/routes.ts';

type LazyPage = LazyExoticComponent<ComponentType>;

function page(load: () => Promise<ComponentType>): LazyPage {
  return lazy(async () => ({ default: await load() }));
}

const trial = page(async () => (await import('#src/features/trial/Trial.tsx')).Trial);
const importArticle = page(
  async () => (await import('#src/features/importing/ImportArticle.tsx')).ImportArticle,
);
const upcoming = page(async () => (await import('#src/features/upcoming/Upcoming.tsx')).Upcoming);

/** The page of every route of domain/navigation/routes.ts; each is a chunk of its own (spec §2). */
export const routePages: Readonly<Record<RouteName, LazyPage>> = {
  dashboard: page(async () => (await import('#src/features/dashboard/Dashboard.tsx')).Dashboard),
  activate: page(async () => (await import('#src/features/activation/Activation.tsx')).Activation),
  importArticle,
  importAndGenerate: importArticle,
  trial,
  unlimitedPlan: trial,
  freeUser: page(
    async () => (await import('#src/features/freeUser/ReadOnlyList.tsx')).ReadOnlyList,
  ),
  freeUserArticle: page(
    async () => (await import('#src/features/freeUser/ReadOnlyArticle.tsx')).ReadOnlyArticle,
  ),
  wordpress: upcoming,
  canvaCallback: upcoming,
  anonymousFinish: page(async () => (await import('#src/app/AnonymousFinish.tsx')).AnonymousFinish),
  topics: upcoming,
  topic: upcoming,
  optimizer: upcoming,
  articleWizard: page(
    async () => (await import('#src/features/articleWizard/ArticleWizard.tsx')).ArticleWizard,
  ),
  article: page(async () => (await import('#src/features/article/Article.tsx')).Article),
  articles: page(
    async () => (await import('#src/features/articleList/ArticleList.tsx')).ArticleList,
  ),
  briefWizard: upcoming,
  brief: upcoming,
  smmWizard: upcoming,
  smm: upcoming,
  settings: upcoming,
  brandVoices: upcoming,
  brandVoiceNew: upcoming,
  brandVoice: upcoming,
};
