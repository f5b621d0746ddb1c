import type { LogFault, Verdict } from '#domain/support/sessionReplay.ts';
import { counted, number } from '#src/kit/copy/formats.ts';

export const support = {
  title: 'Support',
  refusedTitle: 'This page is for the support of this installation',
  refusedHint:
    'Sessions of other people are looked at here. Whoever administrates the accounts can give you the role “support”.',
  lead: 'Opens the log of a recorded session, replays it on this device, and shows what happened. Nothing of it is sent.',
  file: 'A log on this device',
  fileHelp:
    'What copy(sessionLog()) gives in the console of the recorded page, pasted into a file; or one that was exported.',
  choose: 'Choose a log',
  drop: 'or drop it here',
  several: 'Drop one file.',
  report: 'The report',
  openAnother: 'Open another log',
  reading: (name: string) => `Reading ${name}…`,
  failed: (name: string) => `${name} cannot be replayed`,
  sessionOf: (date: string | null) => (date === null ? 'A session' : `Session of ${date}`),
} as const;

export const faults: Readonly<Record<LogFault | 'stopped', string>> = {
  tooLong: 'It is longer than any log of a session can be.',
  empty: 'It is empty.',
  otherJson: 'It is JSON, but not the lines of a session log.',
  damaged: 'It is not a session log, or a part of it is damaged.',
  noHeader: 'It is not a session log: it does not begin with a header.',
  line: 'It is a session log, but it cannot be replayed.',
  notRead:
    'It is not there any more. Reports are kept for 90 days, unless they are deleted before.',
  notReached: 'The report could not be fetched. Try again in a moment.',
  stopped: 'The replay crashed, or took too long for one step. Nothing else is affected.',
};

export const verdicts: Readonly<Record<Verdict | 'replaying', string>> = {
  replaying: 'Replaying…',
  exact: 'Exact',
  cutOff: 'Cut off',
  differs: 'Differs',
};

export const meanings: Readonly<Record<Verdict, string>> = {
  exact: 'This version does what it did in the session, line by line.',
  cutOff: 'Exact as far as the log goes; the session went on.',
  differs: 'From this line on, this version does something else.',
};

const lines = (count: number) => counted(count, 'line', 'lines');

export const verdict = {
  name: 'What the replay says',
  replayed: (done: number, all: number) => `${number.format(done)} of ${lines(all)}`,
  lines,
  ended: (reason: string) => `The recording ended: ${reason}`,
  sameBuild: (build: string) => `Recorded with this version, ${build}.`,
  otherBuild: (build: string, own: string) =>
    `Recorded with ${build}; this is ${own}. A difference may be a change between the two.`,
  noBuild: (own: string) => `The log does not name its version; this is ${own}.`,
  inSession: 'The session',
  inReplay: 'The replay',
  showLine: (line: number) => `Line ${number.format(line)}`,
} as const;

export const scrubber = {
  name: 'Moment of the session',
  keys: 'Arrow keys go one step, Page Up and Page Down to the next line of the story, Home and End to the first and last step.',
  first: 'First step',
  previous: 'Previous step',
  next: 'Next step',
  last: 'Last step',
  step: (turn: number, turns: number) =>
    `Step ${number.format(turn + 1)} of ${number.format(turns)}`,
  line: (line: number) => `line ${number.format(line)}`,
  link: 'Link to this moment',
} as const;

export const story = {
  title: 'Story',
  none: 'Nothing has happened yet.',
  leftOut: (machines: string) => `Also: ${machines}.`,
  kinds: { address: '', machine: '', failure: 'Failed:' },
} as const;

export const moment = {
  article: 'Article',
  noArticle: 'No article was open.',
  untitled: '(no title)',
  version: (version: number | null, status: string) =>
    version === null ? `Not stored yet · ${status}` : `Version ${version} · ${status}`,
  blocksLeftOut: (count: number) => `${counted(count, 'block', 'blocks')} more.`,
  step: 'This step',
  cameIn: 'Came in',
  followed: 'Then',
  nothing: 'Nothing followed from it.',
  changed: 'Changed state',
  unchanged: 'The state stayed as it was.',
  absent: '–',
  became: 'became',
  more: (count: number) => `${number.format(count)} more.`,
  waiting: 'Waiting ports',
  noneWaiting: 'No port was waiting.',
  since: (time: string, line: number) => `since ${time}, line ${number.format(line)}`,
  stream: 'listens',
  busy: 'Busy machines',
  noneBusy: 'Every machine was at rest.',
  page: 'Page',
  choose: 'Choose a line of the story to see the page then.',
} as const;

export const inbox = {
  title: 'Reports of problems',
  reading: 'Reading the reports…',
  empty: 'Nobody has reported a problem.',
  of: (email: string, when: string, build: string) => `${email}, ${when}, version ${build}.`,
  holds: {
    nothing: 'Without a log.',
    shape: 'Its log has no words.',
    words: 'Its log has the words that were written.',
  },
} as const;
