/**
 * Every error the API can answer, as RFC 9457 problem details with a stable `code`. The text of a
 * code is in `src/copy/problems.ts`; docs/errors.md lists both with what the person sees.
 */
export const PROBLEMS = {
  bad_request: { status: 400, title: 'The request could not be read.' },
  invalid_input: { status: 422, title: 'A field has a value that is not allowed.' },
  not_signed_in: { status: 401, title: 'Sign in to continue.' },
  limit_reached: { status: 402, title: 'The limit of your plan is reached.' },
  subscription_needed: { status: 402, title: 'Your account is read-only without a subscription.' },
  forbidden: { status: 403, title: 'You may not do this.' },
  foreign_origin: { status: 403, title: 'The request came from another site.' },
  folder_read_only: { status: 403, title: 'The folder is read-only for now.' },
  not_found: { status: 404, title: 'Not found.' },
  other_host: { status: 421, title: 'The request is for another host.' },
  method_not_allowed: { status: 405, title: 'This address does not accept that method.' },
  stale_version: { status: 409, title: 'The article was changed elsewhere.' },
  email_taken: { status: 409, title: 'There is already an account with this e-mail.' },
  folder_taken: { status: 409, title: 'The folder already belongs to a workspace.' },
  workspace_linked: { status: 409, title: 'The workspace already has a folder.' },
  not_paid: { status: 409, title: 'There is no running subscription.' },
  trial_unavailable: { status: 409, title: 'There is no free trial to be taken.' },
  job_over: { status: 409, title: 'The text is complete, or a newer one took its place.' },
  no_model: { status: 409, title: 'There is no model to write with.' },
  job_running: { status: 409, title: 'The article is being written just now.' },
  too_large: { status: 413, title: 'The text is too large to be saved.' },
  image_unreadable: { status: 422, title: 'The file is no image of a known kind.' },
  image_too_large: { status: 422, title: 'The image has too many pixels.' },
  folder_full: { status: 409, title: 'The folder has too many guests and invitations.' },
  images_full: { status: 409, title: 'The workspace has no room for more images.' },
  address_not_allowed: { status: 422, title: 'The address may not be read.' },
  page_unreadable: { status: 422, title: 'There is no article on the page.' },
  page_too_large: { status: 422, title: 'The page is too large to be read.' },
  page_unreachable: { status: 502, title: 'The page cannot be reached.' },
  unsupported_media_type: { status: 415, title: 'The API speaks JSON only.' },
  too_many_requests: { status: 429, title: 'Too many requests.' },
  internal: { status: 500, title: 'Something went wrong on our side.' },
  model_key_rejected: { status: 502, title: 'The model did not accept the key.' },
  model_not_found: { status: 502, title: 'There is no such model.' },
  model_refused_request: { status: 502, title: 'The model refused the request.' },
  model_busy: { status: 503, title: 'The model is busy.' },
  model_unavailable: { status: 502, title: 'The model cannot be reached.' },
  model_answer_unusable: { status: 502, title: 'The model answered with nothing usable.' },
  database_unavailable: { status: 503, title: 'The database cannot be reached.' },
  overloaded: { status: 503, title: 'The service has too much to do.' },
  unavailable: { status: 503, title: 'The service is starting or stopping.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** The body of an error answer (`application/problem+json`). */
export interface ProblemDetails {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ProblemCode;
  readonly detail?: string;
  /** The log id that the same request carries in the server's log. */
  readonly logId?: string;
  /** For `invalid_input`: the field (as a path with dots) and what is wrong with it. */
  readonly fields?: Readonly<Record<string, string>>;
}

export function isProblemCode(value: unknown): value is ProblemCode {
  return typeof value === 'string' && Object.hasOwn(PROBLEMS, value);
}

/** What a port rejects with: plain data, so that a recorded session replays it. */
export interface PortError {
  /** device: what the browser keeps for us. page: a fault of our own. */
  readonly kind:
    | 'response'
    | 'network'
    | 'host'
    | 'token'
    | 'worker'
    | 'cancelled'
    | 'device'
    | 'page';
  /** HTTP status; null where there was no answer. */
  readonly status: number | null;
  readonly code: ProblemCode | null;
  readonly message: string;
  readonly retryAfterMs?: number;
  readonly fields?: Readonly<Record<string, string>>;
}

export function isPortError(value: unknown): value is PortError {
  return typeof value === 'object' && value !== null && 'kind' in value && 'status' in value;
}
