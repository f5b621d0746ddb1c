import { expect, test } from '@jest/globals';
import { ACCOUNT_DATES } from '#domain/access/accountDates.ts';
import { answeredWith, areAnswered, questionsFor } from '#domain/access/questionnaire.ts';
import { aQuestionnaire } from '#tests/support/factories.ts';

const FIVE = ['user_role', 'user_business', 'user_content', 'user_expenses', 'user_team'];
const THREE = ['user_role', 'user_business', 'user_team'];

const asked = {
  flags: [] as string[],
  createDate: '2025-09-18T23:59:59.999Z',
  dates: ACCOUNT_DATES,
};
const promo = { ...asked, flags: ['flipper_release_promo_modal'] };
const idsFor = (...args: Parameters<typeof questionsFor>) =>
  questionsFor(...args).map(({ id }) => id);

// §3.questionnaire.9 §4.promo.1 §6.promo.1 §9.dates.4 §d.flags.4 §d.flags.5
test('accounts of the promo era are asked three questions where the flag is visible, all others five', () => {
  expect(idsFor(promo, aQuestionnaire())).toEqual(THREE);
  expect(idsFor(asked, aQuestionnaire())).toEqual(FIVE);
  const later = { ...promo, createDate: '2025-09-19T00:00:00.000Z' };
  expect(idsFor(later, aQuestionnaire())).toEqual(FIVE);
  const moved = { ...later, dates: { ...ACCOUNT_DATES, promoBefore: '2025-10-01T00:00:00.000Z' } };
  expect(idsFor(moved, aQuestionnaire())).toEqual(THREE);
});

// §4.questionnaire.2
test('nothing is asked once one of the three questions is answered, or if there is none of them', () => {
  expect(idsFor(asked, aQuestionnaire({ user_team: 'alone' }))).toEqual([]);
  expect(idsFor(asked, aQuestionnaire({ user_content: 'no_plan' }))).toEqual(FIVE);
  const { user_content: other } = aQuestionnaire();
  expect(other && idsFor(asked, { user_content: other })).toEqual([]);
});

// §4.questionnaire.6 §5.questionnaire.3
test('answers are merged, and count as full when every question has a value', () => {
  const questions = questionsFor(asked, aQuestionnaire({ user_content: 'no_plan' }));
  const some = answeredWith(questions, { user_role: 'blogger' });
  expect(some.map(({ answer }) => answer)).toEqual(['blogger', null, 'no_plan', null, null]);
  expect(areAnswered(some)).toBe(false);
  const rest = { user_business: 'blog', user_expenses: 'nothing', user_team: 'alone' } as const;
  expect(areAnswered(answeredWith(some, rest))).toBe(true);
});
