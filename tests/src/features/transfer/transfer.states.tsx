import { ImportPreviewView } from '#src/features/transfer/ImportPreviewView.tsx';
import { ImportSourceView } from '#src/features/transfer/ImportSourceView.tsx';
import { SlotQuestionView } from '#src/features/transfer/SlotQuestionView.tsx';
import { EMPTY_SOURCE } from '#store/transfer/importSource.ts';
import { dialog, type Gallery, idle, page } from '#tests/gallery/views.ts';

const source = {
  lead: 'The text becomes an article.',
  isReading: false,
  share: null,
  problem: null,
  keep: () => 'file',
  ...idle('onChange', 'onSubmit', 'onCancel'),
};
const preview = {
  purpose: 'article',
  isPage: false,
  isCreating: false,
  problem: null,
  ...idle('onTitle', 'onEncoding', 'onBack', 'onConfirm'),
} as const;

export const gallery: Gallery = {
  ImportPreviewView: page({
    'with a loss': (
      <ImportPreviewView
        imported={{
          title: 'How to store coffee',
          language: 'en',
          fields: {},
          blocks: [{ html: '<h1>How to store coffee</h1>' }, { html: '<p>In an opaque jar.</p>' }],
          losses: [{ kind: 'footnote', count: 3, example: 'see the footnote' }],
        }}
        {...preview}
      />
    ),
  }),
  ImportSourceView: page({
    'a file': <ImportSourceView source={{ ...EMPTY_SOURCE, way: 'file' }} {...source} />,
    'an address': <ImportSourceView source={{ ...EMPTY_SOURCE, way: 'address' }} {...source} />,
    'pasted, being read': (
      <ImportSourceView
        source={{ ...EMPTY_SOURCE, way: 'text', text: 'The sea' }}
        {...source}
        isReading
        share={0.4}
      />
    ),
  }),
  SlotQuestionView: dialog({
    'two slots': <SlotQuestionView slots={2} {...idle('onClose', 'onAnswer')} />,
  }),
};
