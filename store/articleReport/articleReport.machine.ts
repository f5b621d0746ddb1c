/**
 * What the side panel says about an open article (docs/architecture.md, The article and the editor island).
 *
 *   state       changed   started     analysed   failed   retryRequested
 *   idle        queued    -           -          -        -
 *   queued      -         analysing   -          -        -
 *   analysing   -         -           idle       failed   -
 *   failed      queued    -           -          -        queued
 *
 * What is typed during an analysis is not forgotten: in `idle` and `failed` the text is compared with
 * the one that was read last, and another one is a change.
 */
import type { Machine } from '#domain/machine/machine.ts';

export type ArticleReportStatus = 'idle' | 'queued' | 'analysing' | 'failed';
export type ArticleReportEvent = 'changed' | 'started' | 'analysed' | 'failed' | 'retryRequested';

export const articleReportMachine = {
  name: 'articleReport',
  purpose:
    'Reads the text of an open article in the background and keeps what there is to say about it (spec §1, content optimizer).',
  initial: 'idle',
  rest: ['idle', 'failed'],
  table: {
    idle: { changed: 'queued' },
    queued: { started: 'analysing' },
    analysing: { analysed: 'idle', failed: 'failed' },
    failed: { changed: 'queued', retryRequested: 'queued' },
  },
} as const satisfies Machine<ArticleReportStatus, ArticleReportEvent>;
