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
export type PageId = Checked<'page'>;
export type SnapshotId = Checked<'snapshot'>;
export type CompetitorId = Checked<'competitor'>;
export type IdeaId = Checked<'idea'>;
export type AuditId = Checked<'audit'>;
export type TopicId = Checked<'topic'>;
export type TopicSearchId = Checked<'topicSearch'>;
export type VoiceId = Checked<'voice'>;
export type ArchiveId = Checked<'archive'>;
export type SiteId = Checked<'site'>;
export type CheckedId =
  | WorkspaceId
  | ArticleId
  | JobId
  | AssetId
  | ConversationId
  | PageId
  | SnapshotId
  | CompetitorId
  | IdeaId
  | AuditId
  | TopicId
  | TopicSearchId
  | VoiceId
  | ArchiveId
  | SiteId;

/** The path parameters that the access policy checks, as handlers get them. */
export interface CheckedIds {
  readonly workspaceId: WorkspaceId;
  readonly articleId: ArticleId;
  readonly jobId: JobId;
  readonly assetId: AssetId;
  readonly conversationId: ConversationId;
  readonly pageId: PageId;
  readonly snapshotId: SnapshotId;
  readonly competitorId: CompetitorId;
  readonly ideaId: IdeaId;
  readonly auditId: AuditId;
  readonly topicId: TopicId;
  readonly topicSearchId: TopicSearchId;
  readonly voiceId: VoiceId;
  readonly archiveId: ArchiveId;
  readonly siteId: SiteId;
}
