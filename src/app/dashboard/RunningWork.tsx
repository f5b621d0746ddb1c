import { Button, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import type { JobSummary } from '#contract/content.schema.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { taskNames } from '#src/kit/copy/tasks.ts';
import { useAppDispatch, useOptionalResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { isRunning, work } from '#store/writing/work.slice.ts';
import { dashboard as copy } from './dashboard.copy.ts';
import classes from './dashboard.module.css';

/** What is being written now, wherever it was started; nothing while nothing runs. */
export function RunningWork() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const running = useOptionalResource('jobs', { workspaceId })?.jobs.filter(isRunning) ?? [];
  if (running.length === 0) return null;
  return (
    <section className={classes.card} aria-label={copy.running}>
      <Text fw={600} mb="sm">
        {copy.running}
      </Text>
      <ul className={classes.list}>
        {running.map((job) => (
          <WorkRow
            key={job.jobId}
            job={job}
            onStop={() => dispatch(work.stopRequested({ workspaceId, jobId: job.jobId }))}
          />
        ))}
      </ul>
    </section>
  );
}

function WorkRow({ job, onStop }: { readonly job: JobSummary; onStop(): void }) {
  const { task, articleId, articleTitle, done, total } = job;
  const title = articleTitle === '' ? copy.untitled : articleTitle;
  const label = copy.workOf(taskNames[task], title);
  return (
    <li className={classes.work}>
      <div>
        <AppLink to={`/articles/${articleId}`} className={classes.row ?? ''}>
          {label}
        </AppLink>
        <Text size="xs" c="dimmed">
          {total === null ? copy.starting : copy.progress(done, total)}
        </Text>
        <Progress value={total === null ? 0 : (100 * done) / total} size="sm" aria-label={label} />
      </div>
      <Button size="xs" variant="default" aria-label={copy.stopOf(label)} onClick={onStop}>
        {copy.stop}
      </Button>
    </li>
  );
}
