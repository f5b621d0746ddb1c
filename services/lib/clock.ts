import type { ClockPorts } from '../services.ts';

export const systemClock: ClockPorts = { now: () => Date.now() };
