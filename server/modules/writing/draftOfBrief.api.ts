/** Begins a draft from a brief for somebody who has asked for many. */
import type { BriefData } from '#contract/briefs/brief.schema.ts';
import type { Orm } from '#db/database.ts';
import type { BriefRow } from '#db/schema/briefs.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import type { Block } from '#domain/article/body.ts';
import { wantedWordsField } from '#domain/article/searchFields.ts';
import { writtenBrief } from '#domain/briefs/briefBody.ts';
import { wizardPlan } from '#domain/briefs/plan.ts';
import { outlineOf } from '#domain/writing/plan.ts';
import { type DraftTask, NO_WISHES } from '#domain/writing/writingTask.ts';
import type { Deps } from '../../deps.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { addArticle } from '../article/article.api.ts';
import { attachBrief } from '../articleBasis/articleBasis.api.ts';
import { planSources } from '../sources/source.service.ts';
import { modelOf, type Payer, startJobOf } from './job.service.ts';

interface MadeBrief {
  readonly row: BriefRow;
  readonly data: BriefData;
  readonly blocks: readonly Block[];
}

/** Called before the transaction: it may read the settings. */
export const draftModel = (deps: Deps): Promise<string | null> => modelOf(deps, 'draft');

/** Adds an article of kind BRIEF_BASED and starts its draft, which is charged. Throws `limit_reached`. */
export async function startDraftOfBrief(
  deps: Deps,
  tx: Orm,
  payer: Payer,
  { row, data, blocks, model }: MadeBrief & { readonly model: string | null },
): Promise<void> {
  const { workspaceId, userId } = payer;
  const { sections, sources, topic, keywords, language, ...plan } = wizardPlan({
    ...row,
    data,
    text: writtenBrief(blocks),
    briefId: row.articleId,
    snapshotId: null,
  });
  const outline = outlineOf(sections);
  const { location, city, words, guidance } = plan;
  const task: DraftTask = {
    kind: 'draft',
    ...NO_WISHES,
    topic,
    keywords,
    language,
    location,
    city,
    words,
    guidance,
    notes: '',
    outline: outline.length === 0 ? null : outline,
  };
  const articleId = newCheckedId<ArticleId>(deps);
  await addArticle(deps, tx, workspaceId, {
    id: articleId,
    authorId: userId,
    title: topic,
    type: 'BRIEF_BASED',
    targetKeywords: keywords,
    language,
    fields: { place: location, city, ...wantedWordsField(words) },
  });
  await attachBrief(deps, tx, row, articleId);
  await planSources(deps, tx, articleId, sources);
  await startJobOf(deps, tx, payer, { articleId, requestId: articleId, task, model });
}
