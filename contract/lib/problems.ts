/**
 * Every error the API can answer, as RFC 9457 problem details with a stable `code`, and its HTTP status. The
 * title is in `problem.ts`, which no page loads; the text that a person sees is in
 * `src/kit/copy/problems.ts`. docs/errors.md lists all of them.
 */
export const PROBLEM_STATUS = {
  bad_request: 400,
  invalid_input: 422,
  not_signed_in: 401,
  limit_reached: 402,
  subscription_needed: 402,
  forbidden: 403,
  foreign_origin: 403,
  folder_read_only: 403,
  feature_closed: 403,
  extension_closed: 403,
  not_found: 404,
  other_host: 421,
  method_not_allowed: 405,
  stale_version: 409,
  request_id_reused: 422,
  passage_too_long: 422,
  block_too_long: 422,
  block_too_deep: 422,
  too_many_blocks: 422,
  email_taken: 409,
  folder_taken: 409,
  workspace_linked: 409,
  not_paid: 409,
  trial_unavailable: 409,
  job_over: 409,
  no_image_model: 409,
  no_model: 409,
  set_by_environment: 409,
  mail_unavailable: 409,
  job_running: 409,
  work_running: 409,
  nothing_to_translate: 422,
  too_large: 413,
  image_unreadable: 422,
  image_too_large: 422,
  folders_full: 409,
  folder_full: 409,
  workspaces_full: 409,
  articles_full: 409,
  versions_full: 409,
  jobs_full: 409,
  images_full: 409,
  storage_full: 409,
  sources_full: 409,
  dictionary_full: 409,
  voices_full: 409,
  prompts_full: 409,
  reports_full: 409,
  conversation_full: 409,
  conversations_full: 409,
  pages_full: 409,
  topic_searches_full: 409,
  audits_full: 409,
  sites_full: 409,
  snapshot_damaged: 409,
  removal_scheduled: 409,
  only_administrator: 409,
  archive_unreadable: 422,
  archive_too_large: 422,
  entry_damaged: 422,
  entry_known: 409,
  brief_state: 409,
  address_not_allowed: 422,
  page_unreadable: 422,
  page_too_large: 422,
  page_unreachable: 502,
  too_complex: 422,
  page_disallowed: 422,
  page_not_read: 409,
  sitemap_unreadable: 422,
  sitemap_incomplete: 422,
  site_unencrypted: 422,
  site_private: 422,
  site_not_wordpress: 422,
  site_rest_off: 422,
  site_password_rejected: 422,
  site_passwords_off: 422,
  site_role_insufficient: 422,
  site_publish_forbidden: 422,
  site_post_gone: 409,
  site_post_changed: 409,
  site_image_refused: 422,
  site_too_large: 422,
  site_moved: 422,
  site_blocked: 502,
  site_certificate: 502,
  site_maintenance: 502,
  site_unreachable: 502,
  site_answer_too_large: 502,
  site_answer_unusable: 502,
  design_off: 409,
  design_not_connected: 409,
  design_state_foreign: 422,
  design_state_expired: 422,
  design_state_used: 422,
  design_code_refused: 422,
  design_client_rejected: 502,
  design_unreachable: 502,
  design_answer_unusable: 502,
  design_busy: 503,
  design_refused: 502,
  design_gone: 409,
  design_premium: 422,
  design_unapproved: 422,
  design_failed: 502,
  unsupported_media_type: 415,
  too_many_requests: 429,
  too_many_streams: 429,
  internal: 500,
  model_key_rejected: 502,
  model_not_found: 502,
  model_refused_request: 502,
  model_busy: 503,
  model_quota_spent: 502,
  model_unavailable: 502,
  model_timed_out: 504,
  model_context_full: 502,
  model_answer_unusable: 502,
  model_file_unusable: 502,
  model_library_missing: 503,
  search_key_rejected: 502,
  search_json_disabled: 502,
  search_engines_blocked: 502,
  search_quota_spent: 502,
  search_busy: 503,
  search_refused_request: 502,
  search_country_unknown: 422,
  search_unavailable: 502,
  search_timed_out: 504,
  search_answer_unusable: 502,
  secrets_unavailable: 503,
  database_unavailable: 503,
  disk_full: 503,
  database_busy: 503,
  database_out_of_memory: 503,
  database_read_only: 503,
  web_unreachable: 503,
  too_busy: 503,
  overloaded: 503,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** Which bound was met, in the answer that says so. */
export interface MetBound {
  readonly name: string;
  readonly most: number;
}

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
  /** Which bound was met, and how many it allows. */
  readonly bound?: MetBound;
}

export function isProblemCode(value: unknown): value is ProblemCode {
  return typeof value === 'string' && Object.hasOwn(PROBLEM_STATUS, value);
}

/** What a port rejects with: plain data, so that a recorded session replays it. */
export interface PortError {
  /** device: the storage of the browser failed. page: a bug of ours. */
  readonly kind:
    | 'response'
    | 'network'
    | 'host'
    | 'token'
    | 'worker'
    | 'cancelled'
    | 'device'
    | 'page';
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  readonly code: ProblemCode | null;
  readonly message: string;
  readonly retryAfterMs?: number;
  readonly fields?: Readonly<Record<string, string>>;
  readonly bound?: MetBound;
}

export function isPortError(value: unknown): value is PortError {
  return typeof value === 'object' && value !== null && 'kind' in value && 'status' in value;
}
