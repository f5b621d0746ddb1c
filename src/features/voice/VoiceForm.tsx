import { useEffect, useMemo } from 'react';
import { articles as articleTexts } from '#src/kit/copy/articles.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { useFiles } from '#src/kit/images/FilesContext.ts';
import { CostLine } from '#src/kit/limits/CostLine.tsx';
import { Page, PageSkeleton, StatePanel } from '#src/kit/ui/Page.tsx';
import { selectAllArticles } from '#store/article/allArticles.ts';
import { articleIndex } from '#store/article/list.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { voiceForm } from '#store/voice/voiceForm.slice.ts';
import { LinkButton } from './LinkButton.tsx';
import { VoiceFormView } from './VoiceFormView.tsx';
import { voiceFormTexts as copy } from './voice.copy.ts';

/** brand-voice/new and brand-voice/{brandVoiceId} (spec §2). What is typed for a new one survives a reload. */
export function VoiceForm() {
  const dispatch = useAppDispatch();
  const { params } = useAppSelector(router.selectLocation);
  const voiceId = params['brandVoiceId'] ?? null;
  const workspaceId = useWorkspaceId();
  const { data } = useResource('brandVoices', { workspaceId });
  const isThere = voiceId === null || data?.voices.some(({ id }) => id === voiceId) === true;
  const state = useAppSelector(voiceForm.select);
  useEffect(() => {
    dispatch(voiceForm.entered({ voiceId }));
    dispatch(articleIndex.opened());
    return () => {
      dispatch(voiceForm.left());
      dispatch(articleIndex.closed());
    };
  }, [dispatch, voiceId]);
  if (data !== undefined && !isThere)
    return (
      <StatePanel title={copy.missingTitle} hint={copy.missingHint} level={1}>
        <LinkButton to="/brand-voice">{copy.toList}</LinkButton>
      </StatePanel>
    );
  const title = voiceId === null ? copy.newTitle : copy.editTitle;
  return (
    <Page title={title} isNarrow>
      {state.status === 'editing' || state.status === 'saving' ? (
        <OpenForm />
      ) : (
        <PageSkeleton label={copy.opening} />
      )}
    </Page>
  );
}

function OpenForm() {
  const dispatch = useAppDispatch();
  const { keep } = useFiles();
  const form = useAppSelector(voiceForm.select);
  const engine = useOptionalResource('engine', null);
  const workspaceId = useWorkspaceId();
  const all = useAppSelector((state) => selectAllArticles(state, workspaceId));
  const articles = useMemo(
    () =>
      all
        .filter(({ meta, isExample }) => !meta.isEmptyArticle && !isExample)
        .map(({ id, title }) => ({ value: id, label: title || articleTexts.untitled })),
    [all],
  );
  if (form.status === 'closed' || form.status === 'opening') return null;
  return (
    <VoiceFormView
      form={form}
      articles={articles}
      keep={keep}
      onChange={(change) => dispatch(voiceForm.edited(change))}
      onAdd={(source) => dispatch(voiceForm.addRequested(source))}
      onRemove={(id) => dispatch(voiceForm.removed({ id }))}
      onSubmit={() => dispatch(voiceForm.submitted())}
      onTakeTheirs={() => dispatch(voiceForm.theirsTaken())}
      tone={{
        hasModel: engine === undefined ? null : engine.tasks.includes('tone'),
        cost: <CostLine limit="aiFeatures" />,
        onAsk: () => dispatch(voiceForm.toneRequested()),
        onTake: () => dispatch(voiceForm.toneTaken()),
        onLeave: () => dispatch(voiceForm.toneAnswered({ tone: null })),
      }}
    />
  );
}
