/** What a run has found out so far. */
export interface Findings {
  kills: number;
  acknowledged: number;
  lost: number;
  violations: number;
}

export interface Report {
  readonly found: Readonly<Findings>;
  killed(): void;
  acknowledged(): void;
  /** Something is not as it was acknowledged; said at once, so that a run that hangs has said it. */
  violation(what: string, lost?: number): void;
}

/** A violation repeats what the server said, which may be an article. */
const SAID_MAX_CHARS = 2000;

export function newReport(print: (line: string) => void): Report {
  const found: Findings = { kills: 0, acknowledged: 0, lost: 0, violations: 0 };
  return {
    found,
    killed() {
      found.kills += 1;
    },
    acknowledged() {
      found.acknowledged += 1;
    },
    violation(what, lost = 0) {
      found.violations += 1;
      found.lost += lost;
      print(`VIOLATION ${what.slice(0, SAID_MAX_CHARS)}`);
    },
  };
}
