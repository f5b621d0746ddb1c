import type { Channel } from '#contract/lib/channels.ts';
import { CHANNEL } from '#domain/social/channels.ts';
import { number } from '#src/kit/copy/formats.ts';
import type { PostMaterial } from '#store/social/postValues.ts';

export const materials: Readonly<Record<PostMaterial, string>> = {
  topic: 'A topic',
  article: 'An article',
  url: 'A web page',
};

export const postWizardTexts = {
  title: 'New social media post',
  opening: 'Opening…',
  lead: 'Write once, with a text for each channel. You can edit everything afterwards.',
  from: 'Make it from',
  topic: 'Topic',
  topicHelp: 'What the post is about.',
  notes: 'What you want to say',
  notesHelp: 'Facts, figures and sentences of yours. Nothing else is claimed.',
  article: 'Article',
  articleHelp: 'Its text as it is saved now.',
  noArticle: 'No article found',
  count: 'Number of posts',
  countHelp:
    'Each is made from another part of the article; a short article gives fewer. You can stop on the start page.',
  url: 'Address of the page',
  urlHelp: 'It is read when you press the button.',
  channels: 'Channels',
  variants: 'Texts for each channel',
  tone: 'Tone',
  anyTone: 'As it comes',
  language: 'Language',
  link: 'Link at the end',
  linkHelp: 'Optional.',
  addressWrong: 'This is not the address of a page.',
  keywords: 'Keywords for hashtags',
  keywordsHelp: 'Press Enter after each one.',
  keywordsWrong: 'At most 50 keywords, each of at most 200 characters.',
  hashtags: 'Add hashtags',
  emoji: 'Use emoji',
  submit: (count: number) => (count === 1 ? 'Write the post' : `Write ${count} posts`),
  submitting: 'Starting…',
  incomplete: 'Something is missing: what the post is made from, or a channel.',
  withoutModel:
    'There is no model, so the texts are the strongest sentences of what it is made from, word for word. Tone and emoji are left as they are.',
} as const;

export const post = {
  title: 'Title',
  unproven: (figures: readonly string[]) =>
    `Not in what the post is made from: ${figures.join(', ')}. A model wrote ${figures.length === 1 ? 'it' : 'them'}; check before you publish.`,
  vouch: 'I have checked',
  export: 'Copy or download',
  copyAll: 'Copy everything as Markdown',
  copyRefused: 'Not copied: the browser refused',
  markdown: 'Download as Markdown',
  csv: 'Download as CSV',
  variant: (variant: number) => `Text ${variant}`,
  part: (channel: Channel, variant: number, at: number, of: number) =>
    `${CHANNEL[channel].name}, text ${variant}${of > 1 ? `, part ${at} of ${of}` : ''}`,
  left: (left: number) =>
    left < 0 ? `${number.format(-left)} over` : `${number.format(left)} left`,
  leftHint: (length: number, limit: number) =>
    `${number.format(length)} of ${number.format(limit)}, as the channel counts`,
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied: select the text',
  split: 'Split into a thread',
  splitNumbered: 'Split and number',
  up: 'Move up',
  remove: 'Remove',
  removed: 'It was removed.',
  undo: 'Put it back',
  add: 'Add a part',
  convert: 'Use for another channel',
  addChannel: 'Add a text for',
  empty: 'There is no text yet. Add one for a channel.',
  preview: 'Show as the channel does',
  previewOf: (channel: Channel) => `Preview on ${CHANNEL[channel].name}`,
  yourName: 'Your name',
  more: 'more',
  image: (width: number, height: number) => `Image: ${width} × ${height} pixels fits best.`,
  crop: (channel: Channel) => `Crop for ${CHANNEL[channel].name}…`,
  cropTitle: (channel: Channel, width: number, height: number) =>
    `Crop for ${CHANNEL[channel].name}: ${width} × ${height}`,
  cropImage: 'Image',
  cropOf: (at: number) => `Image ${at}`,
  cropKeep: 'Use this part',
  cropMiddle: 'Back to the middle',
  cropSave: 'Save as a file',
  cropSaving: 'Saving…',
  cropFailed: 'The image could not be cut here. An image of another site may not allow it.',
  imageSmall: 'This one is smaller.',
  images: 'Images',
  imagesHelp:
    'Each channel shows the one that fits best, or that you have cropped for it, as in the preview.',
  addImage: 'Add an image',
  imagesFull: 'Eight images are the most',
  imagesLeftOut: (count: number) =>
    count === 1
      ? 'One image was left out: eight are the most.'
      : `${count} images were left out: eight are the most.`,
  imageSize: (width: number, height: number) => `${width} × ${height}`,
  removeImage: (at: number) => `Remove image ${at}`,
  plainLink: 'A link in the text cannot be clicked here.',
  hashtagsOver: (most: number) => `More than ${most} hashtags are rarely read here.`,
} as const;
