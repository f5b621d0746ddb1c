/**
 * How much of everything a person can make. Generous: whoever meets one has something that runs away. `src/kit/copy/bounds.ts` says
 * what the person reads, `db/room.ts` counts, and `npm run docs` writes both into docs/bounds.md.
 */
import type { ProblemCode } from './problems.ts';

export interface Bound {
  readonly most: number;
  /** Whose there are so many of. */
  readonly per: BoundOwner;
  /** The problem of one more. Without it, what is beyond is not kept: the oldest goes, or the rest is left out. */
  readonly code?: ProblemCode;
}

export type BoundOwner =
  | 'account'
  | 'workspace'
  | 'folder'
  | 'article'
  | 'conversation'
  | 'search'
  | 'audit';

export const BOUNDS = {
  folders: { most: 1000, per: 'account', code: 'folders_full' },
  members: { most: 100, per: 'folder', code: 'folder_full' },
  workspaces: { most: 1000, per: 'account', code: 'workspaces_full' },
  /** Of all workspaces that the person owns. */
  accountMegabytes: { most: 50_000, per: 'account', code: 'storage_full' },
  workspaceMegabytes: { most: 5000, per: 'workspace', code: 'storage_full' },
  prompts: { most: 100, per: 'account', code: 'prompts_full' },
  reports: { most: 20, per: 'account', code: 'reports_full' },
  savedViews: { most: 20, per: 'account' },
  articles: { most: 10_000, per: 'workspace', code: 'articles_full' },
  images: { most: 20_000, per: 'workspace', code: 'images_full' },
  voices: { most: 20, per: 'workspace', code: 'voices_full' },
  words: { most: 5000, per: 'workspace', code: 'dictionary_full' },
  pages: { most: 2000, per: 'workspace', code: 'pages_full' },
  readPages: { most: 2000, per: 'workspace' },
  searches: { most: 200, per: 'workspace', code: 'topic_searches_full' },
  audits: { most: 50, per: 'workspace', code: 'audits_full' },
  sites: { most: 20, per: 'workspace', code: 'sites_full' },
  jobs: { most: 1000, per: 'workspace', code: 'jobs_full' },
  ownConversations: { most: 100, per: 'workspace', code: 'conversations_full' },
  snapshots: { most: 100, per: 'workspace' },
  conversations: { most: 100, per: 'article', code: 'conversations_full' },
  versions: { most: 500, per: 'article', code: 'versions_full' },
  sources: { most: 10, per: 'article', code: 'sources_full' },
  articleSnapshots: { most: 20, per: 'article' },
  questions: { most: 200, per: 'conversation', code: 'conversation_full' },
  keyphrases: { most: 10_000, per: 'search' },
  auditPages: { most: 10_000, per: 'audit' },
  auditLinks: { most: 1000, per: 'audit' },
  auditRounds: { most: 10, per: 'audit' },
  auditPeriods: { most: 24, per: 'audit' },
} as const satisfies Record<string, Bound>;

export type BoundName = keyof typeof BOUNDS;

/** The bounds that refuse one more. */
export type RefusingBound = {
  [Name in BoundName]: (typeof BOUNDS)[Name] extends { readonly code: ProblemCode } ? Name : never;
}[BoundName];
