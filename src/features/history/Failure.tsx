import { Alert } from '@mantine/core';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { app } from '#src/kit/copy/app.ts';
import { versionsFailures } from './history.copy.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import { versions } from '#store/history/versions.slice.ts';
import classes from './history.module.css';

/** Why the last action on a version failed. Leaving the page dismisses it. */
export function Failure() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(versions.select);
  const dismiss = () => void dispatch(versions.dismissed());
  useEffect(() => () => void dispatch(versions.dismissed()), [dispatch]);
  if (state.status !== 'failed') return null;
  const { failure, code } = state;
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
