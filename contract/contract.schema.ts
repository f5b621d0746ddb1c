import { limitSchemas } from './access/limit.schema.ts';
import { upgradeSchemas } from './access/upgrade.schema.ts';
import { archiveSchemas } from './archive/archive.schema.ts';
import { articleSchemas } from './article/article.schema.ts';
import { contentAuditSchemas } from './audit/contentAudit.schema.ts';
import { briefSchemas } from './briefs/brief.schema.ts';
import { competitorsCollectorSchemas } from './competitors/competitorsCollector.schema.ts';
import { designSchemas } from './design/design.schema.ts';
import { exampleSchemas } from './examples/example.schema.ts';
import { workspaceSchemas } from './folders/workspace.schema.ts';
import { humanizerSchemas } from './humanizer/humanizer.schema.ts';
import { ideaSchemas } from './ideas/idea.schema.ts';
import { assetSchemas } from './images/asset.schema.ts';
import { installationSchemas } from './installation/installation.schema.ts';
import { urlSchemas } from './pages/url.schema.ts';
import { folderIntegrationSchemas, integrationSchemas } from './publishing/integration.schema.ts';
import { accountRemovalSchemas, workspaceRemovalSchemas } from './removal/removal.schema.ts';
import { scoreSchemas } from './seo/score.schema.ts';
import { userSchemas } from './session/user.schema.ts';
import { postSchemas } from './social/post.schema.ts';
import { dictionarySchemas } from './spelling/dictionary.schema.ts';
import { supportSchemas } from './support/report.schema.ts';
import { keywordSchemas } from './topics/keyword.schema.ts';
import { topic2Schemas, topicSchemas } from './topics/topic.schema.ts';
import { brandVoiceSchemas } from './voice/brandVoice.schema.ts';
import { contentSchemas } from './writing/content.schema.ts';
import { locationSchemas } from './writing/location.schema.ts';
import { metaSchemas } from './writing/meta.schema.ts';
import { titleSchemas } from './writing/title.schema.ts';
import { translationSchemas } from './writing/translation.schema.ts';

/** The schemas of every endpoint, by controller group, as in `routes`. */
export const contractSchemas = {
  article: articleSchemas,
  asset: assetSchemas,
  competitorsCollector: competitorsCollectorSchemas,
  brandVoice: brandVoiceSchemas,
  brief: briefSchemas,
  contentAudit: contentAuditSchemas,
  content: contentSchemas,
  dictionary: dictionarySchemas,
  folderIntegration: folderIntegrationSchemas,
  humanizer: humanizerSchemas,
  installation: installationSchemas,
  integration: { ...integrationSchemas, ...designSchemas },
  keyword: keywordSchemas,
  limit: limitSchemas,
  location: locationSchemas,
  meta: metaSchemas,
  post: postSchemas,
  score: scoreSchemas,
  support: supportSchemas,
  title: titleSchemas,
  topic: topicSchemas,
  topic2: { ...topic2Schemas, ...ideaSchemas },
  translation: translationSchemas,
  upgrade: upgradeSchemas,
  url: urlSchemas,
  user: { ...userSchemas, ...accountRemovalSchemas },
  workspace: {
    ...workspaceSchemas,
    ...archiveSchemas,
    ...exampleSchemas,
    ...workspaceRemovalSchemas,
  },
} as const;

export type ContractSchemas = typeof contractSchemas;
