import { UnstyledButton } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { isRunning, work } from '#store/work/work.slice.ts';
import { dashboard as copy } from './dashboard.copy.ts';
import classes from './dashboard.module.css';

/** Tries the links of every article; one check at a time. Shown to those who may write. */
export function CheckLinks() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const jobs = useOptionalResource('jobs', { workspaceId })?.jobs ?? [];
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const isAsked = useAppSelector((state) =>
    work.selectIsAsked(state, { workspaceId, jobId: null }),
  );
  if (!canWrite) return null;
  return (
    <li>
      <UnstyledButton
        className={classes.tool}
        disabled={isAsked || jobs.some((job) => job.kind === 'links' && isRunning(job))}
        onClick={() => dispatch(work.linkCheckRequested({ workspaceId }))}
      >
        <IconLinkOff size={18} stroke={1.6} aria-hidden />
        {copy.checkLinks}
      </UnstyledButton>
    </li>
  );
}
