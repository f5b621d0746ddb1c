/** What becomes of a page of a snapshot: read, or the reason why not. */
import type { Failure } from '#contract/lib/failure.ts';
import { failureOfProblem, Problem } from '#contract/lib/problem.ts';
import type { CompetitorRow, SnapshotRow } from '#db/schema/seo.ts';
import { storable } from '#db/storable.ts';
import { quotedOf } from '#domain/briefs/sketch.ts';
import type { Deps } from '../../deps.ts';
import { pageFor, type ReadText } from '../pages/pageReading.service.ts';

export type PageEnd =
  | (Partial<CompetitorRow> & { readonly state: 'read' })
  | { readonly state: 'failed'; readonly problem: Failure };

/** Never rejects for a fault of the page: that is an end too. */
export async function readCompetitorPage(
  deps: Deps,
  { workspaceId, language }: Pick<SnapshotRow, 'workspaceId' | 'language'>,
  url: string,
): Promise<PageEnd> {
  try {
    return await endOfText(deps, { url, language }, await pageFor(deps, workspaceId, url));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { state: 'failed', problem: failureOfProblem(error) };
  }
}

/** `language`: that of the search. */
export async function endOfText(
  deps: Pick<Deps, 'scoring' | 'now'>,
  { url, language }: { readonly url: string; readonly language: string },
  text: ReadText,
): Promise<PageEnd> {
  const read = await deps.scoring.read({ id: url, blocks: text.blocks, language });
  const { id: _id, sketch, ...features } = read;
  const { title, hash, language: declared, schemaTypes, publishedAt, modifiedAt } = text;
  const said = text.description;
  const description = said === null ? null : { text: quotedOf(said), chars: said.length };
  const facts = { hash, language: declared, schemaTypes, publishedAt, modifiedAt };
  const made = { features, sketch: storable({ ...sketch, description }), readAt: deps.now() };
  return { ...facts, ...(title && { title }), ...made, state: 'read' };
}
