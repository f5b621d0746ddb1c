import type { IdeaState } from '#contract/idea.route.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

/** What is done with the ideas of a week. */
export const ideas = plainSlice<null>()('ideas', {
  initial: null,
  requests: {
    mailRequested: request<{ readonly workspaceId: string; readonly isWanted: boolean }>(),
    changeRequested: request<OfIdea & { readonly state: IdeaState }>(),
    /** The server has it; what it was can be brought back for a while. */
    dismissed: request<OfIdea & { readonly was: IdeaState }>(),
  },
});

interface OfIdea {
  readonly workspaceId: string;
  readonly ideaId: string;
}
