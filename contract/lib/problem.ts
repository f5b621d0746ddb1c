import { type Failure, isFailureOf } from './failure.ts';
import { type MetBound, PROBLEM_STATUS, type ProblemCode } from './problems.ts';

type Fields = Readonly<Record<string, string>>;

/** An answer other than 2xx, for any code below a route to throw. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly detail: string | undefined;
  readonly fields: Fields | undefined;
  /** When to ask again, in seconds. */
  readonly retryAfterS: number | undefined;
  readonly bound: MetBound | undefined;

  constructor(
    code: ProblemCode,
    more: {
      readonly detail?: string;
      readonly fields?: Fields;
      readonly retryAfterS?: number;
      readonly bound?: MetBound;
      /** With what the server of a model or a page said; sent as the detail. */
      readonly failure?: Failure;
      /** For the log; never sent. */
      readonly cause?: unknown;
    } = {},
  ) {
    super(more.detail ?? PROBLEM_TITLES[code], { cause: more.cause });
    this.name = 'Problem';
    this.code = code;
    this.detail = more.detail ?? more.failure;
    this.fields = more.fields;
    this.retryAfterS = more.retryAfterS;
    this.bound = more.bound;
  }

  get status(): number {
    return PROBLEM_STATUS[this.code];
  }
}

/** How a problem is stored as a failure: with what a server said (failure.ts), where that is its detail. */
export const failureOfProblem = ({ code, detail = '' }: Problem): Failure =>
  isFailureOf(code, detail) ? detail : code;

