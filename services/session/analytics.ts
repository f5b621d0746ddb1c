import type { AnalyticsPorts } from '../services.ts';

/** Until there is consent and a provider, nothing is counted. */
export const noAnalytics: AnalyticsPorts = { track() {}, identify() {} };
