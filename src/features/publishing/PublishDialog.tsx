import { Modal, Skeleton, Stack } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { useEffect, useState } from 'react';
import { app } from '#src/kit/copy/app.ts';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { useOpening } from '#src/kit/ui/useOpening.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { publish } from '#store/publishing/publish.slice.ts';
import { NoSiteView } from './NoSiteView.tsx';
import { PublishContent } from './PublishContent.tsx';
import { publishing as copy } from './publish.copy.ts';

interface PublishDialogProps {
  readonly articleId: string;
  readonly isOpen: boolean;
}

/** Publishes an article, and shows what it has become on each site. */
export function PublishDialog({ articleId, isOpen }: PublishDialogProps) {
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(publish.closed()), [dispatch]);
  return (
    <Modal
      opened={useOpening(isOpen)}
      onClose={() => dispatch(publish.closed())}
      size="lg"
      title={copy.title}
      closeButtonProps={{ 'aria-label': app.close }}
    >
      <ErrorBoundary isPanel>
        <Stack gap="md">{isOpen ? <Sites articleId={articleId} /> : null}</Stack>
      </ErrorBoundary>
    </Modal>
  );
}

function Sites({ articleId }: { readonly articleId: string }) {
  const workspaceId = useWorkspaceId();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const { data } = useResource('sites', { workspaceId });
  const { data: posts } = useResource('publications', { workspaceId, articleId });
  const chosen = useOptionalResource('defaultSite', { workspaceId });
  const state = useAppSelector((all) => publish.selectOf(all, articleId));
  const [picked, setPicked] = useState<string | null>(null);
  if (data === undefined || posts === undefined) return <Skeleton h={200} />;
  const ids = data.sites.map(({ id }) => id);
  const inRun = state !== null && 'siteId' in state ? state.siteId : null;
  const wanted = [inRun, picked, chosen?.siteId, ids[0]].find(
    (id) => id != null && ids.includes(id),
  );
  const site = data.sites.find(({ id }) => id === wanted);
  if (site === undefined || state === null) return <NoSiteView canWrite={canWrite} />;
  const publication = posts.publications.find(({ siteId }) => siteId === site.id) ?? null;
  return (
    <PublishContent
      key={site.id}
      articleId={articleId}
      state={state}
      site={site}
      sites={data.sites}
      publication={publication}
      canWrite={canWrite}
      onSite={setPicked}
    />
  );
}
