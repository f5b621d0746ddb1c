/** The findings of a run so far. */
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
  /** Records a violation of what was acknowledged, and prints it at once, in case the run hangs. */
  violation(what: string, lost?: number): void;
}

/** A violation quotes the server's answer, which may be a whole article. */
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

/** The findings of several runs. */
export const sumOf = (runs: readonly Findings[]): Findings =>
  runs.reduce((sum, run) => ({
    kills: sum.kills + run.kills,
    absences: sum.absences + run.absences,
    acknowledged: sum.acknowledged + run.acknowledged,
    lost: sum.lost + run.lost,
    violations: sum.violations + run.violations,
  }));
