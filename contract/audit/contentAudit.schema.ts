import { z } from 'zod';
import { BOUNDS } from '../lib/bounds.ts';
import { isExampleSchema } from '../lib/example.schema.ts';
import { idSchema } from '../lib/ids.schema.ts';
import { languageSchema } from '../lib/language.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { sourceUrlSchema } from '../lib/sourceUrl.schema.ts';
import { SOURCE_URL_MAX_CHARS } from '../lib/sourceUrl.ts';
import { AMOUNT_MOST, KEYPHRASE_MAX_CHARS, POSITION_MOST } from '../topics/topicBounds.ts';
import {
  AUDIT_FIGURES_MOST,
  AUDIT_GROUPS_MOST,
  AUDIT_NAME_MAX_CHARS,
  AUDITS_LISTED,
  type contentAuditRoutes,
  PERIOD_DAYS_MOST,
  PERIOD_NAME_MAX_CHARS,
} from './contentAudit.route.ts';

const score = z.number().min(0).max(100);
const positionSchema = z.int().min(0).max(BOUNDS.auditPages.most);

/** A time for which Search Console has said something. */
export const periodSchema = z.object({
  name: z.string().min(1).max(PERIOD_NAME_MAX_CHARS),
  /** Its last day: YYYY-MM-DD. */
  until: z.string(),
  /** Of two periods that are compared in one file: 0 is the earlier one. */
  rank: z.int().min(0),
  /** How many it has; null: the list does not say it. */
  days: z.int().min(1).max(PERIOD_DAYS_MOST).nullable(),
});

/** Of one page in one period. What the list does not say is null. */
export const figuresSchema = z.object({
  clicks: z.number().min(0).max(AMOUNT_MOST).nullable(),
  impressions: z.number().min(0).max(AMOUNT_MOST).nullable(),
  /** In the results, from 1. */
  position: z.number().min(0).max(POSITION_MOST).nullable(),
});

const auditSchema = z.object({
  id: idSchema,
  workspaceId: idSchema,
  name: z.string(),
  language: z.string(),
  sitemap: z.string().nullable(),
  ofArticles: z.boolean(),
  isExample: isExampleSchema,
  /** From 1. */
  round: z.int().min(1),
  state: z.enum(['running', 'ready', 'stopped', 'failed']),
  /** The job of the round; null once it is removed. */
  jobId: z.string().nullable(),
  /** Why the sitemap could not be read: a failure (contract/lib/failure.ts). */
  problem: z.string().nullable(),
  pages: z.int().min(0),
  /** Of the newest round. */
  read: z.int().min(0),
  failed: z.int().min(0),
  /** The mean of the pages that are scored; null: none is. */
  seo: score.nullable(),
  /** Pages that were left out because there were too many. */
  leftOut: z.int().min(0),
  createdAt: z.iso.datetime(),
  /** When the newest round began. */
  startedAt: z.iso.datetime(),
});

/** What one round says of a page. */
const resultSchema = z.object({
  /** `waiting`: no round has read it yet. */
  state: z.enum(['waiting', 'read', 'failed']),
  /** Why it could not be read: a failure (contract/lib/failure.ts). */
  problem: z.string().nullable(),
  words: z.int().min(0).nullable(),
  seo: score.nullable(),
  aiSearch: score.nullable(),
  /** Why there is no score. */
  notScored: z.string().nullable(),
  /** Names of the checks that are bad, and of those that could be better. */
  bad: z.array(z.string()),
  fair: z.array(z.string()),
});

/** What the server of a page has answered. */
const answerSchema = z.object({
  status: z.int().min(0).nullable(),
  /** How it has ended (domain/audit/pageFacts.ts). */
  end: z.string(),
  /** Where redirects lead in the end; null: there is none. */
  to: z.string().nullable(),
});

/** A technical fault (domain/audit/faults.ts). */
export const faultSchema = z.object({
  name: z.string(),
  /** How many links, words or others; null: it counts nothing. */
  count: z.number().min(0).nullable(),
  /** Addresses and texts that show it, the first ones. */
  details: z.array(z.string()),
});

const pageSchema = resultSchema.extend({
  position: positionSchema,
  /** Empty for an article. */
  url: z.string(),
  articleId: z.string().nullable(),
  title: z.string(),
  /** What it is to be found for; null: nobody has said, and what needs one is not scored. */
  keyphrase: z.string().nullable(),
  /** The keyphrase that its scores are for: an earlier one if the page has not been read since it was changed. */
  scoredFor: z.string().nullable(),
  language: z.string().nullable(),
  readAt: z.iso.datetime().nullable(),
  /** In the round before; null: it was not there. `isSameText`: it has not changed since; scores for another keyphrase are no change. */
  before: resultSchema
    .extend({
      isSameText: z.boolean(),
      isSameKeyphrase: z.boolean(),
      /** The names of its technical faults; null: they are not known. */
      faults: z.array(z.string()).nullable(),
    })
    .nullable(),
  /** Null: of an article, or not known. */
  answer: answerSchema.nullable(),
  /** Technical ones; null: of an article, or not known before the round is over. */
  faults: z.array(faultSchema).nullable(),
  /** In the order of the periods of the audit; null: the list has no such page. */
  figures: z.array(figuresSchema.nullable()).max(BOUNDS.auditPeriods.most),
  /** Of the period that the newest one can be compared with; null: there is none of the same length right before it. */
  earlier: figuresSchema.nullable(),
  /** The round that has read it, or has tried to: an earlier one if this one was stopped before. Null: none. */
  round: z.int().min(1).nullable(),
});

