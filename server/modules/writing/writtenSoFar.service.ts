import type { GenerationEvent, Outline } from '#contract/writing/content.schema.ts';
import type { Orm } from '#db/database.ts';
import { type ArticleBody, EMPTY_BODY, htmlIn } from '#domain/article/body.ts';
import { isJobOver, stateAfter } from '#domain/writing/job.ts';
import { collapsedTextOf } from '#html/text.ts';
import type { Written } from '../../adapters/model/engine.ts';
import { readArticleWithText } from '../article/article.api.ts';
import { eventsOf } from '../work/jobEvent.api.ts';
import type { WritingJob } from './generationJob.repo.ts';

export interface Progress {
  readonly seq: number;
  /** Whether the job has begun and has not ended since. */
  readonly isUnderway: boolean;
  /** What has written last; undefined before it has begun. */
  readonly model: string | null | undefined;
  readonly written: Written;
  /** Blocks that the new text has already replaced. */
  readonly removed: ReadonlySet<string>;
}

interface PutBlock {
  readonly id: string;
  readonly newest: string;
  /** The block as it went into the article; null if it has not yet. */
  readonly taken: string | null;
}

/**
 * What a job has written so far, for an engine to continue after it. If the writer has changed a block, the
 * changed one counts. Engines treat the last block as unfinished, so an empty one is added after a last block
 * that the writer has changed: nothing that a person wrote is overwritten.
 */
export async function writtenSoFar(orm: Orm, job: WritingJob): Promise<Progress> {
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
    model: events.findLast((event) => event.type === 'started')?.model,
    written: {
      outline: outlineOf(events),
      blocks: (puts.at(-1)?.edited ?? null) === null ? blocks : [...blocks, ''],
      translated: events.findLast((event) => event.type === 'translated'),
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

/**
 * The block as the writer has changed it; null if it is unchanged. The editor may format the same HTML
 * differently.
 */
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
