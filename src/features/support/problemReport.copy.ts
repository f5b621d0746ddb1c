import { numbers } from '#src/kit/copy/formats.ts';

const count = numbers();

export const problemReport = {
  title: 'Report a problem',
  hint: 'Your report goes to the support of this installation, and to nobody else. It is deleted after 90 days.',
  happened: 'What happened?',
  happenedHint: 'What did you do, what did you expect, and what happened instead?',
  build: 'The version of this page, your browser and your e-mail address are sent with it.',
  notRecorded:
    'This session was not recorded, so only your words are sent. A recording shows what went wrong step by step.',
  record: 'Record and reload',
  recordHint: 'Then do again what went wrong, and open this report once more.',
  preparing: 'Preparing the recording…',
  unprepared: 'The recording could not be prepared. Only your words are sent.',
  shape:
    'The recording of this session, without its words: every word of your texts, names and addresses is replaced by random letters.',
  words: 'The recording of this session, with all that you have written and read in it.',
  part: (share: number) =>
    `Without its words, only the first ${Math.max(1, Math.floor(share * 100))}% of the session can be shown.`,
  withWords: 'Include my texts',
  consent:
    'Support then reads your articles, notes and e-mail address as they were in this session. Keys, passwords, IBANs and card numbers stay masked.',
  preview: 'This is what leaves your browser',
  size: (lines: number, chars: number) =>
    `${count.format(lines)} lines, ${count.format(Math.ceil(chars / 1000))} kB before compression`,
  leftOut: (lines: number) =>
    `… ${count.format(lines)} more lines; download the recording to see all …`,
  download: 'Download the recording',
  send: 'Send report',
  failed: 'The report was not sent.',
  sent: 'Your report was sent. Thank you.',
  close: 'Close',
} as const;
