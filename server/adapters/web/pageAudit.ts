/** Asks for a page as an audit does: whatever comes is an answer, and only a fault of ours is none. */
import { Problem } from '#contract/lib/problem.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import { type AnswerEnd, FACTS_MOST, type PageAnswer } from '#domain/audit/pageFacts.ts';
import { OwnFault } from '../../lib/ownFault.ts';
import { isFine, statusOf } from './addressStatus.ts';
import type { PageResponse } from './fetchPage.ts';
import { ownNetworkFault } from './ownNetwork.ts';
import { isOfOtherType, isTimeout } from './pageFailure.ts';
import { type Hop, isNoSuchHost, type RequestOptions } from './safeRequest.ts';

/** Notes where redirects lead, whatever comes of them. */
export function hopsNoted() {
  const hops: string[] = [];
  return {
    hops,
    noteHop: ({ to }: Hop): void => {
      if (hops.length < FACTS_MOST.hops) hops.push(to.slice(0, FACTS_MOST.urlChars));
    },
  };
}

export function answerOfResponse(
  { status, problem }: Pick<PageResponse, 'status' | 'problem'>,
  hops: readonly string[],
): PageAnswer {
  if (problem === null) return { status, end: 'page', hops };
  if (isRedirect(status)) return { status, end: 'badRedirect', hops };
  return { status, end: endOfProblem(problem, status), hops };
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

function endOfProblem(problem: Problem, status: number): AnswerEnd {
  if (status !== 200) return 'status';
  if (problem.code === 'page_too_large') return 'tooLarge';
  return isOfOtherType(problem) ? 'notHtml' : 'unreadable';
}

/** Why there was no answer at all. Throws what is no fault of the page. */
export function answerOfError(
  error: unknown,
  address: string,
  hops: readonly string[],
): PageAnswer {
  if (!(error instanceof Problem)) throw error;
  return { status: null, end: endOfError(error, address, hops), hops };
}

function endOfError({ code, cause }: Problem, address: string, hops: readonly string[]): AnswerEnd {
  if (code === 'address_not_allowed') return hops.length > 0 ? 'badRedirect' : 'notAllowed';
  return END_OF_CODE[code] ?? endOfConnection(cause, [address, ...hops], hops.length);
}

const END_OF_CODE: Readonly<Partial<Record<ProblemCode, AnswerEnd>>> = {
  page_disallowed: 'disallowed',
  page_too_large: 'tooLarge',
  page_unreadable: 'unreadable',
  too_complex: 'unreadable',
};

function endOfConnection(cause: unknown, all: readonly string[], hops: number): AnswerEnd {
  if (new Set(all).size < all.length || hops === FACTS_MOST.hops) return 'redirectLoop';
  if (cause === undefined) return 'robotsFailed'; // all else has the error of the connection
  if (isTimeout(cause)) return 'timeOut';
  if (isNoSuchHost(cause)) return 'noSuchHost';
  return (cause as Partial<NodeJS.ErrnoException>).code === 'ECONNREFUSED' ? 'refused' : 'noAnswer';
}

/** Never anybody's name (RFC 6761, 6.4). */
const NOBODYS = /\.invalid$/i;

/** Returns the state of an address without its content. Rejects with an `OwnFault` if we could not ask. */
export async function linkAnswer(address: string, options: RequestOptions): Promise<PageAnswer> {
  const { hops, noteHop } = hopsNoted();
  if (NOBODYS.test(URL.parse(address)?.hostname ?? ''))
    return { status: null, end: 'noSuchHost', hops };
  try {
    const status = await statusOf('HEAD', address, { ...options, noteHop });
    if (isFine(status)) return { status, end: 'page', hops };
    const again = hopsNoted(); // many servers know only GET
    const got = await statusOf('GET', address, { ...options, noteHop: again.noteHop });
    const end = isFine(got) ? 'page' : isRedirect(got) ? 'badRedirect' : 'status';
    return { status: got, end, hops: again.hops };
  } catch (error) {
    return answerOfError(problemOf(error), address, hops);
  }
}

/** Throws what is a fault of ours. */
function problemOf(error: unknown): Problem {
  const own = error instanceof OwnFault ? error : ownNetworkFault(error);
  if (own !== null) throw own;
  return error instanceof Problem ? error : new Problem('page_unreachable', { cause: error });
}
