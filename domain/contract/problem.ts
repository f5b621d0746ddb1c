import { PROBLEMS, type ProblemCode } from './problems.ts';

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
    super(more.detail ?? PROBLEMS[code].title);
    this.name = 'Problem';
    this.code = code;
    this.detail = more.detail;
    this.fields = more.fields;
    this.retryAfterS = more.retryAfterS;
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }
}
