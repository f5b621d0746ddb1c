/** Title and description for search engines, which plugins keep. Each takes them in a way of its own. */
import { z } from 'zod';
import type { SeoPlugin } from '#contract/publishing/sites.ts';
import { collapsedTextOf } from '#html/text.ts';
import type { NewPost, Unmet } from '../siteKind.ts';
import { POSTS } from './posts.ts';
import { isFine } from './refusals.ts';
import type { Rest } from './rest.ts';

type Seo = NewPost['seo'];
/** Resolves with what the plugin keeps now; null: it does not say. */
type Writer = (rest: Rest, id: string, seo: Seo) => Promise<Seo | null>;

const WRITERS: Readonly<Record<SeoPlugin, Writer>> = {
  yoast: writeYoast,
  rankMath: writeRankMath,
  seoPress: writeSeoPress,
};

/** Asks for them of each plugin that the site has, and believes what it then reads. No refusal is an error of the post. */
export async function writeSeo(rest: Rest, id: string, seo: Seo): Promise<readonly Unmet[]> {
  const isWanted = seo.title !== '' || seo.description !== '';
  let isKept = false;
  for (const plugin of rest.site.seo) {
    const kept = await WRITERS[plugin](rest, id, seo);
    isKept ||=
      kept !== null && isSame(kept.title, seo.title) && isSame(kept.description, seo.description);
  }
  return isWanted && !isKept ? [{ what: 'seo', name: '' }] : [];
}

const isSame = (kept: string, asked: string): boolean =>
  collapsedTextOf(kept) === collapsedTextOf(asked);

const YOAST_TITLE = '_yoast_wpseo_title';
const YOAST_DESCRIPTION = '_yoast_wpseo_metadesc';
const yoastSchema = z.object({
  meta: z.object({ [YOAST_TITLE]: z.string(), [YOAST_DESCRIPTION]: z.string() }),
});

/** Yoast opens its fields to nobody; a site may have done it. */
async function writeYoast(rest: Rest, id: string, { title, description }: Seo) {
  const meta = { [YOAST_TITLE]: title, [YOAST_DESCRIPTION]: description };
  const answer = await rest.post(`${POSTS}/${id}`, { meta }, { _fields: 'id,meta' });
  const kept = isFine(answer) ? yoastSchema.safeParse(answer.json).data?.meta : undefined;
  return kept === undefined
    ? null
    : { title: kept[YOAST_TITLE], description: kept[YOAST_DESCRIPTION] };
}

const rankMathSchema = z.object({ slug: z.union([z.string(), z.literal(true)]) });

/** Rank Math has no way of asking what it keeps: what it answers to an update is all it says. */
async function writeRankMath(rest: Rest, id: string, seo: Seo) {
  const answer = await rest.post('rankmath/v1/updateMeta', {
    objectType: 'post',
    objectID: Number(id),
    meta: { rank_math_title: seo.title, rank_math_description: seo.description },
  });
  return isFine(answer) && rankMathSchema.safeParse(answer.json).success ? seo : null;
}

const seoPressSchema = z.object({ title: z.string(), description: z.string() });

/** It wants a PUT, which WordPress also takes in this way. */
async function writeSeoPress(rest: Rest, id: string, { title, description }: Seo) {
  const route = `seopress/v1/posts/${id}/title-description-metas`;
  const answer = await rest.post(route, { title, description }, { _method: 'PUT' });
  if (!isFine(answer)) return null;
  return seoPressSchema.safeParse((await rest.get(route, {})).json).data ?? null;
}
