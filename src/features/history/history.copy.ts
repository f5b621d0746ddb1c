import type { VersionSummary } from '#contract/article/article.schema.ts';
import { counted, dates, dateTime, signed } from '#src/kit/copy/formats.ts';
import type { VersionsFailure } from '#store/history/versions.slice.ts';

const day = dates({ dateStyle: 'full' });
const time = dates({ timeStyle: 'short' });

/** How a version without a name came about. */
const KINDS: Readonly<Record<VersionSummary['kind'], string>> = {
  auto: 'Kept automatically',
  named: 'Kept by hand',
  restored: 'An earlier version restored',
};

export const history = {
  open: 'Version history',
  current: 'Current version',
  list: 'Versions',
  none: 'There are no earlier versions yet. One is kept from time to time while you write.',
  day: (iso: string) => day.format(new Date(iso)),
  time: (iso: string) => time.format(new Date(iso)),
  versionOf: (iso: string) => `Version of ${dateTime.format(new Date(iso))}`,
  what: ({ kind, name }: Pick<VersionSummary, 'kind' | 'name'>) => name ?? KINDS[kind],
  restoredFrom: (iso: string) => `Restored from ${dateTime.format(new Date(iso))}`,
  who: (isMine: boolean | null) => (isMine === null ? '–' : isMine ? 'You' : 'Somebody else'),
  words: (words: number) => counted(words, 'word', 'words'),
  difference: (words: number) => signed.format(words),
  differenceRead: (words: number) =>
    words < 0
      ? `${counted(-words, 'word', 'words')} fewer`
      : `${counted(words, 'word', 'words')} more`,
  keep: 'Save a version…',
  name: 'Name of the version',
  save: 'Save',
  cancel: 'Cancel',
  rename: (what: string) => `Rename “${what}”`,
  compare: 'Compare',
  sinceThen: 'Changes since then',
  inVersion: 'Changes in this version',
  toList: 'All versions',
  restore: 'Restore this version',
  restoreHint: 'The current text is kept as a version first.',
  copy: 'Make a copy',
  copyOf: (title: string) => `Copy of ${title || 'Untitled article'}`,
  reading: 'Reading the version…',
} as const;

export const versionsFailures: Readonly<Record<VersionsFailure, string>> = {
  streaming: 'The article is being written. Wait until it is done, or stop it.',
  pending: 'Some text is not saved yet, so nothing was done. Try again when it is.',
  unread: 'The version could not be read. The article has not changed.',
  unkept: 'The current text could not be kept as a version, so nothing was done.',
  uncopied: 'The copy could not be made.',
  left: 'The article is no longer open.',
  unsaved:
    'The earlier text is in the article, but not saved yet; saving continues. Undo reverts this.',
  unrecorded: 'The earlier text is back and saved, but the history does not show the restore.',
};
