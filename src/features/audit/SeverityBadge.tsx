import { SEVERITY_WORDS, type Severity } from '#domain/audit/faults.ts';
import classes from './audit.module.css';

interface MarkProps {
  readonly severity: Severity;
  readonly children: string;
}

/** A word on the color of a severity. */
export function Mark({ severity, children }: MarkProps) {
  return (
    <span className={classes.mark} data-severity={severity}>
      {children}
    </span>
  );
}

/** In words as well: a color alone says nothing to some. */
export function SeverityBadge({ severity }: Pick<MarkProps, 'severity'>) {
  return <Mark severity={severity}>{SEVERITY_WORDS[severity]}</Mark>;
}
