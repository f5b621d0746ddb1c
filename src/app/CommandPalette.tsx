import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { useMantineColorScheme } from '@mantine/core';
import {
  IconFileText,
  IconKeyboard,
  IconLanguage,
  IconLogin,
  IconLogout,
  IconSearch,
  IconSpeakerphone,
} from '@tabler/icons-react';
import { useDeferredValue, useEffect, useState } from 'react';
import './commandPalette.css';
import { articlePath, postsPath } from '#domain/article/articlePath.ts';
import { app } from '#src/kit/copy/app.ts';
import { articles } from '#src/kit/copy/articles.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { selectAllArticles } from '#store/article/allArticles.ts';
import { articleDelete } from '#store/article/delete.slice.ts';
import { articleIndex } from '#store/article/list.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { signOut } from '#store/session/signOut.slice.ts';
import { translation } from '#store/writing/translation.slice.ts';
import { type OverlayProps, openShortcuts } from './overlays.ts';
import { schemes } from './schemes.ts';
import { furtherPages, sidebarItems, useReachable } from './sidebarItems.ts';

const [palette, { open, close }] = createSpotlight();

const SEARCH = {
  leftSection: <IconSearch size={20} stroke={1.6} />,
  placeholder: app.commands,
  'aria-label': app.commands,
} as const;

/** Its own would blur the page behind it anew for each letter that is typed. */
const OVERLAY = { backgroundOpacity: 0.35 } as const;

const PAGES = [...sidebarItems, ...furtherPages];

/** The command that ends or starts a session. */
const SESSION = {
  signedIn: { label: app.signOut, icon: IconLogout, request: signOut.requested },
  signedOut: { label: app.signIn, icon: IconLogin, request: host.signInRequested },
} as const;

/** Finds every route and action by name, and every article by title or keyword. */
export function CommandPalette({ isOpen, onClose }: OverlayProps) {
  const dispatch = useAppDispatch();
  const session = SESSION[useAppSelector(host.selectIsSignedIn) ? 'signedIn' : 'signedOut'];
  const { setColorScheme } = useMantineColorScheme();
  const { found, ...search } = useArticleSearch(isOpen);
  useEffect(() => (isOpen ? open() : close()), [isOpen]);
  // The field is painted first: the commands take as long as the dialog around them. Once something is typed, Enter takes the first one.
  const isListed = useDeferredValue(isOpen, false) || !isOpen || search.query !== '';
  const actions: SpotlightActionData[] = [
    ...useReachable(PAGES).map((item) => ({
      id: item.to,
      label: app.goTo(item.label),
      leftSection: <item.icon size={20} stroke={1.6} />,
      onClick: () => void dispatch(router.navigationRequested({ to: item.to })),
    })),
    ...schemes.map(({ value, icon: Icon }) => ({
      id: value,
      label: `${app.theme.label}: ${app.theme[value]}`,
      leftSection: <Icon size={20} stroke={1.6} />,
      onClick: () => setColorScheme(value),
    })),
    ...useArticleActions(),
    {
      id: 'shortcuts',
      label: app.shortcuts,
      leftSection: <IconKeyboard size={20} stroke={1.6} />,
      onClick: openShortcuts,
    },
    {
      id: 'session',
      label: session.label,
      leftSection: <session.icon size={20} stroke={1.6} />,
      onClick: () => void dispatch(session.request()),
    },
    ...found,
  ];
  return (
    <Spotlight
      store={palette}
      attributes={{ content: { 'aria-label': app.commands } }}
      actions={isListed ? actions : []}
      {...search}
      onSpotlightClose={onClose}
      nothingFound={isListed ? app.noCommand : null}
      shortcut={null}
      overlayProps={OVERLAY}
      searchProps={SEARCH}
    />
  );
}

/** What can be done with the open article. */
function useArticleActions(): SpotlightActionData[] {
  const dispatch = useAppDispatch();
  const { route, params } = useAppSelector(router.selectLocation);
  const { articleId = '' } = params;
  const workspaceId = useAppSelector(folderSetup.selectWorkspaceId);
  const isOpen = useAppSelector((state) => articleSave.selectIsOpen(state, articleId));
  if (!isOpen || route !== 'article' || workspaceId === null) return [];
  return [
    {
      id: 'translate',
      label: app.translate,
      leftSection: <IconLanguage size={20} stroke={1.6} />,
      onClick: () => void dispatch(translation.opened({ articleId, workspaceId })),
    },
    {
      id: 'posts',
      label: app.makePosts,
      leftSection: <IconSpeakerphone size={20} stroke={1.6} />,
      onClick: () => void dispatch(router.navigationRequested({ to: postsPath(articleId) })),
    },
  ];
}

/** Articles shown at most; more words narrow the search. */
const FOUND_LIMIT = 12;

/** The text in the open palette, and the articles to search: none until something is typed. */
function useArticleSearch(isOpen: boolean) {
  const dispatch = useAppDispatch();
  const [query, setQuery] = useState('');
  const workspaceId = useAppSelector(folderSetup.selectWorkspaceId);
  const all = useAppSelector((state) => selectAllArticles(state, workspaceId));
  const deletions = useAppSelector(articleDelete.select);
  useEffect(() => {
    dispatch(isOpen ? articleIndex.opened() : articleIndex.closed());
  }, [dispatch, isOpen]);
  const shown = query === '' ? [] : all.filter(({ id }) => !(id in deletions));
  const found = shown.map(
    ({ id, type, title, targetKeywords }): SpotlightActionData => ({
      id,
      label: title || articles.untitled,
      keywords: [...targetKeywords],
      leftSection: <IconFileText size={20} stroke={1.6} />,
      onClick: () => void dispatch(router.navigationRequested({ to: articlePath({ id, type }) })),
    }),
  );
  const limit = query === '' ? Infinity : FOUND_LIMIT;
  return { query, onQueryChange: setQuery, limit, found };
}
