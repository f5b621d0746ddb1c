/** Which questions a person is asked, and when they count as answered (spec §4 "Questionnaire modal", "Promo modal"). */
import type { QuestionId } from '#contract/session/questionnaire.ts';
import type { Answers, Question, Questionnaire } from '#contract/session/user.schema.ts';
import { type AccountDates, isOfPromoEra } from './accountDates.ts';
import type { FlagName } from './flags.ts';

/** How long after the page is ready the questionnaire appears (docs/spec.md §d.values.1). */
export const QUESTIONNAIRE_DELAY_MS = 2000;
/** How long the thanks are shown (spec §9). */
export const ANSWERED_CLOSE_MS = 5500;

/** The three questions that decide whether there is something to ask; the promo-era modal has no others. */
const MAIN_QUESTIONS = [
  'user_role',
  'user_business',
  'user_team',
] as const satisfies readonly QuestionId[];

const PROMO_FLAG = 'flipper_release_promo_modal' satisfies FlagName;

interface Asked {
  readonly flags: readonly string[];
  /** ISO 8601. */
  readonly createDate: string;
  readonly dates: AccountDates;
}

/** The questions for somebody, three in the promo era and otherwise all; none once one of the three is answered. */
export function questionsFor(
  { flags, createDate, dates }: Asked,
  questionnaire: Questionnaire,
): readonly Question[] {
  const main = MAIN_QUESTIONS.flatMap((id) => questionnaire[id] ?? []);
  if (main.some(({ answer }) => answer !== null)) return [];
  const isPromo = flags.includes(PROMO_FLAG) && isOfPromoEra(dates, createDate);
  return isPromo || main.length === 0 ? main : Object.values(questionnaire);
}

/** The questions with the answers that are given to them now. */
export const answeredWith = (
  questions: readonly Question[],
  answers: Answers,
): readonly Question[] => {
  const given: Readonly<Record<string, string>> = answers;
  return questions.map((question) => ({
    ...question,
    answer: given[question.id] ?? question.answer,
  }));
};

/** Whether every question has a value (spec §5). */
export const areAnswered = (questions: readonly Question[]): boolean =>
  questions.every(({ answer }) => answer !== null);
