import { SearchNotesView } from '#src/features/topics/SearchNotesView.tsx';
import { SiteTermsView } from '#src/features/topics/SiteTermsView.tsx';
import { TopicDetailsView } from '#src/features/topics/TopicDetailsView.tsx';
import { TopicFormView } from '#src/features/topics/TopicFormView.tsx';
import { TopicMapView } from '#src/features/topics/TopicMapView.tsx';
import { TopicSearchesView } from '#src/features/topics/TopicSearchesView.tsx';
import { TopicsView } from '#src/features/topics/TopicsView.tsx';
import { rootReducer } from '#store/rootReducer.ts';
import { topicForm } from '#store/topics/topicForm.slice.ts';
import { type Gallery, idle, page, panel } from '#tests/gallery/views.ts';
import {
  aTopic,
  aTopicKeyphrase,
  aTopicSearch,
  idOf,
  noNetwork,
} from '#tests/support/factories.ts';

const figure = <Value,>(value: Value) =>
  ({ value, source: 'dataForSeo', at: '2026-05-01T00:00:00.000Z' }) as const;
const grinder = aTopic({
  isFavourite: true,
  volume: figure(2400),
  difficulty: figure(34),
  efficiency: figure(71),
  trend: figure([10, 12, 14, 11, 9, 8, 12, 16, 18, 20, 22, 24]),
  intent: figure('commercial'),
});
const topics = [
  grinder,
  aTopic({
    id: idOf(62),
    name: 'how to store coffee',
    volume: figure(900),
    difficulty: figure(12),
    keyphrases: [aTopicKeyphrase({ phrase: 'how to store coffee' })],
    duplicate: { articleId: idOf(1), title: 'Coffee in a jar', risk: 'high' },
  }),
  aTopic({ id: idOf(63), name: 'decaf' }),
];
const state = topicForm.select(rootReducer(undefined, { type: 'nothing' }));
const form = idle('onChange', 'onFile', 'onEncoding', 'onDropList', 'onSubmit');

export const gallery: Gallery = {
  SearchNotesView: page({
    'much left out': (
      <SearchNotesView
        search={aTopicSearch({ problem: 'search_busy', leftOut: 120, rowsLeftOut: 3 })}
      />
    ),
  }),
  SiteTermsView: page({
    'of a site': (
      <SiteTermsView
        search={aTopicSearch({
          website: 'https://coffee.example/',
          site: { terms: [{ phrase: 'burr grinder', from: 'title' }], problem: null },
        })}
      />
    ),
  }),
  TopicDetailsView: panel({
    'with figures': <TopicDetailsView topic={grinder} {...idle('onClose')} />,
  }),
  TopicFormView: page({
    empty: <TopicFormView state={state} {...form} />,
    refused: <TopicFormView state={{ ...state, error: noNetwork }} {...form} />,
  }),
  TopicMapView: page({
    'three topics': <TopicMapView topics={topics} openId={null} {...idle('onOpen')} />,
  }),
  TopicSearchesView: page({
    'one searches': (
      <TopicSearchesView
        searches={[
          aTopicSearch(),
          aTopicSearch({ id: idOf(64), seed: 'decaf', state: 'searching' }),
        ]}
        isFirstPage
        queued={new Set()}
        {...idle('onRemove')}
      />
    ),
    none: <TopicSearchesView searches={[]} isFirstPage queued={new Set()} {...idle('onRemove')} />,
  }),
  TopicsView: page({
    'three topics': <TopicsView topics={topics} {...idle('onExport', 'onMark')} />,
  }),
};
