/** What a round says of one page: of the web, or an article of the workspace. */
import { createHash } from 'node:crypto';
import { FIELD_LIMITS_CHARS } from '#contract/article/searchFields.ts';
import type { Failure } from '#contract/lib/failure.ts';
import { failureOfProblem, Problem } from '#contract/lib/problem.ts';
import type { AuditPageRow, AuditResultRow, AuditRow } from '#db/schema/audit.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import { storable } from '#db/storable.ts';
import { blocksOf } from '#domain/article/body.ts';
import { fieldText } from '#domain/article/fieldText.ts';
import { NO_FIELDS, wantedWordsOf } from '#domain/article/searchFields.ts';
import type { PageAnswer, PageFacts } from '#domain/audit/pageFacts.ts';
import { SCORER_VERSION } from '#domain/seo/report/weights.ts';
import type { CollectedText } from '../../adapters/web/collectedPage.ts';
import type { AuditedHtml } from '../../adapters/web/pageThreads.ts';
import type { Deps } from '../../deps.ts';
import { readArticleWithText } from '../article/article.api.ts';
import { siteOf } from '../folders/workspace.api.ts';
import { pageRow } from '../pages/page.service.ts';
import { textsOfSources } from '../sources/sourceWording.service.ts';
import { findPage } from './audit.repo.ts';
import { lastRead } from './auditResult.repo.ts';

export interface PageOfRound {
  readonly audit: AuditRow;
  readonly round: number;
  readonly page: AuditPageRow;
}

const placeOf = ({ audit, round, page }: PageOfRound) => ({
  auditId: audit.id,
  round,
  position: page.position,
});

const NOTHING = {
  title: '',
  language: null,
  keyphrase: null,
  words: null,
  seo: null,
  aiSearch: null,
  notScored: null,
  checks: [],
  about: [],
  sketch: null,
  hash: null,
  etag: null,
  lastModified: null,
  answer: null,
  faults: null,
} satisfies Partial<AuditResultRow>;

const unreadResult = (
  { now }: Pick<Deps, 'now'>,
  of: PageOfRound,
  problem: Failure,
): AuditResultRow => ({
  ...NOTHING,
  ...placeOf(of),
  state: 'failed',
  problem,
  scorerVersion: SCORER_VERSION,
  readAt: now(),
});

export interface PageRead {
  readonly result: AuditResultRow;
  /** Null: no page has come, or it is as it was. */
  readonly facts: PageFacts | null;
}

/** A page that its server calls unchanged keeps what was found before, unless it is to be found for something else by now. */
export async function auditedWebPage(deps: Deps, of: PageOfRound): Promise<PageRead> {
  const { audit, round, page } = of;
  const before = await lastRead(deps.orm, audit.id, round, page.position);
  const isSame = before?.scorerVersion === SCORER_VERSION && before.keyphrase === page.keyphrase;
  return readWebPage(deps, of, isSame && before.answer !== null ? before : null);
}

/** `copy`: what is kept of a page that its server calls unchanged; null: it is read whatever its server says. */
export async function readWebPage(
  deps: Deps,
  of: PageOfRound,
  copy: AuditResultRow | null,
): Promise<PageRead> {
  const { page } = of;
  const { etag = null, lastModified = null } = copy ?? {};
  const { html, problem, answer, ...read } = storable(
    await deps.collector.audit(page.key, { etag, lastModified }),
  );
  const said = { etag: read.etag, lastModified: read.lastModified, answer };
  if (problem !== null) {
    const { code, cause } = problem;
    if (cause !== undefined) deps.log.info({ err: cause, code }, 'page not read');
    const result = unreadResult(deps, of, failureOfProblem(problem));
    return { result: { ...result, answer }, facts: null };
  }
  if (html !== null && (await isOtherPage(deps, of, answer)))
    return { result: { ...elsewhereResult(deps, of, html.facts), ...said }, facts: html.facts };
  if (html !== null)
    return { result: { ...(await resultOf(deps, of, html)), ...said }, facts: html.facts };
  if (copy === null) throw new Error('a page without a copy cannot be unchanged');
  const kept = { ...copy, ...said, ...placeOf(of), readAt: deps.now() };
  return { result: { ...kept, answer: { ...answer, status: HTTP_OK }, faults: null }, facts: null };
}

const HTTP_OK = 200;

/** It redirects to another page of the audit, which has the score of the text. */
async function isOtherPage(
  { orm }: Deps,
  { audit, page }: PageOfRound,
  { hops }: PageAnswer,
): Promise<boolean> {
  const to = hops.at(-1);
  return to !== undefined && to !== page.key && (await findPage(orm, audit.id, to)) !== null;
}

