import type { Moment, StoryRow } from '#domain/support/sessionReplay.ts';
import { ArticleThenView } from '#src/features/support/ArticleThenView.tsx';
import { InboxView } from '#src/features/support/InboxView.tsx';
import { LogFieldView } from '#src/features/support/LogFieldView.tsx';
import { MomentView } from '#src/features/support/MomentView.tsx';
import { ScrubberView } from '#src/features/support/ScrubberView.tsx';
import { StoryView } from '#src/features/support/StoryView.tsx';
import { VerdictView } from '#src/features/support/VerdictView.tsx';
import { type Gallery, idle, page, panel } from '#tests/gallery/views.ts';
import { idOf } from '#tests/support/factories.ts';

const place = { turn: 212, line: 804, time: '11:59:39' };
const story: readonly StoryRow[] = [
  { kind: 'address', text: '/', turn: 0, line: 2, time: '11:59:34' },
  { kind: 'machine', text: 'host: polling → ready', turn: 3, line: 20, time: '11:59:34' },
  { kind: 'address', text: `/articles/${idOf(1)}`, turn: 90, line: 400, time: '11:59:35' },
  {
    kind: 'machine',
    text: 'articleSave: idle → queued → saving → offline (2 times) → saving → idle',
    turn: 120,
    line: 500,
    time: '11:59:35',
  },
  {
    kind: 'failure',
    text: 'article.updateArticle failed: network (2 times), until 11:59:40',
    ...place,
  },
];
const changes = [
  {
    slice: 'articleSave',
    path: `entries.${idOf(1)}.queue.phase`,
    before: '"saving"',
    after: '"offline"',
  },
  { slice: 'notices', path: 'notices.0', before: null, after: '{"kind":"offline"}' },
];
const moment: Moment = {
  ...place,
  pathname: `/articles/${idOf(1)}`,
  input: 'error article.updateArticle',
  value: '{"kind":"network","status":null,"code":null}',
  did: ['put articleSave/saveFailed', 'call delay', 'put resources/outdated × 3'],
  articles: [],
  changes,
  waiting: [
    { kind: 'call', op: 'delay', count: 2, since: place },
    { kind: 'stream', op: 'generation.followWork', count: 1, since: { ...place, line: 90 } },
  ],
  busy: [{ machine: 'articleSave', instance: idOf(1), status: 'offline' }],
  leftOut: { did: 12, changes: 3 },
};
const quiet: Moment = {
  ...moment,
  ...{ value: null, did: [], changes: [], waiting: [], busy: [] },
  leftOut: { did: 0, changes: 0 },
};
const head = {
  build: '0.1.0 b165d314',
  ownBuild: '0.1.0 b165d314',
  date: '2026-11-30 Europe/Berlin',
  lines: 1289,
};
const ofVerdict = { head, replayed: 1289, ...idle('onTurn') };
const scrubbing = {
  ...{ turn: 212, turns: 344, moment, story, link: '/support?at=804' },
  ...idle('onTurn', 'onStep'),
};
const article = {
  ...{ articleId: idOf(1), title: 'How to store coffee', language: 'en', version: 4 },
  ...{ status: 'offline', blocks: [], leftOut: 0 },
};
const text = () => <p>Light makes coffee stale.</p>;
const report = {
  id: idOf(5),
  userId: 'user-2',
  happened: 'The star came back after I had removed it.',
  email: 'writer@example.org',
  build: '0.1.0 b165d314',
  browser: 'Firefox',
  createdAt: '2026-11-30T11:00:00.000Z',
};

export const gallery: Gallery = {
  LogFieldView: page({
    empty: <LogFieldView problem={null} {...idle('onFile')} />,
    refused: (
      <LogFieldView
        problem={{
          name: 'log.json',
          why: 'It is a session log, but it cannot be replayed.',
          detail: 'Line 41 of the log: a kind of line that is unknown: nonsense.',
        }}
        {...idle('onFile')}
      />
    ),
  }),
  VerdictView: page({
    'while it replays': <VerdictView {...ofVerdict} replayed={600} end={null} />,
    exact: (
      <VerdictView
        {...ofVerdict}
        end={{ verdict: 'exact', reason: 'Stopped.', difference: null }}
      />
    ),
    'cut off, of a log without its version': (
      <VerdictView
        {...ofVerdict}
        head={{ ...head, build: null }}
        end={{ verdict: 'cutOff', reason: null, difference: null }}
      />
    ),
    differs: (
      <VerdictView
        {...ofVerdict}
        head={{ ...head, ownBuild: '0.2.0 0d1e2f3a' }}
        end={{
          verdict: 'differs',
          reason: null,
          difference: {
            ...place,
            session: 'call of delay with ckgmmc',
            replay: 'call of delay with 1yaxoxy',
          },
        }}
      />
    ),
  }),
  ScrubberView: page({
    'at a moment': <ScrubberView {...scrubbing} />,
    'before one is chosen': <ScrubberView {...scrubbing} turn={0} moment={null} link={null} />,
  }),
  StoryView: panel({
    'with a failure': (
      <StoryView story={story} leftOut={['articleLock']} turn={212} {...idle('onTurn')} />
    ),
    empty: <StoryView story={[]} leftOut={[]} turn={null} {...idle('onTurn')} />,
  }),
  ArticleThenView: panel({
    open: (
      <ArticleThenView articles={[article, { ...article, articleId: idOf(2), leftOut: 7 }]}>
        {text}
      </ArticleThenView>
    ),
    'none was open': <ArticleThenView articles={[]}>{text}</ArticleThenView>,
    'no moment yet': <ArticleThenView articles={null}>{text}</ArticleThenView>,
  }),
  MomentView: panel({
    'of a failure': <MomentView moment={moment} />,
    'without consequences': <MomentView moment={quiet} />,
  }),
  InboxView: page({
    reading: <InboxView reports={undefined} page={0} isLastPage {...idle('onPage')} />,
    empty: <InboxView reports={[]} page={0} isLastPage {...idle('onPage')} />,
    'with and without a log': (
      <InboxView
        reports={[
          { ...report, holds: 'shape', bytes: 20_000 },
          { ...report, id: idOf(6), holds: 'nothing', bytes: 0 },
        ]}
        page={0}
        isLastPage={false}
        {...idle('onPage')}
      />
    ),
  }),
};
