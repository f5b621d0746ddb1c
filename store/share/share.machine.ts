/**
 * The link under which anybody can read an article (spec §7 shareArticle), while its view is open.
 *
 *   state      opened   made     failed   revokeRequested   revoked   closed
 *   closed     making   -        -        -                 -         -
 *   making     -        shared   failed   -                 -         closed
 *   shared     -        -        -        revoking          -         closed
 *   revoking   -        -        shared   -                 revoked   closed
 *   revoked    making   -        -        -                 -         closed
 *   failed     making   -        -        -                 -         closed
 */
import type { Machine } from '#domain/machine/machine.ts';

export type ShareStatus = 'closed' | 'making' | 'shared' | 'revoking' | 'revoked' | 'failed';
export type ShareEvent = 'opened' | 'made' | 'failed' | 'revokeRequested' | 'revoked' | 'closed';

export const shareMachine = {
  name: 'share',
  purpose: 'The public link of an article: made when its view opens, until revoked (spec §7).',
  initial: 'closed',
  rest: ['closed', 'shared', 'revoked', 'failed'],
  table: {
    closed: { opened: 'making' },
    making: { made: 'shared', failed: 'failed', closed: 'closed' },
    shared: { revokeRequested: 'revoking', closed: 'closed' },
    revoking: { failed: 'shared', revoked: 'revoked', closed: 'closed' },
    revoked: { opened: 'making', closed: 'closed' },
    failed: { opened: 'making', closed: 'closed' },
  },
} as const satisfies Machine<ShareStatus, ShareEvent>;
