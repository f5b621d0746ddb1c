/** What docs/bounds.md calls what a bound counts, and what becomes of more where it is not refused. */
import type { BoundName, RefusingBound } from '#contract/bounds.ts';

export const COUNTED: Readonly<Record<BoundName, string>> = {
  folders: 'folders',
  members: 'guests and invitations',
  workspaces: 'workspaces',
  accountMegabytes: 'MB of all workspaces together',
  workspaceMegabytes: 'MB',
  prompts: 'saved prompts',
  articles: 'articles, briefs and posts',
  images: 'images',
  voices: 'brand voices',
  words: 'words of the dictionary',
  pages: 'imported pages',
  searches: 'topic searches',
  audits: 'audits',
  jobs: 'jobs that wait or run',
  ownConversations: 'conversations of one person about everything',
  conversations: 'conversations of one person',
  versions: 'versions that were kept on request',
  sources: 'sources',
  questions: 'questions',
  savedViews: 'saved views of audits',
  readPages: 'copies of pages that analyses have read',
  snapshots: 'analyses without an article',
  articleSnapshots: 'analyses',
  keyphrases: 'keyphrases',
  auditPages: 'pages',
  auditRounds: 'rounds with what they have found',
  auditPeriods: 'periods of figures',
};

export const BEYOND: Readonly<Record<Exclude<BoundName, RefusingBound>, string>> = {
  savedViews: 'The person is asked to delete one.',
  readPages: 'The oldest are removed.',
  snapshots: 'The oldest are removed.',
  articleSnapshots: 'The oldest are removed.',
  keyphrases: 'The rest is left out, and counted.',
  auditPages: 'The rest is left out, and counted.',
  auditRounds: 'The oldest are removed.',
  auditPeriods: 'The oldest are removed.',
};
