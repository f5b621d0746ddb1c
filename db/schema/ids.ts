/**
 * Ids of rows that belong to a workspace. Plain text is not assignable to them: only `server/policies`
 * converts it, once it has checked that the caller may reach the row. So a query by an unchecked id
 * does not compile.
 */
declare const checked: unique symbol;
type Checked<Row extends string> = string & { readonly [checked]: Row };

export type WorkspaceId = Checked<'workspace'>;
export type ArticleId = Checked<'article'>;
export type JobId = Checked<'job'>;
export type AssetId = Checked<'asset'>;
export type ConversationId = Checked<'conversation'>;
export type CheckedId = WorkspaceId | ArticleId | JobId | AssetId | ConversationId;

/** The path parameters that the access policy checks, as handlers get them. */
export interface CheckedIds {
  readonly workspaceId: WorkspaceId;
  readonly articleId: ArticleId;
  readonly jobId: JobId;
  readonly assetId: AssetId;
  readonly conversationId: ConversationId;
}
