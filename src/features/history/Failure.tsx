import { Alert } from '@mantine/core';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { app } from '#src/kit/copy/app.ts';
import { versionsFailures } from './history.copy.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import { selectVersions, versionsFailureDismissed } from '#store/history/versions.slice.ts';
import classes from './history.module.css';

/** What was asked of a version and did not work; who leaves has read it. */
export function Failure() {
  const dispatch = useAppDispatch();
  const { failure, code } = useAppSelector(selectVersions);
  const dismiss = () => void dispatch(versionsFailureDismissed());
  useEffect(() => () => void dispatch(versionsFailureDismissed()), [dispatch]);
  if (failure === null) return null;
  return (
    <Alert
      color="red"
      role="alert"
      className={classes.failure ?? ''}
      withCloseButton
      closeButtonLabel={app.close}
      onClose={dismiss}
    >
      {versionsFailures[failure]}
      {code === null ? null : ` ${textOfProblem(code)}`}
    </Alert>
  );
}
