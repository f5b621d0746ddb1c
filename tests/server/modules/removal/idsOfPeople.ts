import { getTableName } from 'drizzle-orm';
import { OF_ACCOUNT } from '#server/modules/removal/removal.repo.ts';

/** Columns that keep the id of a person, which names nobody once the account is gone, and why. */
export const IDS_KEPT: Readonly<Record<string, string>> = {
  'workspace.owner_id': 'Goes with the workspaces of the account.',
  'job.user_id': 'Work in a workspace of somebody else, which has what came of it.',
  'job.charged_user_id': 'The same.',
  'article.edited_by': 'An article of somebody else stays.',
  'article_version.author_id': 'The same.',
  'topic_search.created_by': 'A list of somebody else stays.',
  'audit.created_by': 'An audit of somebody else stays.',
  'voice.created_by': 'A voice of somebody else stays.',
  'dictionary_word.added_by': 'A word of somebody else stays.',
  'publication_run.user_id': 'What was published of an article of somebody else stays.',
  'installation_setting.updated_by':
    'Who has changed the installation is known as long as it is so.',
};

/** The columns of `OF_ACCOUNT`, as they are called in the database. */
export const columnsOfAccount = (): string[] =>
  OF_ACCOUNT.map(({ table, userId }) => `${getTableName(table)}.${userId.name}`);
