import type { RouteName } from '#domain/navigation/routes.ts';
import { type Chunk, chunk } from '#src/ui/chunk.ts';

const trial = chunk(async () => (await import('#src/features/trial/Trial.tsx')).Trial);
const importArticle = chunk(
  async () => (await import('#src/features/importing/ImportArticle.tsx')).ImportArticle,
);
const upcoming = chunk(async () => (await import('#src/features/upcoming/Upcoming.tsx')).Upcoming);

/** The page of every route of domain/navigation/routes.ts; each is a chunk of its own (spec §2). */
export const routePages: Readonly<Record<RouteName, Chunk>> = {
  dashboard: chunk(async () => (await import('#src/features/dashboard/Dashboard.tsx')).Dashboard),
  activate: chunk(async () => (await import('#src/features/activation/Activation.tsx')).Activation),
  importArticle,
  importAndGenerate: importArticle,
  trial,
  unlimitedPlan: trial,
  freeUser: chunk(
    async () => (await import('#src/features/freeUser/ReadOnlyList.tsx')).ReadOnlyList,
  ),
  freeUserArticle: chunk(
    async () => (await import('#src/features/freeUser/ReadOnlyArticle.tsx')).ReadOnlyArticle,
  ),
  wordpress: upcoming,
  canvaCallback: upcoming,
  anonymousFinish: chunk(
    async () => (await import('#src/app/AnonymousFinish.tsx')).AnonymousFinish,
  ),
  topics: upcoming,
  topic: upcoming,
  optimizer: upcoming,
  articleWizard: chunk(
    async () => (await import('#src/features/articleWizard/ArticleWizard.tsx')).ArticleWizard,
  ),
  article: chunk(async () => (await import('#src/features/article/Article.tsx')).Article),
  articles: chunk(
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
