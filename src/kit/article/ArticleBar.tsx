import { ActionIcon } from '@mantine/core';
import { type Icon, IconArrowLeft } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { app } from '#src/kit/copy/app.ts';
import { PageHeading } from '#src/kit/ui/Page.tsx';
import { Tips, tip } from '#src/kit/ui/Tips.tsx';
import { AppLink } from '../AppLink.tsx';
import { NavigationButton } from '../NavigationButton.tsx';
import { useOwnBar } from '../NavigationContext.ts';
import classes from './articleBar.module.css';

interface ArticleBarProps {
  readonly backTo: string;
  readonly title: string;
  /** What is said of the article, beside its title. */
  readonly children?: ReactNode;
  /** Its buttons. They have a half of their own, and may come later: nothing else then moves. */
  readonly tools?: ReactNode;
}

/** Stays visible while an article scrolls: Back, the title, and the actions (spec §2, editor layout). It has the tooltips of its page. */
export function ArticleBar({ backTo, title, children, tools }: ArticleBarProps) {
  const openNavigation = useOwnBar();
  return (
    <header className={classes.bar}>
      {openNavigation === undefined ? null : (
        <div className={classes.navigation}>
          <NavigationButton onClick={openNavigation} />
        </div>
      )}
      <ActionIcon
        component={AppLink}
        to={backTo}
        variant="subtle"
        color="gray"
        c="inherit"
        size={40}
        aria-label={app.back}
      >
        <IconArrowLeft size={20} stroke={1.6} />
      </ActionIcon>
      <div className={classes.title}>
        <PageHeading>{title}</PageHeading>
      </div>
      {children}
      {tools === undefined ? null : <div className={classes.tools}>{tools}</div>}
      <Tips />
    </header>
  );
}

interface HeaderButtonProps
  extends Pick<
    ComponentProps<typeof ActionIcon<'button'>>,
    'onClick' | 'onMouseDown' | 'disabled'
  > {
  readonly name: string;
  readonly icon: Icon;
  /** For a button that shows and hides something. */
  readonly isExpanded?: boolean;
  /** Left out where the header has no room. It can then be reached elsewhere. */
  readonly isOptional?: boolean;
}

/** An icon button in the header of an article. Its name is its label and its tooltip. */
export function HeaderButton({ isOptional, ...props }: HeaderButtonProps) {
  const button = <IconButton {...props} />;
  return isOptional === true ? <span className={classes.optional}>{button}</span> : button;
}

function IconButton({
  name,
  icon: Glyph,
  isExpanded,
  ...button
}: Omit<HeaderButtonProps, 'isOptional'>) {
  return (
    <ActionIcon
      variant={isExpanded ? 'light' : 'subtle'}
      color="gray"
      c="inherit"
      size={40}
      aria-label={name}
      aria-expanded={isExpanded}
      {...tip(name)}
      {...button}
    >
      <Glyph size={20} stroke={1.6} />
    </ActionIcon>
  );
}
