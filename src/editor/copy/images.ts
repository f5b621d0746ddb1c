import type { ProblemCode } from '#contract/problems.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';

/** Texts about images in an article. */
export const imageTexts = {
  title: 'Insert image',
  replaceTitle: 'Replace image',
  upload: 'Upload',
  fromLibrary: 'Library',
  address: 'Web address',
  choose: 'Choose images',
  chooseOne: 'Choose an image',
  uploadHint: 'PNG, JPEG, GIF or WebP, up to 10 MB each.',
  dropHint: 'Drop images here, or paste and drop them right into the text.',
  addressLabel: 'Address of the image',
  addressExample: 'https://example.com/image.png',
  addressWrong: 'Enter the address of an image, such as https://example.com/image.png',
  addressUnreadable: 'No image could be loaded from this address.',
  addressHint: 'The image stays where it is: when it is removed there, it is missing here.',
  insert: 'Insert',
  use: 'Replace',
  emptyLibrary: 'No images yet',
  emptyLibraryHint: 'Images that you upload, paste or drop are kept here for all articles.',
  tryAgain: 'Try again',
  loading: 'Loading the images',
  chooseNamed: (name: string) => `Choose ${name}`,
  deleteNamed: (name: string) => `Delete ${name}`,
  deleteQuestion: 'It disappears from every article that shows it, for good.',
  delete: 'Delete',
  keep: 'Keep',
} as const;

export const figureTexts = {
  figure: (alt: string) => (alt === '' ? 'Image' : `Image: ${alt}`),
  alt: 'Alternative text',
  altHint: 'What the image shows, for people who do not see it and for search engines.',
  decorative: 'Decoration only: it says nothing that the text does not say',
  caption: 'Caption',
  noAlt: 'No alternative text',
  broken: 'The image cannot be shown. It was deleted, or its address is wrong.',
  replace: 'Replace',
  remove: 'Remove',
} as const;

export const uploadTexts = {
  list: 'Images on their way',
  queued: 'Waiting',
  uploading: 'Uploading…',
  uploaded: 'Uploaded',
  inserted: 'Inserted',
  retry: 'Try again',
  retryNamed: (name: string) => `Try again: ${name}`,
  drop: 'Do not insert',
  dropNamed: (name: string) => `Do not insert ${name}`,
} as const;

/** What is said of an image in other words than of a text. */
const REFUSALS: Readonly<Partial<Record<ProblemCode, string>>> = {
  too_large: 'The image is larger than 10 MB. Make it smaller and try again.',
  unsupported_media_type: 'This file is no PNG, JPEG, GIF or WebP image.',
};

/** Why an image did not come into the text. `failure` is a problem code, or the kind of the error. */
export const uploadFailure = (failure: string | null): string =>
  REFUSALS[failure as ProblemCode] ?? textOfProblem(failure);
