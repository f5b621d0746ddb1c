import type { z } from 'zod';
import { limitRoutes } from './access/limit.route.ts';
import { upgradeRoutes } from './access/upgrade.route.ts';
import { archiveRoutes } from './archive/archive.route.ts';
import { articleRoutes } from './article/article.route.ts';
import { contentAuditRoutes } from './audit/contentAudit.route.ts';
import { briefRoutes } from './briefs/brief.route.ts';
import { competitorsCollectorRoutes } from './competitors/competitorsCollector.route.ts';
import type { ContractSchemas } from './contract.schema.ts';
import { designRoutes } from './design/design.route.ts';
import { exampleRoutes } from './examples/example.route.ts';
import { workspaceRoutes } from './folders/workspace.route.ts';
import { humanizerRoutes } from './humanizer/humanizer.route.ts';
import { ideaRoutes } from './ideas/idea.route.ts';
import { assetRoutes } from './images/asset.route.ts';
import { installationRoutes } from './installation/installation.route.ts';
import type { RouteGroup } from './lib/route.ts';
import { urlRoutes } from './pages/url.route.ts';
import { folderIntegrationRoutes, integrationRoutes } from './publishing/integration.route.ts';
import { accountRemovalRoutes, workspaceRemovalRoutes } from './removal/removal.route.ts';
import { scoreRoutes } from './seo/score.route.ts';
import { userRoutes } from './session/user.route.ts';
import { postRoutes } from './social/post.route.ts';
import { dictionaryRoutes } from './spelling/dictionary.route.ts';
import { supportRoutes } from './support/report.route.ts';
import { keywordRoutes } from './topics/keyword.route.ts';
import { topic2Routes, topicRoutes } from './topics/topic.route.ts';
import { brandVoiceRoutes } from './voice/brandVoice.route.ts';
import { contentRoutes } from './writing/content.route.ts';
import { locationRoutes } from './writing/location.route.ts';
import { metaRoutes } from './writing/meta.route.ts';
import { titleRoutes } from './writing/title.route.ts';
import { translationRoutes } from './writing/translation.route.ts';

/** Every endpoint of the product's API by controller group (spec §7). */
export const routes = {
  article: articleRoutes,
  asset: assetRoutes,
  competitorsCollector: competitorsCollectorRoutes,
  brandVoice: brandVoiceRoutes,
  brief: briefRoutes,
  content: contentRoutes,
  contentAudit: contentAuditRoutes,
  dictionary: dictionaryRoutes,
  folderIntegration: folderIntegrationRoutes,
  humanizer: humanizerRoutes,
  installation: installationRoutes,
  integration: { ...integrationRoutes, ...designRoutes },
  keyword: keywordRoutes,
  limit: limitRoutes,
  location: locationRoutes,
  meta: metaRoutes,
  post: postRoutes,
  score: scoreRoutes,
  support: supportRoutes,
  title: titleRoutes,
  topic: topicRoutes,
  topic2: { ...topic2Routes, ...ideaRoutes },
  translation: translationRoutes,
  upgrade: upgradeRoutes,
  url: urlRoutes,
  user: { ...userRoutes, ...accountRemovalRoutes },
  workspace: {
    ...workspaceRoutes,
    ...archiveRoutes,
    ...exampleRoutes,
    ...workspaceRemovalRoutes,
  },
} as const satisfies Record<string, RouteGroup>;

export type Routes = typeof routes;

/** The arguments of a call: path parameters and query side by side, the body under `body`. */
export type ArgsOf<S> = (S extends { params: infer P extends z.ZodType } ? z.input<P> : unknown) &
  (S extends { query: infer Q extends z.ZodType } ? z.input<Q> : unknown) &
  (S extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown);

export type ResponseOf<S> = S extends { response: infer R extends z.ZodType } ? z.output<R> : never;

/** Streams and files are not plain data, and credentials stay behind the ports: the page has separate ports for them. */
type OtherOps<G extends keyof Routes> = {
  [op in keyof Routes[G]]: Routes[G][op] extends
    | { stream: true }
    | { bytes: readonly string[] }
    | { isCredential: true }
    ? op
    : never;
}[keyof Routes[G]];

/** The page's client: one function for each endpoint that sends and returns JSON. Rejects with a `PortError`. */
export type Api = {
  readonly [G in keyof Routes]: {
    readonly [op in Exclude<
      keyof Routes[G] & keyof ContractSchemas[G],
      OtherOps<G>
    >]: unknown extends ArgsOf<ContractSchemas[G][op]>
      ? () => Promise<ResponseOf<ContractSchemas[G][op]>>
      : (args: ArgsOf<ContractSchemas[G][op]>) => Promise<ResponseOf<ContractSchemas[G][op]>>;
  };
};
