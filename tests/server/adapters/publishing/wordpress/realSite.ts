/** A real WordPress, as the adapter is asked about it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Problem } from '#contract/lib/problem.ts';
import type { SeoPlugin, SiteAbility } from '#contract/publishing/sites.ts';
import type { NewPost, PostTime, SiteAccess } from '#server/adapters/publishing/siteKind.ts';
import { siteKindsOf } from '#server/adapters/publishing/siteKinds.ts';
import { hasWordPressSite, SITES, type SiteVersion } from '#tools/lib/wordpress.ts';
import { startWasmWordPress, type WasmWordPress } from '#tools/wordpress/wasmWordPress.ts';

export const { wordpress } = siteKindsOf({ isAllowed: () => true });

export type Role = 'administrator' | 'editor' | 'author' | 'contributor' | 'subscriber';

export const ABILITIES: Readonly<Record<Role, readonly SiteAbility[]>> = {
  administrator: ['write', 'publish', 'upload', 'editOthers', 'addCategories', 'anyHtml'],
  editor: ['write', 'publish', 'upload', 'editOthers', 'addCategories', 'anyHtml'],
  author: ['write', 'publish', 'upload'],
  contributor: ['write'],
  subscriber: [],
};

export interface RealSite extends WasmWordPress {
  access(role?: Role, seo?: readonly SeoPlugin[]): SiteAccess;
}

const { WORDPRESS_DIR } = process.env;

/** Each of the packages, and the one that `WORDPRESS_DIR` names. */
const startSites = (): Promise<readonly RealSite[]> =>
  Promise.all(
    [
      ...(Object.keys(SITES) as SiteVersion[]),
      ...(WORDPRESS_DIR ? [{ folder: WORDPRESS_DIR }] : []),
    ].map(async (source) => {
      const site = await startWasmWordPress(source);
      return {
        ...site,
        access: (role: Role = 'editor', seo: readonly SeoPlugin[] = []) => ({
          apiRoot: `${site.url}/wp-json/`,
          login: { login: `${role}1`, password: site.passwords[role] ?? '' },
          abilities: ABILITIES[role],
          seo,
        }),
      };
    }),
  );

export const newMarker = (): string => randomUUID();

/** Patient, so that only a test that hangs meets it. */
export const soon = (): AbortSignal => AbortSignal.timeout(240_000);

export const TEXT: NewPost = {
  title: 'Tea',
  blocks: [{ html: '<p>All about tea.</p>' }],
  slug: '',
  excerpt: '',
  seo: { title: '', description: '' },
  categories: [],
  tags: [],
  authorId: null,
  coverId: null,
  images: new Map(),
  jsonLd: null,
};

/** An image of a site's own making. */
export async function imageOf(site: RealSite, type: 'png' | 'jpeg' | 'webp' | 'gif') {
  const code = `$image = imagecreatetruecolor(40, 30); imagefilledrectangle($image, 0, 0, 39, 29, ${0x14_5a_a0});
    ob_start(); image${type}($image); echo base64_encode(ob_get_clean());`;
  return Buffer.from(await site.php(code), 'base64');
}

export type Case = readonly [
  name: string,
  run: (site: RealSite) => Promise<unknown>,
  expected: unknown,
];

/** Starts the sites for a file of tests. Returns what runs cases, each on every site, and a count of them at the end. */
export function onSites(): (cases: readonly Case[]) => void {
  const isThere = hasWordPressSite();
  let sites: readonly RealSite[] = [];
  const count = { tried: 0, right: 0 };
  beforeAll(async () => {
    if (isThere) sites = await startSites();
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    const versions = sites.map(({ version }) => version).join(', ');
    if (isThere) console.log(`WordPress ${versions}: tried ${count.tried}, right ${count.right}`);
  });
  return (cases) =>
    (isThere ? test : test.skip).each(cases)('%s', async (_name, run, expected) => {
      const all = sites.map(async (site) => {
        count.tried += 1;
        const found = await run(site);
        expect([site.version, found]).toEqual([site.version, expected]);
        count.right += 1;
      });
      await Promise.all(all);
    });
}

export const codeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'none',
    ({ code }: Problem) => code,
  );

/** In a mode of `php.ts`, which ends with it. */
export async function during<Value>(
  site: RealSite,
  mode: string,
  run: () => Promise<Value>,
): Promise<Value> {
  await site.behave(mode);
  try {
    return await run();
  } finally {
    await site.behave('');
  }
}

export const drafted = (access: SiteAccess, title = 'Tea') =>
  wordpress.createDraft(access, { marker: newMarker(), title }, soon());

export async function written(access: SiteAccess, post: Partial<NewPost> = {}) {
  const { id } = await drafted(access);
  return wordpress.writePost(access, id, { ...TEXT, ...post }, soon());
}

export async function published(access: SiteAccess, post: Partial<NewPost> = {}) {
  const { post: draft } = await written(access, post);
  return wordpress.setState(access, draft.id, { state: 'published' }, soon());
}

export const PUBLISHED: PostTime = { state: 'published' };
export const at = (date: string): PostTime => ({ state: 'scheduled', date });
export const fieldOf = async (site: RealSite, id: string, field: string) =>
  site.php(`echo get_post(${id})->${field};`);
export const shownOf = async (site: RealSite, id: string) =>
  site.php(
    `$post = get_post(${id}); setup_postdata($post); echo apply_filters('the_content', $post->post_content);`,
  );
export const pathOf = (address: string) => new URL(address).pathname;
