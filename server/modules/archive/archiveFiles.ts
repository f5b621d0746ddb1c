/** How the files of an archive are called, and what they say: the form of an export, and of what is imported. */
import { z } from 'zod';
import { ARCHIVED_KINDS, type ArchivedKind } from '#contract/archive/archive.route.ts';
import { countsSchema } from '#contract/archive/archive.schema.ts';
import type { RootKind } from './archivedTables.ts';

/** Of the form of an archive. An import refuses a later one. */
export const ARCHIVE_FORMAT = 1;
export const MANIFEST = 'manifest.json';

export const FOLDERS = {
  voice: 'voices',
  image: 'images',
  brief: 'briefs',
  article: 'articles',
  post: 'posts',
  snapshot: 'snapshots',
  page: 'pages',
  topicSearch: 'topics',
  audit: 'audits',
  conversation: 'conversations',
  workspace: 'workspace',
} as const satisfies Readonly<Record<ArchivedKind, string>>;

/** In the order in which they are imported: nothing comes before what it names. */
export const IMPORT_ORDER = Object.keys(FOLDERS) as ArchivedKind[];

/** The kinds whose rows are in one table. */
const ROOT_OF: Readonly<Partial<Record<ArchivedKind, RootKind>>> = {
  brief: 'article',
  post: 'article',
};
export const rootOf = (kind: ArchivedKind): RootKind => ROOT_OF[kind] ?? (kind as RootKind); // the others are called the same

/** What is known of a thing from the path of one of its files; null: it is no file with data. */
export function readPath(
  path: string,
): { readonly kind: ArchivedKind; readonly id: string; readonly isFirst: boolean } | null {
  const [, folder, id, further] = DATA_PATH.exec(path) ?? [];
  const kind = ARCHIVED_KINDS.find((one) => FOLDERS[one] === folder);
  if (kind === undefined || id === undefined) return null;
  return { kind, id, isFirst: further === undefined };
}

const DATA_PATH = /^([a-z]+)\/([0-9a-f-]{36})(\/\d{4})?\.json$/;

/** The path of the data of a thing: its first file, and what does not fit into that. */
export const dataPath = (kind: ArchivedKind, id: string, number: number): string =>
  `${FOLDERS[kind]}/${id}${number === 1 ? '' : `/${String(number).padStart(4, '0')}`}.json`;

export const imagePath = (id: string, type: string): string =>
  `${FOLDERS.image}/${id}.${type.replace('image/', '')}`;

export const htmlPath = (kind: ArchivedKind, id: string): string => `${FOLDERS[kind]}/${id}.html`;

/** A file with data: rows by table. */
export const dataSchema = z.object({
  id: z.uuid(),
  tables: z.record(z.string(), z.array(z.unknown())),
});

export const manifestSchema = z.object({
  format: z.int().min(1),
  /** Of the product that has written it. */
  version: z.string().max(50),
  /** Of the export. */
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  counts: countsSchema,
  files: z.array(
    z.object({
      path: z.string().max(200),
      size: z.int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** Parts of the workspace that could not be exported. */
  leftOut: z.array(z.string().max(500)).max(1000),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The longest file with data that is read. An article with its origins is the longest that is written. */
export const FILE_MOST_BYTES = 64 * 1024 * 1024;
