import type { ProblemCode } from '#contract/lib/problems.ts';

/** What a person is told of a fault of ours. */
export type OwnFaultCode = Extract<ProblemCode, 'too_busy' | 'web_unreachable' | 'unavailable'>;

/**
 * We could not do what was asked, which says nothing about the page or the text: it is no `Problem`, so that nobody stores it as an
 * outcome, and it is tried again later. A request that rejects with it gets the problem of its code.
 */
export class OwnFault extends Error {
  override readonly name = 'OwnFault';
  readonly code: OwnFaultCode;

  constructor(code: OwnFaultCode, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
