/**
 * The save queue of one article (spec §4 "Article state"): the projection of `domain/article/saveQueue.ts`, where
 * the data decides between several next states. Statuses are explained in docs/machines/articleSave.md.
 */
import type { SaveStatus } from '#domain/article/saveQueue.ts';
import { defineMachine } from '#domain/machine.ts';

const typing = (status: SaveStatus) =>
  ({
    edited: [status],
    streamed: [status],
    streamStarted: [status],
    streamEnded: [status],
  }) as const;
const sendable = (status: SaveStatus) => ({ ...typing(status), forceRequested: [status] }) as const;
// The server may have saved what is in flight; another save takes that back.
const waiting = (status: SaveStatus) =>
  ({ ...sendable(status), discarded: [status], resumed: ['saving'] }) as const;
const refused = (status: SaveStatus) =>
  ({ ...waiting(status), discarded: ['idle', status] }) as const;

export const articleSaveMachine = defineMachine({
  name: 'articleSave',
  purpose:
    'Saves what is typed: one batch at a time, after a quiet period, until the server has confirmed it (spec §4).',
  initial: 'idle',
  rest: ['idle'],
  table: {
    idle: {
      edited: ['queued'],
      streamed: ['queued'],
      streamStarted: ['idle'],
      streamEnded: ['idle'],
    },
    queued: {
      ...sendable('queued'),
      saveDue: ['saving', 'held'],
      discarded: ['idle'],
    },
    held: {
      edited: ['queued'],
      streamed: ['queued'],
      streamEnded: ['queued'],
      forceRequested: ['queued'],
      discarded: ['idle'],
    },
    saving: {
      ...sendable('saving'),
      saveSucceeded: ['idle', 'queued', 'held'],
      saveFailed: ['retry', 'offline', 'signIn', 'limit', 'denied', 'rejected', 'conflict'],
      discarded: ['saving'],
    },
    retry: waiting('retry'),
    offline: waiting('offline'),
    signIn: refused('signIn'),
    limit: refused('limit'),
    denied: refused('denied'),
    rejected: {
      ...sendable('rejected'),
      edited: ['queued'],
      discarded: ['idle'],
      resumed: ['queued'],
    },
    conflict: {
      ...sendable('conflict'),
      conflictMerged: ['idle', 'queued'],
      conflictResolved: ['idle', 'queued'],
      discarded: ['idle'],
    },
  },
});
