/** A real WordPress, as the adapter is asked about it. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, test as realTest } from '@jest/globals';
import type { Problem } from '#contract/lib/problem.ts';
import type { SeoPlugin, SiteAbility } from '#contract/publishing/sites.ts';
import type { NewPost, PostTime, SiteAccess } from '#server/adapters/publishing/siteKind.ts';
import { siteKindsOf } from '#server/adapters/publishing/siteKinds.ts';
import {
  SITES,
  type SiteVersion,
  startWasmWordPress,
  type WasmWordPress,
} from '#tests/support/wasmWordPress.ts';
import { hasWordPressSite } from '#tools/lib/wordpress.ts';

/** Patient, because other tests use the processors, too. */
const LIMITS = { totalMs: 120_000, idleMs: 120_000, bytes: 16 * 1024 * 1024, readMs: 0 };
const wholeMs = 240_000;

export const { wordpress } = siteKindsOf({
  isAllowed: () => true,
  limits: LIMITS,
  wholeMs,
  writing: { limits: LIMITS, wholeMs },
});

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

const { WORDPRESS_DIR, WORDPRESS_ALL } = process.env;

type Source = Parameters<typeof startWasmWordPress>[0];

/** The one in the folder that `WORDPRESS_DIR` names in place of a version; with `WORDPRESS_ALL`, every one that is there. */
function sourcesOf(version: SiteVersion): readonly Source[] {
  const own = WORDPRESS_DIR ? [{ folder: WORDPRESS_DIR }] : [];
  if (WORDPRESS_ALL) return [...(Object.keys(SITES) as SiteVersion[]), ...own];
  return own.length > 0 ? own : [version];
}

async function startSite(source: Source): Promise<RealSite> {
  const site = await startWasmWordPress(source);
  return {
    ...site,
    access: (role = 'editor', seo = []) => ({
      apiRoot: `${site.url}/wp-json/`,
      login: { login: `${role}1`, password: site.passwords[role] ?? '' },
      abilities: ABILITIES[role],
      seo,
    }),
  };
}

/** Starts the sites that a file of tests asks, if WordPress is installed, and ends them. Returns them. */
export function sitesOf(version: SiteVersion): () => readonly RealSite[] {
  let sites: readonly RealSite[] = [];
  beforeAll(async () => {
    if (hasWordPressSite()) sites = await Promise.all(sourcesOf(version).map(startSite));
  });
  afterAll(() => Promise.all(sites.map((site) => site.stop())));
  return () => sites;
}

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

/** Without WordPress, tests are skipped by name. */
export const test = hasWordPressSite() ? realTest : realTest.skip;

interface CaseAnswer {
  readonly version: string;
  readonly found: unknown;
}

/** Returns what runs a case on the sites of a file of tests. How many were right is printed at the end. */
export function onSites(
  version: SiteVersion,
): (run: Case[1], expected: unknown) => Promise<readonly CaseAnswer[]> {
  const sites = sitesOf(version);
  const count = { tried: 0, right: 0 };
  afterAll(() => {
    const versions = sites().map((site) => site.version);
    process.stdout.write(`WordPress ${versions}: tried ${count.tried}, right ${count.right}\n`);
  });
  return async (run, expected) => {
    count.tried += sites().length;
    const found = await Promise.all(sites().map(run));
    count.right += found.filter((one) => isDeepStrictEqual(one, expected)).length;
    return sites().map((site, at) => ({ version: site.version, found: found[at] }));
  };
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