/** The `title` of each error (RFC 9457), for developers. */
export const PROBLEM_TITLES: Readonly<Record<ProblemCode, string>> = {
  bad_request: 'The request could not be read.',
  invalid_input: 'A field has a value that is not allowed.',
  not_signed_in: 'Sign in to continue.',
  limit_reached: 'The limit of your plan is reached.',
  subscription_needed: 'Your account is read-only without a subscription.',
  forbidden: 'You may not do this.',
  foreign_origin: 'The request came from another site.',
  folder_read_only: 'The folder is read-only for now.',
  extension_closed: 'This server lets no such browser extension in.',
  feature_closed: 'The feature is not open to this account.',
  not_found: 'Not found.',
  other_host: 'The request is for another host.',
  method_not_allowed: 'This address does not accept that method.',
  stale_version: 'It was changed elsewhere since it was read.',
  request_id_reused: 'The request id belongs to a request that asked for something else.',
  passage_too_long: 'The passage is too long for this task.',
  block_too_long: 'A block has too many characters of HTML.',
  block_too_deep: 'A block has too many elements in one another.',
  too_many_blocks: 'There are too many blocks.',
  email_taken: 'There is already an account with this e-mail.',
  folder_taken: 'The folder already belongs to a workspace.',
  workspace_linked: 'The workspace already has a folder.',
  not_paid: 'There is no running subscription.',
  trial_unavailable: 'No free trial is available.',
  job_over: 'The text is complete, or a newer one took its place.',
  no_image_model: 'There is no model that makes images.',
  no_model: 'There is no model to write with.',
  set_by_environment: 'The setting comes from the environment of the server.',
  mail_unavailable: 'E-mails cannot be sent.',
  job_running: 'A job is writing the article.',
  work_running: 'The workspace has enough jobs of this kind.',
  nothing_to_translate: 'The article is empty, or in that language already.',
  too_large: 'The text is too large to be saved.',
  image_unreadable: 'The file is not an image of a known type.',
  image_too_large: 'The image has too many pixels.',
  folders_full: 'The account has as many folders as it may.',
  folder_full: 'The folder has too many guests and invitations.',
  workspaces_full: 'The account has as many workspaces as it may.',
  articles_full: 'The workspace has as many articles as it may.',
  versions_full: 'The article has as many kept versions as it may.',
  jobs_full: 'The workspace has as many jobs that are not over as it may.',
  voices_full: 'The workspace has no room for more brand voices.',
  dictionary_full: 'The dictionary of the workspace has no room for more words.',
  conversation_full: 'The conversation has as many questions as it can hold.',
  conversations_full: 'You have as many conversations about this article as can be kept.',
  prompts_full: 'You have as many saved prompts as can be kept.',
  reports_full: 'You have sent as many reports as are kept.',
  images_full: 'The workspace has no room for more images.',
  storage_full: 'The workspace, or the account, takes as many bytes as it may.',
  sources_full: 'The article has too many sources.',
  topic_searches_full: 'The workspace has as many searches for topics as it may.',
  audits_full: 'The workspace has as many audits as it may.',
  sites_full: 'The workspace has as many sites as it may.',
  pages_full: 'The workspace has imported as many pages as it may.',
  snapshot_damaged: 'The file of a snapshot was changed since it was saved.',
  removal_scheduled: 'The workspace or the account is to be removed. Keep it to change something.',
  only_administrator: 'The installation has no other administrator.',
  archive_unreadable: 'The file is no export of this product.',
  archive_too_large: 'The file holds more than may be imported.',
  entry_known: 'The workspace has this already.',
  entry_damaged: 'A part of the file is damaged, or not as the product writes it.',
  brief_state: 'The brief is in another state.',
  address_not_allowed: 'The address may not be read.',
  page_unreadable: 'There is no article on the page.',
  page_too_large: 'The page is too large to be read.',
  page_unreachable: 'The page cannot be reached.',
  too_complex: 'It is too large or too complex for the server to read.',
  page_disallowed: 'The site does not allow robots to read the page.',
  page_not_read: 'The analysis ended before the page was read.',
  sitemap_unreadable: 'There is no sitemap at the address, or it lists no page.',
  sitemap_incomplete: 'Some addresses of the sitemap were left out.',
  site_unencrypted: 'The site is not reached by https.',
  site_private: 'The address is in a network that may not be reached.',
  site_not_wordpress: 'There is no WordPress at the address.',
  site_rest_off: 'The REST API of the site is switched off.',
  site_password_rejected: 'The site did not accept user name and password.',
  site_passwords_off: 'The site takes no application passwords.',
  site_role_insufficient: 'The account may not write on the site.',
  site_publish_forbidden: 'The account may not do this with the post.',
  site_post_gone: 'The post is no longer on the site.',
  site_post_changed: 'The post was changed on the site.',
  site_image_refused: 'The site does not take the image.',
  site_too_large: 'The site takes nothing that large.',
  site_moved: 'The site sends on to another address.',
  site_blocked: 'Something before WordPress refuses the request.',
  site_certificate: 'The certificate of the site cannot be trusted.',
  site_maintenance: 'The site is in maintenance.',
  site_unreachable: 'The site cannot be reached.',
  site_answer_too_large: 'The answer of the site is too large.',
  site_answer_unusable: 'The answer of the site cannot be read.',
  design_off: 'The design tool is not set up.',
  design_not_connected: 'No account of the design tool is connected.',
  design_state_foreign: 'The address does not belong to a connection that was begun here.',
  design_state_expired: 'The connection was begun too long ago.',
  design_state_used: 'The address was used before.',
  design_code_refused: 'The design tool did not accept its own code.',
  design_client_rejected: 'The design tool did not accept the client of the installation.',
  design_unreachable: 'The design tool cannot be reached.',
  design_answer_unusable: 'The answer of the design tool cannot be read.',
  design_busy: 'The design tool asks to wait.',
  design_refused: 'The design tool refuses the request.',
  design_gone: 'The design tool no longer has the design.',
  design_premium: 'The design has elements that were not paid for.',
  design_unapproved: 'The design needs an approval before it can be exported.',
  design_failed: 'The design tool could not take or export the image.',
  unsupported_media_type: 'The API speaks JSON only.',
  too_many_requests: 'Too many requests.',
  too_many_streams: 'Too many streams are open.',
  internal: 'Something went wrong on our side.',
  model_key_rejected: 'The model did not accept the key.',
  model_not_found: 'There is no such model.',
  model_refused_request: 'The model refused the request.',
  model_busy: 'The model is busy.',
  model_quota_spent: 'The account of the model has no credit left.',
  model_unavailable: 'The model cannot be reached.',
  model_timed_out: 'The model did not answer in time.',
  model_context_full: 'The text does not fit into the context of the model.',
  model_answer_unusable: 'The answer of the model is not usable.',
  model_file_unusable: 'The file of the model cannot be read.',
  model_library_missing: 'The library that reads the file of the model is not installed.',
  search_key_rejected: 'The search service did not accept the key.',
  search_json_disabled: 'The SearXNG server does not answer in JSON.',
  search_engines_blocked: 'The search engines do not answer the SearXNG server.',
  search_quota_spent: 'The account of the search service has no searches left.',
  search_busy: 'The search service is asked too often.',
  search_refused_request: 'The search service refused the request.',
  search_country_unknown: 'There is no such country to search in.',
  search_unavailable: 'The search service could not be reached.',
  search_timed_out: 'The search service did not answer in time.',
  search_answer_unusable: 'The answer of the search service cannot be read.',
  secrets_unavailable: 'The secret cannot be encrypted.',
  database_unavailable: 'The database cannot be reached.',
  disk_full: 'The disk of the database is full.',
  database_busy: 'The database has no connection to spare.',
  database_out_of_memory: 'The database has no memory left.',
  database_read_only: 'The database takes no changes.',
  web_unreachable: 'The server cannot reach the web.',
  too_busy: 'The server was too busy.',
  overloaded: 'The service is overloaded.',
  unavailable: 'The service is starting or stopping.',
};
