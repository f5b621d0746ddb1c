import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Article } from '#contract/article.schema.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { articleLock } from '#store/article/lock.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { ArticleBar } from '#src/kit/ArticleBar.tsx';
import { article as copy } from './article.copy.ts';
import { ArticleText } from '#src/editor/ArticleText.tsx';
import type { ArticleLockStatus } from '#store/article/lock.slice.ts';
import classes from './article.module.css';

/** The article, read-only: it is open in another tab, or the account has no write access. */
export function ReadArticle({ article, notes }: { article: Article; notes: ReactNode }) {
  const dispatch = useAppDispatch();
  const back = useAppSelector(router.selectPreviousPath) ?? '/articles';
  const lock = useAppSelector((state) => articleLock.selectStatus(state, article.id));
  return (
    <ReadArticleView
      article={article}
      notes={notes}
      backTo={back}
      lock={lock}
      onEditHere={() => dispatch(articleLock.takeOverRequested({ articleId: article.id }))}
    />
  );
}

interface ReadArticleViewProps {
  readonly article: Pick<Article, 'title' | 'language' | 'blocks'>;
  /** What other features say about it, above its text. */
  readonly notes: ReactNode;
  readonly backTo: string;
  /** `elsewhere` and `taking`: open in another tab. Anything else: no write access. */
  readonly lock: ArticleLockStatus;
  readonly onEditHere: () => void;
}

/** An article, and why it cannot be edited here (spec §6, workspace write access). */
function ReadArticleView({ article, notes, backTo, lock, onEditHere }: ReadArticleViewProps) {
  const isElsewhere = lock === 'elsewhere' || lock === 'taking';
  return (
    <article className={classes.article}>
      <ArticleBar backTo={backTo} title={article.title || copy.untitled} />
      <div className={classes.columns}>
        <div className={classes.text}>
          <div className={classes.readOnly} role="status">
            <span>{isElsewhere ? copy.readAlong : copy.noWriteAccess}</span>
            {isElsewhere ? (
              <Button
                size="compact-md"
                variant="light"
                loading={lock === 'taking'}
                onClick={onEditHere}
              >
                {copy.editHere}
              </Button>
            ) : null}
          </div>
          {notes}
          <div className={classes.editor}>
            <ArticleText blocks={article.blocks} language={article.language} />
          </div>
        </div>
      </div>
    </article>
  );
}
