import type { AnalyticsPorts } from './session.ports.ts';

/** Until there is consent and a provider, nothing is counted. */
export const noAnalytics: AnalyticsPorts = { track() {}, identify() {} };
