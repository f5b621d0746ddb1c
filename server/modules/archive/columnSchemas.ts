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
import { AUDIT_GROUPS_MOST } from '#contract/audit/contentAudit.route.ts';
import {
  faultSchema,
  figuresSchema,
  groupSchema,
  periodSchema,
} from '#contract/audit/contentAudit.schema.ts';
import { briefDataSchema, briefSchemas } from '#contract/briefs/brief.schema.ts';
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
import { languageSchema } from '#contract/lib/language.schema.ts';
import { articleSourceSchema, storedClaimSchema } from '#contract/pages/url.schema.ts';
import { dictionarySchemas } from '#contract/spelling/dictionary.schema.ts';
import { figuresOfTopic, siteTermSchema } from '#contract/topics/topic.schema.ts';
import { SITE_TERMS_MOST } from '#contract/topics/topicBounds.ts';
import { voiceBodySchema } from '#contract/voice/brandVoice.schema.ts';
import { answerSchema, selectionSchema } from '#contract/writing/chat.schema.ts';
import { isJobOver } from '#domain/writing/job.ts';

const line = z.string().max(2000);
const count = z.int().min(0).max(1_000_000_000);
/** Of an article, a round, a place in results: from 1. */
const ordinal = count.min(1);
const score = z.number().min(0).max(100);
const language = z.string().max(35); // as an article may have it
const place = z.string().trim().max(100);
const country = z.string().regex(/^([A-Z]{2})?$/);
/** As it is spelled once it was read, which is longer than as it was sent. */
const address = z
  .string()
  .max(20_000)
  .regex(/^https?:\/\/[^\s\p{C}]+$/u);
const pageAddress = z
  .string()
  .max(20_000)
  .regex(/^(?:https?:\/\/[^\s\p{C}]+|imported:[^\p{C}]+)$/u);
const texts = (most: number) => z.array(z.string().max(200_000)).max(most);
const provider = z.enum(RESULT_SOURCES);

/** What a server has answered (domain/audit/pageFacts.ts). */
const pageAnswerSchema = z.object({
  status: count.nullable(),
  end: z.string().max(20),
  hops: z.array(line).max(20),
});

const storedFiguresSchema = z.object(figuresOfTopic).partial().transform(withoutNulls);

function withoutNulls(figures: object): object {
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure != null));
}

const rating = z.enum(['good', 'ok', 'bad', 'worst']);

/** What is kept of a report (domain/seo/score/scoreChanges.ts). */
const scoredLinesSchema = z.object({
  seo: z
    .object({
      score,
      parts: z.object({
        coverage: score.nullable(),
        depth: score.nullable().optional(), // absent in reports of an earlier version
        rules: score.nullable(),
        readability: score.nullable(),
      }),
      kept: z.number().min(0).max(1).optional(),
      competitionId: idSchema.nullable(),
    })
    .nullable(),
  aiSearch: score.nullable(),
  coverage: z.object({ score: z.number() }).nullable(),
  readability: z.object({ score: z.number() }).nullable(),
  checks: z
    .array(
      z.object({
        name: z.string().max(100),
        group: z.string().max(100),
        rating: z.enum([...rating.options, 'unmeasured']),
        value: z.number().nullable(),
        wanted: z.object({
          least: z.number().exactOptional(),
          most: z.number().exactOptional(),
          asked: z.number().exactOptional(),
        }),
        points: z.number().min(0).max(1000).nullable(),
        /** Shares are parts of it. */
        most: z.number().positive().max(1000),
      }),
    )
    .max(500),
});

const sentBlock = blockSchema.extend({ html: sentHtmlSchema() });

