import { NO_FIELDS } from '#domain/article/searchFields.ts';
import type { TermLine } from '#domain/seo/report/competition.ts';
import { ChangesView } from '#src/features/seo/competitors/ChangesView.tsx';
import { CompetitorsView } from '#src/features/seo/competitors/CompetitorsView.tsx';
import { ResultsView } from '#src/features/seo/competitors/ResultsView.tsx';
import { FixView } from '#src/features/seo/fixes/FixView.tsx';
import { LedgerView } from '#src/features/seo/ledger/LedgerView.tsx';
import { LinksView } from '#src/features/seo/links/LinksView.tsx';
import { LocalAudienceView } from '#src/features/seo/local/LocalAudienceView.tsx';
import { ScoreView } from '#src/features/seo/ScoreView.tsx';
import { TermsView } from '#src/features/seo/terms/TermsView.tsx';
import { type Gallery, idle, panel } from '#tests/gallery/views.ts';
import { aReport, idOf, someCompetitors } from '#tests/support/factories.ts';
import { scoredAnyway } from '#tests/support/scored.ts';

const TEXT = [
  '<h1>How to store coffee</h1>',
  '<p>Store coffee in an opaque jar. Light, air and heat make it stale within a week.</p>',
  '<h2>Which jar keeps coffee fresh?</h2>',
  '<p>A jar with a tight lid keeps beans fresh for four weeks, and ground coffee for one.</p>',
];
const report = aReport(scoredAnyway(TEXT, { keyphrase: 'store coffee' }));
const score = {
  language: 'en',
  isStale: false,
  isFailing: false,
  marked: null,
  fixOf: () => null,
  keyphraseFields: null,
  local: null,
  ledger: null,
  ...idle('onRetry', 'onShow', 'onHide'),
};
const competitors = {
  topic: 'trail shoes',
  language: 'en',
  canWrite: true,
  results: null,
  ...idle('onAnalyse', 'onStop', 'onOpen'),
};
const pageLine = (url: string, words: number | null, isOutlier = false) => ({
  url,
  title: `Trail shoes, tested (${new URL(url).host})`,
  position: 1,
  words,
  isOutlier,
  problem: words === null ? 'page_not_read' : null,
  isIgnored: false,
});
const entry = (version: number, seo: number) => ({
  id: idOf(version),
  version,
  at: `2026-05-0${version}T14:00:00.000Z`,
  textHash: 'h',
  snapshotId: null,
  scorerVersion: '2',
  keyphrase: 'coffee',
  words: 100 * version,
  seo,
  aiSearch: null,
  changes: [],
});
const to = (path: string, text: string) => ({
  url: `https://a.example/${path}`,
  title: `Page ${path}`,
  text,
  sentence: `We clean the ${text} weekly.`,
});
const links = {
  articleId: 'a',
  site: 'a.example',
  address: null,
  pages: 3,
  outgoing: ['grinder', 'kettle'].map((text, at) => ({
    ...to(text, text),
    blockId: `b${at}`,
    unit: 0,
    start: 13,
    end: 20,
  })),
  incoming: [to('guide', 'jar')],
  orphans: [],
  orphanCount: 0,
};
const local = {
  city: 'Vienna',
  suggested: 'AT',
  isExpected: true,
  canWrite: true,
  ...idle('onChoose', 'onCity', 'onShow', 'onChange'),
};
const term = (name: string, uses: number, tier: TermLine['tier'] = 'must') => ({
  term: name,
  tier,
  uses,
  low: 3,
  high: 5,
  isInHeading: uses > 2,
  headingShare: 0.4,
  next: 0.8,
  isStuffed: uses > 5,
});
const terms = {
  watched: [],
  pinned: 'jar',
  language: 'en',
  marked: null,
  failure: null,
  ...idle('onMark', 'onHide', 'onAdd', 'onRemove'),
};
const usual = { low: 1000, median: 1200, high: 1500 };

