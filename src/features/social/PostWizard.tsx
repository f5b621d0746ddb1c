import { useEffect, useMemo } from 'react';
import { POSTS_MOST } from '#contract/social/post.route.ts';
import { queryParameter } from '#domain/session/address.ts';
import { isUuid4 } from '#domain/session/routes.ts';
import { articles as articleTexts } from '#src/kit/copy/articles.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useParameterOnce,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { CostLine } from '#src/kit/limits/CostLine.tsx';
import { WhoCanHelp } from '#src/kit/limits/ModelHint.tsx';
import { Page, PageSkeleton } from '#src/kit/ui/Page.tsx';
import { VoiceField } from '#src/kit/voice/VoiceField.tsx';
import { selectAllArticles } from '#store/article/allArticles.ts';
import { articleIndex } from '#store/article/list.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { postWizard } from '#store/social/postWizard.slice.ts';
import { PostWizardView } from './PostWizardView.tsx';
import { postWizardTexts as copy } from './social.copy.ts';

/** smm/create (spec §2). What is typed is in the store and survives a reload. */
export function PostWizard() {
  const dispatch = useAppDispatch();
  const { search } = useAppSelector(router.selectLocation);
  const { status } = useAppSelector(postWizard.select);
  const asked = queryParameter(search, 'article');
  const articleId = asked !== null && isUuid4(asked) ? asked : null;
  const wanted = Number(queryParameter(search, 'posts'));
  const count = wanted >= 1 && wanted <= POSTS_MOST ? Math.floor(wanted) : 1;
  useEffect(() => {
    dispatch(postWizard.entered({ articleId, count }));
    dispatch(articleIndex.opened());
    return () => void dispatch(articleIndex.closed());
  }, [dispatch, articleId, count]);
  const isOpen = status === 'editing' || status === 'asking';
  return (
    <Page title={copy.title} isNarrow>
      {isOpen ? <OpenPostWizard /> : <PageSkeleton label={copy.opening} />}
    </Page>
  );
}

function OpenPostWizard() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(postWizard.select);
  const count = useAppSelector(postWizard.selectCount);
  const isComplete = useAppSelector(postWizard.selectIsComplete);
  const engine = useOptionalResource('engine', null);
  useParameterOnce('url', (url) => dispatch(postWizard.edited({ from: 'url', url })));
  return (
    <PostWizardView
      values={state.values}
      isAsking={state.status === 'asking'}
      isComplete={isComplete}
      error={state.status === 'editing' ? state.error : null}
      articles={useArticleChoices()}
      withoutModel={
        engine?.model === null ? (
          <>
            {copy.withoutModel} <WhoCanHelp />
          </>
        ) : null
      }
      count={count}
      voice={
        <VoiceField
          value={state.values.voice}
          onChange={(voice) => dispatch(postWizard.edited({ voice }))}
        />
      }
      cost={<CostLine limit="smm" most={count} />}
      onChange={(change) => dispatch(postWizard.edited(change))}
      onSubmit={() => dispatch(postWizard.submitted())}
    />
  );
}

/** Every article that has text, of any kind but a post. */
function useArticleChoices() {
  const workspaceId = useWorkspaceId();
  const all = useAppSelector((state) => selectAllArticles(state, workspaceId));
  return useMemo(
    () =>
      all
        .filter(({ type, meta }) => type !== 'SMM' && !meta.isEmptyArticle)
        .map(({ id, title }) => ({ value: id, label: title || articleTexts.untitled })),
    [all],
  );
}
