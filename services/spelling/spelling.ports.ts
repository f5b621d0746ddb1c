import type { Dialect } from '#domain/spelling/dialect.ts';
import type { Finding } from '#domain/spelling/finding.ts';

export type SpellingPorts = {
  /**
   * Returns what is wrong with each text, as English of this kind. Opens the checker with the first request. Rejects with kind 'worker' if it
   * fails or is too slow.
   */
  check(of: {
    readonly texts: readonly string[];
    readonly dialect: Dialect;
  }): Promise<readonly (readonly Finding[])[]>;
  /** Closes the checker, which takes a lot of memory. */
  end(): void;
};
