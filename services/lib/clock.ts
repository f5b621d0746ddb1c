export type ClockPorts = { /** Milliseconds since 1970. */ now(): number };

export const systemClock: ClockPorts = { now: () => Date.now() };
