import { Alert, Button, type MantineSpacing } from '@mantine/core';
import { useEffect } from 'react';
import { textOfError } from '#src/kit/copy/problems.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { topicContinuation } from '#store/topics/topicContinuation.slice.ts';
import { topicPage as copy } from './topics.copy.ts';

interface ContinueProps {
  readonly workspaceId: string;
  readonly topicSearchId: string;
  readonly mt?: MantineSpacing;
}

/** Goes on with a search that was cut off. People who may only read have no button. */
export function Continue({ mt, ...of }: ContinueProps) {
  const dispatch = useAppDispatch();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const state = useAppSelector(topicContinuation.select);
  useEffect(() => () => void dispatch(topicContinuation.left()), [dispatch]);
  if (!canWrite) return null;
  return (
    <div>
      {state.status === 'failed' && state.topicSearchId === of.topicSearchId ? (
        <Alert color="red" role="alert">
          {textOfError(state.error)}
        </Alert>
      ) : null}
      <Button
        {...(mt !== undefined && { mt })}
        loading={state.status === 'starting'}
        onClick={() => dispatch(topicContinuation.continueRequested(of))}
      >
        {copy.goOn}
      </Button>
    </div>
  );
}
