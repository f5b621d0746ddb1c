import { useState } from 'react';
import { ARTICLE_LIST_LIMIT } from '#contract/article.route.ts';
import { Pager } from '#src/kit/Pager.tsx';
import { useAppDispatch, useAppSelector, useResource } from '#src/kit/hooks.ts';
import { useWorkspaceId } from '#src/kit/useWorkspaceId.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { versions } from '#store/history/versions.slice.ts';
import { Comparison } from './Comparison.tsx';
import { Failure } from './Failure.tsx';
import classes from './history.module.css';
import { KeepVersion } from './KeepVersion.tsx';
import { type Chosen, VersionListView } from './VersionListView.tsx';

interface HistoryProps {
  readonly articleId: string;
  readonly onLeave: () => void;
}

/** The versions of an article, and a comparison with the chosen one. */
export function History({ articleId, onLeave }: HistoryProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<Chosen>('current');
  /** On narrow screens either the list or the comparison is shown. */
  const [isComparing, setComparing] = useState(false);
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
            dispatch(versions.renamed({ workspaceId, articleId, version, name }))
          }
        />
        <Pager page={page} isLastPage={data?.last ?? true} onPage={setPage} />
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
