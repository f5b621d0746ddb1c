import type { Orm } from '#db/database.ts';
import type { JobRow } from '#db/schema/product.ts';
import { type ArticleBody, EMPTY_BODY, htmlIn } from '#domain/article/body.ts';
import { collapsedTextOf } from '#html/text.ts';
import { isJobOver, stateAfter } from '#domain/writing/job.ts';
import type { GenerationEvent, Outline } from '#contract/content.schema.ts';
import type { Written } from '../../adapters/model/engine.ts';
import { readArticleWithText } from '../article/article.api.ts';
import { eventsOf } from './jobEvent.repo.ts';

export interface Progress {
  readonly seq: number;
  /** Whether it has begun, and nothing has ended it since. */
  readonly isUnderway: boolean;
  readonly written: Written;
  /** Blocks that the new text has taken the place of already. */
  readonly removed: ReadonlySet<string>;
}

interface PutBlock {
  readonly id: string;
  readonly newest: string;
  /** As it went into the article, null when it did not yet. */
  readonly taken: string | null;
}

/**
 * How far a job has come, for an engine to go on behind it. Where the writer has changed a block, the
 * changed one counts; and as the last one is taken for unfinished, an empty one follows a last one
 * that the writer has changed: nobody's words are written over.
 */
export async function writtenSoFar(orm: Orm, job: JobRow): Promise<Progress> {
  const rows = await eventsOf(orm, job.id);
  const events = rows.map((row) => row.data);
  const article = await readArticleWithText(orm, job.workspaceId, job.articleId);
  const isOfJob = article?.row.generationJobId === job.id;
  const body = isOfJob ? article.body : EMPTY_BODY;
  const taken = isOfJob ? article.row.generationSeq : 0;
  const puts = putsOf(events, taken).map((put) => ({ ...put, edited: editedHtml(body, put) }));
  const blocks = puts.map(({ edited, newest }) => edited ?? newest);
  const last = events.at(-1);
  return {
    seq: rows.at(-1)?.seq ?? 0,
    isUnderway: last !== undefined && !isJobOver(stateAfter(last)),
    written: {
      outline: outlineOf(events),
      blocks: (puts.at(-1)?.edited ?? null) === null ? blocks : [...blocks, ''],
    },
    removed: new Set(events.flatMap((event) => (event.type === 'remove' ? [event.id] : []))),
  };
}

/** The blocks in the order in which they began; events are numbered from 1 without a gap. */
function putsOf(events: readonly GenerationEvent[], taken: number): PutBlock[] {
  const puts = new Map<string, PutBlock>();
  for (const [at, event] of events.entries()) {
    if (event.type !== 'put') continue;
    const { id, html } = event;
    puts.set(id, {
      id,
      newest: html,
      taken: at < taken ? html : (puts.get(id)?.taken ?? null),
    });
  }
  return [...puts.values()];
}

/** The block as the writer left it; null when it is as it was written. The editor may spell HTML differently. */
function editedHtml(body: ArticleBody, { id, taken }: PutBlock): string | null {
  const html = htmlIn(body, id);
  const isEdited =
    html !== undefined && taken !== null && collapsedTextOf(html) !== collapsedTextOf(taken);
  return isEdited ? html : null;
}

function outlineOf(events: readonly GenerationEvent[]): Outline | null {
  const outlined = events.findLast((event) => event.type === 'outlined');
  return outlined?.outline ?? null;
}
