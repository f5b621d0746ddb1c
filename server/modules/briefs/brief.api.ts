/** What other modules ask about briefs. */
import type { Orm } from '#db/database.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import { briefAnnex } from '#domain/briefs/briefAnnex.ts';
import type { ImportedBlock } from '#domain/transfer/importedText.ts';
import { presentBrief } from './brief.presenter.ts';
import { findBrief, listAsked } from './brief.repo.ts';

/** What is known of a brief, as blocks below its text; empty for an article of another kind. */
export async function annexOfBrief(orm: Orm, id: ArticleId): Promise<readonly ImportedBlock[]> {
  const found = await findBrief(orm, id);
  return found === null ? [] : briefAnnex(presentBrief(found));
}

/** What people ask about a keyphrase, and the page that asks it. */
export interface AskedQuestions {
  readonly keyphrase: string;
  /** BCP 47. */
  readonly language: string;
  readonly questions: readonly { readonly text: string; readonly url: string }[];
}

/** The questions of the newest briefs of a workspace. */
export async function questionsOfBriefs(
  orm: Orm,
  workspaceId: WorkspaceId,
): Promise<AskedQuestions[]> {
  const briefs = await listAsked(orm, workspaceId);
  return briefs.map(({ keyphrase, language, data }) => ({
    keyphrase,
    language,
    questions: data?.questions ?? [],
  }));
}
