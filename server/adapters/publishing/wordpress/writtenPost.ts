/** Writes the text of a post, and says what the site has left out of it. */
import { z } from 'zod';
import { cutAtWord } from '#domain/cutAtWord.ts';
import { escapeText } from '#html/escape.ts';
import { collapsed, collapsedTextOf } from '#html/text.ts';
import { wordpressMarkup } from '#html/wordpress/blocks.ts';
import { inRow } from '#html/wordpress/comment.ts';
import type { SiteAnswer } from '../askSite.ts';
import type { NewPost, SitePost, Unmet, WrittenPost } from '../siteKind.ts';
import { errorCodeIn } from './answers.ts';
import { JSON_LD_START, jsonLdBlock } from './jsonLdBlock.ts';
import { isHtmlLost } from './lostHtml.ts';
import { POST_FIELDS, postIn } from './postAnswers.ts';
import { POSTS } from './posts.ts';
import { answered } from './refusals.ts';
import type { Rest } from './rest.ts';
import { writeSeo } from './seo.ts';
import { CATEGORIES, type FoundTerms, folded, TAGS, termsOf } from './terms.ts';

const FIELDS = { _fields: `${POST_FIELDS},featured_media,categories,tags,author` };

const keptSchema = z.object({
  featured_media: z.number().catch(0),
  categories: z.array(z.number()).catch([]),
  tags: z.array(z.number()).catch([]),
  author: z.number().catch(0),
});
type Kept = z.infer<typeof keptSchema>;

interface Terms {
  readonly categories: FoundTerms;
  readonly tags: FoundTerms;
}

export async function writePost(rest: Rest, id: string, asked: NewPost): Promise<WrittenPost> {
  const terms = {
    categories: await termsOf(rest, CATEGORIES, asked.categories),
    tags: await termsOf(rest, TAGS, asked.tags),
  };
  const content = contentOf(rest, asked);
  const sent = { ...textsOf(asked), content, ...idsOf(terms) };
  const answer = await written(rest, id, sent, asked.authorId);
  const post = postIn(answer);
  const seo = await writeSeo(rest, id, asked.seo);
  return {
    post: await withSlug(rest, post, asked.slug),
    unmet: [
      ...leftOut(asked, answered(answer, keptSchema), terms),
      ...(isHtmlLost(content, post.content) || !isSameText(post.title, asked.title)
        ? [unmet('html')]
        : []),
      ...(asked.jsonLd === null || post.content.includes(JSON_LD_START) ? [] : [unmet('jsonLd')]),
      ...(asked.slug === '' || folded(post.slug) === folded(asked.slug) ? [] : [unmet('slug')]),
      ...seo,
    ],
  };
}

const unmet = (what: Unmet['what'], name = ''): Unmet => ({ what, name });

const isSameText = (one: string, other: string): boolean => collapsed(one) === collapsed(other);

function contentOf({ site }: Rest, { blocks, images, jsonLd }: NewPost): string {
  const data = site.abilities.includes('anyHtml') && jsonLd !== null ? jsonLdBlock(jsonLd) : null;
  const markup = blocks.map(({ html }) => wordpressMarkup(html, images));
  return inRow([...markup, data ?? ''].filter((block) => block !== ''));
}

/** Titles and excerpts are HTML there. An empty slug would change the address of a post that is published. */
const textsOf = (asked: NewPost) => ({
  title: escapeText(asked.title),
  excerpt: escapeText(asked.excerpt || excerptOf(asked)),
  ...(asked.slug !== '' && { slug: asked.slug }),
  ...(asked.coverId !== null && { featured_media: Number(asked.coverId) }),
});

/** Those of a post stay where none are named. */
const idsOf = ({ categories, tags }: Terms) => ({
  ...(categories.found.size > 0 && { categories: [...categories.found.keys()] }),
  ...(tags.found.size > 0 && { tags: [...tags.found.keys()] }),
});

const EXCERPT_MAX_CHARS = 300;

/** The one that a site makes leaves out lists and code, and has no end. */
function excerptOf({ blocks }: NewPost): string {
  const texts = blocks
    .filter(({ html }) => /^<p[\s>]/.test(html))
    .map(({ html }) => collapsedTextOf(html));
  const text = texts.find((one) => one !== '') ?? '';
  const cut = cutAtWord(text, EXCERPT_MAX_CHARS);
  return cut === text ? text : `${cut}…`;
}

const AUTHOR_REFUSED: ReadonlySet<string | null> = new Set([
  'rest_cannot_edit_others',
  'rest_invalid_author',
]);

async function written(
  rest: Rest,
  id: string,
  sent: object,
  authorId: string | null,
): Promise<SiteAnswer> {
  const route = `${POSTS}/${id}`;
  if (authorId === null) return rest.post(route, sent, FIELDS);
  const answer = await rest.post(route, { ...sent, author: Number(authorId) }, FIELDS);
  return AUTHOR_REFUSED.has(errorCodeIn(answer)) ? rest.post(route, sent, FIELDS) : answer;
}

function leftOut({ coverId, authorId }: NewPost, kept: Kept, terms: Terms): Unmet[] {
  const lost = (what: 'category' | 'tag', found: FoundTerms['found'], ids: readonly number[]) =>
    [...found].flatMap(([id, name]) => (ids.includes(id) ? [] : [unmet(what, name)]));
  return [
    ...terms.categories.unmet,
    ...terms.tags.unmet,
    ...lost('category', terms.categories.found, kept.categories),
    ...lost('tag', terms.tags.found, kept.tags),
    ...(coverId === null || kept.featured_media === Number(coverId) ? [] : [unmet('cover')]),
    ...(authorId === null || kept.author === Number(authorId) ? [] : [unmet('author')]),
  ];
}

/** A slug that is written in the trash is replaced by the former one; without one, a draft still has its marker. */
async function withSlug(rest: Rest, post: SitePost, slug: string): Promise<SitePost> {
  const write = async (change: object) =>
    postIn(await rest.post(`${POSTS}/${post.id}`, change, FIELDS));
  const isTrashed = post.state === 'trashed';
  if (isTrashed) await write({ status: 'draft' });
  const isMarked = slug === '' && post.slug !== '' && ['draft', 'pending'].includes(post.state);
  return isTrashed || isMarked ? write({ slug }) : post;
}
