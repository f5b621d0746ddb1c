import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { JOB_STATES } from '../lib/tasks.ts';
import type { publicationRoutes } from './publication.route.ts';
import {
  POST_EXCERPT_MAX_CHARS,
  POST_RUNS_LISTED,
  POST_SEO_MAX_CHARS,
  POST_SLUG_MAX_CHARS,
  POST_STATES,
  POST_TERM_MAX_CHARS,
  POST_TERMS_MOST,
  SITE_NAMES_MOST,
  UNMET,
} from './publication.ts';

const ofSite = z.object({ workspaceId: idSchema, siteId: idSchema });
const ofArticle = z.object({ workspaceId: idSchema, articleId: idSchema });
const ofPost = ofArticle.extend({ siteId: idSchema });

const line = (most: number) => z.string().trim().max(most);
const terms = z.array(line(POST_TERM_MAX_CHARS).min(1)).max(POST_TERMS_MOST);

/** What goes with the text. Each is empty or null where the site is to decide. */
const settingsSchema = z.object({
  slug: z.string(),
  excerpt: z.string(),
  seoTitle: z.string(),
  description: z.string(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  /** Of `getSiteChoices`. */
  author: z.string().nullable(),
  /** The featured image, of the library. */
  coverId: idSchema.nullable(),
  /** Structured data, below the text. */
  withStructuredData: z.boolean(),
  /** Slots that are left, as text in brackets. */
  withSlots: z.boolean(),
});

const newSettingsSchema = settingsSchema.extend({
  slug: line(POST_SLUG_MAX_CHARS),
  excerpt: line(POST_EXCERPT_MAX_CHARS),
  seoTitle: line(POST_SEO_MAX_CHARS),
  description: line(POST_SEO_MAX_CHARS),
  categories: terms,
  tags: terms,
  author: z.string().max(40).nullable(),
});

/** `kept`: as it is on the site; a new post is then a draft. */
const timeSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('kept') }),
  z.object({ state: z.literal('draft') }),
  z.object({ state: z.literal('published') }),
  z.object({ state: z.literal('scheduled'), date: z.iso.datetime() }),
]);

const unmetSchema = z.object({ what: z.enum(UNMET), name: z.string() });

const runSchema = z.object({
  jobId: idSchema,
  act: z.enum(['write', 'trash']),
  state: z.enum(JOB_STATES),
  /** Of the article; null for a run that writes none. */
  version: z.int().min(1).nullable(),
  isMine: z.boolean(),
  startedAt: z.iso.datetime(),
  /** What became of the post; null: nothing. */
  post: z.object({ state: z.enum(POST_STATES), link: z.string() }).nullable(),
  unmet: z.array(unmetSchema),
  /** Why it failed: a problem code. */
  failure: z.string().nullable(),
  /** The step that has failed, such as `image 3`. */
  failedAt: z.string().nullable(),
  /** Whether the text that it has replaced on the site is kept. */
  hasFormer: z.boolean(),
});

const publicationSchema = z.object({
  siteId: idSchema,
  /** Null until the site has it. */
  post: z
    .object({
      state: z.enum(POST_STATES),
      link: z.string(),
      slug: z.string(),
      date: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** The version of the article that it shows; null until it shows one. */
  version: z.int().min(1).nullable(),
  /** As they were chosen last. */
  settings: settingsSchema,
  runs: z.array(runSchema).max(POST_RUNS_LISTED),
});

const textSchema = z.object({
  title: z.string(),
  excerpt: z.string(),
  blocks: z.array(z.object({ html: z.string() })),
});

const nameSchema = z.object({ id: z.string(), name: z.string() });

export const publicationSchemas = {
  getPublications: {
    params: ofArticle,
    response: z.object({ articleId: idSchema, publications: z.array(publicationSchema) }),
  },
  postPublication: {
    params: ofPost,
    body: z.object({
      requestId: requestIdSchema,
      /** Of the article, as the writer has seen it. */
      version: z.int().min(1),
      settings: newSettingsSchema,
      time: timeSchema,
      /** The `hash` of the text on the site that may be replaced although it was changed there; null: none. */
      replaces: z.string().max(64).nullable(),
      /** Makes another post where the one that was written was removed from the site for good. */
      isNew: z.boolean(),
    }),
    response: z.object({ jobId: idSchema }),
  },
  trashPublication: {
    params: ofPost,
    body: z.object({ requestId: requestIdSchema }),
    response: z.object({ jobId: idSchema }),
  },
  getSiteText: {
    params: ofPost,
    query: z.object({ run: idSchema.optional() }),
    response: z.object({
      articleId: idSchema,
      siteId: idSchema,
      /** Of the text on the site. */
      hash: z.string(),
      text: textSchema,
      /** As it was last written there; null if it was not, and beside the text that a run has replaced. */
      written: textSchema.nullable(),
    }),
  },
  postSiteText: {
    params: ofPost,
    body: z.object({
      requestId: requestIdSchema,
      /** Whose replaced text is wanted; null: the text on the site. */
      run: idSchema.nullable(),
    }),
    response: z.object({ copyId: idSchema }),
  },
  getSiteChoices: {
    params: ofSite,
    response: z.object({
      siteId: idSchema,
      categories: z.array(z.string()).max(SITE_NAMES_MOST),
      authors: z.array(nameSchema).max(SITE_NAMES_MOST),
    }),
  },
  postSitePages: {
    params: ofSite,
    body: z.object({ requestId: requestIdSchema }),
    response: z.object({ jobId: idSchema }),
  },
} as const satisfies SchemasOf<typeof publicationRoutes>;

export type PostSettings = z.infer<typeof settingsSchema>;
export type PostTimeAsked = z.infer<typeof timeSchema>;
export type Publication = z.infer<typeof publicationSchema>;
export type PublicationRun = z.infer<typeof runSchema>;
export type AskedPost = z.infer<(typeof publicationSchemas)['postPublication']['body']>;
export type SiteText = z.infer<(typeof publicationSchemas)['getSiteText']['response']>;
