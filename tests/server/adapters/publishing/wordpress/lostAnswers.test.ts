/** Posts that are published over a way that loses requests and answers: each is there once. */
import { expect } from '@jest/globals';
import { Problem } from '#contract/lib/problem.ts';
import type { SiteAccess } from '#server/adapters/publishing/siteKind.ts';
import { startLossyWay } from './lossyWay.ts';
import {
  imageOf,
  newMarker,
  PUBLISHED,
  type RealSite,
  sitesOf,
  soon,
  TEXT,
  test,
  wordpress,
} from './realSite.ts';

const sites = sitesOf('6.7');
const ROUNDS = process.env.WORDPRESS_ALL ? 100 : 5;
const SEED = 20_261_130;

/** Tries until an answer arrives. Only the id of what was found or made is kept between two tries, as a service does. */
async function insisted<Value>(run: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'site_unreachable') throw error;
    }
  }
}

async function publish(access: SiteAccess, bytes: Buffer, round: number): Promise<void> {
  const [marker, cover] = [newMarker(), newMarker()];
  const slug = `round-${round}`;
  const image = { marker: cover, name: 'cup.png', type: 'image/png', bytes, alt: 'A cup' };
  const { id: coverId } = await insisted(
    async () =>
      (await wordpress.findImage(access, cover, soon())) ??
      wordpress.uploadImage(access, image, soon()),
  );
  const { id } = await insisted(
    async () =>
      (await wordpress.findPost(access, marker, soon())) ??
      wordpress.createDraft(access, { marker, title: slug }, soon()),
  );
  const post = { ...TEXT, title: slug, slug, coverId };
  expect((await insisted(() => wordpress.writePost(access, id, post, soon()))).unmet).toEqual([]);
  await insisted(() => wordpress.setState(access, id, PUBLISHED, soon()));
}

const COUNT = `global $wpdb; echo json_encode([
  'published' => (int) $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'post' AND post_status = 'publish' AND post_name LIKE 'round-%'"),
  'others' => (int) $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'post' AND post_status NOT IN ('auto-draft') AND post_name NOT LIKE 'round-%' AND post_name <> 'hello-world'"),
  'images' => (int) $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'attachment'"),
  'covers' => (int) $wpdb->get_var("SELECT COUNT(DISTINCT meta_value) FROM $wpdb->postmeta WHERE meta_key = '_thumbnail_id'"),
]);`;

async function tried(site: RealSite): Promise<unknown> {
  const way = await startLossyWay(site.url, SEED);
  try {
    const access = { ...site.access('author'), apiRoot: `${way.url}/wp-json/` };
    const bytes = await imageOf(site, 'png');
    for (let round = 0; round < ROUNDS; round += 1) await publish(access, bytes, round);
    const found = JSON.parse(await site.php(COUNT));
    const { whole, cut, unanswered } = way.counts;
    process.stdout.write(
      `WordPress ${site.version}: ${ROUNDS} rounds, ${whole + cut + unanswered} requests, ${cut} cut, ${unanswered} answers lost; ${JSON.stringify(found)}\n`,
    );
    expect(Math.min(cut, unanswered)).toBeGreaterThan(0);
    return found;
  } finally {
    await way.close();
  }
}

// §d.sitePosts.2
test('a lost request or answer leaves no second post and no second image', async () => {
  for (const found of await Promise.all(sites().map(tried)))
    expect(found).toEqual({ published: ROUNDS, others: 0, images: ROUNDS, covers: ROUNDS });
}, 1_800_000);
