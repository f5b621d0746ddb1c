import type { ClockPorts } from './browser.ports.ts';

export const systemClock: ClockPorts = { now: () => Date.now() };
