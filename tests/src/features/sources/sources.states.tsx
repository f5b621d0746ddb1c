import { ClaimsView } from '#src/features/sources/ClaimsView.tsx';
import { SourcesView } from '#src/features/sources/SourcesView.tsx';
import { type Gallery, idle, panel } from '#tests/gallery/views.ts';
import { aSource, noNetwork } from '#tests/support/factories.ts';

const claim = {
  key: 'k',
  words: 0,
  statement: '',
  blockIds: ['b1'],
  url: null,
  quoted: null,
  checkedAt: null,
};
const claims = {
  isChecking: false,
  isBusy: false,
  isMarked: false,
  atCaret: null,
  ...idle('onMark', 'onCheck', 'onExport', 'onVouch', 'onReveal'),
};
const sources = {
  work: { status: 'idle' },
  hint: null,
  ...idle('onTask', 'onDismiss', 'onCopyQuote'),
} as const;
const url = 'https://a.example/study';

export const gallery: Gallery = {
  ClaimsView: panel({
    'a figure without a source': (
      <ClaimsView
        entries={[
          {
            ...claim,
            kind: 'figure',
            text: '73%',
            statement: '73% of roasters agree.',
            state: 'unchecked',
          },
          {
            ...claim,
            key: 'q',
            kind: 'quote',
            text: 'Never in the fridge',
            state: 'verified',
            url,
          },
        ]}
        {...claims}
      />
    ),
    none: <ClaimsView entries={[]} {...claims} />,
  }),
  SourcesView: panel({
    'with quotations': (
      <SourcesView
        sources={[
          aSource({ quotes: ['Light makes roasted coffee stale.'] }),
          aSource({ url: 'https://b.example/', title: '', state: 'unreachable', reason: null }),
        ]}
        {...sources}
      />
    ),
    none: <SourcesView sources={[]} {...sources} />,
    failed: (
      <SourcesView
        sources={[]}
        {...sources}
        work={{ status: 'failed', task: { kind: 'add', url }, error: noNetwork }}
      />
    ),
  }),
};