/** By table and column, as they are called in the database. */
export const COLUMN_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'article.type': articleTypeSchema,
  'article.version': ordinal,
  'article.language': language,
  'article.body_chars': count,
  'article.generation_seq': count,
  'article.translated_version': ordinal,
  'article.fields': fieldsChangeSchema,
  'article.block_order': z.array(blockIdSchema).max(MOST_BLOCKS),
  'article.target_keywords': z.array(z.string().max(KEYWORD_LIMIT_CHARS)).max(MOST_KEYWORDS),
  'article_block.id': blockIdSchema,
  'article_block.html': sentHtmlSchema(),
  'article_block.origins': z.array(originSchema).max(MOST_ORIGINS),
  'article_version.version': ordinal,
  'article_version.restored_from': ordinal,
  'article_version.words': count,
  'article_version.fields': fieldsChangeSchema,
  'article_version.blocks': z.array(sentBlock).max(MOST_BLOCKS),
  'article_source.url': address,
  'article_source.words': count,
  'article_source.state': articleSourceSchema.shape.state,
  'article_source.paragraphs': texts(10_000),
  'article_source.quotes': texts(1000),
  'article_score.version': ordinal,
  'article_score.last_version': ordinal,
  'article_score.words': count,
  'article_score.lines': scoredLinesSchema,
  'article_claim.kind': storedClaimSchema.shape.kind,
  'article_claim.state': storedClaimSchema.shape.state,
  'brief.language': languageSchema,
  'brief.country': country,
  'brief.city': place,
  'brief.due_on': briefSchemas.patchBrief.body.shape.dueOn.unwrap(),
  'brief.state': z.enum(BRIEF_STATES),
  'brief.snapshot': z.object({
    id: idSchema,
    takenAt: z.iso.datetime(),
    provider,
    pages: z.int().min(0),
  }),
  'brief.data': briefDataSchema,
  'brief.found': z.unknown().transform(() => null), // only while a job makes it
  'snapshot.country': country,
  'snapshot.location': place,
  'snapshot.language': languageSchema,
  'snapshot.left_out': count.max(10_000_000),
  'snapshot.hash': z.string().max(64),
  'snapshot.provider': provider,
  'snapshot.related': relatedSchema,
  'competitor.position': ordinal,
  'competitor.url': pageAddress,
  'competitor.hash': z.string().max(64),
  'competitor.language': language,
  'competitor.published_at': z.string().max(40),
  'competitor.modified_at': z.string().max(40),
  'competitor.schema_types': z.array(z.string().max(100)).max(20),
  'competitor.features': featuresSchema,
  'competitor.sketch': sketchSchema,
  'page.url': pageAddress,
  'page.origin': z.literal('imported'),
  'page.words': count,
  'page.removed_at': z.null(),
  'page.blocks': z.array(sentHtmlSchema()).max(MOST_BLOCKS),
  'page.schema_types': texts(100),
  'topic_search.language': languageSchema,
  'topic_search.country': country,
  'topic_search.website': address,
  'topic_search.left_out': count,
  'topic_search.rows_left_out': count,
  'topic_search.provider': provider,
  'topic_search.site': z.object({
    terms: z.array(siteTermSchema).max(SITE_TERMS_MOST),
    problem: z.string().max(500).nullable(),
  }),
  'topic.own_share': z.number().min(0).max(1),
  'topic_keyphrase.position': count,
  'topic_keyphrase.phrase': line,
  'topic_keyphrase.figures': storedFiguresSchema,
  'topic_keyphrase.results': z.array(line).max(100),
  'audit.language': languageSchema,
  'audit.sitemap': address,
  'audit.left_out': count,
  'audit.periods': z
    .array(periodSchema.extend({ until: z.iso.date(), rank: z.int().min(0).max(1) }))
    .max(BOUNDS.auditPeriods.most),
  'audit_round.round': ordinal,
  'audit_round.links_left': count,
  'audit_round.keyphrase_changes': count,
  'audit_round.groups': z.array(groupSchema).max(AUDIT_GROUPS_MOST),
  'audit_page.position': count.max(BOUNDS.auditPages.most),
  'audit_page.key': z
    .string()
    .max(20_000)
    .regex(/^(?:https?:\/\/[^\s\p{C}]+|article:[0-9a-f-]{36})$/u),
  'audit_page.figures': z.record(z.string().max(200), figuresSchema),
  'audit_result.round': ordinal,
  'audit_result.position': count.max(BOUNDS.auditPages.most),
  'audit_result.words': count,
  'audit_result.seo': score,
  'audit_result.ai_search': score,
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
        rating,
      }),
    )
    .max(500),
  'audit_result.about': texts(50),
  'audit_result.answer': pageAnswerSchema,
  'audit_result.faults': z.array(faultSchema).max(500),
  'chat_turn.position': count,
  'chat_turn.selection': selectionSchema,
  'chat_turn.answer': answerSchema.refine(
    ({ state }) => isJobOver(state),
    'Nobody goes on with it.',
  ),
  'voice.name': voiceBodySchema.shape.name,
  'voice.tone': voiceBodySchema.shape.tone,
  'voice.sample': voiceBodySchema.shape.sample,
  'voice.profile': voiceBodySchema.shape.profile,
  'voice.rules': voiceBodySchema.shape.rules,
  'asset.origin': assetOriginSchema,
  'workspace.tags': workspaceTagsSchema.partial(),
  'dictionary_word.word': dictionarySchemas.postWords.body.shape.words.element,
  'idea.language': language,
  'idea.position': count,
  'idea.reason': ideaReasonSchema,
  'idea.state': z.enum(IDEA_STATES),
};

/** Columns of which any text or number will do, and why. */
const FREE: Readonly<Record<string, readonly string[]>> = {
  'Words of a person or of a page.': [
    'article.stored_title',
    'article.displayed_title',
    'article_version.name',
    'article_version.stored_title',
    'article_version.displayed_title',
    'article_source.title',
    'article_claim.quoted',
    'article_score.keyphrase',
    'brief.keyphrase',
    'snapshot.keyphrase',
    'competitor.title',
    'page.title',
    'page.description',
    'topic_search.seed',
    'audit.name',
    'audit_page.keyphrase',
    'audit_result.title',
    'audit_result.keyphrase',
    'conversation.title',
    'chat_turn.question',
    'asset.name',
    'asset.alt',
    'idea.text',
  ],
  'A code, shown in words where it is known.': [
    'article_source.reason',
    'brief.failure',
    'brief.search_problem',
    'snapshot.problem',
    'competitor.problem',
    'page.problem',
    'topic_search.problem',
    'audit_round.problem',
    'audit_result.problem',
  ],
  'As a page declares it.': [
    'article_source.language',
    'page.language',
    'page.published_at',
    'page.modified_at',
    'page.etag',
    'page.last_modified',
    'audit_result.language',
    'audit_result.etag',
    'audit_result.last_modified',
  ],
  'Only compared with another one.': [
    'article_source.content_hash',
    'article_claim.key',
    'article_claim.url',
    'article_claim.block_id',
    'article_score.text_hash',
    'article_score.sources_hash',
    'article_score.scorer_version',
    'snapshot.scorer_version',
    'snapshot.icu_version',
    'page.hash',
    'audit_result.hash',
    'audit_result.sketch',
    'audit_result.scorer_version',
    'idea.key',
  ],
  'A place among topics, which is below zero before a search went on.': [
    'topic.position',
    'topic_keyphrase.topic_at',
  ],
  'Read from the bytes of the image again.': [
    'asset.token',
    'asset.type',
    'asset.width',
    'asset.height',
    'asset.size',
  ],
  'Not taken over: only the tags of a workspace are.': ['workspace.time_zone'],
};

/** The same, by table and column. */
export const FREE_COLUMNS: ReadonlySet<string> = new Set(Object.values(FREE).flat());
