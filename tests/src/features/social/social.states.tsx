import { bodyOf } from '#domain/article/body.ts';
import { PostImagesView } from '#src/features/social/PostImagesView.tsx';
import { PostTextView } from '#src/features/social/PostTextView.tsx';
import { PostThreadView } from '#src/features/social/PostThreadView.tsx';
import { PostWizardView } from '#src/features/social/PostWizardView.tsx';
import { EMPTY_POST } from '#store/social/postValues.ts';
import { type Gallery, idle, page } from '#tests/gallery/views.ts';
import { noNetwork } from '#tests/support/factories.ts';

const IMAGE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="320" height="160"%3E%3Crect width="320" height="160" fill="%23b3c7d6"/%3E%3C/svg%3E';
const image = { id: 'i1', src: IMAGE, alt: 'The sea', width: 320, height: 160, crops: {} };
const parts = [
  'Coffee goes stale within a week. Here is what keeps it fresh for four.',
  'An opaque jar, a tight lid, a cool shelf. Never the fridge.',
].map((text, at) => ({ id: `p${at}`, text, channel: 'x', variant: 1 }) as const);
const thread = { channel: 'x', variant: 1, parts } as const;
const body = bodyOf(parts.map(({ id, text }) => ({ id, html: `<p>${text}</p>` })));
const editor = {
  body,
  language: 'en',
  copied: null,
  hasPreview: true,
  makeBlockId: () => 'new',
  ...idle('onCrop', 'onEdit', 'onRemove', 'onCopy', 'onConvert'),
};
const wizard = {
  articles: [],
  isAsking: false,
  count: 2,
  isComplete: true,
  error: null,
  withoutModel: null,
  cost: 'Uses 1 of 20 posts.',
  voice: null,
  ...idle('onChange', 'onSubmit'),
};
const values = { ...EMPTY_POST, topic: 'How to store coffee' };

export const gallery: Gallery = {
  PostImagesView: page({
    'one image': <PostImagesView images={[image]} leftOut={0} {...idle('onAdd', 'onRemove')} />,
  }),
  PostTextView: page({
    'read only': (
      <PostTextView
        language="en"
        blocks={parts.map(({ id, text }) => ({ id, html: `<p>${text}</p>` }))}
      />
    ),
  }),
  PostThreadView: page({
    'two parts': <PostThreadView thread={thread} image={image} {...editor} />,
  }),
  PostWizardView: page({
    'of a topic': <PostWizardView values={values} {...wizard} />,
    refused: <PostWizardView values={values} {...wizard} error={noNetwork} />,
  }),
};
