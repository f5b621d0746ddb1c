/** What a person has answered to the question whether their use may be counted (spec §7 "Analytics"). */

export type ConsentChoice = 'granted' | 'declined';

export interface Consent {
  readonly choice: ConsentChoice;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Its key in the config of the person. */
export const CONSENT_KEY = 'analytics_consent';

/** Goes up with what the question says: who has answered an older one is asked again. */
export const CONSENT_VERSION = 1;

/** Returns the answer to the present question; null if there is none. `stored` is the value of the key. */
export function consentOf(stored: unknown): Consent | null {
  const { choice, version, at } = (stored ?? {}) as Record<string, unknown>;
  const isAnswer = choice === 'granted' || choice === 'declined';
  return isAnswer && version === CONSENT_VERSION && typeof at === 'number' ? { choice, at } : null;
}

/** What is stored of an answer. */
export const storedConsent = ({ choice, at }: Consent) => ({
  choice,
  version: CONSENT_VERSION,
  at,
});
