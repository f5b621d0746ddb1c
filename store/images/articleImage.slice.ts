import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineFamily } from '../lib/machineFamily.ts';
import { request } from '../lib/transitions.ts';

const articleImageMachine = defineMachine({
  name: 'articleImage',
  purpose:
    'Puts the image that was asked for with an article below its title, once both are done. What becomes of the image is a cached read (`articleImage`).',
  initial: 'waiting',
  rest: ['waiting', 'placed', 'offered'],
  table: {
    waiting: { asked: 'asking', begun: 'placing' },
    asking: { accepted: 'waiting', refused: 'waiting' },
    placing: { placed: 'placed', withdrawn: 'offered', left: 'waiting' },
    placed: { asked: 'asking', begun: 'placing' },
    offered: { asked: 'asking', begun: 'placing' },
  },
});

interface OfArticle {
  readonly articleId: string;
}
type Asked = OfArticle & { readonly requestId: string };
type Attempt = OfArticle & { readonly attempt: string };
type Refused = OfArticle & { readonly error: PortError | null; readonly isUnknown: boolean };
type Target = OfArticle & { readonly workspaceId: string };

type ArticleImageState =
  | {
      readonly status: 'waiting';
      readonly error: PortError | null;
      /** A request whose answer is not known; null: none. */
      readonly sent: string | null;
    }
  | { readonly status: 'asking'; readonly sent: string }
  | { readonly status: 'placing' | 'placed' | 'offered'; readonly attempt: string };

const WAITING: ArticleImageState & { readonly status: 'waiting' } = {
  status: 'waiting',
  error: null,
  sent: null,
};

/** By article. */
export const articleImage = machineFamily<ArticleImageState>()(articleImageMachine, {
  key: 'articleId',
  absent: WAITING,
  creates: ['asked', 'begun'],
  isOver: (state) => state === WAITING,
  events: {
    asked: (_from, { requestId }: Asked) => ({ status: 'asking', sent: requestId }),
    accepted: (_from, _of: OfArticle) => WAITING,
    /** `isUnknown`: the server may have accepted it. */
    refused: ({ sent }, { error, isUnknown }: Refused) => ({
      status: 'waiting',
      error,
      sent: isUnknown ? sent : null,
    }),
    begun: (_from, { attempt }: Attempt) => ({ status: 'placing', attempt }),
    placed: ({ attempt }, _of: OfArticle) => ({ status: 'placed', attempt }),
    /** It was taken out before it was saved, or is still awaited: only the writer puts it in from then on. */
    withdrawn: ({ attempt }, _of: OfArticle) => ({ status: 'offered', attempt }),
    left: (_from, _of: OfArticle) => WAITING,
  },
  requests: {
    repeatRequested: request<Target>(),
    /** It comes into the text although that is not done: its job has failed, or was stopped. */
    insertRequested: request<Target>(),
    /** The image is not wanted; what was made stays in the library. */
    dismissRequested: request<Target>(),
  },
});
