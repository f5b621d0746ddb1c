/** States that a plan begins with (planOf.ts), each by the events that lead to it. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { bodyOf } from '#domain/article/body.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { type Location, router } from '#store/session/router.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { anArticle, aSetup, aToken, aUser, idOf, WORKSPACE_ID } from './factories.ts';
import { stateAfter } from './planOf.ts';

/** Somebody on the paid plan is signed in, and the API may be called. */
export const signedIn = (...then: readonly UnknownAction[]) =>
  stateAfter(host.settled({ user: aUser() }), token.requested(), token.received(aToken()), ...then);

/** The same, on a page of their workspace. */
export const inWorkspace = (at: Partial<Location> = {}, ...then: readonly UnknownAction[]) =>
  signedIn(
    router.entered({ pathname: '/', search: '', route: 'dashboard', params: {}, ...at }),
    folderSetup.started(),
    folderSetup.read(aSetup()),
    folderSetup.opened(),
    ...then,
  );

/** The article that `withArticle` opens. */
export const OPEN_ARTICLE = { workspaceId: WORKSPACE_ID, articleId: idOf(1) } as const;

/** The same, with an article open that is saved as version 1: the paragraphs b1 and b2. */
export function withArticle(...then: readonly UnknownAction[]) {
  const { articleId } = OPEN_ARTICLE;
  const { storedTitle: title, fields, blocks } = anArticle();
  const at = {
    pathname: `/articles/${articleId}`,
    route: 'article',
    params: { articleId },
  } as const;
  const article = { version: 1, title, fields, body: bodyOf(blocks) };
  return inWorkspace(at, articleSave.opened({ ...OPEN_ARTICLE, article }), ...then);
}
