/** What the columns of archived rows may hold, where their type does not say it: an archive may come from anybody. */
import { z } from 'zod';
import {
  articleTypeSchema,
  blockSchema,
  fieldsChangeSchema,
  originSchema,
} from '#contract/article/article.schema.ts';
import { BRIEF_STATES } from '#contract/article/briefStates.ts';
import { MOST_ORIGINS } from '#contract/article/origins.ts';
import { KEYWORD_LIMIT_CHARS, MOST_KEYWORDS } from '#contract/article/searchFields.ts';
import {
  faultSchema,
  figuresSchema,
  groupSchema,
  periodSchema,
} from '#contract/audit/contentAudit.schema.ts';
import { briefDataSchema } from '#contract/briefs/brief.schema.ts';
import {
  featuresSchema,
  relatedSchema,
  sketchSchema,
} from '#contract/competitors/competitorsCollector.schema.ts';
import { RESULT_SOURCES } from '#contract/competitors/resultSources.ts';
import { workspaceTagsSchema } from '#contract/folders/workspace.schema.ts';
import { IDEA_STATES } from '#contract/ideas/idea.route.ts';
import { ideaReasonSchema } from '#contract/ideas/idea.schema.ts';
import { assetOriginSchema } from '#contract/images/assetShape.schema.ts';
import { sentHtmlSchema } from '#contract/lib/blockBounds.schema.ts';
import { MOST_BLOCKS } from '#contract/lib/blockBounds.ts';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { blockIdSchema, idSchema } from '#contract/lib/ids.schema.ts';
import { articleSourceSchema, storedClaimSchema } from '#contract/pages/url.schema.ts';
import { figuresOfTopic, siteTermSchema } from '#contract/topics/topic.schema.ts';
import { SITE_TERMS_MOST } from '#contract/topics/topicBounds.ts';
import { voiceBodySchema } from '#contract/voice/brandVoice.schema.ts';
import { answerSchema, selectionSchema } from '#contract/writing/chat.schema.ts';

const line = z.string().max(2000);
const texts = (most: number) => z.array(z.string().max(200_000)).max(most);
const provider = z.enum(RESULT_SOURCES);

/** What a server has answered (domain/audit/pageFacts.ts). */
const pageAnswerSchema = z.object({
  status: z.int().nullable(),
  end: z.string().max(20),
  hops: z.array(line).max(20),
});

const storedFiguresSchema = z.object(figuresOfTopic).partial().transform(withoutNulls);

function withoutNulls(figures: object): object {
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure != null));
}

const sentBlock = blockSchema.extend({ html: sentHtmlSchema() });

/** By table and column, as they are called in the database. */
export const COLUMN_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'article.type': articleTypeSchema,
  'article.fields': fieldsChangeSchema,
  'article.block_order': z.array(blockIdSchema).max(MOST_BLOCKS),
  'article.target_keywords': z.array(z.string().max(KEYWORD_LIMIT_CHARS)).max(MOST_KEYWORDS),
  'article_block.id': blockIdSchema,
  'article_block.html': sentHtmlSchema(),
  'article_block.origins': z.array(originSchema).max(MOST_ORIGINS),
  'article_version.fields': fieldsChangeSchema,
  'article_version.blocks': z.array(sentBlock).max(MOST_BLOCKS),
  'article_source.state': articleSourceSchema.shape.state,
  'article_source.paragraphs': texts(10_000),
  'article_source.quotes': texts(1000),
  'article_claim.kind': storedClaimSchema.shape.kind,
  'article_claim.state': storedClaimSchema.shape.state,
  'brief.state': z.enum(BRIEF_STATES),
  'brief.snapshot': z.object({
    id: idSchema,
    takenAt: z.iso.datetime(),
    provider,
    pages: z.int().min(0),
  }),
  'brief.data': briefDataSchema,
  'brief.found': z.unknown().transform(() => null), // only while a job makes it
  'snapshot.provider': provider,
  'snapshot.related': relatedSchema,
  'competitor.schema_types': texts(20),
  'competitor.features': featuresSchema,
  'competitor.sketch': sketchSchema,
  'page.blocks': z.array(sentHtmlSchema()).max(MOST_BLOCKS),
  'page.schema_types': texts(100),
  'topic_search.provider': provider,
  'topic_search.site': z.object({
    terms: z.array(siteTermSchema).max(SITE_TERMS_MOST),
    problem: z.string().max(500).nullable(),
  }),
  'topic_keyphrase.figures': storedFiguresSchema,
  'topic_keyphrase.results': z.array(line).max(100),
  'audit.periods': z.array(periodSchema).max(BOUNDS.auditPeriods.most),
  'audit_round.groups': z.array(groupSchema).max(BOUNDS.auditPages.most),
  'audit_page.figures': z.record(z.string().max(200), figuresSchema),
  'audit_result.not_scored': z.enum([
    'empty',
    'language',
    'otherLanguage',
    'tooShort',
    'elsewhere',
  ]),
  'audit_result.checks': z
    .array(
      z.object({
        name: z.string().max(100),
        value: z.number().nullable(),
        rating: z.enum(['good', 'ok', 'bad', 'worst']),
      }),
    )
    .max(500),
  'audit_result.about': texts(50),
  'audit_result.answer': pageAnswerSchema,
  'audit_result.faults': z.array(faultSchema).max(500),
  'chat_turn.selection': selectionSchema,
  'chat_turn.answer': answerSchema,
  'voice.profile': voiceBodySchema.shape.profile,
  'voice.rules': voiceBodySchema.shape.rules,
  'asset.origin': assetOriginSchema,
  'workspace.tags': workspaceTagsSchema.partial(),
  'idea.reason': ideaReasonSchema,
  'idea.state': z.enum(IDEA_STATES),
};
