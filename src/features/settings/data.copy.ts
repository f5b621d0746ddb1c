import type { ArchivedKind } from '#contract/archive/archive.route.ts';
import type { Archive, ArchiveReport } from '#contract/archive/archive.schema.ts';
import { isProblemCode } from '#contract/lib/problems.ts';
import { dateTime, number } from '#src/kit/copy/formats.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';

const counted = (one: string, many: string) => (count: number) =>
  `${number.format(count)} ${count === 1 ? one : many}`;

/** In the order in which they are listed. */
const kinds: Readonly<Record<ArchivedKind, (count: number) => string>> = {
  article: counted('article', 'articles'),
  brief: counted('brief', 'briefs'),
  post: counted('post', 'posts'),
  image: counted('image', 'images'),
  voice: counted('brand voice', 'brand voices'),
  topicSearch: counted('list of keyphrases', 'lists of keyphrases'),
  snapshot: counted('snapshot', 'snapshots'),
  audit: counted('audit', 'audits'),
  page: counted('page', 'pages'),
  conversation: counted('conversation', 'conversations'),
  workspace: () => 'the settings of the workspace',
};

export const exporting = {
  title: 'Export',
  hint: 'Everything of this workspace as one ZIP file: articles, briefs and posts as HTML and JSON, images, brand voices, keyphrases, snapshots, audits, sources, and your conversations. Links, keys and passwords are not in it.',
  start: 'Export everything',
  starting: 'Starting…',
  running: 'The file is being made…',
  progress: ({ done, total }: NonNullable<Archive['job']>) =>
    total === null ? exporting.running : `${number.format(done)} of ${number.format(total)} parts`,
  progressLabel: 'Progress of the export',
  ready: (until: string) =>
    `The file is ready. It can be downloaded in this browser until ${dateTime.format(new Date(until))}.`,
  incomplete: 'Some parts could not be exported. The file names them in its manifest.',
  download: 'Download',
  failed: (reason: string | null) => `The export has failed. ${textOfProblem(reason)}`,
  stop: 'Stop',
} as const;

export const importing = {
  title: 'Import',
  hint: 'The file of an export, of this installation or another one. Everything in it is added to this workspace; nothing that is here is replaced.',
  choose: 'Choose a file…',
  uploading: (name: string) => `Uploading ${name}…`,
  uploadLabel: 'Progress of the upload',
  running: 'The file is being imported…',
  progress: ({ done, failed, total }: NonNullable<Archive['job']>) =>
    total === null
      ? importing.running
      : `${number.format(done + failed)} of ${number.format(total)} parts`,
  progressLabel: 'Progress of the import',
  cancel: 'Cancel',
  stop: 'Stop',
  mayOnlyRead: 'You may read this workspace, but not add to it.',
  report: (name: string | null) => `Import of ${name ?? 'a file'}`,
  made: ({ made }: ArchiveReport) => {
    const parts = Object.entries(kinds).flatMap(([kind, text]) => {
      const count = made[kind as ArchivedKind] ?? 0; // a key of the table
      return count === 0 ? [] : [text(count)];
    });
    return parts.length === 0 ? 'Nothing was imported.' : `Imported: ${parts.join(', ')}.`;
  },
  copies: 'This file was here before, so these are copies.',
  stopped: 'It was stopped. What had been imported by then stays.',
  partial: 'What could be imported was; what could not is listed here.',
  leftOut: (count: number) => `Left out: ${counted('part', 'parts')(count)}`,
  more: (count: number) => `…and ${number.format(count)} more.`,
  reason: (reason: string) =>
    isProblemCode(reason.split(' ')[0])
      ? textOfProblem(reason)
      : 'Not done: the import was stopped.',
} as const;
