import type { RouteName } from '#domain/session/routes.ts';
import { type Chunk, chunk } from '#src/kit/ui/chunk.ts';

const trial = chunk(async () => (await import('#src/features/access/Trial.tsx')).Trial);
const importArticle = chunk(
  async () => (await import('#src/features/transfer/ImportArticle.tsx')).ImportArticle,
);
const voice = chunk(async () => (await import('#src/features/voice/VoiceForm.tsx')).VoiceForm);
const upcoming = chunk(async () => (await import('./Upcoming.tsx')).Upcoming);

/** The page of every route of domain/session/routes.ts; each is a chunk of its own (spec §2). */
export const routePages: Readonly<Record<RouteName, Chunk>> = {
  dashboard: chunk(async () => (await import('./dashboard/Dashboard.tsx')).Dashboard),
  activate: chunk(async () => (await import('#src/features/session/Activation.tsx')).Activation),
  importArticle,
  importAndGenerate: importArticle,
  trial,
  unlimitedPlan: trial,
  freeUser: chunk(
    async () => (await import('#src/features/access/readOnly/ReadOnlyList.tsx')).ReadOnlyList,
  ),
  freeUserArticle: chunk(
    async () => (await import('#src/features/access/readOnly/ReadOnlyArticle.tsx')).ReadOnlyArticle,
  ),
  wordpress: upcoming,
  canvaCallback: upcoming,
  anonymousFinish: chunk(async () => (await import('./AnonymousFinish.tsx')).AnonymousFinish),
  topics: chunk(async () => (await import('#src/features/topics/TopicList.tsx')).TopicList),
  topic: chunk(async () => (await import('#src/features/topics/Topic.tsx')).Topic),
  audits: chunk(async () => (await import('#src/features/audit/AuditList.tsx')).AuditList),
  audit: chunk(async () => (await import('#src/features/audit/Audit.tsx')).Audit),
  optimizer: chunk(async () => (await import('./OptimizerPage.tsx')).OptimizerPage),
  articleWizard: chunk(
    async () => (await import('#src/features/writing/wizard/ArticleWizard.tsx')).ArticleWizard,
  ),
  article: chunk(async () => (await import('./ArticlePage.tsx')).ArticlePage),
  articles: chunk(
    async () => (await import('#src/features/article/list/ArticleList.tsx')).ArticleList,
  ),
  briefWizard: chunk(
    async () => (await import('#src/features/briefs/BriefWizard.tsx')).BriefWizard,
  ),
  brief: chunk(async () => (await import('./BriefPage.tsx')).BriefPage),
  smmWizard: chunk(async () => (await import('#src/features/social/PostWizard.tsx')).PostWizard),
  smm: chunk(async () => (await import('./PostPage.tsx')).PostPage),
  chat: chunk(async () => (await import('#src/features/writing/chat/OwnChat.tsx')).OwnChat),
  images: chunk(async () => (await import('#src/features/images/ImageLibrary.tsx')).ImageLibrary),
  settings: chunk(async () => (await import('#src/features/settings/Settings.tsx')).Settings),
  brandVoices: chunk(async () => (await import('#src/features/voice/VoiceList.tsx')).VoiceList),
  brandVoiceNew: voice,
  brandVoice: voice,
};
