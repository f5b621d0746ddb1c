/** How the files of an archive are called, and what they say: the form of an export, and of what is imported. */
import { z } from 'zod';
import {
  ARCHIVE_MOST_BYTES,
  ARCHIVED_KINDS,
  type ArchivedKind,
} from '#contract/archive/archive.route.ts';
import { countsSchema } from '#contract/archive/archive.schema.ts';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { Problem } from '#contract/lib/problem.ts';
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
  /** What no export has. */
  without: z.array(z.string().max(500)).max(100).exactOptional(),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** What a person could miss in an export, and why it is not there. */
export const WITHOUT: readonly string[] = [
  'Examples, besides articles and briefs that somebody has edited: they can be opened anywhere.',
  'Conversations of other people.',
  'Checks for signs of a model: they are counted where they were made.',
  'What audits remember of links between their rounds: the faults that were found are there.',
  'Links to shared texts, subscriptions and keys: they are secrets.',
];

const MEGABYTE = 1_000_000;

/** What an archive may hold: no more is exported, and no more imported. */
export const ARCHIVE_BOUNDS = {
  /** As many as a ZIP file counts. */
  entries: 65_535,
  /** Of one file. An article with its origins is the longest that is written. */
  entryBytes: 64 * 1024 * 1024,
  /** Of all files: a workspace is stored compressed (db/storedBytes.ts), and each of its articles is there twice. */
  allBytes: 8 * BOUNDS.workspaceMegabytes.most * MEGABYTE,
} as const;

/** What a ZIP file has of a file besides its bytes, and the manifest: two names, and what is said of it. */
const ENTRY_MOST_BYTES = 1000;

/** Throws `archive_too_large` for files that are more than an import takes. */
export function refuseTooLarge(
  files: readonly { readonly packed: number; readonly size: number }[],
): void {
  const sum = (name: 'packed' | 'size') => files.reduce((all, file) => all + file[name], 0);
  const isTooLarge =
    files.length >= ARCHIVE_BOUNDS.entries || // the manifest is one more
    sum('packed') + (files.length + 1) * ENTRY_MOST_BYTES > ARCHIVE_MOST_BYTES ||
    sum('size') + ARCHIVE_BOUNDS.entryBytes > ARCHIVE_BOUNDS.allBytes;
  if (isTooLarge) throw new Problem('archive_too_large');
}
