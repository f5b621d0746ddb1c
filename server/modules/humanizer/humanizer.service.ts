/** Checks of a saved text for signs of a model. A text is counted once, however often it is checked. */
import { createHash } from 'node:crypto';
import type { HumanizerCheck } from '#contract/humanizer/humanizer.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import { isCounted } from '#domain/access/limits.ts';
import { blocksOf } from '#domain/article/body.ts';
import { checkedTextOf } from '#domain/humanizer/checkedText.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/signedIn.scope.ts';
import { charge } from '../access/limit.service.ts';
import { lockForChange, readArticleWithText, requireArticle } from '../article/article.api.ts';
import { isTextChecked, keepCheck, newestCheck } from './humanizer.repo.ts';

interface OfArticle {
  readonly workspaceId: WorkspaceId;
  readonly articleId: ArticleId;
}

export async function lastCheck(
  deps: Deps,
  { workspaceId, articleId }: OfArticle,
): Promise<HumanizerCheck | null> {
  await requireArticle(deps, workspaceId, articleId);
  const row = await newestCheck(deps.orm, articleId);
  if (row === null || row.report === null) return null;
  const { version, textHash, checkedAt, report } = row;
  return { version, textHash, checkedAt: checkedAt.toISOString(), report };
}

interface Checked {
  readonly check: HumanizerCheck;
  readonly isCounted: boolean;
}

/**
 * Checks the text as it is saved. Throws `limit_reached` if the unit for a new text is not left. A text that cannot be scored
 * costs nothing, and neither does a check while there is no model.
 */
export async function checkText(
  deps: Deps,
  { workspaceId, articleId, caller }: OfArticle & { readonly caller: Caller },
): Promise<Checked> {
  const found = await readArticleWithText(deps.orm, workspaceId, articleId);
  if (found === null) throw new Problem('not_found');
  const { language, version } = found.row;
  const blocks = blocksOf(found.body).map(({ id, html }) => ({ id, html }));
  const report = await deps.scoring.signs({ blocks, language });
  const { model } = await deps.engines.engineFor('humanize');
  const textHash = hashOf(checkedTextOf(found.body, language));
  const checkedAt = deps.now();
  const isNew = await deps.orm.transaction(async (tx) => {
    if ((await lockForChange(tx, workspaceId, articleId)) === null) throw new Problem('not_found');
    const isKnown = await isTextChecked(tx, articleId, textHash);
    const costs = !isKnown && report.score !== null && isCounted('humanizerScore', model);
    const of = { workspaceId, articleId, requestId: textHash, jobId: null };
    if (costs) await charge(deps, tx, caller, 'humanizerScore', { ...of, what: 'humanizerCheck' });
    // A text without a score may get one when the rules change, and is counted then.
    if (report.score !== null || isKnown)
      await keepCheck(tx, { articleId, textHash, version, report, checkedAt });
    return costs;
  });
  const check = { version, textHash, checkedAt: checkedAt.toISOString(), report };
  return { check, isCounted: isNew };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
