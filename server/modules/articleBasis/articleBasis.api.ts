/** What an article is written from: a brief, a snapshot, or neither. */
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import type { BriefRow } from '#db/schema/briefs.ts';
import type { ArticleId, SnapshotId, WorkspaceId } from '#db/schema/ids.ts';
import { isMade } from '#domain/briefs/state.ts';
import type { Deps } from '../../deps.ts';
import { articleNamed } from '../article/article.api.ts';
import {
  copySnapshot,
  frozenSnapshotNamed,
  removeCopies,
  snapshotLeft,
} from '../competitors/snapshot.service.ts';
import { briefOf, briefRow, setArticleBrief } from './articleBasis.repo.ts';

interface Named {
  readonly briefId: string | null;
  readonly snapshotId: string | null;
}

interface Basis {
  /** Notes what the article is written from, and gives it a copy of the snapshot, instead of those of an earlier basis. */
  attach(tx: Orm, articleId: ArticleId): Promise<void>;
}

/**
 * What a request names. Throws `not_found` for a brief or a snapshot of another workspace, `brief_state` for a brief that
 * is not made. A brief comes before a snapshot.
 */
export async function requestedBasis(
  deps: Deps,
  workspaceId: WorkspaceId,
  { briefId, snapshotId }: Named,
): Promise<Basis> {
  if (briefId !== null) return basisOfBrief(deps, workspaceId, briefId);
  const id = snapshotId === null ? null : await frozenSnapshotNamed(deps, workspaceId, snapshotId);
  return { attach: (tx, articleId) => setBasis(deps, tx, articleId, { briefId: null, id }) };
}

async function basisOfBrief(deps: Deps, workspaceId: WorkspaceId, briefId: string): Promise<Basis> {
  const article = await articleNamed(deps, workspaceId, briefId);
  const row = article && (await briefRow(deps.orm, article.id));
  if (row === null) throw new Problem('not_found');
  if (!isMade(row.state)) throw new Problem('brief_state');
  return { attach: (tx, articleId) => attachBrief(deps, tx, row, articleId) };
}

/** Notes that an article is written from a brief, and gives it a copy of the snapshot that is left. */
export async function attachBrief(
  deps: Deps,
  tx: Orm,
  { articleId: briefId, workspaceId, snapshot }: BriefRow,
  articleId: ArticleId,
): Promise<void> {
  const id = snapshot && (await snapshotLeft(tx, workspaceId, snapshot.id));
  await setBasis(deps, tx, articleId, { briefId, id });
}

interface NewBasis {
  readonly briefId: ArticleId | null;
  readonly id: SnapshotId | null;
}

async function setBasis(
  deps: Deps,
  tx: Orm,
  articleId: ArticleId,
  { briefId, id }: NewBasis,
): Promise<void> {
  await setArticleBrief(tx, articleId, briefId);
  await removeCopies(tx, articleId, id);
  if (id !== null) await copySnapshot(deps, tx, id, articleId);
}

/** The brief that an article is written from; null: none. */
export const briefOfArticle = (orm: Orm, articleId: ArticleId): Promise<ArticleId | null> =>
  briefOf(orm, articleId);
