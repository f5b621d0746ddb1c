import type { IdeaState } from '#contract/ideas/idea.route.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

/** What is done with the ideas of a week. */
export const ideas = plainSlice<null>()('ideas', {
  initial: null,
  requests: {
    mailRequested: request<{ readonly workspaceId: string; readonly isWanted: boolean }>(),
    changeRequested: request<OfIdea & { readonly state: IdeaState }>(),
  },
});

interface OfIdea {
  readonly workspaceId: string;
  readonly ideaId: string;
}
