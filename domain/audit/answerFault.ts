/** What is wrong with an answer as such, whatever page comes with it. */
import type { FaultName } from './faults.ts';
import type { PageAnswer } from './pageFacts.ts';

const OF_END: Readonly<Record<string, FaultName>> = {
  notHtml: 'notHtml',
  unreadable: 'unreadable',
  tooLarge: 'tooLarge',
  timeOut: 'timeOut',
  noAnswer: 'noAnswer',
  refused: 'noAnswer',
  noSuchHost: 'noSuchHost',
  redirectLoop: 'redirectLoop',
  badRedirect: 'badRedirect',
  disallowed: 'blocked',
  robotsFailed: 'robotsFailed',
  notAllowed: 'unreadable',
} satisfies Readonly<Partial<Record<PageAnswer['end'], FaultName>>>;

const OF_STATUS: Readonly<Record<number, FaultName>> = {
  401: 'refusedEntry',
  403: 'refusedEntry',
  404: 'notFound',
  410: 'notFound',
  429: 'tooManyRequests',
};

interface Answer {
  readonly status: number | null;
  /** One of `AnswerEnd`; a newer server may know others. */
  readonly end: string;
}

/** Returns the fault of an answer; null if it contains a page. */
export function faultOfAnswer({ end, status }: Answer): FaultName | null {
  if (end !== 'status') return OF_END[end] ?? null;
  return (
    OF_STATUS[status ?? 0] ?? (status !== null && status >= 500 ? 'serverError' : 'otherStatus')
  );
}
