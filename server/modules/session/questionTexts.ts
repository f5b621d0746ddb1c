import type { AnswerTo, QuestionId } from '#contract/session/questionnaire.ts';

interface QuestionText<Q extends QuestionId> {
  readonly question: string;
  readonly answers: Readonly<Record<AnswerTo<Q>, string>>;
}

/** The questions as they are asked, in this order. */
export const QUESTION_TEXTS: { readonly [Q in QuestionId]: QuestionText<Q> } = {
  user_role: {
    question: 'What best describes your role?',
    answers: {
      business_owner: 'Business owner',
      marketer: 'Marketer',
      content_writer: 'Content writer',
      blogger: 'Blogger',
      marketing_manager: 'Marketing manager',
      other: 'Other',
    },
  },
  user_business: {
    question: 'What kind of business do you work for?',
    answers: {
      e_commerce: 'E-commerce',
      saas: 'SaaS',
      local_business: 'Local business',
      consulting: 'Consulting',
      agency: 'Agency',
      education: 'Education',
      finance: 'Finance',
      healthcare: 'Healthcare',
      blog: 'Blog',
      other: 'Other',
    },
  },
  user_content: {
    question: 'How do you plan your content?',
    answers: {
      informal: 'Informally',
      formal_not_documented: 'By a strategy that is not written down',
      formal_documented: 'By a written strategy',
      no_plan: 'Without a plan',
    },
  },
  user_expenses: {
    question: 'What do you spend on content each month?',
    answers: {
      nothing: 'Nothing',
      up_to_100: 'Up to $100',
      up_to_500: 'Up to $500',
      more_500: 'More than $500',
    },
  },
  user_team: {
    question: 'How many people are in your team?',
    answers: {
      alone: 'Only me',
      '2_5': '2–5',
      '6_20': '6–20',
      '21_50': '21–50',
      more_50: 'More than 50',
    },
  },
};
