import { ComparisonView } from '#src/features/history/ComparisonView.tsx';
import { NameFormView } from '#src/features/history/NameFormView.tsx';
import { VersionListView } from '#src/features/history/VersionListView.tsx';
import { DiffView } from '#src/kit/diff/DiffView.tsx';
import { type Gallery, idle, page, panel } from '#tests/gallery/views.ts';
import { aVersionSummary } from '#tests/support/factories.ts';

const versions = [
  aVersionSummary({ version: 4, words: 410, createdAt: '2026-05-08T09:20:00.000Z' }),
  aVersionSummary({
    version: 3,
    words: 380,
    kind: 'named',
    name: 'Before the review',
    createdAt: '2026-05-08T08:00:00.000Z',
  }),
  aVersionSummary({
    version: 2,
    words: 120,
    restoredFrom: 1,
    isMine: false,
    createdAt: '2026-05-06T08:00:00.000Z',
  }),
];
const rows = [
  {
    id: 'a',
    before: '<p>Coffee keeps in a jar.</p>',
    after: '<p>Coffee keeps in an opaque jar.</p>',
  },
  { id: 'b', before: '<p>Glass will do.</p>' },
  { id: 'c', after: '<p>Never in the fridge.</p>' },
  { id: 'd', before: '<p>Grind late.</p>', after: '<p>Grind late.</p>' },
].map((row) => ({ ...row, isMoved: row.id === 'd' }));

export const gallery: Gallery = {
  ComparisonView: page({
    'with the version before': (
      <ComparisonView
        version={versions[1] ?? null}
        comparedTo="previous"
        actions={null}
        {...idle('onCompareTo', 'onBack')}
      >
        {null}
      </ComparisonView>
    ),
  }),
  DiffView: page({
    'four blocks': (
      <DiffView
        rows={rows}
        titles={['How to store coffee', 'How coffee keeps']}
        fields={[{ name: 'Slug', before: 'store-coffee', after: 'coffee-keeps' }]}
      />
    ),
  }),
  NameFormView: panel({
    'of a version': <NameFormView name="Before the review" {...idle('onSave', 'onCancel')} />,
  }),
  VersionListView: panel({
    'of two days': (
      <VersionListView
        versions={versions}
        currentWords={418}
        chosen={3}
        {...idle('onChoose', 'onRename')}
      />
    ),
  }),
};
