/** The posts of a site that are published, in pages. */
import { z } from 'zod';
import { collapsedTextOf } from '#html/text.ts';
import type { SiteAnswer } from '../askSite.ts';
import type { PostPage } from '../siteKind.ts';
import { errorCodeIn } from './answers.ts';
import { addressSchema, idSchema, momentIn } from './postAnswers.ts';
import { POSTS } from './posts.ts';
import { answered } from './refusals.ts';
import type { Rest } from './rest.ts';

const PAGE = 50;

const pageSchema = z.array(
  z.object({
    id: idSchema.transform(String),
    title: z
      .object({ rendered: z.string() })
      .transform(({ rendered }) => collapsedTextOf(rendered)),
    link: addressSchema,
    modified_gmt: z.string().transform((written) => momentIn(written) ?? ''),
  }),
);

export async function publishedPosts(rest: Rest, page: number): Promise<PostPage> {
  const answer = await rest.get(POSTS, {
    status: 'publish',
    page: String(page),
    per_page: String(PAGE),
    _fields: 'id,title.rendered,link,modified_gmt',
  });
  if (errorCodeIn(answer) === 'rest_post_invalid_page_number')
    return { posts: [], next: null, total: 0 };
  const posts = answered(answer, pageSchema).map(({ modified_gmt: changedAt, ...post }) => ({
    ...post,
    changedAt,
  }));
  const total = totalIn(answer) ?? (page - 1) * PAGE + posts.length;
  return { posts, next: posts.length === PAGE && page * PAGE < total ? page + 1 : null, total };
}

/** Null: something on the way has removed the header. */
function totalIn({ headers }: SiteAnswer): number | null {
  const total = Number(headers['x-wp-total'] ?? Number.NaN);
  return Number.isSafeInteger(total) && total >= 0 ? total : null;
}
