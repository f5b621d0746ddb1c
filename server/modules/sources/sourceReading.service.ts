/** Reads the web pages that an article is based on. A page that cannot be read stays in the list, with the reason. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readFailure } from '#contract/lib/failure.ts';
import { Problem } from '#contract/lib/problem.ts';
import { isProblemCode, type ProblemCode } from '#contract/lib/problems.ts';
import type { ReadPage, Source } from '#contract/pages/url.schema.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleRow } from '#db/schema/article.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import type { SourceRow } from '#db/schema/sources.ts';
import { storable } from '#db/storable.ts';
import { quotableSentences } from '#domain/sources/quotable.ts';
import { collapsed } from '#html/text.ts';
import { textUnitsOf } from '#html/units.ts';
import { countWords } from '#html/words.ts';
import { textToolsOf } from '#language/textTools.ts';
import type { Deps } from '../../deps.ts';
import { inSlices } from '../../lib/slices.ts';
import { lockForChange } from '../article/article.api.ts';
import { forgetEvidence } from './claim.repo.ts';
import { changeSource, findSource, listSources, listSourcesIn } from './source.repo.ts';

export type ReadingDeps = Pick<Deps, 'orm' | 'now' | 'readWebPage'>;
/** What the quotations that are offered should be about. */
export type About = Pick<
  ArticleRow,
  'id' | 'workspaceId' | 'language' | 'displayedTitle' | 'targetKeywords'
>;

/** What is kept of a page: about 10,000 words. */
const TEXT_MAX_CHARS = 60_000;
const RETRY_AFTER_MS = 500;
/** Pages of one article that are fetched at once. */
const AT_ONCE = 3;

const STATE_AFTER: Readonly<Partial<Record<ProblemCode, Source['state']>>> = {
  address_not_allowed: 'blocked',
  page_too_large: 'tooLarge',
  too_complex: 'tooLarge',
  page_unreadable: 'unreadable',
  page_unreachable: 'unreachable',
};
const CODES = Object.keys(STATE_AFTER).filter(isProblemCode);

/** Reads a source now. A text that was read before is not lost by a failure. */
export async function readSource(deps: ReadingDeps, article: About, url: string): Promise<void> {
  const { orm, now } = deps;
  try {
    const text = await textOf(storable(await pageAt(deps, url)), article);
    await orm.transaction(async (tx) => {
      await lockForChange(tx, article.workspaceId, article.id); // no check stores what is forgotten here
      const before = await findSource(tx, article.id, url);
      if (before !== null && before.contentHash !== text.contentHash)
        await forgetEvidence(tx, article.id, url);
      await changeSource(tx, article.id, url, {
        ...text,
        state: 'ok',
        reason: null,
        retrievedAt: now(),
      });
    });
  } catch (error) {
    const state = error instanceof Problem ? STATE_AFTER[error.code] : undefined;
    if (state === undefined) throw error;
    const reason = (error as Problem).detail ?? null;
    await changeSource(orm, article.id, url, { state, reason, retrievedAt: now() });
  }
}

/** What the site has answered will not be another answer at once, but a fault of it may pass. */
const mayAnswerNow = ({ code, detail = '' }: Problem): boolean => {
  const { status } = readFailure(detail).said;
  return code === 'page_unreachable' && (status === undefined || status >= LEAST_FAULT);
};
const LEAST_FAULT = 500;

/** A page that does not answer is asked once more. */
async function pageAt({ readWebPage }: ReadingDeps, url: string): Promise<ReadPage> {
  try {
    return await readWebPage(url);
  } catch (error) {
    if (!(error instanceof Problem) || !mayAnswerNow(error)) throw error;
    await pause(RETRY_AFTER_MS);
    return readWebPage(url);
  }
}

async function textOf(page: ReadPage, article: About): Promise<Partial<SourceRow>> {
  const language = page.language ?? article.language;
  const all = await inSlices(textUnitsOf(page.html), ({ text }) => collapsed(text));
  const paragraphs = withinLimit(all);
  const topic = [article.displayedTitle, ...article.targetKeywords].join(' ');
  const text = paragraphs.join('\n');
  const tools = { ...textToolsOf(language), language };
  const counts = await inSlices(paragraphs, (one) => countWords(one, language));
  return {
    title: page.title,
    language: page.language,
    paragraphs,
    isCut: text.length < all.join('\n').length,
    words: counts.reduce((sum, count) => sum + count, 0),
    quotes: quotableSentences(paragraphs, topic, tools),
    contentHash: createHash('sha256').update(text).digest('hex'),
  };
}

function withinLimit(paragraphs: readonly string[]): string[] {
  let left = TEXT_MAX_CHARS;
  const at = paragraphs.findIndex(({ length }) => {
    left -= length;
    return left < 0;
  });
  if (at < 0) return [...paragraphs];
  const first = paragraphs.slice(0, 1).map((text) => text.slice(0, TEXT_MAX_CHARS).toWellFormed());
  return at === 0 ? first : paragraphs.slice(0, at);
}

/** Called as sources have been read; false: stop. */
type OnRead = (progress: { readonly done: number; readonly total: number }) => Promise<boolean>;

/** Reads every source that nobody has tried yet. */
export async function readWaitingSources(
  deps: ReadingDeps,
  article: About,
  signal: AbortSignal,
  onRead: OnRead,
): Promise<void> {
  const all = await listSources(deps.orm, article.id);
  const waiting = all.filter(({ state }) => state === 'waiting').map(({ url }) => url);
  const total = waiting.length;
  let mayGoOn = total > 0 && (await onRead({ done: 0, total }));
  for (let done = 0; done < total && mayGoOn; done += AT_ONCE) {
    signal.throwIfAborted();
    await Promise.all(
      waiting.slice(done, done + AT_ONCE).map((url) => readSource(deps, article, url)),
    );
    mayGoOn = await onRead({ done: Math.min(done + AT_ONCE, total), total });
  }
}

/**
 * Why no source of an article could be read; null if one was, or nobody has tried. The next run of a job tries them
 * again.
 */
export async function whyNoneIsRead(
  { orm }: Pick<Deps, 'orm'>,
  articleId: ArticleId,
): Promise<ProblemCode | null> {
  const all = await listSources(orm, articleId);
  const [first] = all;
  if (
    first === undefined ||
    first.state === 'waiting' ||
    all.some(({ paragraphs }) => paragraphs.length > 0)
  )
    return null;
  for (const { url } of all) await changeSource(orm, articleId, url, { state: 'waiting' });
  return CODES.find((code) => STATE_AFTER[code] === first.state) ?? 'page_unreadable';
}

/** The sources whose text is there. */
export async function readableSources(
  { orm }: Pick<Deps, 'orm'>,
  articleId: ArticleId,
): Promise<SourceRow[]> {
  return (await listSources(orm, articleId)).filter(({ paragraphs }) => paragraphs.length > 0);
}

/** The texts of sources of a workspace, the last read first; each page once. */
export async function sourcesIn(
  orm: Orm,
  workspaceId: WorkspaceId,
  most: number,
): Promise<Pick<SourceRow, 'url' | 'title' | 'paragraphs'>[]> {
  const all = await listSourcesIn(orm, workspaceId, most);
  return [...new Map(all.map((one) => [one.url, one])).values()];
}
