import { coverOf } from '#domain/images/cover.ts';
import { ArticleImageNoteView } from '#src/features/images/ArticleImageNoteView.tsx';
import { CoverView } from '#src/features/images/CoverView.tsx';
import { CropView } from '#src/features/images/CropView.tsx';
import { DesignToolView } from '#src/features/images/DesignToolView.tsx';
import { GenerateView } from '#src/features/images/GenerateView.tsx';
import { ImageDetailsView } from '#src/features/images/ImageDetailsView.tsx';
import { ImageLibraryView } from '#src/features/images/ImageLibraryView.tsx';
import { ReplaceView } from '#src/features/images/ReplaceView.tsx';
import { type Gallery, idle, page, panel } from '#tests/gallery/views.ts';
import { anAnswer, anAsset, idOf, noNetwork } from '#tests/support/factories.ts';

const drawing = (colour: string) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="640" height="480"%3E%3Crect width="640" height="480" fill="%23${colour}"/%3E%3C/svg%3E`;
const beans = anAsset({ src: drawing('8a5a3b'), alt: 'Roasted beans' });
const sea = anAsset({ id: idOf(71), src: drawing('5b86a8'), name: 'sea.png' });
const design = coverOf('How to store coffee', null);
const awaited = {
  kind: 'ai',
  shape: 'wide',
  state: 'running',
  prompt: 'An opaque jar of coffee beans',
  jobId: idOf(90),
  failure: null,
  image: null,
} as const;
const note = {
  isDone: false,
  isAsking: false,
  error: null,
  ...idle('onStop', 'onInsert', 'onRepeat', 'onDismiss'),
};
const shown = {
  uses: [{ articleId: idOf(1), title: 'How to store coffee', caption: 'Fresh beans', alt: null }],
  hasMore: false,
};
const library = {
  query: { page: 0, search: '' },
  isLastPage: true,
  uploads: null,
  ...idle('onFiles', 'onMake', 'onGenerate', 'onOpen', 'onSearch', 'onPage'),
};
const details = {
  design: null,
  ...idle('onSave', 'onCrop', 'onRedesign', 'onReplace', 'onDelete'),
};
const untouched = {
  status: 'resting',
  editUrl: null,
  isHidden: false,
  image: null,
  error: null,
} as const;
const tool = {
  access: 'open',
  hasDesign: true,
  state: untouched,
  connection: { status: 'resting', outcome: null, error: null },
  ...idle('onConnect', 'onEdit', 'onBringBack'),
} as const;
const generate = {
  model: 'an-image-model',
  requests: [],
  cost: 'Uses 1 of 20 images.',
  verb: 'Insert',
  state: { prompt: '', shape: 'wide', error: null, isAsking: false, isReplaced: false },
  ...idle('onChange', 'onBringBack', 'onMake', 'onTake', 'onStop', 'onChoose'),
} as const;

export const gallery: Gallery = {
  ArticleImageNoteView: page({
    'being made': <ArticleImageNoteView awaited={awaited} {...note} />,
    failed: (
      <ArticleImageNoteView
        awaited={{ ...awaited, state: 'failed', failure: 'model_failed' }}
        {...note}
      />
    ),
  }),
  CoverView: panel({
    'being designed': (
      <CoverView
        design={design}
        preview={{ shown: undefined, isCurrent: false, hasFailed: false }}
        state={{ status: 'idle' }}
        verb="Insert"
        {...idle('onChange', 'onMake')}
      />
    ),
    'cannot be shown': (
      <CoverView
        design={design}
        preview={{ shown: undefined, isCurrent: false, hasFailed: true }}
        state={{ status: 'failed', error: noNetwork }}
        verb="Insert"
        {...idle('onChange', 'onMake')}
      />
    ),
  }),
  CropView: page({ 'as it is': <CropView image={beans} {...idle('onFile', 'onCancel')} /> }),
  GenerateView: panel({
    'with a model': <GenerateView {...generate} />,
    'without a model': <GenerateView {...generate} model={null} />,
  }),
  DesignToolView: panel({
    'no account': <DesignToolView {...tool} access="none" hasDesign={false} />,
    'access has ended': <DesignToolView {...tool} access="ended" />,
    'being uploaded': (
      <DesignToolView {...tool} hasDesign={false} state={{ ...untouched, status: 'preparing' }} />
    ),
    'ready in a tab that was refused': (
      <DesignToolView
        {...tool}
        state={{ ...untouched, editUrl: 'https://www.canva.com/design/D1/edit', isHidden: true }}
      />
    ),
    'brought back': <DesignToolView {...tool} state={{ ...untouched, image: sea }} />,
    'elements that were not paid for': (
      <DesignToolView
        {...tool}
        state={{ ...untouched, error: anAnswer(422, { code: 'design_premium' }) }}
      />
    ),
  }),
  ImageDetailsView: panel({
    'with a design tool': (
      <ImageDetailsView
        image={beans}
        shown={shown}
        canWrite
        {...details}
        design={<DesignToolView {...tool} />}
      />
    ),
    'used in one article': <ImageDetailsView image={beans} shown={shown} canWrite {...details} />,
    'not described, read only': (
      <ImageDetailsView image={sea} shown={undefined} canWrite={false} {...details} />
    ),
  }),
  ImageLibraryView: page({
    'two images': <ImageLibraryView images={[beans, sea]} {...library} />,
    empty: <ImageLibraryView images={[]} {...library} />,
  }),
  ReplaceView: panel({
    asks: (
      <ReplaceView
        image={beans}
        shown={shown}
        state={{ status: 'idle' }}
        {...idle('onReplace', 'onCancel')}
      />
    ),
  }),
};
