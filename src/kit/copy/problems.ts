import { isFailureOf, readFailure } from '#contract/lib/failure.ts';
import { isProblemCode, type PortError } from '#contract/lib/problems.ts';
import { withSaid } from './modelSaid.ts';
import { NETWORK_TEXT, OTHER_TEXT, textOfOwnError } from './ownProblems.ts';
import { pageFailureText } from './pageFailure.ts';
import { problemTexts } from './problemTexts.ts';

/** Returns the sentence for the error of a port. */
export function textOfError(error: PortError): string {
  const { code, bound, message } = error;
  if (code === null || bound !== undefined) return textOfOwnError(error);
  return isFailureOf(code, message) ? textOfProblem(message) : problemTexts[code];
}

/** Returns the sentence for the failure of a job or a stream: a problem code, or the kind of a port error. */
export function textOfProblem(failure: string | null): string {
  const { code, said } = readFailure(failure ?? '');
  if (code === 'page_unreachable' || code === 'page_unreadable')
    return pageFailureText(said) ?? problemTexts[code];
  if (isProblemCode(code)) return withSaid(problemTexts[code], said);
  return code === 'network' ? NETWORK_TEXT : OTHER_TEXT;
}
