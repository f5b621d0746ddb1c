/** Posts of a site: made, found again, read, published, put into the trash. */
import { z } from 'zod';
import { Problem } from '#contract/lib/problem.ts';
import { escapeText } from '#html/escape.ts';
import type { PostTime, SitePost } from '../siteKind.ts';
import { errorCodeIn } from './answers.ts';
import { idSchema, POST_FIELDS, postIn, postSchema } from './postAnswers.ts';
import { answered } from './refusals.ts';
import type { Rest } from './rest.ts';

export const POSTS = 'wp/v2/posts';
const FIELDS = { _fields: POST_FIELDS };
const EDITED = { context: 'edit', ...FIELDS };

/** The marker is the slug until the post gets its own. */
export async function createDraft(
  rest: Rest,
  { marker, title }: { readonly marker: string; readonly title: string },
): Promise<SitePost> {
  const draft = { status: 'draft', slug: marker, title: escapeText(title) || marker };
  return postIn(await rest.post(POSTS, draft, FIELDS));
}

/** `any` would leave out the trash, where a slug gets an ending. */
const EVERYWHERE = 'publish,future,draft,pending,private,trash';
const TRASHED = '__trashed';
/** A site numbers those that would have the same slug, also of drafts. */
const COPIES = Array.from({ length: 20 }, (_, at) => (at === 0 ? '' : `-${at + 1}`));

export async function findPost(rest: Rest, marker: string): Promise<SitePost | null> {
  const slugs = COPIES.map((ending) => `${marker}${ending}`);
  const all = [...slugs, ...slugs.map((slug) => `${slug}${TRASHED}`)];
  const query = { slug: all.join(','), status: EVERYWHERE, orderby: 'id', order: 'asc' };
  const answer = await rest.get(POSTS, { ...EDITED, ...query, per_page: String(all.length) });
  const found = answered(answer, z.array(postSchema)).filter(({ slug }) => all.includes(slug));
  const isLeftOver = ({ state, slug, content }: SitePost) =>
    state === 'draft' && slugs.includes(slug) && content === ''; // made by us, and nobody has written in it
  const kept = found.find((post) => !isLeftOver(post)) ?? found[0] ?? null;
  for (const post of found)
    if (post !== kept && isLeftOver(post))
      await rest.remove(`${POSTS}/${post.id}`, { force: 'true', _fields: 'deleted' });
  return kept;
}

const GONE = 'rest_post_invalid_id';

export async function readPost(rest: Rest, id: string): Promise<SitePost | null> {
  const answer = await rest.get(`${POSTS}/${id}`, EDITED);
  return errorCodeIn(answer) === GONE ? null : postIn(answer);
}

/** A post that is published keeps its date. */
export async function setState(rest: Rest, id: string, time: PostTime): Promise<SitePost> {
  const post = await readPost(rest, id);
  if (post === null) throw new Problem('site_post_gone');
  if (isAsAsked(post, time)) return post;
  const changed = postIn(await rest.post(`${POSTS}/${id}`, STATUSES[time.state](time), FIELDS));
  if (!isAsAsked(changed, time)) throw new Problem('site_publish_forbidden');
  return changed;
}

/** The date of a post decides whether `publish` publishes it now, and `future` without a date does. */
const STATUSES: Readonly<Record<PostTime['state'], (time: PostTime) => object>> = {
  draft: () => ({ status: 'draft' }),
  published: () => ({ status: 'publish', date: null }),
  scheduled: (time) => ({ status: 'future', date_gmt: dateOf(time) }),
};

/** WordPress takes neither parts of a second nor a zone. */
const dateOf = (time: PostTime): string | null =>
  time.state === 'scheduled' ? new Date(time.date).toISOString().slice(0, 19) : null;

/** A scheduled post whose moment has come is published. */
function isAsAsked({ state, date }: SitePost, time: PostTime): boolean {
  if (time.state !== 'scheduled') return state === time.state;
  return (state === 'scheduled' || state === 'published') && date?.slice(0, 19) === dateOf(time);
}

/** What is in the trash already, and what is gone. */
const TRASHED_CODES: ReadonlySet<string | null> = new Set(['rest_already_trashed', GONE]);

export async function trashPost(rest: Rest, id: string): Promise<void> {
  const answer = await rest.remove(`${POSTS}/${id}`, { _fields: 'id' });
  if (!TRASHED_CODES.has(errorCodeIn(answer))) answered(answer, z.object({ id: idSchema }));
}
