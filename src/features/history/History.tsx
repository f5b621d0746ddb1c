import { Alert, Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { useEffect, useState } from 'react';
import { ARTICLE_LIST_LIMIT } from '#contract/article/article.route.ts';
import { useReportReader } from '#src/kit/article/useReportReader.ts';
import { app } from '#src/kit/copy/app.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import { useAppDispatch, useAppSelector, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { Pager } from '#src/kit/lists/PagedList.tsx';
import { useOpening } from '#src/kit/ui/useOpening.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { versions } from '#store/history/versions.slice.ts';
import { versionWrites } from '#store/history/versions.writes.ts';
import { Comparison } from './Comparison.tsx';
import { history as copy, versionsFailures } from './history.copy.ts';
import classes from './history.module.css';
import { KeepVersion } from './KeepVersion.tsx';
import { type Chosen, VersionListView } from './VersionListView.tsx';

interface HistoryDrawerProps {
  readonly articleId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function HistoryDrawer({ articleId, isOpen, onClose }: HistoryDrawerProps) {
  return (
    <Drawer
      opened={useOpening(isOpen)}
      onClose={onClose}
      position="right"
      size={1180}
      title={copy.open}
      closeButtonProps={{ 'aria-label': app.close }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <ErrorBoundary isPanel>
        <History articleId={articleId} onLeave={onClose} />
      </ErrorBoundary>
    </Drawer>
  );
}

interface HistoryProps {
  readonly articleId: string;
  readonly onLeave: () => void;
}

/** The versions of an article, and a comparison with the chosen one. */
function History({ articleId, onLeave }: HistoryProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<Chosen>('current');
  /** On narrow screens either the list or the comparison is shown. */
  const [isComparing, setComparing] = useState(false);
  useReportReader('panel');
  const words = useAppSelector((state) => articleReport.select(state, articleId).report?.words);
  const args = { workspaceId, articleId, page, limit: ARTICLE_LIST_LIMIT };
  const { data } = useResource('versions', args);
  const list = data?.content;
  const at = list?.findIndex(({ version }) => version === chosen) ?? -1;
  const choose = (next: Chosen) => {
    setChosen(next);
    setComparing(true);
  };
  return (
    <div className={classes.columns} data-comparing={isComparing}>
      <Failure />
      <div className={classes.versions}>
        <KeepVersion articleId={articleId} />
        <VersionListView
          versions={list}
          currentWords={words}
          chosen={chosen}
          onChoose={choose}
          onRename={(version, name) =>
            dispatch(versionWrites.rename({ workspaceId, articleId, version, body: { name } }))
          }
        />
        <Pager
          page={page}
          isLastPage={data?.last ?? true}
          isEmpty={list?.length === 0}
          onPage={setPage}
        />
      </div>
      {list === undefined ? null : (
        <Comparison
          key={String(chosen)}
          articleId={articleId}
          version={list[at] ?? null}
          previous={list[at + 1] ?? null}
          onBack={() => setComparing(false)}
          onLeave={onLeave}
        />
      )}
    </div>
  );
}

/** Why the last action on a version failed. Leaving the page dismisses it. */
function Failure() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(versions.select);
  const dismiss = () => void dispatch(versions.dismissed());
  useEffect(() => () => void dispatch(versions.dismissed()), [dispatch]);
  if (state.status !== 'failed') return null;
  const { failure, code } = state;
  return (
    <Alert
      color="red"
      role="alert"
      className={classes.failure ?? ''}
      withCloseButton
      closeButtonLabel={app.close}
      onClose={dismiss}
    >
      {versionsFailures[failure]}
      {code === null ? null : ` ${textOfProblem(code)}`}
    </Alert>
  );
}
