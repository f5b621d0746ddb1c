import type { QuestionId } from '#contract/session/questionnaire.ts';
import type { Answers, Question, Questionnaire } from '#contract/session/user.schema.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import type { Deps } from '../../deps.ts';
import { answersOf, writeAnswers } from './questionnaire.repo.ts';
import { QUESTION_TEXTS } from './questionTexts.ts';

/** Every question by its id, with what a person has answered. */
export async function questionnaireOf(
  { orm }: Pick<Deps, 'orm'>,
  userId: string,
): Promise<Questionnaire> {
  const answered = await answersOf(orm, userId);
  const questions = Object.entries(QUESTION_TEXTS).map(([id, { question, answers }]) => ({
    id,
    question,
    answer: answered.get(id as QuestionId) ?? null,
    answers: Object.entries<string>(answers).map(([value, text]) => ({ value, text })),
  }));
  return Object.fromEntries(
    questions.map((question): [string, Question] => [question.id, question]),
  );
}

/** Keeps answers. Resolves with how many questions the person has answered now. */
export async function keepAnswers(
  { orm, now }: Pick<Deps, 'orm' | 'now'>,
  by: { readonly userId: string; readonly workspaceId: WorkspaceId },
  answers: Answers,
): Promise<number> {
  const given = Object.entries(answers) as [QuestionId, string][];
  await writeAnswers(orm, { ...by, answeredAt: now() }, new Map(given));
  return (await answersOf(orm, by.userId)).size;
}
