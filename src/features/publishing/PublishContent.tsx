import { Text } from '@mantine/core';
import type { Site } from '#contract/publishing/integration.schema.ts';
import type { Publication } from '#contract/publishing/publication.schema.ts';
import { useAppDispatch } from '#src/kit/hooks.ts';
import {
  type AskedPublication,
  type OpenPublish,
  publish,
} from '#store/publishing/publish.slice.ts';
import { work } from '#store/work/work.slice.ts';
import { ChangedThereView } from './ChangedThereView.tsx';
import { OverView } from './OverView.tsx';
import { PublishForm } from './PublishForm.tsx';
import { publishing as copy } from './publish.copy.ts';
import { RunListView } from './RunListView.tsx';
import { RunningView } from './RunningView.tsx';

export interface PublishContentProps {
  readonly articleId: string;
  readonly state: OpenPublish;
  readonly site: Site;
  readonly sites: readonly Site[];
  readonly publication: Publication | null;
  readonly canWrite: boolean;
  readonly onSite: (siteId: string) => void;
}

/** What the dialog shows of one site. */
export function PublishContent(props: PublishContentProps) {
  const { articleId, state, site, publication, canWrite } = props;
  const dispatch = useAppDispatch();
  const of = { workspaceId: site.workspaceId, articleId, siteId: site.id };
  const copyOf = (jobId: string | null) => dispatch(publish.copyRequested({ ...of, jobId }));
  if (state.status === 'editing' || state.status === 'over') {
    const isEditing = state.status === 'editing';
    return (
      <>
        {isEditing ? (
          <PublishForm
            {...props}
            error={state.error}
            onPublish={(asked) => dispatch(publish.requested({ ...of, asked }))}
            onTrash={() => dispatch(publish.trashRequested(of))}
          />
        ) : (
          <OverView run={state.run} onBack={() => dispatch(publish.resumed(of))} />
        )}
        <RunListView
          runs={publication?.runs ?? []}
          onCopy={canWrite && isEditing ? copyOf : null}
        />
      </>
    );
  }
  return <AtWork {...of} state={state} onCopy={() => copyOf(null)} />;
}

interface AtWorkProps {
  readonly workspaceId: string;
  readonly articleId: string;
  readonly siteId: string;
  readonly state: Exclude<OpenPublish, { readonly status: 'editing' | 'over' }>;
  readonly onCopy: () => void;
}

/** What is said while nothing can be entered. */
function AtWork({ state, onCopy, ...of }: AtWorkProps) {
  const dispatch = useAppDispatch();
  const { workspaceId } = of;
  if (state.status === 'running') {
    const stop = () => dispatch(work.stopRequested({ workspaceId, jobId: state.jobId }));
    return <RunningView progress={state.progress} onStop={stop} />;
  }
  if (state.status !== 'deciding') return <Text role="status">{copy.waiting[state.status]}</Text>;
  const { asked, seen } = state;
  const replace = (again: AskedPublication) =>
    dispatch(publish.requested({ ...of, asked: { ...again, replaces: seen.hash } }));
  return (
    <ChangedThereView
      seen={seen}
      onReplace={asked && (() => replace(asked))}
      onCopy={onCopy}
      onLeave={() => dispatch(publish.resumed(of))}
    />
  );
}
