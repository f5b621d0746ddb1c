import { Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { useListFile } from '#src/kit/listFiles/useListFile.ts';
import { LoadingRows, Pager } from '#src/kit/lists/PagedList.tsx';
import { Page } from '#src/kit/ui/Page.tsx';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { topicForm } from '#store/topics/topicForm.slice.ts';
import { topicWrites } from '#store/topics/topics.writes.ts';
import { queuedAmong } from '#store/work/work.slice.ts';
import { TopicFormView } from './TopicFormView.tsx';
import { TopicSearchesView } from './TopicSearchesView.tsx';
import { topicList as copy } from './topics.copy.ts';
import { useSearchEnds } from './useSearchEnds.ts';

/** topic-finder (spec §2): a new search, and those that were made. */
export function TopicList() {
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  return (
    <Page title={copy.title}>
      <Stack gap="xl">
        <Text c="dimmed" maw={640}>
          {copy.lead}
        </Text>
        {canWrite ? <NewSearch /> : null}
        <Searches canWrite={canWrite} />
      </Stack>
    </Page>
  );
}

function NewSearch() {
  const dispatch = useAppDispatch();
  const file = useListFile((list) => dispatch(topicForm.fileChosen(list)));
  const state = useAppSelector(topicForm.select);
  useEffect(() => () => void dispatch(topicForm.left()), [dispatch]);
  return (
    <TopicFormView
      state={state}
      onChange={(change) => dispatch(topicForm.edited(change))}
      {...file}
      onDropList={() => dispatch(topicForm.listDropped())}
      onSubmit={() => dispatch(topicForm.searchRequested())}
    />
  );
}

function Searches({ canWrite }: { readonly canWrite: boolean }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const [page, setPage] = useState(0);
  const { data } = useResource('topicSearches', { workspaceId, page });
  const jobs = useOptionalResource('jobs', { workspaceId })?.jobs ?? [];
  const searching = data?.searches.filter(({ state }) => state === 'searching') ?? [];
  useSearchEnds(searching, jobs);
  if (data === undefined) return <LoadingRows label={copy.searches} height={68} />;
  const remove = (topicSearchId: string) =>
    dispatch(topicWrites.removeSearch({ workspaceId, topicSearchId }));
  return (
    <section aria-label={copy.searches}>
      <TopicSearchesView
        searches={data.searches}
        isFirstPage={page === 0}
        queued={queuedAmong(jobs)}
        onRemove={canWrite ? remove : null}
      />
      <Pager
        page={page}
        isLastPage={data.last}
        isEmpty={data.searches.length === 0}
        onPage={setPage}
      />
    </section>
  );
}
