import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { AppLink } from '#src/app/AppLink.tsx';
import { useAppSelector } from '#src/app/hooks.ts';
import { app } from '#src/copy/app.ts';
import { article as copy } from '#src/copy/article.ts';
import { PageHeading } from '#src/ui/Page.tsx';
import { selectDraftTitle } from '#store/articleSave/articleSave.slice.ts';
import { selectPreviousPath } from '#store/router/router.slice.ts';
import classes from './article.module.css';
import { RewriteSection } from './RewriteSection.tsx';
import { SaveState } from './SaveState.tsx';
import { SidePanelToggle } from './SidePanelToggle.tsx';

/** Stays in sight while the text scrolls: the way back, the title, and whether it is saved. */
export function ArticleHeader({ articleId }: { articleId: string }) {
  const title = useAppSelector((state) => selectDraftTitle(state, articleId));
  const back = useAppSelector(selectPreviousPath) ?? '/articles';
  return (
    <header className={classes.header}>
      <ActionIcon
        component={AppLink}
        to={back}
        variant="subtle"
        color="gray"
        c="inherit"
        size={40}
        aria-label={app.back}
      >
        <IconArrowLeft size={20} stroke={1.6} />
      </ActionIcon>
      <div className={classes.title}>
        <PageHeading>{title || copy.untitled}</PageHeading>
      </div>
      <SaveState articleId={articleId} />
      <RewriteSection articleId={articleId} />
      <SidePanelToggle articleId={articleId} />
    </header>
  );
}
