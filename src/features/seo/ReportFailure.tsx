import { Button } from '@mantine/core';
import { errors } from '#src/kit/copy/app.ts';
import { panel as copy } from './score.copy.ts';
import classes from './score.module.css';

interface ReportFailureProps {
  readonly onRetry: () => void;
}

/** The text could not be read. Announced politely, so that it does not interrupt the writer. */
export const ReportFailure = ({ onRetry }: ReportFailureProps) => (
  <div className={classes.failure} role="status">
    <p>{copy.failed}</p>
    <Button variant="default" size="compact-sm" onClick={onRetry}>
      {errors.tryAgain}
    </Button>
  </div>
);
