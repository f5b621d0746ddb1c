import { Alert, Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { HostRequest, Refusal } from '../client.ts';
import { refusalText } from './ask.ts';
import classes from './hostPages.module.css';
import { useAct } from './useAct.ts';

/** What was done, and how to undo it. */
export interface Notice {
  readonly text: string;
  readonly undo?: {
    readonly label: string;
    readonly request: HostRequest;
    readonly doneText: string;
  };
}

export type Say = (notice: Notice | null) => void;

interface NoticeLineProps {
  readonly notice: Notice | null;
  readonly say: Say;
  readonly reload?: () => Promise<void>;
}

/** Announces what the page has just done, with an Undo button. */
export function NoticeLine({ notice, say, reload }: NoticeLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const { act, isWorking, refusal } = useAct(reload);
  useEffect(() => {
    // The pressed button may be gone: the keyboard continues from here.
    if (notice !== null && document.activeElement === document.body) line.current?.focus();
  }, [notice]);
  const undo = notice?.undo;
  const takeBack = async () => {
    if (undo !== undefined && (await act(undo.request))) say({ text: undo.doneText });
  };
  return (
    <>
      <div ref={line} role="status" tabIndex={-1} className={classes.notice}>
        {notice?.text}
        {undo === undefined ? null : (
          <Button variant="light" size="compact-sm" loading={isWorking} onClick={takeBack}>
            {undo.label}
          </Button>
        )}
      </div>
      <RefusalAlert refusal={refusal} />
    </>
  );
}

/** Announces a refusal where the action was started. */
export function RefusalAlert({ refusal }: { refusal: Refusal | null }) {
  return refusal === null ? null : (
    <Alert color="red" role="alert">
      {refusalText(refusal)}
    </Alert>
  );
}
