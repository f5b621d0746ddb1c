/** What a round says of one page: of the web, or an article of the workspace. */
import { createHash } from 'node:crypto';
import { Problem } from '#contract/problem.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { FIELD_LIMITS_CHARS } from '#contract/searchFields.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import type { AuditPageRow, AuditResultRow, AuditRow } from '#db/schema/audit.ts';
import { storable } from '#db/storable.ts';
import { blocksOf } from '#domain/article/body.ts';
import { fieldText } from '#domain/article/fieldText.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { SCORER_VERSION } from '#domain/seo/weights.ts';
import type { CollectedText } from '../../adapters/web/collectedPage.ts';
import type { Deps } from '../../deps.ts';
import { readArticleWithText } from '../article/article.api.ts';
import { siteOf } from '../folders/workspace.api.ts';
import { pageRow } from '../pages/page.service.ts';
import { lastRead } from './auditResult.repo.ts';

export interface PageOfRound {
  readonly audit: AuditRow;
  readonly round: number;
  readonly page: AuditPageRow;
}

const placeOf = ({ audit, round, page }: PageOfRound) => ({
  ...{ auditId: audit.id, round, position: page.position },
});

const NOTHING = {
  ...{ title: '', language: null, keyphrase: null, words: null, seo: null, aiSearch: null },
  ...{ notScored: null, checks: [], about: [], sketch: null, hash: null },
  ...{ etag: null, lastModified: null },
} satisfies Partial<AuditResultRow>;

export const unreadResult = (
  { now }: Pick<Deps, 'now'>,
  of: PageOfRound,
  problem: ProblemCode,
): AuditResultRow => ({
  ...{ ...NOTHING, ...placeOf(of), state: 'failed', problem },
  ...{ scorerVersion: SCORER_VERSION, readAt: now() },
});

/**
 * Rejects with a `Problem` if the page cannot be read. One that its server calls unchanged keeps what was found before, unless it is
 * to be found for something else by now.
 */
export async function auditedWebPage(deps: Deps, of: PageOfRound): Promise<AuditResultRow> {
  const { audit, round, page } = of;
  const before = await lastRead(deps.orm, audit.id, round, page.position);
  const isSame = before?.scorerVersion === SCORER_VERSION && before.keyphrase === page.keyphrase;
  return readWebPage(deps, of, isSame ? before : null);
}

/** `copy`: what is kept of a page that its server calls unchanged; null: it is read whatever its server says. */
export async function readWebPage(
  deps: Deps,
  of: PageOfRound,
  copy: AuditResultRow | null,
): Promise<AuditResultRow> {
  const { page } = of;
  const { etag = null, lastModified = null } = copy ?? {};
  const read = storable(await deps.collector.collect(page.key, { etag, lastModified }));
  const said = { etag: read.etag, lastModified: read.lastModified };
  if (read.text !== null) return { ...(await resultOf(deps, of, read.text)), ...said };
  if (copy === null) throw new Problem('page_unreadable'); // nobody has asked for what has changed
  return { ...copy, ...said, ...placeOf(of), readAt: deps.now() };
}

async function resultOf(deps: Deps, of: PageOfRound, text: CollectedText): Promise<AuditResultRow> {
  const { audit, page } = of;
  const { searchTitle, description, ...kept } = text;
  const row = await pageRow(
    deps,
    { workspaceId: audit.workspaceId, url: page.key },
    { ...kept, description, ...NO_COPY },
  );
  const language = text.language ?? audit.language;
  const context = {
    ...{ language, keyphrase: page.keyphrase, title: text.title, site: page.key },
    fields: {
      ...NO_FIELDS,
      seoTitle: searchTitle ?? '',
      description: description ?? '',
      slug: slugIn(page.key, language),
      keyphrase: page.keyphrase ?? '',
    },
  };
  const blocks = row.blocks.map((html, at) => ({ id: String(at), html }));
  const audited = storable(await deps.scoring.audit({ blocks, context }));
  return {
    ...{ ...NOTHING, ...audited, ...placeOf(of), state: 'read', problem: null, language },
    ...{ title: text.title, keyphrase: page.keyphrase, hash: row.hash, readAt: deps.now() },
  };
}

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
    context: { language, title, site, keyphrase, fields },
  });
  const text = blocks.map(({ html }) => html).join('\n');
  return {
    ...{ ...NOTHING, ...storable(audited), ...placeOf(of), state: 'read', problem: null },
    ...{ language, title, keyphrase, readAt: deps.now() },
    hash: createHash('sha256').update(text).digest('hex'),
  };
}
