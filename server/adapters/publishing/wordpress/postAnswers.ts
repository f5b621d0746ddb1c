/** What WordPress answers of posts. Nothing of it is believed unchecked. */
import { z } from 'zod';
import type { PostState } from '#contract/publishing/publication.ts';
import { textOfHtml } from '#html/text.ts';
import type { SiteAnswer } from '../askSite.ts';
import type { SitePost } from '../siteKind.ts';
import { answered } from './refusals.ts';

const ADDRESS_MAX_CHARS = 4000;
export const addressSchema = z.url({ protocol: /^https?$/ }).max(ADDRESS_MAX_CHARS);
export const idSchema = z.int().positive();

/** What is written there, before it is shown. */
const rawSchema = z.object({ raw: z.string() }).transform(({ raw }) => raw);

/** By what WordPress calls them; one that a plugin adds is no state that readers see. */
const STATES: Readonly<Record<string, PostState>> = {
  publish: 'published',
  future: 'scheduled',
  private: 'private',
  pending: 'pending',
  trash: 'trashed',
};
const DATED: ReadonlySet<PostState> = new Set(['published', 'scheduled', 'private']);

/** Asked for, so that a site need not make pages of its posts. */
export const POST_FIELDS = 'id,status,slug,link,date_gmt,title.raw,content.raw,excerpt.raw';

/** WordPress writes moments of UTC without their zone. */
export const momentIn = (written: string | null): string | null => {
  const moment = new Date(`${written}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};

export const postSchema = z
  .object({
    id: idSchema,
    status: z.string(),
    slug: z.string(),
    link: addressSchema,
    date_gmt: z.string().nullable(),
    title: rawSchema,
    content: rawSchema,
    excerpt: rawSchema.catch(''), // a theme may do without
  })
  .transform(({ id, status, slug, link, date_gmt: date, title, content, excerpt }): SitePost => {
    const state = STATES[status] ?? 'draft';
    return {
      id: String(id),
      state,
      slug: decodedSlug(slug),
      link,
      date: DATED.has(state) ? momentIn(date) : null,
      title: textOfHtml(title),
      content,
      excerpt: textOfHtml(excerpt),
    };
  });

/** Letters of other scripts are percent-encoded there, and may be cut in the middle of one. */
function decodedSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

export const postIn = (answer: SiteAnswer): SitePost => answered(answer, postSchema);
