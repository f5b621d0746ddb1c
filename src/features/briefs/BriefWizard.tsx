import { useEffect } from 'react';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useParameterOnce,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { CostLine } from '#src/kit/limits/CostLine.tsx';
import { Page, PageSkeleton } from '#src/kit/ui/Page.tsx';
import { keyphrasesIn } from '#store/briefs/briefValues.ts';
import { briefWizard } from '#store/briefs/briefWizard.slice.ts';
import { BriefList } from './BriefList.tsx';
import { BriefWizardView } from './BriefWizardView.tsx';
import { briefWizardTexts as copy } from './briefs.copy.ts';

/** briefs/create (spec §2). What is typed is in the store and survives a reload. */
export function BriefWizard() {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(briefWizard.select);
  useEffect(() => {
    dispatch(briefWizard.entered());
  }, [dispatch]);
  const isOpen = status === 'editing' || status === 'asking';
  return (
    <Page title={copy.title} isNarrow>
      {isOpen ? <OpenBriefWizard /> : <PageSkeleton label={copy.opening} />}
    </Page>
  );
}

function OpenBriefWizard() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(briefWizard.select);
  const flaw = useAppSelector(briefWizard.selectFlaw);
  const workspaceId = useWorkspaceId();
  const recent = useOptionalResource('recentSnapshots', { workspaceId });
  const count = keyphrasesIn(state.values).length;
  useParameterOnce('keyphrase', (asked) => {
    if (!keyphrasesIn(state.values).includes(asked))
      dispatch(briefWizard.edited({ keyphrases: `${state.values.keyphrases}\n${asked}`.trim() }));
  });
  return (
    <>
      <BriefWizardView
        values={state.values}
        count={count}
        snapshots={recent?.snapshots ?? []}
        cost={<CostLine limit="article" most={Math.max(1, count)} />}
        flaw={flaw}
        isAsking={state.status === 'asking'}
        error={state.status === 'editing' ? state.error : null}
        onChange={(change) => dispatch(briefWizard.edited(change))}
        onSubmit={() => dispatch(briefWizard.submitted())}
      />
      <BriefList />
    </>
  );
}
