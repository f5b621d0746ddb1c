import { Suspense } from 'react';
import { useStore } from 'react-redux';
import { EMPTY_BODY } from '#domain/article/body.ts';
import { ArticlePreview } from '#src/editor/ArticlePreview.tsx';
import { useEditorHost } from '#src/editor/EditorContext.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { ImageUploads } from '#src/kit/images/ImageUploads.tsx';
import { chunk } from '#src/kit/ui/chunk.ts';
import { PageSkeleton } from '#src/kit/ui/Page.tsx';
import { editorCrash } from '#store/article/editorCrash.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { articleExport } from '#store/transfer/export.slice.ts';
import { ArticleMarks } from './ArticleMarks.tsx';
import { ArticleOrigins } from './ArticleOrigins.tsx';
import { ArticleSpeller } from './ArticleSpeller.tsx';
import { ArticleWriter } from './ArticleWriter.tsx';
import { article as copy } from './article.copy.ts';
import classes from './article.module.css';
import { EmptyArticle } from './EmptyArticle.tsx';

const GuardedEditor = chunk(
  async () => (await import('#src/editor/GuardedEditor.tsx')).GuardedEditor,
);
GuardedEditor.begin(); // while the article loads

export interface OpenTextProps {
  readonly articleId: string;
  /** If false, the beginning of the text is shown, which takes a fraction of what the editor takes. */
  readonly isWritable: boolean;
}

/** The text of an open article in the editor, with what helps to write it. */
export function OpenText({ articleId, isWritable }: OpenTextProps) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const { register, makeBlockId } = useEditorHost();
  const language = useAppSelector((state) => resources.selectArticleLanguage(state, articleId));
  const readBody = () => articleSave.selectDraft(store.getState(), articleId)?.body ?? EMPTY_BODY;
  return (
    <>
      <ImageUploads articleId={articleId} />
      <EmptyArticle articleId={articleId} />
      <Suspense fallback={<PageSkeleton label={copy.opening} />}>
        <div className={classes.editor}>
          {isWritable ? (
            <ArticleSpeller articleId={articleId}>
              <ArticleWriter articleId={articleId}>
                <ArticleMarks articleId={articleId}>
                  <ArticleOrigins articleId={articleId}>
                    <GuardedEditor
                      articleId={articleId}
                      readBody={readBody}
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
          ) : (
            <ArticlePreview {...{ readBody, language }} />
          )}
        </div>
      </Suspense>
    </>
  );
}
