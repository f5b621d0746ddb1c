import { useEffect } from 'react';
import { displayedTitle } from '#domain/article/body.ts';
import { promptFor } from '#domain/images/image.ts';
import type { DescribedImage } from '#html/figure.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { CostLine } from '#src/kit/limits/CostLine.tsx';
import { articleSave } from '#store/article/save.slice.ts';
import { imageMaking } from '#store/images/imageMaking.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { work } from '#store/work/work.slice.ts';
import { GenerateView } from './GenerateView.tsx';

interface GeneratePanelProps {
  /** What is done with an image, as a button says it. */
  readonly verb: string;
  readonly onChoose: (image: DescribedImage) => void;
}

/** Has images made by a model, and shows those of the last day: a reload, or another tab, changes nothing. */
export function GeneratePanel({ verb, onChoose }: GeneratePanelProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const engine = useOptionalResource('engine', null);
  const { data } = useResource('imageRequests', { workspaceId });
  useOptionalResource('jobs', { workspaceId }); // while it is used, the end of a job is told
  const article = useOpenArticle();
  const of = { workspaceId, articleId: article?.articleId ?? null };
  const form = useAppSelector((state) => imageMaking.selectForm(state, of));
  const isAsking = useAppSelector(imageMaking.selectIsAsking);
  const key = `${of.workspaceId}/${of.articleId}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what it is for
  useEffect(() => void dispatch(imageMaking.opened({ of })), [dispatch, key]);
  const prompt = form.prompt ?? promptFor(article?.title ?? '');
  const { shape, error, replaced } = form;
  return (
    <GenerateView
      state={{ prompt, shape, error, isAsking, isReplaced: replaced !== null }}
      model={engine?.imageModel}
      requests={data?.requests}
      cost={<CostLine limit="aiImages" />}
      verb={verb}
      onChange={(change) => dispatch(imageMaking.changed({ of, change }))}
      onTake={(wish) => {
        const isTyped = (form.prompt ?? '').trim() !== '' && form.prompt !== wish.prompt;
        const typed = isTyped ? { prompt, shape } : replaced;
        dispatch(imageMaking.taken({ of, wish, typed }));
      }}
      onBringBack={() => dispatch(imageMaking.broughtBack({ of }))}
      onMake={() => dispatch(imageMaking.makeRequested({ ...of, prompt: prompt.trim(), shape }))}
      onStop={(jobId) => dispatch(work.stopRequested({ workspaceId, jobId }))}
      // What was asked for is not what it shows, so it has no alternative text yet.
      onChoose={({ src, width, height, alt }) => onChoose({ src, width, height, alt })}
    />
  );
}

/** The article that is open for writing; null if none is. */
function useOpenArticle() {
  const { articleId } = useAppSelector(router.selectLocation).params;
  const draft = useAppSelector((state) => articleSave.selectDraft(state, articleId ?? ''));
  if (articleId === undefined || draft === null) return null;
  return { articleId, title: displayedTitle(draft.body, draft.title).trim() };
}
