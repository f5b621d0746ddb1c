import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { FigureImage } from '#html/figure.ts';
import { useAppDispatch, useResource } from '#src/kit/hooks.ts';
import { Pager } from '#src/kit/Pager.tsx';
import { useWorkspaceId } from '#src/kit/useWorkspaceId.ts';
import { imageTexts as copy } from '#src/editor/copy/images.ts';
import { imageUpload } from '#store/images/upload.slice.ts';
import { LibraryView } from './LibraryView.tsx';

/** Fills its rows in two, three and four columns. */
const PAGE_SIZE = 12;

/** The images of the workspace, newest first. */
export function LibraryPanel({ onChoose }: { onChoose(image: FigureImage): void }) {
  const workspaceId = useWorkspaceId();
  const dispatch = useAppDispatch();
  const [page, setPage] = useState(0);
  const { data } = useResource('assets', { workspaceId, page, limit: PAGE_SIZE });
  if (data === undefined) return <Skeleton h={240} role="status" aria-label={copy.loading} />;
  return (
    <>
      <LibraryView
        assets={data.content}
        onChoose={({ src, width, height }) => onChoose({ src, width, height })}
        onDelete={({ id }) =>
          dispatch(imageUpload.assetDeleteRequested({ workspaceId, assetId: id }))
        }
      />
      <Pager page={page} isLastPage={data.last} onPage={setPage} />
    </>
  );
}
