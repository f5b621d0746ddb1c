/** The rows of the product's tables. */
import type {
  article,
  articleShare,
  articleVersion,
  generationJob,
  jobEvent,
  workspace,
} from './product.ts';

export type WorkspaceRow = typeof workspace.$inferSelect;
export type ArticleRow = typeof article.$inferSelect;
export type VersionRow = typeof articleVersion.$inferSelect;
export type ShareRow = typeof articleShare.$inferSelect;
export type JobRow = typeof generationJob.$inferSelect;
export type JobEventRow = typeof jobEvent.$inferSelect;
