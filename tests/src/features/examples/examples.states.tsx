import { ExamplesView } from '#src/features/examples/ExamplesView.tsx';
import { type Gallery, idle, page } from '#tests/gallery/views.ts';
import { noNetwork } from '#tests/support/factories.ts';

const examples = {
  language: 'en',
  open: ['article', 'audit'],
  hasAny: true,
  ...idle('onLanguage', 'onOpen', 'onRemoveAll'),
} as const;

export const gallery: Gallery = {
  ExamplesView: page({
    'two are open': <ExamplesView {...examples} state={{ status: 'idle' }} />,
    'one is being made': (
      <ExamplesView
        {...examples}
        open={[]}
        hasAny={false}
        state={{ status: 'opening', kind: 'brief' }}
      />
    ),
    'one was refused': (
      <ExamplesView
        {...examples}
        open={[]}
        hasAny={false}
        state={{ status: 'failed', kind: 'brief', error: noNetwork }}
      />
    ),
  }),
};
