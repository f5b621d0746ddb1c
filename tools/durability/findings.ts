/** What a run has found out so far. */
export interface Findings {
  kills: number;
  /** Times that PostgreSQL went away and came back. */
  absences: number;
  acknowledged: number;
  lost: number;
  violations: number;
}

export interface Report {
  readonly found: Readonly<Findings>;
  killed(): void;
  databaseCameBack(): void;
  acknowledged(): void;
  /** Something is not as it was acknowledged; said at once, so that a run that hangs has said it. */
  violation(what: string, lost?: number): void;
}

/** A violation repeats what the server said, which may be an article. */
const SAID_MAX_CHARS = 2000;

export function newReport(print: (line: string) => void): Report {
  const found: Findings = { kills: 0, absences: 0, acknowledged: 0, lost: 0, violations: 0 };
  return {
    found,
    killed() {
      found.kills += 1;
    },
    databaseCameBack() {
      found.absences += 1;
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

/** What was found by several runs. */
export const sumOf = (runs: readonly Findings[]): Findings =>
  runs.reduce((sum, run) => ({
    kills: sum.kills + run.kills,
    absences: sum.absences + run.absences,
    acknowledged: sum.acknowledged + run.acknowledged,
    lost: sum.lost + run.lost,
    violations: sum.violations + run.violations,
  }));
