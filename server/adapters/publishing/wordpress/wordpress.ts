/** WordPress, by its REST API and an application password. */
import { Problem } from '#contract/lib/problem.ts';
import { askSite, type SiteOptions, type SiteWeb, siteWeb } from '../askSite.ts';
import { startPageOf } from '../siteAddress.ts';
import type { SaidOfSite, SiteAdapter, SiteLogin } from '../siteKind.ts';
import {
  abilitiesOf,
  accountIn,
  indexIn,
  pluginsIn,
  refusalOf,
  type SiteIndex,
  timeZoneOf,
} from './answers.ts';
import { indexAt, restRootOf, routeAt } from './restRoot.ts';

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
});

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
