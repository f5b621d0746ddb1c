import { FirstVisitView } from '#src/app/dashboard/FirstVisitView.tsx';
import { NextStepsView } from '#src/app/dashboard/NextStepsView.tsx';
import { RecentView } from '#src/app/dashboard/RecentView.tsx';
import { SetUpView } from '#src/app/dashboard/SetUpView.tsx';
import { type Gallery, idle, page, panel } from '#tests/gallery/views.ts';
import { anArticleSummary, idOf } from '#tests/support/factories.ts';

const articles = [
  anArticleSummary({ title: 'Slow coffee', score: { seo: 54, version: 1 } }),
  anArticleSummary({
    id: idOf(2),
    title: 'How to store coffee beans at home',
    version: 2,
    score: { seo: 81, version: 1 },
  }),
  anArticleSummary({
    id: idOf(3),
    type: 'BRIEF',
    title: 'Coffee grinders',
    brief: { state: 'draft', dueOn: '2999-12-31' },
  }),
];

export const gallery: Gallery = {
  FirstVisitView: page({ 'without an article': <FirstVisitView /> }),
  NextStepsView: page({
    'three steps': <NextStepsView articles={articles} />,
    nothing: <NextStepsView articles={[]} />,
  }),
  RecentView: page({ articles: <RecentView articles={articles} /> }),
  SetUpView: panel({
    'half done': (
      <SetUpView
        steps={[
          { step: 'site', isDone: true },
          { step: 'voice', isDone: false },
          { step: 'model', isDone: true },
          { step: 'search', isDone: false },
        ]}
        {...idle('onHide')}
      />
    ),
  }),
};
