import type { RouteName } from '#domain/session/routes.ts';
import { type Chunk, chunk, tool } from '#src/kit/ui/chunk.ts';

const trial = tool(async () => (await import('#src/features/access/Trial.tsx')).Trial);
const importArticle = tool(
  async () => (await import('#src/features/transfer/ImportArticle.tsx')).ImportArticle,
);
const voice = tool(async () => (await import('#src/features/voice/VoiceForm.tsx')).VoiceForm);

/**
 * The page of every route of domain/session/routes.ts; each is a chunk of its own (spec §2). The page of an article does
 * not wait for its workflows: it shows nothing of an article before one of them has opened it.
 */
export const routePages: Readonly<Record<RouteName, Chunk>> = {
  dashboard: chunk(async () => (await import('./dashboard/Dashboard.tsx')).Dashboard),
  activate: tool(async () => (await import('#src/features/session/Activation.tsx')).Activation),
  importArticle,
  importAndGenerate: importArticle,
  trial,
  unlimitedPlan: trial,
  freeUser: tool(
    async () => (await import('#src/features/access/readOnly/ReadOnlyList.tsx')).ReadOnlyList,
  ),
  freeUserArticle: tool(
    async () => (await import('#src/features/access/readOnly/ReadOnlyArticle.tsx')).ReadOnlyArticle,
  ),
  wordpress: tool(async () => (await import('#src/features/settings/SitesPage.tsx')).SitesPage),
  canvaCallback: tool(
    async () => (await import('#src/features/settings/DesignCallback.tsx')).DesignCallback,
  ),
  extension: tool(
    async () => (await import('#src/features/session/ExtensionPage.tsx')).ExtensionPage,
  ),
  anonymousFinish: chunk(async () => (await import('./AnonymousFinish.tsx')).AnonymousFinish),
  topics: tool(async () => (await import('#src/features/topics/TopicList.tsx')).TopicList),
  topic: tool(async () => (await import('#src/features/topics/Topic.tsx')).Topic),
  audits: tool(async () => (await import('#src/features/audit/AuditList.tsx')).AuditList),
  audit: tool(async () => (await import('#src/features/audit/Audit.tsx')).Audit),
  optimizer: tool(async () => (await import('./OptimizerPage.tsx')).OptimizerPage),
  articleWizard: tool(
    async () => (await import('#src/features/writing/wizard/ArticleWizard.tsx')).ArticleWizard,
  ),
  article: chunk(async () => (await import('./ArticlePage.tsx')).ArticlePage),
  articles: tool(
    async () => (await import('#src/features/article/list/ArticleList.tsx')).ArticleList,
  ),
  briefWizard: tool(async () => (await import('#src/features/briefs/BriefWizard.tsx')).BriefWizard),
  brief: tool(async () => (await import('./BriefPage.tsx')).BriefPage),
  smmWizard: tool(async () => (await import('#src/features/social/PostWizard.tsx')).PostWizard),
  smm: tool(async () => (await import('./PostPage.tsx')).PostPage),
  chat: tool(async () => (await import('#src/features/writing/chat/OwnChat.tsx')).OwnChat),
  images: tool(async () => (await import('#src/features/images/ImageLibrary.tsx')).ImageLibrary),
  settings: tool(async () => (await import('#src/features/settings/Settings.tsx')).Settings),
  support: tool(async () => (await import('#src/features/support/Support.tsx')).Support),
  brandVoices: tool(async () => (await import('#src/features/voice/VoiceList.tsx')).VoiceList),
  brandVoiceNew: voice,
  brandVoice: voice,
};
