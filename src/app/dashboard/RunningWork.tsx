import { Button, Progress, Skeleton, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { type ReactNode, useState } from 'react';
import { isStepped, type JobKind } from '#contract/lib/tasks.ts';
import type { DeadLink } from '#contract/pages/url.schema.ts';
import type { JobSummary } from '#contract/work/job.schema.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { taskNames, waitingName } from '#src/kit/copy/tasks.ts';
import { useAppDispatch, useOptionalResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { isRunning, work } from '#store/work/work.slice.ts';
import { dashboard as copy } from './dashboard.copy.ts';
import classes from './dashboard.module.css';

/** What is being done now, wherever it was started, and what the person has had done in steps within the last hour. */
export function RunningWork() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const jobs = useOptionalResource('jobs', { workspaceId })?.jobs ?? [];
  const running = jobs.filter(isRunning);
  // The end of other work on an article is seen in the article.
  const ended = jobs.filter((job) => !isRunning(job) && isStepped(job.kind) && job.isMine);
  const stop = (jobId: string) => dispatch(work.stopRequested({ workspaceId, jobId }));
  return (
    <>
      <Work title={copy.running}>
        {running.map((job) => (
          <RunningRow key={job.jobId} job={job} onStop={() => stop(job.jobId)} />
        ))}
      </Work>
      <Work title={copy.ended}>
        {ended.map((job) => (
          <EndedRow key={job.jobId} job={job} />
        ))}
      </Work>
    </>
  );
}

interface WorkProps {
  readonly title: string;
  readonly children: readonly ReactNode[];
}

function Work({ title, children }: WorkProps) {
  if (children.length === 0) return null;
  return (
    <section className={classes.workCard} aria-label={title}>
      <Text fw={600} mb="sm">
        {title}
      </Text>
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}

function RunningRow({ job, onStop }: { readonly job: JobSummary; onStop(): void }) {
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
        <Progress value={share} size="sm" aria-label={label} />
      </div>
      <Button size="xs" variant="default" aria-label={copy.stopOf(label)} onClick={onStop}>
        {copy.stop}
      </Button>
    </li>
  );
}

/** One line: what it was, which leads to what came of it, and how it ended. */
const EndedRow = ({ job }: { readonly job: JobSummary }) => (
  <li className={classes.work}>
    <div className={classes.ended}>
      <WorkTitle job={job} />{' '}
      <Text span size="xs" c="dimmed">
        {progressOf(job)}
      </Text>
    </div>
    {job.kind === 'links' && job.done > 0 ? <DeadLinks jobId={job.jobId} /> : null}
  </li>
);

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
  const to = placeOf(job);
  if (to === null) return <span className={classes.workTitle}>{labelOf(job)}</span>;
  return (
    <AppLink to={to} className={classes.workTitle ?? ''}>
      {labelOf(job)}
    </AppLink>
  );
}

/** Where one sees what comes of a job; null: only in its row. */
const PLACES: Readonly<Partial<Record<JobKind, string>>> = {
  posts: '/articles?type=SMM',
  briefs: '/articles?type=BRIEF',
  image: '/images',
  pages: '/settings?section=search',
  tone: '/brand-voice',
  voiceTone: '/brand-voice',
  export: '/settings?section=data',
  import: '/settings?section=data',
};

function placeOf({ kind, article, about }: JobSummary): string | null {
  if (about !== null && kind === 'topics') return `/topic-finder/${about.id}`;
  if (about !== null && kind === 'audits') return `/audit/${about.id}`;
  if (about?.count === 1 && kind === 'briefs') return `/briefs/${about.id}`;
  return PLACES[kind] ?? (article && `/articles/${article.id}`);
}

function labelOf({ kind, article, about }: JobSummary): string {
  const task = taskNames[kind];
  if (article !== null)
    return copy.workOf(task, article.title === '' ? copy.untitled : article.title);
  if (about !== null && about.name !== '')
    return copy.workOf(task, copy.named(about.name, about.count));
  return kind === 'links' ? copy.workOf(task, copy.everyArticle) : task;
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
