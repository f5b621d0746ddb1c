import { HumanizerView } from '#src/features/humanizer/HumanizerView.tsx';
import type { Proposal } from '#store/writing/proposal.slice.ts';
import { type Gallery, idle, panel } from '#tests/gallery/views.ts';
import { aHumanizerCheck, idOf, noNetwork } from '#tests/support/factories.ts';

const place = { blockId: 'a', unit: 0, start: 0, end: 7, was: 'utilize', now: 'use' };
const check = aHumanizerCheck({
  report: {
    scorerVersion: '1',
    words: 240,
    score: 31.4,
    notScored: null,
    lines: [
      { name: 'hedges', value: null, wanted: 1, cost: 0, places: [] },
      { name: 'phrases', value: 2.1, wanted: 0.4, cost: 4.2, places: [place] },
      { name: 'concrete', value: 3.5, wanted: 2.5, cost: 0, places: [] },
    ],
  },
});
const rewrite: Proposal = {
  status: 'ready',
  id: idOf(70),
  articleId: idOf(9),
  workspaceId: idOf(1),
  jobId: idOf(71),
  task: { name: 'humanize' },
  place: { type: 'blocks', blockIds: ['a'] },
  left: [],
  isOutdated: false,
  isCopied: null,
  was: [{ id: 'a', html: '<p>We utilize 12 jars.</p>' }],
  alternatives: [
    {
      blocks: ['<p>We use 12 jars.</p>'],
      isComplete: true,
      protection: {
        kept: { figure: 1, name: 0, quote: 0, link: 0 },
        putBack: [{ kind: 'figure', kept: '12', wrote: '13' }],
        refused: 0,
      },
    },
  ],
};
const props = {
  state: { status: 'idle' },
  check,
  isStale: false,
  scoreCost: null,
  canWrite: true,
  hasModel: true,
  rewrites: [],
  rewriteCost: null,
  grammar: [],
  passages: [{ blockId: 'a', text: 'We utilize 12 jars.', places: 1 }],
  ...idle('onCheck', 'onShow', 'onChange', 'onGrammarRetry', 'onRewrite', 'onAccept', 'onStop'),
  ...idle('onDiscard'),
} as const;

export const gallery: Gallery = {
  HumanizerView: panel({
    checked: <HumanizerView {...props} />,
    'with a rewrite': <HumanizerView {...props} rewrites={[rewrite]} />,
    'not checked yet': <HumanizerView {...props} check={null} passages={[]} />,
    failed: (
      <HumanizerView {...props} check={null} state={{ status: 'failed', error: noNetwork }} />
    ),
  }),
};
