import { eq, sql } from 'drizzle-orm';
import type { QuestionId } from '#contract/session/questionnaire.ts';
import type { Orm } from '#db/database.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { questionnaireAnswer } from '#db/schema/workspace.ts';

/** What a person has answered, by question. */
export async function answersOf(
  orm: Orm,
  userId: string,
): Promise<ReadonlyMap<QuestionId, string>> {
  const rows = await orm
    .select({ question: questionnaireAnswer.question, answer: questionnaireAnswer.answer })
    .from(questionnaireAnswer)
    .where(eq(questionnaireAnswer.userId, userId));
  return new Map(rows.map(({ question, answer }) => [question, answer]));
}

/** Stores answers in place of those that the same questions have. */
export async function writeAnswers(
  orm: Orm,
  by: { readonly userId: string; readonly workspaceId: WorkspaceId; readonly answeredAt: Date },
  answers: ReadonlyMap<QuestionId, string>,
): Promise<void> {
  if (answers.size === 0) return;
  await orm
    .insert(questionnaireAnswer)
    .values([...answers].map(([question, answer]) => ({ ...by, question, answer })))
    .onConflictDoUpdate({
      target: [questionnaireAnswer.userId, questionnaireAnswer.question],
      set: {
        answer: sql`excluded.answer`,
        workspaceId: sql`excluded.workspace_id`,
        answeredAt: sql`excluded.answered_at`,
      },
    });
}
