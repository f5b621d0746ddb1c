export type AnalyticsPorts = {
  track(event: string, properties: Record<string, unknown>): void;
  /** What is known of the user, said once in a session. */
  identify(properties: Record<string, unknown>): void;
};

/** Until there is consent and a provider, nothing is counted. */
export const noAnalytics: AnalyticsPorts = { track() {}, identify() {} };
