import { Button, Progress, Skeleton, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { useState } from 'react';
import type { DeadLink } from '#contract/url.schema.ts';
import type { JobSummary } from '#contract/job.schema.ts';
import { isStepped } from '#contract/tasks.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { taskNames, waitingName } from '#src/kit/copy/tasks.ts';
import { useAppDispatch, useOptionalResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { isRunning, work } from '#store/writing/work.slice.ts';
import { dashboard as copy } from './dashboard.copy.ts';
import classes from './dashboard.module.css';

/** What is being done now, wherever it was started, and what was done for the whole workspace within the last hour. */
export function RunningWork() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const jobs = useOptionalResource('jobs', { workspaceId })?.jobs ?? [];
  const running = jobs.filter(isRunning);
  // The end of other work on an article is seen in the article.
  const ended = jobs.filter((job) => !isRunning(job) && isStepped(job.kind));
  const stop = (jobId: string) => dispatch(work.stopRequested({ workspaceId, jobId }));
  return (
    <>
      <Work title={copy.running} jobs={running} onStop={stop} />
      <Work title={copy.ended} jobs={ended} onStop={stop} />
    </>
  );
}

interface WorkProps {
  readonly title: string;
  readonly jobs: readonly JobSummary[];
  readonly onStop: (jobId: string) => void;
}

function Work({ title, jobs, onStop }: WorkProps) {
  if (jobs.length === 0) return null;
  return (
    <section className={classes.workCard} aria-label={title}>
      <Text fw={600} mb="sm">
        {title}
      </Text>
      <ul className={classes.list}>
        {jobs.map((job) => (
          <WorkRow key={job.jobId} job={job} onStop={() => onStop(job.jobId)} />
        ))}
      </ul>
    </section>
  );
}

function WorkRow({ job, onStop }: { readonly job: JobSummary; onStop(): void }) {
  const { done, failed, total } = job;
  const label = labelOf(job);
  const share = total === null || total === 0 ? 0 : (100 * (done + failed)) / total;
  return (
    <li className={classes.work}>
      <div>
        <WorkTitle job={job} />
        <Text size="xs" c="dimmed" className={classes.progress ?? ''}>
          {progressOf(job)}
        </Text>
        {isRunning(job) ? <Progress value={share} size="sm" aria-label={label} /> : null}
      </div>
      {isRunning(job) ? (
        <Button size="xs" variant="default" aria-label={copy.stopOf(label)} onClick={onStop}>
          {copy.stop}
        </Button>
      ) : null}
      {job.kind === 'links' && !isRunning(job) && done > 0 ? <DeadLinks jobId={job.jobId} /> : null}
      {job.kind === 'posts' && done > 0 ? (
        <Button size="xs" variant="default" component={AppLink} to="/articles?type=SMM">
          {copy.posts}
        </Button>
      ) : null}
    </li>
  );
}

/** The addresses of a link check where there is nothing, on request. */
function DeadLinks({ jobId }: { readonly jobId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {copy.deadLinks}
      </Button>
      {isOpen ? <DeadLinkList jobId={jobId} /> : null}
    </>
  );
}

function DeadLinkList({ jobId }: { readonly jobId: string }) {
  const workspaceId = useWorkspaceId();
  const found = useOptionalResource('deadLinks', { workspaceId, jobId });
  if (found === undefined) return <Skeleton h={20} className={classes.found ?? ''} />;
  if (found.links.length === 0) return <p className={classes.found}>{copy.noDeadLinks}</p>;
  return (
    <ul className={classes.found}>
      {found.links.map((link) => (
        <DeadLinkRow key={link.url} {...link} />
      ))}
      {found.last ? null : <li>{copy.moreDeadLinks}</li>}
    </ul>
  );
}

function DeadLinkRow({ url, articles, hasMore }: DeadLink) {
  return (
    <li>
      {url}
      <ul className={classes.linking} aria-label={copy.linksTo(url)}>
        {articles.map(({ id, title }) => (
          <li key={id}>
            <AppLink to={`/articles/${id}`}>{title === '' ? copy.untitled : title}</AppLink>
          </li>
        ))}
        {hasMore ? <li>{copy.moreArticles}</li> : null}
        {articles.length === 0 && !hasMore ? <li>{copy.noLinkLeft}</li> : null}
      </ul>
    </li>
  );
}

function WorkTitle({ job }: { readonly job: JobSummary }) {
  if (job.article === null) return <span className={classes.workTitle}>{labelOf(job)}</span>;
  return (
    <AppLink to={`/articles/${job.article.id}`} className={classes.workTitle ?? ''}>
      {labelOf(job)}
    </AppLink>
  );
}

function labelOf({ kind, article }: JobSummary): string {
  if (article === null)
    return kind === 'links' ? copy.workOf(taskNames[kind], copy.everyArticle) : taskNames[kind];
  return copy.workOf(taskNames[kind], article.title === '' ? copy.untitled : article.title);
}

/** "Partly done: 40 of 42 done, 2 failed". */
function progressOf({ state, done, failed, total, doing }: JobSummary): string {
  if (state === 'queued') return waitingName;
  if (total === null) return state === 'running' ? copy.starting : copy.endedAs[state];
  const progress = copy.progress(done, total);
  const counts = failed > 0 ? copy.withFailed(progress, failed) : progress;
  if (state === 'running') return doing === null ? counts : `${counts} · ${doing}`;
  return `${copy.endedAs[state]}: ${counts}`;
}