const elsewhereResult = ({ now }: Deps, of: PageOfRound, { title }: PageFacts): AuditResultRow => ({
  ...NOTHING,
  ...placeOf(of),
  state: 'read',
  problem: null,
  notScored: 'elsewhere',
  title: title ?? '',
  keyphrase: of.page.keyphrase,
  scorerVersion: SCORER_VERSION,
  readAt: now(),
});

async function resultOf(
  deps: Deps,
  of: PageOfRound,
  { text, facts }: AuditedHtml,
): Promise<AuditResultRow> {
  if (text !== null) return scoredResult(deps, of, text);
  return {
    ...NOTHING,
    ...placeOf(of),
    state: 'read',
    problem: null,
    notScored: 'empty',
    title: facts.title ?? '',
    keyphrase: of.page.keyphrase,
    words: facts.words,
    scorerVersion: SCORER_VERSION,
    readAt: deps.now(),
  };
}

async function scoredResult(
  deps: Deps,
  of: PageOfRound,
  text: CollectedText,
): Promise<AuditResultRow> {
  const { audit, page } = of;
  const { searchTitle: _searchTitle, ...kept } = text;
  const row = await pageRow(
    deps,
    { workspaceId: audit.workspaceId, url: page.key },
    { ...kept, ...NO_COPY },
  );
  const language = text.language ?? audit.language;
  const context = contextOfPage({ url: page.key, language, keyphrase: page.keyphrase }, text);
  const blocks = row.blocks.map((html, at) => ({ id: String(at), html }));
  const audited = storable(await deps.scoring.audit({ blocks, context, sources: [] }));
  return {
    ...NOTHING,
    ...audited,
    ...placeOf(of),
    state: 'read',
    problem: null,
    language,
    title: text.title,
    keyphrase: page.keyphrase,
    hash: row.hash,
    readAt: deps.now(),
  };
}

interface PlacedPage {
  readonly url: string;
  /** BCP 47. */
  readonly language: string;
  /** Null: not known. */
  readonly keyphrase: string | null;
}

/** What a web page is scored for. */
export const contextOfPage = (
  { url, language, keyphrase }: PlacedPage,
  { title, searchTitle, description }: Pick<CollectedText, 'title' | 'searchTitle' | 'description'>,
) => ({
  language,
  keyphrase,
  title,
  site: url,
  wantedWords: null,
  fields: {
    ...NO_FIELDS,
    seoTitle: searchTitle ?? '',
    description: description ?? '',
    slug: slugIn(url, language),
    keyphrase: keyphrase ?? '',
  },
});

const NO_COPY = { etag: null, lastModified: null, freshUntil: null, origin: 'read' } as const;

/** The last part of the address, as a field of an article would have it. */
function slugIn(url: string, language: string): string {
  const part =
    URL.parse(url)
      ?.pathname.split('/')
      .findLast((one) => one !== '') ?? '';
  const name = decoded(part).replace(/\.\w{1,5}$/, '');
  return fieldText('slug', name, language).slice(0, FIELD_LIMITS_CHARS.slug);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // not every % in an address is a code
  }
}

/** Throws `not_found` if the article is deleted. */
export async function auditedArticle(
  deps: Deps,
  of: PageOfRound,
  articleId: ArticleId,
): Promise<AuditResultRow> {
  const { workspaceId } = of.audit;
  const found = await readArticleWithText(deps.orm, workspaceId, articleId);
  if (found === null) throw new Problem('not_found');
  const { language, displayedTitle: title, fields: stored } = found.row;
  const fields = { ...NO_FIELDS, ...stored };
  const keyphrase = fields.keyphrase.trim() || null;
  const site = await siteOf(deps.orm, workspaceId);
  const blocks = blocksOf(found.body).map(({ id, html }) => ({ id, html }));
  const audited = await deps.scoring.audit({
    blocks,
    context: { language, title, site, keyphrase, fields, wantedWords: wantedWordsOf(fields) },
    sources: await textsOfSources(deps, articleId),
  });
  const text = blocks.map(({ html }) => html).join('\n');
  return {
    ...NOTHING,
    ...storable(audited),
    ...placeOf(of),
    state: 'read',
    problem: null,
    language,
    title,
    keyphrase,
    readAt: deps.now(),
    hash: createHash('sha256').update(text).digest('hex'),
  };
}
