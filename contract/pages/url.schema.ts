import { z } from 'zod';
import { SNAPSHOT_LIMITS } from '../competitors/competitorsCollector.route.ts';
import { BOUNDS } from '../lib/bounds.ts';
import { idSchema } from '../lib/ids.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { sourceUrlSchema } from '../lib/sourceUrl.schema.ts';
import { ofJob } from '../work/job.schema.ts';
import { pageSchemas } from './page.schema.ts';
import { LINKING_ARTICLES_MOST, type urlRoutes } from './url.route.ts';

export const readPageSchema = z.object({
  /** The address of the page after all redirects. */
  url: z.string(),
  title: z.string(),
  siteName: z.string().nullable(),
  byline: z.string().nullable(),
  /** BCP 47, as declared by the page; null if it declares none. */
  language: z.string().nullable(),
  /** The article as HTML with absolute addresses, not yet reduced to what an article may contain. */
  html: z.string(),
  /** The words of the page that are not in it: how many, and their longest line. */
  around: z.object({ words: z.int().min(0), example: z.string() }),
});

export const articleSourceSchema = z.object({
  /** The address that was given, in the spelling of browsers. */
  url: z.string(),
  /** Empty until it has been read. */
  title: z.string(),
  /** `waiting`: nobody has tried to read it yet. */
  state: z.enum(['waiting', 'ok', 'unreachable', 'unreadable', 'blocked', 'tooLarge']),
  /** What the page answered, if that says more than the state: a failure (contract/lib/failure.ts), or words. */
  reason: z.string().nullable(),
  /** When it was read, or when the last attempt failed. */
  retrievedAt: z.iso.datetime().nullable(),
  words: z.int().min(0),
  /** The page is longer than what is kept of it. */
  isCut: z.boolean(),
  /** Sentences that may be quoted as they are. */
  quotes: z.array(z.string()),
});

/** What a claim can be looked up as; `copied` is a passage that stands in a source word for word. */
const claimKindSchema = z.enum(['figure', 'quote', 'link', 'copied']);

export const storedClaimSchema = z.object({
  kind: claimKindSchema,
  key: z.string(),
  /** `unknown`: it was tried, and nothing can be said. */
  state: z.enum(['verified', 'unsupported', 'dead', 'unknown']),
  /** The writer vouches for it. */
  isMine: z.boolean(),
  /** The source that says it. */
  url: z.string().nullable(),
  /** Its words in the source; of `copied`, the words of the text. */
  quoted: z.string().nullable(),
  /** Of `copied`. */
  blockId: z.string().nullable(),
  /** When it was last looked up; null: never. */
  checkedAt: z.iso.datetime().nullable(),
});

const articleSourcesSchema = z.object({
  articleId: idSchema,
  sources: z.array(articleSourceSchema).max(BOUNDS.sources.most),
  claims: z.array(storedClaimSchema),
});

const sourceWordingSchema = z.object({
  articleId: idSchema,
  /** Of the sources whose text is there, the oldest first. */
  pages: z
    .array(
      z.object({
        url: z.string(),
        /** As of a page of competitors (competitorsCollector.schema.ts). */
        shingles: z.array(z.int().min(0)).max(SNAPSHOT_LIMITS.shinglesPerPage),
      }),
    )
    .max(BOUNDS.sources.most),
});

const deadLinkSchema = z.object({
  url: z.string(),
  /** Those edited last, without deleted ones. */
  articles: z.array(z.object({ id: idSchema, title: z.string() })).max(LINKING_ARTICLES_MOST),
  /** Further articles may link to it. */
  hasMore: z.boolean(),
});

const ofArticle = z.object({ workspaceId: idSchema, articleId: idSchema });

export const urlSchemas = {
  postUrl: {
    params: z.object({ workspaceId: idSchema }),
    body: z.object({ url: z.string().min(1).max(2000) }),
    response: readPageSchema,
  },
  getSources: { params: ofArticle, response: articleSourcesSchema },
  getSourceWording: { params: ofArticle, response: sourceWordingSchema },
  postSource: {
    params: ofArticle,
    body: z.object({
      url: sourceUrlSchema,
      /** Read it, even if its text is there already. */
      isReadAgain: z.boolean(),
    }),
    response: articleSourcesSchema,
  },
  removeSource: {
    params: ofArticle,
    body: z.object({ url: sourceUrlSchema }),
    response: articleSourcesSchema,
  },
  checkClaims: { params: ofArticle, response: articleSourcesSchema },
  putClaim: {
    params: ofArticle,
    body: z.object({
      kind: claimKindSchema.exclude(['link', 'copied']),
      key: z.string().min(1).max(500),
      isMine: z.boolean(),
    }),
    response: articleSourcesSchema,
  },
  postLinkCheck: {
    params: z.object({ workspaceId: idSchema }),
    body: z.object({ requestId: requestIdSchema }),
    response: z.object({ jobId: idSchema }),
  },
  getDeadLinks: {
    params: ofJob,
    query: z.object({ page: z.coerce.number<number>().int().min(0).max(100_000).default(0) }),
    response: z.object({
      jobId: idSchema,
      links: z.array(deadLinkSchema),
      page: z.int().min(0),
      last: z.boolean(),
    }),
  },
  ...pageSchemas,
} as const satisfies SchemasOf<typeof urlRoutes>;

export type ReadPage = z.infer<typeof readPageSchema>;
export type DeadLink = z.infer<typeof deadLinkSchema>;
export type SourceWording = z.infer<typeof sourceWordingSchema>;
export type Source = z.infer<typeof articleSourceSchema>;
export type StoredClaim = z.infer<typeof storedClaimSchema>;
export type ArticleSources = z.infer<typeof articleSourcesSchema>;
