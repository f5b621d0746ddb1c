/** The post of an article on a site: found or made, written, shown, removed. Each may be done again after any loss, and makes no second post. */
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import type { PostFacts, PublicationRow, RunText, WrittenText } from '#db/schema/publishing.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { siteHtmlOf } from '#domain/publishing/siteHtml.ts';
import { scriptTextOf, structuredDataOf } from '#domain/seo/site/structuredData.ts';
import { ownTitle, untitled } from '#domain/transfer/importedText.ts';
import type { NewPost, PostTime, SitePost } from '../../adapters/publishing/siteKind.ts';
import type { Deps } from '../../deps.ts';
import type { StepEnd } from '../work/steppedJob.api.ts';
import { changePublication, changeRun, type Run } from './publication.repo.ts';
import {
  foundAfter,
  imagesOnSite,
  type OnSite,
  ownImagesIn,
  sentCover,
} from './siteImages.service.ts';
import { hashOf, textOfPost, wordsOf } from './siteText.service.ts';

const factsOf = ({ state, link, slug, date }: SitePost): PostFacts => ({ state, link, slug, date });

/** Throws `site_post_gone` if it was removed for good, and `site_post_changed` if it is not to be replaced as it is now. */
export async function writePost(
  deps: Deps,
  on: OnSite,
  { run, publication }: Run,
): Promise<StepEnd> {
  const { text } = run;
  if (text === null || run.act.act !== 'write') throw new Problem('not_found');
  const post = await ensuredPost(deps, on, publication, ownTitle(text.blocks) || text.title);
  if (!mayReplace({ run, publication }, text, post)) throw new Problem('site_post_changed');
  const former = textOfPost(post);
  // Before the first write, so that what this replaces is never lost.
  if (run.former === null && publication.written !== null)
    await changeRun(deps.orm, run.jobId, { former });
  const { adapter, access, signal } = on;
  const wanted = await newPostOf(deps, on, publication, text);
  const { post: now, unmet } = await adapter.writePost(access, post.id, wanted, signal);
  const keep = async (tx: Orm) => {
    const written = textOfPost(now);
    await changePublication(tx, publication.id, {
      post: factsOf(now),
      written,
      version: run.version,
    });
    await changeRun(tx, run.jobId, { post: factsOf(now), unmet });
  };
  return { state: 'done', outcome: 'written', keep };
}

/** The post that we have made, or a new draft. */
async function ensuredPost(
  deps: Deps,
  { adapter, access, signal }: OnSite,
  { id, postId, marker, askedAt }: PublicationRow,
  title: string,
): Promise<SitePost> {
  if (postId !== null) {
    const post = await adapter.readPost(access, postId, signal);
    if (post === null) throw new Problem('site_post_gone');
    return post;
  }
  const found = await foundAfter(deps, askedAt, signal, () =>
    adapter.findPost(access, marker, signal),
  );
  if (found === null) await changePublication(deps.orm, id, { askedAt: deps.now() });
  const post = found ?? (await adapter.createDraft(access, { marker, title }, signal));
  await changePublication(deps.orm, id, { postId: post.id, post: factsOf(post), askedAt: null });
  return post;
}

/** Whether nobody else's words are lost if the text of the post is replaced. */
function mayReplace({ run, publication }: Run, text: RunText, post: SitePost): boolean {
  const now = hashOf(post);
  const isSame = (known: WrittenText | null) => known !== null && hashOf(known) === now;
  if (publication.written !== null && isSame(publication.written)) return true;
  if (run.act.act === 'write' && run.act.replaces === now) return true;
  if (publication.written === null && post.content.trim() === '') return true;
  const isBegun = publication.written === null || run.former !== null;
  return isBegun && (isSame(run.former) || isOurs(text, post)); // an answer to an earlier try was lost
}

const isOurs = ({ blocks }: RunText, { content }: SitePost): boolean =>
  wordsOf(siteHtmlOf(content)) ===
  wordsOf(
    untitled(blocks)
      .map(({ html }) => html)
      .join(' '),
  );

async function newPostOf(
  deps: Deps,
  on: OnSite,
  { settings }: PublicationRow,
  { title, blocks, fields, language }: RunText,
): Promise<NewPost> {
  const { slug, excerpt, categories, tags, author, coverId } = settings;
  const { seoTitle, description, withStructuredData } = settings;
  const shown = ownTitle(blocks) || title;
  const described = {
    title: shown,
    fields: { ...NO_FIELDS, ...fields },
    language,
    blocks,
    site: '',
  };
  return {
    title: shown,
    blocks: untitled(blocks),
    slug,
    excerpt,
    seo: { title: seoTitle, description },
    categories,
    tags,
    authorId: author,
    coverId: coverId === null ? null : (await sentCover(deps, on, coverId)).id,
    images: await imagesOnSite(deps, on, ownImagesIn(blocks)),
    jsonLd: withStructuredData ? scriptTextOf(structuredDataOf(described)) : null,
  };
}

/** Publishes the post that was written, or whatever it is to become. */
export async function settlePost(on: OnSite, { run, publication }: Run): Promise<StepEnd> {
  const { postId } = publication;
  if (postId === null || run.post === null || run.act.act !== 'write')
    throw new Problem('not_found');
  const time = timeOf(run.act.time, run.post);
  if (time === null) {
    const keep = (tx: Orm) => changeRun(tx, run.jobId, { text: null });
    return { state: 'done', outcome: run.post.state, keep };
  }
  const post = factsOf(await on.adapter.setState(on.access, postId, time, on.signal));
  const keep = async (tx: Orm) => {
    await changePublication(tx, publication.id, { post });
    await changeRun(tx, run.jobId, { post, text: null });
  };
  return { state: 'done', outcome: post.state, keep };
}

/** Null: it stays as it is. */
function timeOf(
  asked: Extract<Run['run']['act'], { readonly act: 'write' }>['time'],
  { state }: PostFacts,
): PostTime | null {
  if (asked.state !== 'kept') return asked;
  return state === 'trashed' ? { state: 'draft' } : null;
}

export async function trashPost(
  { adapter, access, signal }: OnSite,
  { run, publication }: Run,
): Promise<StepEnd> {
  const { postId } = publication;
  if (postId === null) throw new Problem('not_found');
  const before = await adapter.readPost(access, postId, signal);
  if (before === null) throw new Problem('site_post_gone');
  await adapter.trashPost(access, postId, signal);
  const after = await adapter.readPost(access, postId, signal);
  const post = after && factsOf(after);
  const keep = async (tx: Orm) => {
    await changePublication(tx, publication.id, { post });
    await changeRun(tx, run.jobId, { post });
  };
  return { state: 'done', outcome: 'trashed', keep };
}
