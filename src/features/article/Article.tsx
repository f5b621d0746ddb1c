import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useStore } from 'react-redux';
import { EMPTY_BODY } from '#domain/article/body.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { useAppDispatch, useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { article as copy } from './article.copy.ts';
import { useEditorHost } from '#src/editor/EditorContext.ts';
import { ImageUploads } from './ImageUploads.tsx';
import { chunk } from '#src/kit/ui/chunk.ts';
import { PageSkeleton, StatePanel } from '#src/kit/ui/Page.tsx';
import { articleExport } from '#store/transfer/export.slice.ts';
import { articleLock } from '#store/article/lock.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { selectShownArticle } from '#store/article/shownArticles.ts';
import { editorCrash } from '#store/article/editorCrash.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { ArticleHeader } from './ArticleHeader.tsx';
import { ArticleMarks } from './ArticleMarks.tsx';
import { ArticleOrigins } from './ArticleOrigins.tsx';
import { ArticleSpeller } from './ArticleSpeller.tsx';
import { ArticleWriter } from './ArticleWriter.tsx';
import classes from './article.module.css';
import { DraftBanner } from './DraftBanner.tsx';
import { EmptyArticle } from './EmptyArticle.tsx';
import type { ArticlePanel } from './panels/panels.ts';
import { SidePanel } from './panels/SidePanel.tsx';

const GuardedEditor = chunk(
  async () => (await import('#src/editor/GuardedEditor.tsx')).GuardedEditor,
);
GuardedEditor.begin(); // while the article loads

const ReadArticle = lazy(async () => ({
  default: (await import('./ReadArticle.tsx')).ReadArticle,
}));

interface ArticleProps {
  /** The buttons of other features in the header. */
  readonly tools: (articleId: string) => ReactNode;
  /** What other features say about the article, above its text. */
  readonly notes: (articleId: string) => ReactNode;
  readonly panels: readonly ArticlePanel[];
}

/** The article page. Sagas open and close the article when the address changes; this only shows it. */
export function Article({ tools, notes, panels }: ArticleProps) {
  const { articleId = '' } = useAppSelector(router.selectLocation).params;
  const isOpen = useAppSelector((state) => articleSave.selectIsOpen(state, articleId));
  const lock = useAppSelector((state) => articleLock.selectStatus(state, articleId));
  // An open article does not subscribe to what readers are shown, which each save replaces.
  if (isOpen && lock === 'mine')
    return (
      <OpenArticle
        key={articleId}
        {...{ articleId, panels }}
        tools={tools(articleId)}
        notes={notes(articleId)}
      />
    );
  return <UnopenedArticle articleId={articleId} notes={notes(articleId)} />;
}

function UnopenedArticle({ articleId, notes }: Pick<OpenArticleProps, 'articleId' | 'notes'>) {
  const workspaceId = useWorkspaceId();
  const args = { workspaceId, articleId };
  const entry = useAppSelector((state) => resources.selectEntry(state, 'article', args));
  const error = entry?.status === 'failed' ? entry.error : null;
  const article = useAppSelector((state) => selectShownArticle(state, args));
  const lock = useAppSelector((state) => articleLock.selectStatus(state, articleId));
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  if (error?.status === 404 || error?.status === 422) return <UnknownArticle />;
  if (error !== null && error.status !== 402) throw error; // to the error boundary (spec §8)
  const isRead = !canWrite || lock === 'elsewhere' || lock === 'taking';
  if (isRead && article !== undefined) return <ReadArticle article={article} notes={notes} />;
  return <PageSkeleton label={copy.opening} />;
}

function UnknownArticle() {
  return (
    <StatePanel title={copy.notFound} hint={copy.notFoundHint} level={1}>
      <Button component={AppLink} to="/articles">
        {copy.toList}
      </Button>
    </StatePanel>
  );
}

interface OpenArticleProps extends Pick<ArticleProps, 'panels'> {
  readonly articleId: string;
  readonly tools: ReactNode;
  readonly notes: ReactNode;
}

function OpenArticle({ articleId, tools, notes, panels }: OpenArticleProps) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const { register, makeBlockId } = useEditorHost();
  const language = useAppSelector((state) => resources.selectArticleLanguage(state, articleId));
  return (
    <article className={classes.article}>
      <ArticleHeader articleId={articleId} tools={tools} />
      <div className={classes.columns}>
        <div className={classes.text}>
          <DraftBanner articleId={articleId} />
          {notes}
          <ImageUploads articleId={articleId} />
          <EmptyArticle articleId={articleId} />
          <Suspense fallback={<PageSkeleton label={copy.opening} />}>
            <div className={classes.editor}>
              <ArticleSpeller articleId={articleId}>
                <ArticleWriter articleId={articleId}>
                  <ArticleMarks articleId={articleId}>
                    <ArticleOrigins articleId={articleId}>
                      <GuardedEditor
                        articleId={articleId}
                        readBody={() =>
                          articleSave.selectDraft(store.getState(), articleId)?.body ?? EMPTY_BODY
                        }
                        language={language}
                        onBlocksEdited={(ops) => dispatch(articleSave.edited({ articleId, ops }))}
                        makeBlockId={makeBlockId}
                        register={(handle) => register(articleId, handle)}
                        onCrash={(crash) => dispatch(editorCrash.crashed({ articleId, ...crash }))}
                        onCopy={() =>
                          dispatch(articleExport.requested({ articleId, format: 'richText' }))
                        }
                      />
                    </ArticleOrigins>
                  </ArticleMarks>
                </ArticleWriter>
              </ArticleSpeller>
            </div>
          </Suspense>
        </div>
        <SidePanel articleId={articleId} panels={panels} />
      </div>
    </article>
  );
}
