import type { CompetitorsByArticle } from '#contract/competitors/competitorsCollector.schema.ts';
import { defineMachine, type StatusOf } from '#domain/machine.ts';
import { machineFamily } from '../lib/machineFamily.ts';
import { request } from '../lib/transitions.ts';

const competitorsMachine = defineMachine({
  name: 'competitors',
  purpose:
    'The analysis of the competitors of one article, while somebody looks at it: can be looked at from 60% of its pages on (spec §4, §9).',
  initial: 'closed',
  rest: ['closed', 'waiting', 'empty', 'done'],
  table: {
    closed: { opened: 'waiting' },
    waiting: { allowed: 'reading', closed: 'closed' },
    reading: {
      collected: 'collecting',
      becameReady: 'ready',
      finished: 'done',
      emptied: 'empty',
      closed: 'closed',
    },
    collecting: {
      collected: 'collecting',
      becameReady: 'ready',
      finished: 'done',
      emptied: 'empty',
      closed: 'closed',
    },
    ready: {
      collected: 'collecting',
      becameReady: 'ready',
      finished: 'done',
      emptied: 'empty',
      closed: 'closed',
    },
    done: { analyseRequested: 'starting', reread: 'reading', closed: 'closed' },
    empty: { analyseRequested: 'starting', reread: 'reading', closed: 'closed' },
    starting: { started: 'reading', refused: 'reading', closed: 'closed' },
  },
});

export interface OfArticle {
  readonly workspaceId: string;
  readonly articleId: string;
}
type Read = OfArticle & { readonly answer: CompetitorsByArticle };

/** What is searched for; the place and the language are those of the readers. */
export interface AnalysisWish {
  readonly topic: string;
  readonly country: string;
  readonly location: string;
  readonly language: string;
  /** Pages to analyse instead of a search; empty: search. */
  readonly urls: readonly string[];
}

type Asked = OfArticle & { readonly wish: AnalysisWish };

interface Look {
  /** The last answer that was read; null before the first one, and if it could not be read. */
  readonly answer: CompetitorsByArticle | null;
  /** The server has taken an analysis of which nothing is read yet. */
  readonly isStarted?: boolean;
}

export type CompetitorsState = { readonly status: StatusOf<typeof competitorsMachine> } & Look;

/** Whether there is an analysis that must stay on the screen if the next answer is lost. */
export const isKnown = ({ answer, isStarted = false }: Look): boolean =>
  answer !== null || isStarted;

const CLOSED = { status: 'closed', answer: null } as const;

export const competitors = machineFamily<CompetitorsState>()(competitorsMachine, {
  key: 'articleId',
  absent: CLOSED,
  creates: ['opened'],
  isOver: ({ status }) => status === 'closed',
  events: {
    opened: (_from, _of: OfArticle) => ({ status: 'waiting', answer: null }),
    allowed: ({ answer }, _of: OfArticle) => ({ status: 'reading', answer }),
    reread: ({ answer }, _of: OfArticle) => ({ status: 'reading', answer }),
    collected: (_from, { answer }: Read) => ({ status: 'collecting', answer }),
    becameReady: (_from, { answer }: Read) => ({ status: 'ready', answer }),
    finished: (_from, { answer }: Read) => ({ status: 'done', answer }),
    /** There is none, or nothing could be read yet: a failure is not shown (spec §8). */
    emptied: (_from, _of: OfArticle) => ({ status: 'empty', answer: null }),
    analyseRequested: ({ answer }, _asked: Asked) => ({ status: 'starting', answer }),
    started: ({ answer }, _of: OfArticle) => ({ status: 'reading', answer, isStarted: true }),
    refused: ({ answer }, _of: OfArticle) => ({ status: 'reading', answer }),
    closed: (_from, _of: OfArticle) => CLOSED,
  },
  requests: {
    stopRequested: request<OfArticle>(),
    /** Saves the snapshot as a file. */
    exportRequested: request<OfArticle>(),
    /** Imports the snapshot in a file, as its text. */
    importRequested: request<OfArticle & { readonly text: string }>(),
  },
});
