import type { TopicView } from '#domain/topics/table.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

interface OfSearch {
  readonly workspaceId: string;
  readonly topicSearchId: string;
}

/** What is done with searches and their topics; what is changed in them is in topics.writes.ts. */
export const topicFinder = plainSlice<null>()('topicFinder', {
  initial: null,
  requests: {
    /** Saves what the table shows as a file. */
    exportRequested: request<OfSearch & { readonly view: TopicView }>(),
    /** The job of a search is over. */
    ended: request(),
  },
});
