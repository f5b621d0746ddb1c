import type { Api } from '#contract/routes.ts';
import type { AnalyticsPorts } from './session.ports.ts';

/** What events go to while there is consent. */
export interface OpenSink extends Pick<AnalyticsPorts, 'track'> {
  /** Deletes what it has stored, here and where it sends to as far as that can be done from here. */
  end(): Promise<void>;
}

export type EventApi = Pick<Api['user'], 'postEvents' | 'deleteEvents'>;
