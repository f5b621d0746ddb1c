import { Button } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import type { Article } from '#contract/article/article.schema.ts';
import { ArticleBar } from '#src/kit/article/ArticleBar.tsx';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import type { ArticleLockStatus } from '#store/article/lock.slice.ts';
import { articleLock } from '#store/article/lock.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { article as copy } from './article.copy.ts';
import classes from './article.module.css';

export interface ReadArticleProps {
  readonly article: Article;
  readonly notes: ReactNode;
  /** Shows its text. */
  readonly Text: ComponentType<Pick<Article, 'blocks' | 'language'>>;
}

/** The article, read-only: it is open in another tab, or the account has no write access. */
export function ReadArticle({ article, notes, Text }: ReadArticleProps) {
  const dispatch = useAppDispatch();
  const back = useAppSelector(router.selectPreviousPath) ?? '/articles';
  const lock = useAppSelector((state) => articleLock.selectStatus(state, article.id));
  return (
    <ReadArticleView
      {...{ article, notes, Text }}
      backTo={back}
      lock={lock}
      onEditHere={() => dispatch(articleLock.takeOverRequested({ articleId: article.id }))}
    />
  );
}

interface ReadArticleViewProps extends Pick<ReadArticleProps, 'Text'> {
  readonly article: Pick<Article, 'title' | 'language' | 'blocks'>;
  /** What other features say about it, above its text. */
  readonly notes: ReactNode;
  readonly backTo: string;
  /** `elsewhere` and `taking`: open in another tab. Anything else: no write access. */
  readonly lock: ArticleLockStatus;
  readonly onEditHere: () => void;
}

/** An article, and why it cannot be edited here (spec §6, workspace write access). */
function ReadArticleView(props: ReadArticleViewProps) {
  const { article, notes, backTo, lock, onEditHere, Text } = props;
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
            <Text blocks={article.blocks} language={article.language} />
          </div>
        </div>
      </div>
    </article>
  );
}
