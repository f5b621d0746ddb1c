import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { useFiles } from '#src/kit/images/FilesContext.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { pageImport } from '#store/seo/pageImport.slice.ts';
import { PageImportView } from './PageImportView.tsx';
import { PageListView } from './PageListView.tsx';
import { Panel } from './Panel.tsx';
import { importedPages } from './search.copy.ts';

/** The pages that the workspace has imported. */
export function PagesPanel() {
  return (
    <Panel title={importedPages.title} hint={importedPages.hint}>
      <Pages />
    </Panel>
  );
}

function Pages() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const { keep } = useFiles();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const state = useAppSelector(pageImport.select);
  const [page, setPage] = useState(0);
  const { data, refetch } = useResource('pages', { workspaceId, page });
  useEffect(() => () => void dispatch(pageImport.left()), [dispatch]);
  return (
    <>
      {canWrite ? (
        <PageImportView
          state={state}
          keep={keep}
          onImport={(source) => dispatch(pageImport.requested({ workspaceId, source }))}
        />
      ) : null}
      {data === undefined ? (
        <Skeleton h={96} />
      ) : (
        <PageListView
          list={data}
          canChange={canWrite}
          onRemove={(pageId) => dispatch(pageImport.removeRequested({ workspaceId, pageId }))}
          onTurn={setPage}
          onRefresh={refetch}
        />
      )}
    </>
  );
}
