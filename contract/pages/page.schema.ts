import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { sourceUrlSchema } from '../lib/sourceUrl.schema.ts';
import {
  LINKS_MOST,
  ORPHANS_LISTED,
  PAGE_HTML_MAX_CHARS,
  PAGES_LISTED,
  PAGES_PER_IMPORT,
  type pageRoutes,
  RESULTS_HTML_MAX_CHARS,
} from './page.route.ts';

/** An imported page. */
const pageSchema = z.object({
  id: idSchema,
  /** Of a file without one, "imported:" and its name; behind it the beginning of the text's hash if another text has that name. */
  url: z.string(),
  title: z.string(),
  state: z.enum(['read', 'failed']),
  /** Why it could not be read: a failure (contract/lib/failure.ts). */
  problem: z.string().nullable(),
  /** As the page declares it. */
  language: z.string().nullable(),
  words: z.int().min(0),
  fetchedAt: z.iso.datetime(),
});

const linkedPageSchema = z.object({ url: z.string(), title: z.string() });
const incomingLinkSchema = linkedPageSchema.extend({
  /** The words that could be the link, and the sentence that they stand in. */
  text: z.string(),
  sentence: z.string(),
});
const outgoingLinkSchema = incomingLinkSchema.extend({
  blockId: z.string(),
  /** Of the block's text units (html/units.ts). */
  unit: z.int().min(0),
  start: z.int().min(0),
  end: z.int().min(1),
});

const inWorkspace = z.object({ workspaceId: idSchema });
const ofPage = z.object({ workspaceId: idSchema, pageId: idSchema });

export const pageSchemas = {
  getPages: {
    params: inWorkspace,
    query: z.object({ page: z.coerce.number<number>().int().min(0).max(100_000).default(0) }),
    response: z.object({
      workspaceId: idSchema,
      pages: z.array(pageSchema).max(PAGES_LISTED),
      /** All of the workspace. */
      total: z.int().min(0),
      page: z.int().min(0),
      last: z.boolean(),
    }),
  },
  postPages: {
    params: inWorkspace,
    body: z.object({
      requestId: requestIdSchema,
      urls: z.array(sourceUrlSchema).max(PAGES_PER_IMPORT),
      sitemap: sourceUrlSchema.nullable(),
    }),
    response: z.object({ jobId: idSchema }),
  },
  postPageText: {
    params: inWorkspace,
    body: z.object({
      requestId: requestIdSchema,
      /** Of the file. */
      name: z.string().trim().min(1).max(200),
      /** Where the page is on the web; null if that is not known. */
      url: sourceUrlSchema.nullable(),
      html: z.string().max(PAGE_HTML_MAX_CHARS),
    }),
    response: pageSchema,
  },
  postResultsPage: {
    params: inWorkspace,
    body: z.object({ html: z.string().max(RESULTS_HTML_MAX_CHARS) }),
    response: z.object({
      results: z.array(z.object({ url: z.string(), title: z.string() })).max(100),
    }),
  },
  getInternalLinks: {
    params: z.object({ workspaceId: idSchema, articleId: idSchema }),
    response: z.object({
      articleId: idSchema,
      /** The host of the workspace's website; null: the workspace names none. */
      site: z.string().nullable(),
      /** Where the article is on the site; null unless exactly one imported page's address ends with its slug. */
      address: z.string().nullable(),
      /** Imported pages of the site. */
      pages: z.int().min(0),
      outgoing: z.array(outgoingLinkSchema).max(LINKS_MOST),
      incoming: z.array(incomingLinkSchema).max(LINKS_MOST),
      /** Pages of the site that no other imported page of it links to in its text, the first ones by address. */
      orphans: z.array(linkedPageSchema).max(ORPHANS_LISTED),
      orphanCount: z.int().min(0),
    }),
  },
  getLlmsText: {
    params: inWorkspace,
    response: z.object({
      workspaceId: idSchema,
      /** The host of the workspace's website; null: the workspace names none. */
      site: z.string().nullable(),
      /** Markdown; empty without a page of the site. */
      text: z.string(),
      /** Imported pages of the site, and how many of them the file lists. */
      pages: z.int().min(0),
      listed: z.int().min(0),
    }),
  },
  deletePage: { params: ofPage, response: z.object({ id: idSchema }) },
  restorePage: { params: ofPage, response: pageSchema },
} as const satisfies SchemasOf<typeof pageRoutes>;

export type LlmsFile = z.infer<(typeof pageSchemas)['getLlmsText']['response']>;
export type InternalLinks = z.infer<(typeof pageSchemas)['getInternalLinks']['response']>;
export type ImportedPage = z.infer<typeof pageSchema>;