const ledger = <LedgerView entries={[entry(3, 61.2), entry(2, 48), entry(1, 52)]} />;
const audience = (
  <LocalAudienceView
    country="AT"
    suggestedCity={null}
    report={{
      country: 'AT',
      findings: [
        {
          kind: 'measure',
          blockId: 'b',
          unit: 0,
          start: 6,
          end: 13,
          was: '5 miles',
          now: '8 km',
        },
      ],
    }}
    {...local}
  />
);
const changes = (
  <ChangesView
    pages={[
      { url: 'https://a.example/', title: 'Trail shoes', kind: 'moved', was: 4, is: 2 },
      { url: 'https://b.example/', title: 'Shoes for mud', kind: 'new', was: null, is: 5 },
    ]}
    common={{ medians: [], up: [], down: [] }}
  />
);
const results = (
  <ResultsView
    changes={changes}
    {...{ canWrite: true, isFull: false, ...idle('onIgnore', 'onSave') }}
    results={{
      provider: 'searxng',
      takenAt: '2026-05-01T00:00:00.000Z',
      keywords: ['trail shoes'],
      pages: [
        pageLine('https://a.example/', 1200),
        pageLine('https://long.example/', 9000, true),
        pageLine('https://shut.example/', null),
      ],
      country: 'US',
      isComparable: true,
      leftOut: 1,
      comparison: {
        pages: 2,
        outliers: ['https://long.example/'],
        measures: [
          { name: 'words', mine: 900, usual },
          { name: 'paragraphs', mine: 12, usual: null },
        ],
        goal: { mine: 61.5, usual: { low: 60, median: 70, high: 80 }, below: 3, pages: 9 },
      },
    }}
  />
);

export const gallery: Gallery = {
  ScoreView: panel({
    scored: <ScoreView report={report} {...score} />,
    'with an audience, and scores of before': (
      <ScoreView report={report} {...score} local={audience} ledger={ledger} />
    ),
    'too short': <ScoreView report={aReport({ notScored: 'tooShort' })} {...score} />,
    failing: <ScoreView report={null} {...score} isFailing />,
  }),
  CompetitorsView: panel({
    'beside three pages': (
      <CompetitorsView
        state={{ status: 'done', answer: someCompetitors({ state: 'frozen' }) }}
        {...competitors}
        results={results}
      />
    ),
    'nothing is known': (
      <CompetitorsView state={{ status: 'empty', answer: null }} {...competitors} />
    ),
    collecting: (
      <CompetitorsView
        state={{
          status: 'collecting',
          answer: someCompetitors({
            doneCount: 4,
            totalCount: 10,
            state: 'collecting',
            jobId: idOf(7),
          }),
        }}
        {...competitors}
      />
    ),
  }),
  FixView: panel({
    'of a search field': (
      <FixView
        {...{
          name: 'Slug',
          slot: '',
          change: { type: 'fields', fields: { slug: 'store-coffee' } },
        }}
        fields={{ ...NO_FIELDS, slug: 'how-to' }}
        {...idle('onApply', 'onLeave')}
      />
    ),
  }),
  LinksView: panel({
    'two to make': (
      <LinksView
        links={links}
        canWrite
        isOpen={() => true}
        {...idle('onShow', 'onLink', 'onRefresh')}
      />
    ),
    'no pages yet': (
      <LinksView
        links={{ ...links, site: null, pages: 0, outgoing: [], incoming: [] }}
        canWrite
        isOpen={() => true}
        {...idle('onShow', 'onLink', 'onRefresh')}
      />
    ),
  }),
  TermsView: panel({
    'three terms': (
      <TermsView
        coverage={{
          competitionId: 'c',
          score: 64,
          terms: [term('jar', 4), term('tight lid', 0), term('freezer', 9, 'additional')],
        }}
        {...terms}
      />
    ),
    'without competitors': <TermsView coverage={null} {...terms} />,
  }),
};
