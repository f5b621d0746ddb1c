import { expect, test } from '@jest/globals';
import { MODALS, type ModalViewer, modalFor } from '#domain/access/modals.ts';

const ALL_FLAGS = [
  'ai_seo_promo_news_modal',
  'flipper_release_news_modal',
  'flipper_release_promo_modal',
];
const viewer = (change: Partial<ModalViewer> = {}): ModalViewer => ({
  plan: 'paid',
  noNews: false,
  flags: ALL_FLAGS,
  news: { repurposingUrl: 'https://scaler.example' },
  ...change,
});
const shown = (...names: (keyof typeof MODALS)[]) =>
  Object.fromEntries(names.map((name) => [MODALS[name].key, 1]));

// §2.modals.8 §d.flags.2 §d.flags.3 §3.config.2
test('the AI SEO news comes first, then content repurposing, otherwise the questionnaire; each of them once', () => {
  expect(modalFor(viewer(), {})).toBe('aiSeoPromo');
  expect(modalFor(viewer(), shown('aiSeoPromo'))).toBe('repurposingNews');
  expect(modalFor(viewer(), shown('aiSeoPromo', 'repurposingNews'))).toBe('questionnaire');
  expect(modalFor(viewer(), shown('aiSeoPromo', 'repurposingNews', 'questionnaire'))).toBeNull();
  expect(MODALS.questionnaire.key).toBe('user_question_modal');
});

// §d.flags.2 §d.flags.3
test('a closed flag passes its news over', () => {
  const flags = ['flipper_release_news_modal'];
  expect(modalFor(viewer({ flags }), {})).toBe('repurposingNews');
  expect(modalFor(viewer({ flags: [] }), {})).toBe('questionnaire');
});

// §d.values.14
test('the news about content repurposing needs somewhere to lead to', () => {
  const nowhere = viewer({ news: { repurposingUrl: null } });
  expect(modalFor(nowhere, shown('aiSeoPromo'))).toBe('questionnaire');
});

// §6.news.1 §2.modals.9 §d.flags.6
test('the no-news permission suppresses all of them', () => {
  expect(modalFor(viewer({ noNews: true }), {})).toBeNull();
  expect(modalFor(viewer({ noNews: true, flags: [] }), {})).toBeNull();
});

test('an installation without news shows none of them', () => {
  expect(modalFor(viewer({ news: null }), {})).toBeNull();
  expect(modalFor(viewer({ news: null, flags: [] }), {})).toBeNull();
});

// §6.paid.3 §4.questionnaire.2
test('only paid users see the questionnaire', () => {
  expect(modalFor(viewer({ plan: 'free', flags: [] }), {})).toBeNull();
  expect(modalFor(viewer({ plan: 'free' }), {})).toBe('aiSeoPromo');
});
