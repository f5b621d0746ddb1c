import type { CompetitorsRequest } from '#contract/competitors/competitorsCollector.schema.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

interface OfBrief {
  readonly workspaceId: string;
  readonly articleId: string;
}

/** What is done with a brief; what is known of it is in the resource cache. */
export const brief = plainSlice<{ readonly underWay: number }>()('brief', {
  initial: { underWay: 0 },
  changes: {
    begun: ({ underWay }) => ({ underWay: underWay + 1 }),
    ended: ({ underWay }) => ({ underWay: underWay - 1 }),
  },
  requests: {
    changeRequested: request<
      OfBrief & {
        readonly change: {
          readonly state?: 'approved' | 'reopened';
          readonly dueOn?: string | null;
        };
      }
    >(),
    remakeRequested: request<OfBrief>(),
    /** Opens the wizard with what the brief says. */
    writeRequested: request<OfBrief>(),
    /** The same with what the pages of a snapshot say. */
    planRequested: request<{ readonly workspaceId: string; readonly snapshotId: string }>(),
    /** Searches for a topic, and then does the same with the new snapshot. */
    analyseRequested: request<{
      readonly workspaceId: string;
      readonly search: Pick<CompetitorsRequest, 'topic' | 'country' | 'location' | 'language'>;
    }>(),
    /** A heading or a question of a page goes into the outline. */
    headingTaken: request<
      OfBrief & { readonly text: string; readonly level: 2 | 3; readonly url: string }
    >(),
  },
  selectors: { selectIsBusy: ({ underWay }) => underWay > 0 },
});
