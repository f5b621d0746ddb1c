/**
 * Waiting for the host platform (spec §4 "Host folder events").
 *
 *   state     polled     settled   missing
 *   polling   polling    ready     absent
 *   ready     -          -         -
 *   absent    -          -         -        ('Failed to get sm2 api')
 */
import type { Machine } from '#domain/machine/machine.ts';

export type HostReadyStatus = 'polling' | 'ready' | 'absent';
export type HostReadyEvent = 'polled' | 'settled' | 'missing';

export const hostReadyMachine = {
  name: 'hostReady',
  purpose: "Polls the host every 75 ms until its initial status is no longer 'loading' (spec §4).",
  initial: 'polling',
  rest: ['ready', 'absent'],
  table: {
    polling: { polled: 'polling', settled: 'ready', missing: 'absent' },
    ready: {},
    absent: {},
  },
} as const satisfies Machine<HostReadyStatus, HostReadyEvent>;
