import { Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { useFiles } from '#src/kit/FilesContext.ts';
import { LoadingRows, Pager } from '#src/kit/PagedList.tsx';
import { Page } from '#src/kit/ui/Page.tsx';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { topicFinder } from '#store/topics/topicFinder.slice.ts';
import { topicForm } from '#store/topics/topicForm.slice.ts';
import { queuedAmong } from '#store/writing/work.slice.ts';
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
  const files = useFiles();
  const state = useAppSelector(topicForm.select);
  useEffect(() => () => void dispatch(topicForm.left()), [dispatch]);
  return (
    <TopicFormView
      state={state}
      onChange={(change) => dispatch(topicForm.edited(change))}
      onFile={(file) =>
        dispatch(topicForm.fileChosen({ fileId: files.keep(file), name: file.name }))
      }
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
    dispatch(topicFinder.removeRequested({ workspaceId, topicSearchId }));
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
