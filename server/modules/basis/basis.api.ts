/** What an article is written from: a brief, a snapshot, or neither. */
import { Problem } from '#contract/problem.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import type { BriefRow } from '#db/schema/product.ts';
import { isMade } from '#domain/briefs/state.ts';
import type { Deps } from '../../deps.ts';
import { articleNamed } from '../article/article.api.ts';
import {
  copySnapshot,
  frozenSnapshotNamed,
  snapshotLeft,
} from '../competitors/snapshot.service.ts';
import { briefOf, briefRow, insertArticleBrief } from './basis.repo.ts';

interface Named {
  readonly briefId: string | null;
  readonly snapshotId: string | null;
}

interface Basis {
  /** Notes what the article is written from, and gives it a copy of the snapshot. Once for each article. */
  attach(tx: Orm, articleId: ArticleId): Promise<void>;
}

/**
 * What a request names. Throws `not_found` for a brief or a snapshot of another workspace, `brief_state` for a brief that
 * is not made. A brief comes before a snapshot.
 */
export async function basisNamed(
  deps: Deps,
  workspaceId: WorkspaceId,
  { briefId, snapshotId }: Named,
): Promise<Basis> {
  if (briefId !== null) return basisOfBrief(deps, workspaceId, briefId);
  if (snapshotId === null) return { attach: async () => undefined };
  const id = await frozenSnapshotNamed(deps, workspaceId, snapshotId);
  return { attach: (tx, articleId) => copySnapshot(deps, tx, id, articleId) };
}

async function basisOfBrief(deps: Deps, workspaceId: WorkspaceId, briefId: string): Promise<Basis> {
  const article = await articleNamed(deps, workspaceId, briefId);
  const row = article && (await briefRow(deps.orm, article.id));
  if (row === null) throw new Problem('not_found');
  if (!isMade(row.state)) throw new Problem('brief_state');
  return { attach: (tx, articleId) => attachBrief(deps, tx, row, articleId) };
}

/** Notes that an article is written from a brief, and gives it a copy of the snapshot, once. */
export async function attachBrief(
  deps: Deps,
  tx: Orm,
  { articleId: briefId, workspaceId, snapshot }: BriefRow,
  articleId: ArticleId,
): Promise<void> {
  if (!(await insertArticleBrief(tx, { articleId, briefId }))) return;
  const left = snapshot && (await snapshotLeft(tx, workspaceId, snapshot.id));
  if (left !== null) await copySnapshot(deps, tx, left, articleId);
}

/** The brief that an article is written from; null: none. */
export const briefOfArticle = (orm: Orm, articleId: ArticleId): Promise<ArticleId | null> =>
  briefOf(orm, articleId);
