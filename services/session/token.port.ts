export type TokenPorts = {
  /**
   * Fetches a fresh access token for the requests of the page, and returns what it grants; an empty
   * token when nobody is signed in (spec §7). The token itself stays with the services. Rejects with
   * kind 'token' when it cannot be decoded.
   */
  fetch(): Promise<TokenGrant>;
};

/** What an access token says, without the token. */
export interface TokenGrant {
  /** Seconds since 1970; 0 for the empty token. */
  readonly exp: number;
  readonly plan: 'paid' | 'free';
  readonly isTrialActive: boolean;
  readonly isTrialAvailable: boolean;
}
