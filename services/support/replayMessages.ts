/** What the page and the worker that replays say to each other. */
import type { Moment, MomentAsked, ReplayMessage } from '#domain/support/sessionReplay.ts';

export type ReplayRequest =
  | { readonly type: 'follow'; readonly id: number; readonly log: Blob }
  | { readonly type: 'moment'; readonly id: number; readonly asked: MomentAsked };

export type ReplayAnswer =
  | { readonly id: number; readonly message: ReplayMessage }
  | { readonly id: number; readonly moment: Moment | null };
