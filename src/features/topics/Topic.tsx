import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import type { ReactNode } from 'react';
import type { TopicSearch } from '#contract/topics/topic.schema.ts';
import type { JobSummary } from '#contract/work/job.schema.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { waitingText } from '#src/kit/copy/tasks.ts';
import { ExampleNote } from '#src/kit/examples/ExampleNote.tsx';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { Page, PageSkeleton, StatePanel } from '#src/kit/ui/Page.tsx';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { topicFinder } from '#store/topics/topicFinder.slice.ts';
import { topicWrites } from '#store/topics/topics.writes.ts';
import { work } from '#store/work/work.slice.ts';
import { Continue } from './Continue.tsx';
import { SearchNotesView } from './SearchNotesView.tsx';
import { TopicsView } from './TopicsView.tsx';
import { topicPage as copy, nameOfSearch } from './topics.copy.ts';
import { useSearchEnds } from './useSearchEnds.ts';

/** topic-finder/{id} (spec §2): the topics of a search. */
export function Topic() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const { topicId: topicSearchId = '' } = useAppSelector(router.selectLocation).params;
  const of = { workspaceId, topicSearchId };
  const { data } = useResource('topics', of);
  const jobs = useOptionalResource('jobs', { workspaceId })?.jobs ?? [];
  useSearchEnds(data?.search.state === 'searching' ? [data.search] : [], jobs);
  if (data === undefined) return <PageSkeleton label={copy.opening} />;
  const { search, topics } = data;
  const { state } = search;
  const isCutOff = state === 'stopped' || state === 'failed';
  const job = jobs.find(({ jobId }) => jobId === search.jobId);
  return (
    <Page
      title={nameOfSearch(search)}
      action={
        <Button component={AppLink} to="/topic-finder" variant="default">
          {copy.back}
        </Button>
      }
    >
      <Example search={search} />
      <Stack gap="md">
        <SearchNotesView search={search} />
        {isCutOff && topics.length > 0 ? (
          <Alert color="yellow">
            {state === 'stopped' ? copy.stoppedPart : copy.failedPart}
            <Continue {...of} mt="xs" />
          </Alert>
        ) : null}
        {topics.length > 0 ? (
          <TopicsView
            topics={topics}
            onExport={(view) => dispatch(topicFinder.exportRequested({ ...of, view }))}
            onMark={
              canWrite
                ? (topicId, isFavourite) =>
                    dispatch(topicWrites.mark({ workspaceId, topicId, body: { isFavourite } }))
                : null
            }
          />
        ) : (
          <NoTopics
            search={search}
            job={job}
            goOn={<Continue {...of} />}
            onStop={(jobId) => dispatch(work.stopRequested({ workspaceId, jobId }))}
          />
        )}
      </Stack>
    </Page>
  );
}

const Example = ({ search }: { readonly search: TopicSearch }) =>
  search.isExample ? (
    <ExampleNote kind="topics" id={search.id} title={nameOfSearch(search)} />
  ) : null;

interface NoTopicsProps {
  readonly search: TopicSearch;
  readonly job: JobSummary | undefined;
  readonly goOn: ReactNode;
  readonly onStop: (jobId: string) => void;
}

function NoTopics({ search, job, goOn, onStop }: NoTopicsProps) {
  const { state, jobId } = search;
  if (state === 'searching')
    return (
      <Stack gap="sm" role="status">
        <Text>{job?.state === 'queued' ? waitingText : copy.searching}</Text>
        <Steps job={job} />
        {jobId === null ? null : (
          <div>
            <Button variant="default" onClick={() => onStop(jobId)}>
              {copy.stop}
            </Button>
          </div>
        )}
      </Stack>
    );
  if (state === 'ready')
    return (
      <StatePanel title={copy.nothingTitle} hint={copy.nothingHint}>
        <Button component={AppLink} to="/settings" variant="default">
          {copy.toSettings}
        </Button>
      </StatePanel>
    );
  return (
    <StatePanel title={state === 'stopped' ? copy.stoppedTitle : copy.failedTitle} role="alert">
      <Group justify="center" gap="xs">
        {goOn}
        <Button component={AppLink} to="/topic-finder" variant="default">
          {copy.again}
        </Button>
      </Group>
    </StatePanel>
  );
}

function Steps({ job }: { readonly job: JobSummary | undefined }) {
  const { done = 0, total = null } = job ?? {};
  const share = total === null || total === 0 ? 0 : (100 * done) / total;
  return (
    <>
      {total === null ? null : <Text size="sm">{copy.progress(done, total)}</Text>}
      <Progress value={share} aria-label={copy.progressLabel} />
    </>
  );
}
