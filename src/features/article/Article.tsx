import { Button } from '@mantine/core';
import {
  type ComponentType,
  lazy,
  type PropsWithChildren,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { AppLink } from '#src/kit/AppLink.tsx';
import { useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { toolPart } from '#src/kit/ui/chunk.ts';
import { PageSkeleton, StatePanel } from '#src/kit/ui/Page.tsx';
import { whenPainted } from '#src/kit/whenPainted.ts';
import { articleLock } from '#store/article/lock.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { selectShownArticle } from '#store/article/shownArticles.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { ArticleHeader } from './ArticleHeader.tsx';
import { article as copy } from './article.copy.ts';
import classes from './article.module.css';
import { DraftBanner } from './DraftBanner.tsx';
import { LateTools } from './LateTools.tsx';
import type { OpenTextProps } from './OpenText.tsx';
import type { ArticlePanel } from './panels/panels.ts';
import { SidePanel, SidePanelSpace } from './panels/SidePanel.tsx';
import type { ReadArticleProps } from './ReadArticle.tsx';

/** Shows what is inside once its workflows run. */
const Tools = toolPart(({ children }: PropsWithChildren) => children);
const ReadArticle = lazy(async () => ({
  default: (await import('./ReadArticle.tsx')).ReadArticle,
}));

interface ArticleProps {
  /** What its text is written with. */
  readonly Text: ComponentType<OpenTextProps>;
  /** Its text, read-only. */
  readonly ReadText: ReadArticleProps['Text'];
  /** The buttons of other features in the header. */
  readonly tools: (articleId: string) => ReactNode;
  /** What other features say about the article, above its text. */
  readonly notes: (articleId: string) => ReactNode;
  readonly panels: readonly ArticlePanel[];
}

/** The article page. Sagas open and close the article when the address changes; this only shows it. */
export function Article({ tools, notes, ...page }: ArticleProps) {
  const { articleId = '' } = useAppSelector(router.selectLocation).params;
  const isOpen = useAppSelector((state) => articleSave.selectIsOpen(state, articleId));
  const lock = useAppSelector((state) => articleLock.selectStatus(state, articleId));
  // An open article does not subscribe to what readers are shown, which each save replaces.
  if (isOpen && lock === 'mine')
    return (
      <OpenArticle
        key={articleId}
        {...page}
        articleId={articleId}
        tools={tools(articleId)}
        notes={notes(articleId)}
      />
    );
  return <UnopenedArticle {...page} articleId={articleId} notes={notes(articleId)} />;
}

type UnopenedProps = Pick<OpenArticleProps, 'articleId' | 'notes'> & Pick<ArticleProps, 'ReadText'>;

function UnopenedArticle({ articleId, notes, ReadText }: UnopenedProps) {
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
  if (isRead && article !== undefined)
    return <ReadArticle {...{ article, notes }} Text={ReadText} />;
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

interface OpenArticleProps extends Pick<ArticleProps, 'Text' | 'panels'> {
  readonly articleId: string;
  readonly tools: ReactNode;
  readonly notes: ReactNode;
}

/** What is rendered of an open article, one after the other: the beginning of its text, its editor, the tools around it. */
const PARTS = ['preview', 'editor', 'tools'] as const;

function OpenArticle({ articleId, tools, notes, panels, Text }: OpenArticleProps) {
  // Each part is painted before the next one is rendered. In a transition, the page responds meanwhile, and stays as it is
  // while something loads.
  const [part, setPart] = useState<(typeof PARTS)[number]>('preview');
  const next = PARTS[PARTS.indexOf(part) + 1];
  useEffect(() => next && whenPainted(() => startTransition(() => setPart(next))), [next]);
  const hasTools = part === 'tools';
  return (
    <article className={classes.article}>
      <ArticleHeader
        articleId={articleId}
        tools={hasTools ? <Tools>{tools}</Tools> : <LateTools />}
      />
      <div className={classes.columns}>
        <div className={classes.text}>
          <DraftBanner articleId={articleId} />
          {notes}
          <Text articleId={articleId} isWritable={part !== 'preview'} />
        </div>
        {panels.length === 0 ? null : hasTools ? (
          <Tools>
            <SidePanel articleId={articleId} panels={panels} />
          </Tools>
        ) : (
          <SidePanelSpace />
        )}
      </div>
    </article>
  );
}
