import { articleSchemas } from './article.schema.ts';
import { assetSchemas } from './asset.schema.ts';
import { competitorsCollectorSchemas } from './competitorsCollector.schema.ts';
import { brandVoiceSchemas } from './brandVoice.schema.ts';
import { briefSchemas } from './brief.schema.ts';
import { contentSchemas } from './content.schema.ts';
import { dictionarySchemas } from './dictionary.schema.ts';
import { humanizerSchemas } from './humanizer.schema.ts';
import { installationSchemas } from './installation.schema.ts';
import { keywordSchemas } from './keyword.schema.ts';
import { limitSchemas } from './limit.schema.ts';
import { locationSchemas } from './location.schema.ts';
import { postSchemas } from './post.schema.ts';
import { scoreSchemas } from './score.schema.ts';
import { titleSchemas } from './title.schema.ts';
import { contentAuditSchemas } from './contentAudit.schema.ts';
import { topic2Schemas, topicSchemas } from './topic.schema.ts';
import { translationSchemas } from './translation.schema.ts';
import { upgradeSchemas } from './upgrade.schema.ts';
import { userSchemas } from './user.schema.ts';
import { urlSchemas } from './url.schema.ts';
import { workspaceSchemas } from './workspace.schema.ts';

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
  humanizer: humanizerSchemas,
  installation: installationSchemas,
  keyword: keywordSchemas,
  limit: limitSchemas,
  location: locationSchemas,
  post: postSchemas,
  score: scoreSchemas,
  title: titleSchemas,
  topic: topicSchemas,
  topic2: topic2Schemas,
  translation: translationSchemas,
  upgrade: upgradeSchemas,
  url: urlSchemas,
  user: userSchemas,
  workspace: workspaceSchemas,
} as const;

export type ContractSchemas = typeof contractSchemas;
