import { defineMachine } from '#domain/machine.ts';

export const hostMachine = defineMachine({
  name: 'host',
  purpose: "Polls the host every 75 ms until its initial status is no longer 'loading' (spec §4).",
  initial: 'polling',
  rest: ['ready', 'absent'],
  table: {
    polling: { polled: 'polling', settled: 'ready', missing: 'absent' },
    ready: {},
    absent: {},
  },
});
