import { z } from 'zod';
import { BOUNDS } from '../lib/bounds.ts';
import { idSchema } from '../lib/ids.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import type { folderIntegrationRoutes, integrationRoutes } from './integration.route.ts';
import { publicationSchemas } from './publication.schema.ts';
import {
  SEO_PLUGINS,
  SITE_ABILITIES,
  SITE_ADDRESS_MAX_CHARS,
  SITE_KINDS,
  SITE_LOGIN_MAX_CHARS,
  SITE_PASSWORD_MAX_CHARS,
} from './sites.ts';

const inWorkspace = z.object({ workspaceId: idSchema });
const ofSite = inWorkspace.extend({ siteId: idSchema });

const siteSchema = z.object({
  id: idSchema,
  workspaceId: idSchema,
  kind: z.literal(SITE_KINDS),
  /** Of its start page. */
  address: z.string(),
  title: z.string(),
  /** What the account signs in with. */
  login: z.string(),
  /** The name that the site shows of the account. */
  name: z.string(),
  /** As the site calls it, such as `editor`; empty without one. */
  role: z.string(),
  abilities: z.array(z.enum(SITE_ABILITIES)),
  seo: z.array(z.enum(SEO_PLUGINS)),
  /** IANA, or an offset such as `+02:00`. */
  timeZone: z.string(),
  /** unreadable: it was encrypted with a key that the server does not have. */
  passwordState: z.enum(['stored', 'unreadable']),
  connectedAt: z.iso.datetime(),
  /** When the site last did what was asked of it. */
  usedAt: z.iso.datetime(),
  /** Why it did not, if the last time it was asked it did not. */
  problem: z.object({ failure: z.string(), at: z.iso.datetime() }).nullable(),
});

/** The password goes into a header, so it is one line; a name with a colon could not be told from it. */
const printable = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Control}]+$/u, 'Enter one line.');

const newSiteSchema = z.object({
  kind: z.enum(SITE_KINDS),
  address: printable(SITE_ADDRESS_MAX_CHARS),
  login: printable(SITE_LOGIN_MAX_CHARS).regex(/^[^:]+$/, 'A user name has no colon.'),
  password: printable(SITE_PASSWORD_MAX_CHARS),
});

const defaultSiteSchema = z.object({ workspaceId: idSchema, siteId: idSchema.nullable() });

export const integrationSchemas = {
  getSites: {
    params: inWorkspace,
    response: z.object({
      workspaceId: idSchema,
      sites: z.array(siteSchema).max(BOUNDS.sites.most),
    }),
  },
  postSite: { params: inWorkspace, body: newSiteSchema, response: siteSchema },
  checkSite: { params: ofSite, response: siteSchema },
  ...publicationSchemas,
  deleteSite: { params: ofSite, response: z.object({ id: idSchema }) },
} as const satisfies SchemasOf<typeof integrationRoutes>;

export const folderIntegrationSchemas = {
  getDefaultSite: { params: inWorkspace, response: defaultSiteSchema },
  putDefaultSite: {
    params: inWorkspace,
    body: z.object({ siteId: idSchema.nullable() }),
    response: defaultSiteSchema,
  },
} as const satisfies SchemasOf<typeof folderIntegrationRoutes>;

export type Site = z.infer<typeof siteSchema>;
export type NewSite = z.infer<typeof newSiteSchema>;
