/** What the questionnaire asks, and the values that answer it (spec §3 "Questionnaire answers"). */
export const QUESTIONS = {
  user_role: [
    'business_owner',
    'marketer',
    'content_writer',
    'blogger',
    'marketing_manager',
    'other',
  ],
  user_business: [
    'e_commerce',
    'saas',
    'local_business',
    'consulting',
    'agency',
    'education',
    'finance',
    'healthcare',
    'blog',
    'other',
  ],
  user_content: ['informal', 'formal_not_documented', 'formal_documented', 'no_plan'],
  user_expenses: ['nothing', 'up_to_100', 'up_to_500', 'more_500'],
  user_team: ['alone', '2_5', '6_20', '21_50', 'more_50'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type QuestionId = keyof typeof QUESTIONS;
export type AnswerTo<Q extends QuestionId> = (typeof QUESTIONS)[Q][number];
