import { Skeleton } from '@mantine/core';
import { useAppDispatch, useAppSelector, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { ideas } from '#store/ideas/ideas.slice.ts';
import { IdeasView } from './IdeasView.tsx';

/** The ideas of the week, and those that were kept. */
export function Ideas() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const { data } = useResource('ideas', { workspaceId });
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  if (data === undefined) return <Skeleton h={120} />;
  return (
    <IdeasView
      {...data}
      onMail={
        canWrite ? (isWanted) => dispatch(ideas.mailRequested({ workspaceId, isWanted })) : null
      }
      onChange={
        canWrite
          ? (ideaId, state) => dispatch(ideas.changeRequested({ workspaceId, ideaId, state }))
          : null
      }
    />
  );
}
