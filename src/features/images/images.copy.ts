import { day, number } from '#src/kit/copy/formats.ts';

/** Texts of the image library. */
const NO_LETTERS =
  'The font of covers cannot show this title: it has Latin, Greek and Cyrillic letters only.';

export const library = {
  title: 'Images',
  upload: 'Upload images',
  search: 'Search name or alternative text',
  list: 'Images of the workspace',
  empty: 'No images yet',
  emptyHint: 'Drop images here, or upload them. They are kept for all articles and posts.',
  nothingFound: (search: string) => `No image has “${search}” in its name or alternative text.`,
  clear: 'Show all images',
  hint: 'PNG, JPEG, GIF or WebP, up to 10 MB each. Drop them anywhere on this page.',
  open: (name: string) => `Open ${name}`,
  noAlt: 'No alternative text',
} as const;

/** Texts about one image. */
export const details = {
  pixels: (width: number, height: number) =>
    `${number.format(width)} × ${number.format(height)} px`,
  size: (bytes: number) =>
    bytes < 1024 * 1024
      ? `${number.format(Math.ceil(bytes / 1024))} kB`
      : `${number.format(Math.round(bytes / 104_857.6) / 10)} MB`,
  added: (time: string) => `added ${day.format(new Date(time))}`,
  name: 'Name',
  alt: 'Alternative text',
  altHint:
    'What the image shows. It goes with the image into new articles; articles that show it already keep theirs.',
  suggested: 'From where it is used',
  asked: 'What the model was asked for. Use it only if the image shows that.',
  madeBy: (model: string) => `made by AI (${model})`,
  edited: 'edited in Canva',
  take: (text: string) => `Use “${text}”`,
  save: 'Save',
  saved: 'Saved',
  crop: 'Crop…',
  replace: 'Replace everywhere…',
  open: 'Open the image',
  delete: 'Delete',
  uses: 'Used in',
  unused: 'No article shows it now.',
  usesUnknown: 'Where it is used is not known yet.',
  more: 'and more places',
  untitled: 'Untitled article',
} as const;

export const replacing = {
  title: (name: string) => `Replace ${name} everywhere`,
  about:
    'Choose the image that these articles show instead. Captions stay; the alternative text becomes that of the new image.',
  now: 'Shown now',
  instead: 'Shown instead',
  replace: 'Replace',
  again: 'Try again',
  back: 'Back',
  changed: (count: number) =>
    count === 1 ? 'Replaced in 1 article.' : `Replaced in ${number.format(count)} articles.`,
  refused: (titles: readonly string[]) =>
    `These articles keep the old image: ${titles.join(', ')}.`,
  left: 'An article still shows the old image. Try again in a moment.',
  untitled: 'Untitled article',
} as const;

export const cropping = {
  title: (name: string) => `Crop ${name}`,
  format: 'Format',
  formats: { link: '1200 × 630', square: '1080 × 1080', pin: '1000 × 1500', free: 'Free' },
  cut: 'Save as a new image',
  cutting: 'Saving…',
  failed: 'The image could not be cut. Try again, or another image.',
  cancel: 'Cancel',
} as const;

/** The ways to make an image, as tabs of the picker. */
export const makers = { cover: 'Designed cover', generate: 'AI image' } as const;

/** An image of ours that is pasted has no name of its own. */
export const pastedName = 'Pasted image';

/** Texts of images that a model makes. */
export const generate = {
  dialog: 'Make an image with AI',
  prompt: 'What the image should show',
  promptHint: 'Only this text is sent to the model.',
  shape: 'Shape',
  shapes: { wide: 'Wide', square: 'Square', tall: 'Tall' },
  make: 'Make image',
  madeBy: (model: string) => `Made by ${model}. Check what it shows before you publish it.`,
  noModel: 'No model makes images here',
  noModelHint:
    'An administrator can choose one in Settings → Models. A designed cover needs no model.',
  loading: 'Loading the images of the last day',
  list: 'Images of the last day',
  making: 'Being made. You can close this; it will be in the library.',
  failed: (reason: string) => `Not made, and not counted: ${reason}`,
  stopped: 'Stopped, and not counted.',
  deleted: 'Deleted from the library.',
  stop: 'Stop',
  again: 'Use this text',
  bringBack: 'Back to what you had typed',
  show: 'Show in the library',
  stopNamed: (prompt: string) => `Stop: ${prompt}`,
  againNamed: (prompt: string) => `Use this text: ${prompt}`,
  chooseNamed: (verb: string, prompt: string) => `${verb}: ${prompt}`,
} as const;

/** The image that was asked for with an article. */
export const articleImage = {
  making:
    'The image is being made. It is placed below the title once the text is done, even if you leave this page.',
  made: 'The image is made. It is placed below the title once the text is done.',
  offered: 'The image is made, but it is not in the text.',
  insert: 'Insert now',
  stopped: 'The image was stopped, and not counted. The text is not affected.',
  failedCover: (reason: string) =>
    `The cover was not made: ${reason} “Try again” draws it from the present title; it is free, and no AI is used.`,
  noLetters: NO_LETTERS,
  failed: (reason: string) =>
    `The image was not made, and not counted: ${reason} The text is not affected; “Insert image” has designed covers, without AI.`,
  stop: 'Stop',
  again: 'Try again',
  dismiss: 'No image',
} as const;

/** Texts of designed covers. */
export const cover = {
  dialog: 'Design a cover',
  redesign: 'Change the design…',
  about: 'A title on your colours, laid out by rules. It is free, and no AI is used.',
  title: 'Title',
  byline: 'Line below the title',
  bylineHint: 'Your name or the name of your site; may stay empty.',
  layout: 'Layout',
  layouts: {
    plain: 'Plain',
    centred: 'Centred',
    band: 'Band at the side',
    frame: 'Frame',
    corner: 'Circle in the corner',
    split: 'Split',
  },
  size: 'Size',
  sizes: {
    link: '1200 × 630',
    square: '1080 × 1080',
    pin: '1000 × 1500',
  },
  background: 'Background',
  accent: 'Accent',
  preview: 'Preview of the cover',
  drawing: 'Drawing the cover…',
  noTitle: 'Enter a title to see the cover.',
  notDrawn: 'The cover cannot be drawn now. Change something, or try again in a moment.',
  missing: (letters: readonly string[]) =>
    `The font of covers has no ${letters.length === 1 ? 'letter' : 'letters'} ${letters.join(' ')}, so the cover leaves ${letters.length === 1 ? 'it' : 'them'} out. It has Latin, Greek and Cyrillic letters.`,
  nothing: NO_LETTERS,
  add: 'Add to the library',
  adding: 'Adding…',
} as const;
