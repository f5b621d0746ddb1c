import { bodyOf } from '#domain/article/body.ts';
import { originReportOf } from '#domain/article/originShare.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { ConflictDialogView } from '#src/features/article/ConflictDialogView.tsx';
import { DiscardDialogView } from '#src/features/article/DiscardDialogView.tsx';
import { ArticleFiltersView } from '#src/features/article/list/ArticleFiltersView.tsx';
import { ArticleListView } from '#src/features/article/list/ArticleListView.tsx';
import { OriginView } from '#src/features/article/panels/OriginView.tsx';
import { SaveReasonView, SaveStateView } from '#src/features/article/SaveStateView.tsx';
import { FieldSuggestionsView } from '#src/features/article/search/FieldSuggestionsView.tsx';
import { SearchPanelView } from '#src/features/article/search/SearchPanelView.tsx';
import { dialog, type Gallery, idle, page, panel } from '#tests/gallery/views.ts';
import { anArticleSummary, idOf, noNetwork } from '#tests/support/factories.ts';

const conflict = idle('onTryAgain', 'onDecide', 'onClose');
const conflicts = [
  { id: '#title', mine: 'How to store coffee', theirs: 'How coffee keeps' },
  { id: 'b1', mine: '<p>In a jar.</p>', theirs: '<p>In an opaque jar with a lid.</p>' },
  { id: 'b2', mine: null, theirs: '<p>Never in the fridge.</p>' },
];
const saving = idle('onRetry', 'onDiscard', 'onSignIn', 'onReview');
const rows = [
  anArticleSummary({ id: idOf(1), title: 'How to store coffee' }),
  anArticleSummary({ id: idOf(2), title: 'Five grinders beside each other', type: 'SMM' }),
  anArticleSummary({ id: idOf(3), title: '' }),
];
const list = {
  filters: {},
  page: 0,
  isLastPage: false,
  ...idle('onPage', 'onDelete', 'onClearFilters'),
};
const body = bodyOf([
  {
    id: 'a',
    html: '<p>Cold brew takes a night in the fridge.</p>',
    origins: [{ kind: 'ai', model: 'gpt', prompt: 'passage', version: 2, text: 'Cold brew takes' }],
  },
  { id: 'b', html: '<p>Mine.</p>' },
]);
const origin = originReportOf([
  { id: 'a', share: { yours: 5, ai: 3, pasted: 0, imported: 0 } },
  { id: 'b', share: { yours: 1, ai: 0, pasted: 0, imported: 0 } },
]);
const suggesting = {
  field: 'seoTitle',
  device: 'desktop',
  beside: null,
  isBusy: false,
  ...idle('onUse', 'onStop', 'onClose', 'onAsk'),
} as const;
const fields = {
  ...NO_FIELDS,
  seoTitle: 'How to store coffee: the jar, the place, the time',
  metaDescription: 'Light, air and heat make coffee stale. What keeps it fresh for four weeks.',
  slug: 'store-coffee',
};
const search = {
  fallbacks: { title: 'How to store coffee', opening: 'Light, air and heat make coffee stale.' },
  suggestedSlug: 'store-coffee',
  website: 'coffee.example',
  language: 'en',
  suggestionsOf: () => null,
  cost: null,
  ...idle('onChange'),
};

export const gallery: Gallery = {
  ConflictDialogView: dialog(
    {
      'three parts': <ConflictDialogView conflicts={conflicts} error={null} {...conflict} />,
      'cannot be read': <ConflictDialogView conflicts={null} error={noNetwork} {...conflict} />,
    },
    760,
  ),
  DiscardDialogView: dialog(
    { asks: <DiscardDialogView isOpen {...idle('onClose', 'onDiscard')} /> },
    320,
  ),
  SaveStateView: panel({
    saved: <SaveStateView status="idle" isKept {...saving} />,
    saving: <SaveStateView status="saving" isKept {...saving} />,
    offline: <SaveStateView status="offline" isKept {...saving} />,
    'in conflict': <SaveStateView status="conflict" isKept {...saving} />,
    'the reason': <SaveReasonView status="rejected" code="not_found" isKept />,
  }),
  ArticleFiltersView: page({
    'of briefs': (
      <ArticleFiltersView
        filters={{ type: 'BRIEF', search: 'coffee' }}
        {...idle('onSearch', 'onFilter')}
      />
    ),
  }),
  ArticleListView: page({
    'three articles': <ArticleListView rows={rows} {...list} />,
    'nothing found': <ArticleListView rows={[]} {...list} filters={{ search: 'tea' }} />,
    'being read': <ArticleListView rows={undefined} {...list} />,
  }),
  OriginView: panel({
    'a third by a model': (
      <OriginView report={origin} body={body} isMarked {...idle('onMark', 'onReveal')} />
    ),
  }),
  FieldSuggestionsView: panel({
    'three to choose from': (
      <FieldSuggestionsView
        {...suggesting}
        suggestions={{
          isWriting: false,
          problem: null,
          suggestions: ['How to store coffee', 'Coffee that stays fresh', 'Jar or fridge?'].map(
            (text) => ({ text, terms: null }),
          ),
        }}
      />
    ),
    'not asked yet': <FieldSuggestionsView {...suggesting} suggestions={null} />,
  }),
  SearchPanelView: panel({
    'filled in': <SearchPanelView fields={fields} {...search} />,
    empty: <SearchPanelView fields={NO_FIELDS} {...search} />,
  }),
};
