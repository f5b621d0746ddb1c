/** The score of a page that somebody has open, of the HTML that their browser has. */
import type { z } from 'zod';
import { Problem } from '#contract/lib/problem.ts';
import type { PageScore, scoreSchemas } from '#contract/seo/score.schema.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { headingLevel } from '#html/text.ts';
import { readBeside } from '../../adapters/web/pageThreads.ts';
import type { Deps } from '../../deps.ts';
import { webAddress } from '../../lib/webAddress.ts';
import { contextOfPage } from '../audit/auditedPage.service.ts';
import { pageRow } from '../pages/page.service.ts';

type SeenPage = z.output<typeof scoreSchemas.postPageScore.body>;

/** Scores a page as an audit does. Throws `page_unreadable` without a text, and `too_complex` if reading it takes too long. */
export async function scoreSeenPage(
  deps: Pick<Deps, 'scoring' | 'now' | 'newId'>,
  workspaceId: WorkspaceId,
  { html, keyphrase, ...seen }: SeenPage,
): Promise<PageScore> {
  const url = webAddress(seen.url);
  const text = await readBeside('collected', { url, html });
  if (text === null) throw new Problem('page_unreadable');
  const { title, language } = text;
  const at = { url, language: language ?? 'en', keyphrase: keyphrase || null };
  const { searchTitle: _searchTitle, ...kept } = text;
  const row = await pageRow(deps, { workspaceId, url }, { ...kept, ...NO_COPY });
  const { checks, words, seo, aiSearch, notScored, about } = await deps.scoring.audit({
    blocks: row.blocks.map((block, id) => ({ id: String(id), html: block })),
    context: contextOfPage(at, text),
    sources: [],
  });
  const named = (ratings: readonly string[]) =>
    checks.filter(({ rating }) => ratings.includes(rating)).map(({ name }) => name);
  return {
    title,
    language,
    words,
    headings: row.blocks.filter((block) => headingLevel(block) !== null).length,
    seo,
    aiSearch,
    notScored,
    about: [...about],
    bad: named(['bad', 'worst']),
    fair: named(['ok']),
  };
}

const NO_COPY = { etag: null, lastModified: null, freshUntil: null, origin: 'read' } as const;
