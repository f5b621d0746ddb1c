import { defineMachine, type StatusOf } from '#domain/machine.ts';

export const articleReportMachine = defineMachine({
  name: 'articleReport',
  purpose:
    'Analyses the text of an open article in the background, and keeps the report (spec §1, content optimizer).',
  initial: 'idle',
  rest: ['idle', 'failed'],
  table: {
    idle: { changed: 'queued' },
    queued: { started: 'analysing' },
    analysing: { analysed: 'idle', failed: 'failed' },
    failed: { changed: 'queued', retryRequested: 'queued' },
  },
});

export type ArticleReportStatus = StatusOf<typeof articleReportMachine>;
