import { knownBound, textOfBound, usualText } from './bounds.ts';
import { isProblemCode, type PortError, type ProblemCode } from '#contract/problems.ts';

/** The text for each error code; docs/errors.md says what happened and what is kept. */
export const problemTexts: Readonly<Record<ProblemCode, string>> = {
  bad_request: 'The request could not be read. Reload the page and try again.',
  invalid_input: 'A field has a value that is not allowed.',
  not_signed_in: 'You are signed out. Sign in to continue.',
  limit_reached: 'The monthly limit of your plan is reached.',
  subscription_needed:
    'Your account is read-only without a subscription. Start a trial or subscribe to continue.',
  forbidden: 'You may not do this.',
  foreign_origin: 'The request came from another site and was refused.',
  folder_read_only:
    'The folder is read-only for now: it is archived, or the subscription of its owner has ended.',
  feature_closed: 'This feature is not open to your account.',
  not_found: 'This does not exist, or is not yours.',
  other_host: 'This server does not have the name in the address. Open it under its own name.',
  method_not_allowed: 'This address does not accept that.',
  stale_version: 'This was changed elsewhere in the meantime.',
  request_id_reused: 'Something else was sent under the same number before. Try again.',
  passage_too_long: 'The selected text is too long for this task. Select less of it.',
  block_too_long: 'A paragraph, list or table is too long to be saved. Divide it with Enter.',
  block_too_deep: 'A list in the text is nested too deeply to be saved. Move its inner points out.',
  too_many_blocks: 'The text has too many paragraphs to be saved. Move some into another article.',
  email_taken: 'There is already an account with this e-mail.',
  folder_taken: 'The folder already belongs to a workspace.',
  workspace_linked: 'The workspace already has a folder. Reload the page.',
  not_paid: 'There is no running subscription.',
  trial_unavailable:
    'There is no free trial for this account: it was used, or you have a subscription.',
  job_over: 'There is nothing to continue: the text is complete, or a newer one has replaced it.',
  no_image_model: 'There is no model that makes images.',
  no_model: 'There is no model to write with.',
  set_by_environment:
    'Environment variables of the server set this. Change it there, or remove them first.',
  mail_unavailable:
    'This installation sends no e-mails, or your account has no address that they could go to.',
  job_running: 'The article is being written. Wait until it is done, or stop it.',
  work_running: 'This is being done for the workspace already. The start page shows how far it is.',
  nothing_to_translate:
    'There is nothing to translate: the article has no text, or is in this language already.',
  too_large: 'The text is too large to be saved. Remove a part of it and try again.',
  image_unreadable: 'This file is not a PNG, JPEG, GIF or WebP image.',
  image_too_large: 'This image has too many pixels. Make it smaller and try again.',
  folders_full: usualText('folders'),
  folder_full: usualText('members'),
  workspaces_full: usualText('workspaces'),
  articles_full: usualText('articles'),
  versions_full: usualText('versions'),
  jobs_full: usualText('jobs'),
  images_full: usualText('images'),
  storage_full: usualText('workspaceMegabytes'),
  sources_full: usualText('sources'),
  dictionary_full: usualText('words'),
  voices_full: usualText('voices'),
  prompts_full: usualText('prompts'),
  conversation_full: usualText('questions'),
  conversations_full: usualText('conversations'),
  pages_full: usualText('pages'),
  topic_searches_full: usualText('searches'),
  audits_full: usualText('audits'),
  snapshot_damaged:
    'This file was changed since it was saved, so its numbers cannot be trusted. Save the snapshot again and import that file.',
  brief_state: 'The brief was changed elsewhere in the meantime. Reload the page to see its state.',
  address_not_allowed:
    'This address cannot be read: only public web pages (http or https) can be imported.',
  page_unreadable: 'No article was found on this page. Copy its text and paste it instead.',
  page_too_large: 'The page is too large to be read. Copy the part you need and paste it instead.',
  page_unreachable:
    'The page could not be reached, or did not answer in time. Check the address, or paste the text instead.',
  too_complex:
    'This is too complex for the server to read; nothing is wrong with it. Copy the part you need and paste it instead.',
  page_disallowed:
    'The site does not allow programs to read this page (robots.txt). Copy its text and import that instead.',
  page_not_read: 'The analysis ended before this page was read.',
  unsupported_media_type: 'This kind of content is not accepted.',
  too_many_requests: 'Too many requests. Wait a moment and try again.',
  too_many_streams: 'Too many tabs follow running work. Close some, or wait a moment.',
  internal: 'Something went wrong on our side. Try again in a moment.',
  model_key_rejected: 'The model did not accept the key. Ask your administrator to correct it.',
  model_not_found: 'The configured model does not exist. Ask your administrator to correct it.',
  model_refused_request:
    'The model refused the request. Shorter notes may help; the server log says more.',
  model_busy: 'The model is overloaded. Continue in a few minutes.',
  model_quota_spent:
    'The account of the model has no credit left. Ask your administrator to top it up.',
  model_unavailable: 'The model could not be reached. Continue in a few minutes.',
  model_timed_out:
    'The model did not answer in time. Continue; if it happens again, ask your administrator for a faster model.',
  model_context_full:
    'The text is too long for the model. Select less, shorten the notes, or ask your administrator for a model with more context.',
  model_answer_unusable: 'The answer of the model could not be used. Continue to try again.',
  model_file_unusable:
    'The server cannot load the file of the model. Ask your administrator to check it.',
  model_library_missing:
    'The server lacks the library that reads the file of the model. Ask your administrator to install it.',
  search_key_rejected:
    'The search service did not accept the key. Ask your administrator to correct it.',
  search_json_disabled:
    'The SearXNG server does not answer in JSON. Add json to search.formats in its settings.yml.',
  search_engines_blocked:
    'The search engines that SearXNG asks do not answer it, or block it. Try again later, or ask your administrator to choose others.',
  search_quota_spent:
    'The account of the search service has no searches left. Ask your administrator to top it up.',
  search_busy: 'The search service is asked too often. Try again in a few minutes.',
  search_refused_request: 'The search service refused the request. The server log says more.',
  search_country_unknown:
    'There is no such country, so nothing was searched. Choose another one, or none.',
  search_unavailable: 'The search service could not be reached. Try again in a few minutes.',
  search_timed_out: 'The search service did not answer in time. Try again in a few minutes.',
  search_answer_unusable:
    'The answer of the search service could not be read. Ask your administrator to check its address.',
  secrets_unavailable:
    'The server cannot encrypt the key. Check secrets.key in its data folder, or set SECRETS_KEY.',
  database_unavailable:
    'The server cannot reach its database. Nothing is lost; the request is retried in a moment.',
  disk_full:
    'The disk of the server is full. Your text is safe on this device and is saved as soon as there is room. Tell your administrator.',
  database_busy:
    'The database of the server has no connection to spare. Nothing is lost; the request is retried in a moment.',
  database_out_of_memory:
    'The database of the server has no memory left. Nothing is lost; the request is retried in a moment.',
  database_read_only:
    'The database of the server takes no changes for now. Nothing is lost; the request is retried in a moment.',
  web_unreachable:
    'The server could not reach the web; nothing may be wrong with the page. Try again in a moment.',
  too_busy:
    'The server was too busy to do this; nothing is wrong with the page or text. Try again in a moment.',
  overloaded: 'The server is overloaded. Try again in a moment.',
  unavailable: 'The server is starting or stopping. Try again in a moment.',
};

const NETWORK_TEXT = 'The server cannot be reached. Check your connection and try again.';

const OTHER_TEXT = 'Something went wrong. Please try again later.';

/** Returns the sentence for the error of a port. */
export function textOfError(error: PortError): string {
  const bound = error.bound && knownBound(error.bound);
  if (bound) return textOfBound(bound);
  if (error.code !== null) return problemTexts[error.code];
  return error.kind === 'network' ? NETWORK_TEXT : OTHER_TEXT;
}

/** Returns the sentence for the failure of a job or a stream: a problem code, or the kind of a port error. */
export function textOfProblem(code: string | null): string {
  if (isProblemCode(code)) return problemTexts[code];
  return code === 'network' ? NETWORK_TEXT : OTHER_TEXT;
}
