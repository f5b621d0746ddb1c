/** WordPress, by its REST API and an application password. */
import { Problem } from '#contract/lib/problem.ts';
import { askSite, type SiteOptions, type SiteWeb, siteWeb } from '../askSite.ts';
import { startPageOf } from '../siteAddress.ts';
import type { SaidOfSite, SiteAccess, SiteAdapter, SiteLogin, SitePosts } from '../siteKind.ts';
import {
  abilitiesOf,
  accountIn,
  indexIn,
  pluginsIn,
  refusalOf,
  type SiteIndex,
  timeZoneOf,
} from './answers.ts';
import { findImage, uploadImage } from './images.ts';
import { authorsIn } from './people.ts';
import { createDraft, findPost, readPost, setState, trashPost } from './posts.ts';
import { publishedPosts } from './published.ts';
import { restOf } from './rest.ts';
import { indexAt, restRootOf, routeAt } from './restRoot.ts';
import { categoryNames } from './terms.ts';
import { writePost } from './writtenPost.ts';

export const wordpress = (options: SiteOptions): SiteAdapter => ({
  async connect(address, login) {
    const web = siteWeb(options);
    const start = startPageOf(address);
    const { root, index } = await restRootOf(start, web);
    const { said, home } = await signedIn(root, index, login, web);
    return { ...said, address: home ?? start.href, apiRoot: root.href };
  },
  async test(apiRoot, login) {
    const web = siteWeb(options);
    const root = new URL(apiRoot);
    const answer = await askSite(indexAt(root), web);
    const { said } = await signedIn(root, indexIn(answer), login, web);
    return said;
  },
  ...postsOf(options),
});

function postsOf(options: SiteOptions): SitePosts {
  const rest = (site: SiteAccess, signal: AbortSignal) => restOf(site, options, signal);
  return {
    findPost: async (site, marker, signal) => findPost(rest(site, signal), marker),
    readPost: async (site, id, signal) => readPost(rest(site, signal), id),
    createDraft: async (site, draft, signal) => createDraft(rest(site, signal), draft),
    writePost: async (site, id, post, signal) => writePost(rest(site, signal), id, post),
    setState: async (site, id, time, signal) => setState(rest(site, signal), id, time),
    trashPost: async (site, id, signal) => trashPost(rest(site, signal), id),
    findImage: async (site, marker, signal) => findImage(rest(site, signal), marker),
    uploadImage: async (site, image, signal) => uploadImage(rest(site, signal), image),
    authors: async (site, signal) => authorsIn(rest(site, signal)),
    categories: async (site, signal) => categoryNames(rest(site, signal)),
    publishedPosts: async (site, page, signal) => publishedPosts(rest(site, signal), page),
  };
}

async function signedIn(root: URL, shown: SiteIndex | null, login: SiteLogin, web: SiteWeb) {
  const me = routeAt(root, 'wp/v2/users/me', { context: 'edit' });
  const account = accountIn(await askSite(me, web, { login }), shown);
  const index = shown ?? (await hiddenIndex(root, login, web));
  const said: SaidOfSite = {
    title: index.name,
    name: account.name,
    role: account.roles[0] ?? '',
    abilities: abilitiesOf(account),
    seo: pluginsIn(index),
    timeZone: timeZoneOf(index),
  };
  if (!said.abilities.includes('write')) throw new Problem('site_role_insufficient');
  return { said, home: index.home };
}

/** Some plugins show the index only to who is signed in. */
async function hiddenIndex(root: URL, login: SiteLogin, web: SiteWeb): Promise<SiteIndex> {
  const answer = await askSite(indexAt(root), web, { login });
  const index = indexIn(answer);
  if (index === null) throw new Problem(refusalOf(answer, null));
  return index;
}