/** Pages that say the same, or want to be found for the same. */
export const groupSchema = z.object({
  kind: z.enum(['sameText', 'sameKeyphrase']),
  positions: z.array(positionSchema).max(BOUNDS.auditPages.most),
  /** Of `sameKeyphrase`. */
  keyphrase: z.string().nullable(),
  /** Whether the keyphrase was given, or found in the texts. */
  isGiven: z.boolean(),
  /** Of `sameText`: how much of the text the least similar page has in common with another one, 0 to 1. */
  share: z.number().min(0).nullable(),
});

const checkSchema = z.object({
  name: z.string(),
  rating: z.string(),
  value: z.number().nullable(),
});

const keyphraseSchema = z.string().trim().min(1).max(KEYPHRASE_MAX_CHARS).nullable();

const ofAudit = z.object({ workspaceId: idSchema, auditId: idSchema });
const inWorkspace = z.object({ workspaceId: idSchema });

export const contentAuditSchemas = {
  getAudits: {
    params: inWorkspace,
    query: z.object({ page: z.coerce.number<number>().int().min(0).max(100_000).default(0) }),
    response: z.object({
      workspaceId: idSchema,
      audits: z.array(auditSchema).max(AUDITS_LISTED),
      page: z.int().min(0),
      last: z.boolean(),
    }),
  },
  postAudit: {
    params: inWorkspace,
    body: z
      .object({
        requestId: requestIdSchema,
        name: z.string().trim().min(1).max(AUDIT_NAME_MAX_CHARS),
        /** Of pages that do not name theirs. */
        language: languageSchema,
        pages: z
          .array(z.object({ url: sourceUrlSchema, keyphrase: keyphraseSchema }))
          .max(BOUNDS.auditPages.most),
        sitemap: sourceUrlSchema.nullable(),
        ofArticles: z.boolean(),
      })
      .refine(
        ({ pages, sitemap, ofArticles }) => pages.length > 0 || sitemap !== null || ofArticles,
        { error: 'Enter addresses or a sitemap, or choose your articles.', path: ['pages'] },
      ),
    response: auditSchema,
  },
  getAudit: {
    params: ofAudit,
    response: z.object({
      audit: auditSchema,
      /** Links that were not tried, because there were too many. */
      linksLeft: z.int().min(0),
      /** The oldest first. */
      periods: z.array(periodSchema).max(BOUNDS.auditPeriods.most),
      pages: z.array(pageSchema).max(BOUNDS.auditPages.most),
      /** Null: not known, because the round runs or its pages could not be compared yet. */
      groups: z.array(groupSchema).max(AUDIT_GROUPS_MOST).nullable(),
    }),
  },
  postAuditRound: {
    params: ofAudit,
    body: z.object({ requestId: requestIdSchema }),
    response: auditSchema,
  },
  getAuditPage: {
    params: ofAudit,
    query: z.object({
      position: z.coerce.number<number>().int().min(0).max(BOUNDS.auditPages.most).default(0),
    }),
    response: z.object({
      auditId: idSchema,
      position: positionSchema,
      /** The newest first. */
      rounds: z
        .array(
          resultSchema.omit({ bad: true, fair: true }).extend({
            round: z.int().min(1),
            /** Those that were measured. */
            checks: z.array(checkSchema),
            /** What the text is about, as its words say it. */
            about: z.array(z.string()),
            readAt: z.iso.datetime().nullable(),
          }),
        )
        .max(BOUNDS.auditRounds.most),
    }),
  },
  putAuditKeyphrase: {
    params: ofAudit,
    body: z.object({ position: positionSchema, keyphrase: keyphraseSchema }),
    response: z.object({
      id: idSchema,
      position: positionSchema,
      keyphrase: z.string().nullable(),
      /** Why the page could not be read again: a failure (contract/lib/failure.ts). Null: it was, or a round reads it. */
      problem: z.string().nullable(),
    }),
  },
  putAuditFigures: {
    params: ofAudit,
    body: z
      .object({
        periods: z
          .array(
            periodSchema.extend({
              until: z.iso.date(),
              rank: z.int().min(0).max(1),
              days: periodSchema.shape.days.default(null),
            }),
          )
          .min(1)
          .max(BOUNDS.auditPeriods.most),
        rows: z
          .array(
            z.object({
              url: z.string().max(SOURCE_URL_MAX_CHARS),
              /** In the order of the periods. */
              figures: z.array(figuresSchema.nullable()).max(BOUNDS.auditPeriods.most),
            }),
          )
          .max(AUDIT_FIGURES_MOST),
      })
      .refine(
        ({ periods, rows }) => rows.every(({ figures }) => figures.length === periods.length),
        { error: 'Each row has figures for each period.', path: ['rows'] },
      ),
    response: z.object({
      id: idSchema,
      /** Pages of the audit that the list has. */
      matched: z.int().min(0),
    }),
  },
  deleteAudit: { params: ofAudit, response: z.object({ id: idSchema }) },
  restoreAudit: { params: ofAudit, response: auditSchema },
} as const satisfies SchemasOf<typeof contentAuditRoutes>;

type Schemas = typeof contentAuditSchemas;
export type Audit = z.infer<typeof auditSchema>;
export type AuditedFault = z.infer<typeof faultSchema>;
export type AuditedPage = z.infer<typeof pageSchema>;
export type AuditGroup = z.infer<typeof groupSchema>;
export type AuditPeriod = z.infer<typeof periodSchema>;
export type PageFigures = z.infer<typeof figuresSchema>;
export type AuditReport = z.infer<Schemas['getAudit']['response']>;
export type AuditPageHistory = z.infer<Schemas['getAuditPage']['response']>;
export type AuditRequest = z.output<Schemas['postAudit']['body']>;
export type AuditFiguresRequest = z.output<Schemas['putAuditFigures']['body']>;
