import type { ProblemCode } from '#contract/lib/problems.ts';
import { type OutsideCode, ownTexts } from './ownProblems.ts';

const outsideTexts: Readonly<Record<OutsideCode, string>> = {
  page_unreadable: 'No article was found on this page. Copy its text and paste it instead.',
  page_too_large: 'The page is too large to be read. Copy the part you need and paste it instead.',
  page_unreachable:
    'The page could not be reached, or did not answer in time. Check the address, or paste the text instead.',
  page_disallowed:
    'The site does not allow programs to read this page (robots.txt). Copy its text and import that instead.',
  page_not_read: 'The analysis ended before this page was read.',
  sitemap_unreadable: 'This is no sitemap, or it lists no page.',
  sitemap_incomplete:
    'Some addresses of this sitemap were left out: it has too many, it is damaged, or they are of a site whose robots.txt does not name it.',
  site_unencrypted:
    'The password would travel unencrypted. Enter the address with https://; a site without it cannot be connected.',
  site_private: 'This address is in a private network, which this installation does not reach.',
  site_not_wordpress:
    'No WordPress was found at this address. Enter the address of the start page of your site.',
  site_rest_off:
    'This is WordPress, but its REST API is switched off or hidden. Allow it in the plugin that does this, or ask the owner of the site.',
  site_password_rejected:
    'The site did not sign this account in. Check the user name, and make a new application password in your profile there. If both are right, a plugin or the web server of the site keeps application passwords out (the Authorization header).',
  site_passwords_off:
    'The site does not allow application passwords. A security plugin may have switched them off; or the site itself is set up without https.',
  site_role_insufficient:
    'This account may not write posts on the site. An administrator there can give it the role Author or Editor.',
  site_publish_forbidden:
    'The role of this account, or a plugin of the site, does not allow this. It stays as it was there. An administrator of the site can give the account the role Author or Editor; or ask an editor there to publish it.',
  site_post_gone:
    'The post has been removed from the site for good. The article is kept here; publish it again as a new post.',
  site_post_changed: 'The post was changed on the site since it was last published from here.',
  site_image_refused:
    'The site did not take an image: it allows no files of its type, or could not read it. Replace the image, or ask an administrator of the site to allow it.',
  site_too_large:
    'The site takes no file or text of this size. Use a smaller image, or ask its owner to raise the limit for uploads.',
  site_moved:
    'The site sends on to another address. Enter the address that your browser shows when the site is open.',
  site_blocked:
    'A firewall, a security plugin or another password before WordPress refuses the request. Allow this server there.',
  site_certificate:
    'The connection to the site is not secure: its certificate has expired, is for another name, or is from somebody unknown.',
  site_maintenance: 'The site is in maintenance or overloaded. Check it again in a few minutes.',
  site_unreachable: 'The site could not be reached, or did not answer in time. Check the address.',
  site_answer_too_large: 'The site answered with far more than was asked for. Check the address.',
  site_answer_unusable:
    'The answer of the site could not be read. A plugin may write into it, or the site has a fault.',
  design_off: 'The design tool is not set up on this installation. Ask your administrator.',
  design_not_connected:
    'Canva is not connected, or access has ended. Connect it again in the settings.',
  design_state_foreign: 'This connection was not begun here. Begin it again in the settings.',
  design_state_expired: 'The connection took too long. Begin it again in the settings.',
  design_state_used:
    'This connection was finished before. The settings show whether Canva is connected.',
  design_code_refused: 'Canva did not accept the connection. Begin it again in the settings.',
  design_client_rejected:
    'Canva did not accept this installation. Ask your administrator to check its client.',
  design_unreachable:
    'Canva could not be reached, or did not answer in time. Try again in a few minutes.',
  design_answer_unusable: 'The answer of Canva could not be read. Try again in a few minutes.',
  design_busy: 'Canva asks to wait, because too much was asked of it. Try again in a few minutes.',
  design_refused: 'Canva refused this. Check there whether your account may do it.',
  design_gone: 'Canva no longer has this design. Choose “Edit in Canva” to make another one.',
  design_premium:
    'The design has elements that were not paid for. Pay for them or remove them in Canva, then bring it back.',
  design_unapproved: 'Your team has to approve the design in Canva before it can be brought back.',
  design_failed: 'Canva could not take or export the image. Try again in a few minutes.',
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
};

/** The text for each error code; docs/errors.md says what happened and what is kept. */
export const problemTexts: Readonly<Record<ProblemCode, string>> = { ...ownTexts, ...outsideTexts };
