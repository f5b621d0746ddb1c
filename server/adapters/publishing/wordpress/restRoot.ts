/** Finds the REST API of a site: with pretty permalinks or `?rest_route=`, in a folder, with or without www. */
import { Problem } from '#contract/lib/problem.ts';
import { attributeIn } from '#html/escape.ts';
import { tokensOf } from '#html/tokens.ts';
import { askSite, type SiteAnswer, type SiteWeb } from '../askSite.ts';
import { requireSameSite } from '../siteAddress.ts';
import { errorCodeIn, indexIn, refusalOf, type SiteIndex } from './answers.ts';

export interface RestRoot {
  readonly root: URL;
  /** Null: only who is signed in gets it. */
  readonly index: SiteIndex | null;
}

const ROUTE = 'rest_route';
const FIELDS = '_fields';
/** Without the list of all routes. */
const INDEX_FIELDS = 'name,home,namespaces,authentication,timezone_string,gmt_offset';

/** The address of a route below a root. */
export function routeAt(root: URL, route: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(root);
  if (url.searchParams.has(ROUTE)) url.searchParams.set(ROUTE, `/${route}`);
  else url.pathname += route;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

export const indexAt = (root: URL): URL => routeAt(root, '', { [FIELDS]: INDEX_FIELDS });

/** The head of a page has the link. */
const HEAD_BYTES = 256 * 1024;

/** Asks without a password. Throws a `Problem` that says what is there instead. */
export async function restRootOf(start: URL, web: SiteWeb): Promise<RestRoot> {
  const page = await askSite(start, web, { begins: HEAD_BYTES });
  const link = linkIn(page);
  let refused: SiteAnswer | null = isRefusal(page) ? page : null;
  for (const root of candidates(page.url, link)) {
    const answer = await askSite(indexAt(root), web);
    const found = rootIn(answer);
    if (found !== null) return found;
    if (isRefusal(answer)) refused ??= answer;
  }
  if (refused !== null) throw new Problem(refusalOf(refused, null));
  throw new Problem(link !== null || isWordPress(page) ? 'site_rest_off' : 'site_not_wordpress');
}

/** Somebody before the API has answered, or nobody could. */
const isRefusal = (answer: SiteAnswer): boolean =>
  answer.status >= 500 || (![200, 404].includes(answer.status) && errorCodeIn(answer) === null);

/** WordPress says by the code of an error that it has the API and shows it to people it knows. */
function rootIn(answer: SiteAnswer): RestRoot | null {
  const index = indexIn(answer);
  const isHidden = [401, 403].includes(answer.status) && errorCodeIn(answer) !== null;
  if (index === null && !isHidden) return null;
  const root = new URL(answer.url); // after redirects
  root.searchParams.delete(FIELDS);
  return { root: withSlash(root), index };
}

function withSlash(root: URL): URL {
  if (!root.searchParams.has(ROUTE) && !root.pathname.endsWith('/')) root.pathname += '/';
  return root;
}

function candidates(page: URL, link: string | null): URL[] {
  const base = new URL('.', page);
  const plain = new URL(`?${ROUTE}=/`, base);
  const usual = [new URL('wp-json/', base), plain];
  return link === null ? usual : [linkedRoot(page, link), plain];
}

/** A site that does not know of its certificate writes http. */
function linkedRoot(page: URL, link: string): URL {
  const root = URL.parse(link, page);
  if (root === null) throw new Problem('site_answer_unusable');
  root.protocol = page.protocol;
  requireSameSite(page, root);
  return withSlash(root);
}

const RELATION = 'https://api.w.org/';
const HEADER = /<([^<>]+)>\s*;[^,<>]*rel="?https:\/\/api\.w\.org\/"?/;

/** What a page says of its API, in a header or in its head. */
function linkIn({ headers, text }: SiteAnswer): string | null {
  const inHeader = HEADER.exec([headers.link ?? ''].flat().join(','))?.[1];
  if (inHeader !== undefined) return inHeader;
  const tag = tokensOf(text).find(
    ({ name, html }) => name === 'link' && attributeIn(html, 'rel') === RELATION,
  );
  return tag === undefined ? null : attributeIn(tag.html, 'href');
}

const isWordPress = ({ text }: SiteAnswer): boolean => /\/wp-(?:content|includes)\//.test(text);
