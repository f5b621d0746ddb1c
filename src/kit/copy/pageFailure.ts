/** Why a page could not be read, by what its server or the connection to it said (contract/lib/failure.ts), and what to do. */
import type { ServerSaid } from '#contract/lib/failure.ts';
import { counted } from './formats.ts';

const PASTE = 'Copy its text and paste it instead.';
const LATER = 'Try again later.';

const OF_STATUS: Readonly<Record<number, string>> = {
  401: `The page asks for a password (401). ${PASTE}`,
  403: `The site does not let us read this page (403). ${PASTE}`,
  404: 'There is no page at this address (404). Check it.',
  410: 'The page was removed for good (410).',
  429: `The site says that it is asked too often (429). ${LATER}`,
};
const LEAST_FAULT = 500;

/** Null: nothing was said. */
export function pageFailureText({ status, silentS, isCut, text }: ServerSaid): string | null {
  if (status !== undefined) return OF_STATUS[status] ?? otherStatus(status);
  if (silentS !== undefined)
    return `The page did not answer within ${counted(silentS, 'second', 'seconds')}. ${LATER}`;
  if (isCut) return `The connection to the page broke off. ${LATER}`;
  if (text === undefined) return null;
  return text === ''
    ? `This is no web page. ${PASTE}`
    : `This is a file (${text}), no web page. ${PASTE}`;
}

const otherStatus = (status: number): string =>
  status >= LEAST_FAULT
    ? `The site has a fault (${status}). ${LATER}`
    : `The site answered with ${status} instead of the page.`;
