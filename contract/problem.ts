import { PROBLEM_STATUS, type ProblemCode } from './problems.ts';
import { PROBLEM_TITLES } from './problemTitles.ts';

type Fields = Readonly<Record<string, string>>;

/** An answer other than 2xx, thrown from anywhere below a route. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly detail: string | undefined;
  readonly fields: Fields | undefined;
  /** When to ask again, in seconds. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: ProblemCode,
    more: {
      readonly detail?: string;
      readonly fields?: Fields;
      readonly retryAfterS?: number;
    } = {},
  ) {
    super(more.detail ?? PROBLEM_TITLES[code]);
    this.name = 'Problem';
    this.code = code;
    this.detail = more.detail;
    this.fields = more.fields;
    this.retryAfterS = more.retryAfterS;
  }

  get status(): number {
    return PROBLEM_STATUS[this.code];
  }
}
