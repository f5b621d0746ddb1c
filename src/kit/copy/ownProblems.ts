/** What the first screens may have to say: what our own server refuses. problemTexts.ts has the rest, on demand. */
import type { PortError, ProblemCode } from '#contract/lib/problems.ts';
import { knownBound, textOfBound, usualText } from './bounds.ts';

/** Said of models, search services, pages of the web, connected sites and the design tool. */
export type OutsideCode = Extract<
  ProblemCode,
  `${'model' | 'search' | 'page' | 'site' | 'sitemap' | 'design'}_${string}`
>;
type OwnCode = Exclude<ProblemCode, OutsideCode>;

export const ownTexts: Readonly<Record<OwnCode, string>> = {
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
  extension_closed:
    'This server does not let this browser extension in. Your administrator can (EXTENSION_ORIGINS).',
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
  sites_full: usualText('sites'),
  reports_full: usualText('reports'),
  snapshot_damaged:
    'This file was changed since it was saved, so its numbers cannot be trusted. Save the snapshot again and import that file.',
  removal_scheduled: 'This is to be removed, so nothing can be changed. Choose “Keep it” to go on.',
  only_administrator:
    'This account is the only administrator of the installation, which cannot be without one. It stays.',
  archive_unreadable: 'This is no export of this product, or it is damaged.',
  archive_too_large: 'This file holds more than can be imported.',
  entry_known: 'The workspace has this already, and it is as it was.',
  entry_damaged: 'This part of the file is damaged, or was changed since it was exported.',
  brief_state: 'The brief was changed elsewhere in the meantime. Reload the page to see its state.',
  address_not_allowed:
    'This address cannot be read: only public web pages (http or https) can be imported.',
  too_complex:
    'This is too complex for the server to read; nothing is wrong with it. Copy the part you need and paste it instead.',
  unsupported_media_type: 'This kind of content is not accepted.',
  too_many_requests: 'Too many requests. Wait a moment and try again.',
  too_many_streams: 'Too many tabs follow running work. Close some, or wait a moment.',
  internal: 'Something went wrong on our side. Try again in a moment.',
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

export const NETWORK_TEXT = 'The server cannot be reached. Check your connection and try again.';

export const OTHER_TEXT = 'Something went wrong. Please try again later.';

/** Returns the sentence for the error of a port, which nothing outside our server has to do with. */
export function textOfOwnError({ bound, code, kind }: PortError): string {
  const known = bound && knownBound(bound);
  if (known) return textOfBound(known);
  if (code !== null) return isOwn(code) ? ownTexts[code] : OTHER_TEXT;
  return kind === 'network' ? NETWORK_TEXT : OTHER_TEXT;
}

const isOwn = (code: ProblemCode): code is OwnCode => code in ownTexts;
