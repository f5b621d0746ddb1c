/** The page without its views: the real store, the real workflows, and ports that a test drives. */
import { jest } from '@jest/globals';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { blocksOf } from '#domain/article/body.ts';
import { createStore } from '#sagas/createStore.ts';
import { openArticleSaga } from '#sagas/openArticle.ts';
import { rootSaga, runWorkflows, type Workflow } from '#sagas/root.ts';
import { toolsSaga } from '#sagas/tools.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { type Location, router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { type aUser, idOf } from './factories.ts';
import { type FakeServices, fakeServices, type PortOverrides } from './fakeServices.ts';

export interface Page extends FakeServices {
  readonly state: () => RootState;
  readonly dispatch: (action: UnknownAction) => void;
  /** Every action that has reached the store. */
  readonly actions: readonly UnknownAction[];
  /** Advances the fake clock; 0 runs only what is already due. */
  pass(ms?: number): Promise<void>;
  /** Starts a workflow that was not there before; cancelling it ends it. */
  begin(workflow: () => Generator): { cancel(): void };
  /** Changes the address, as the router would. */
  visit(location: Partial<Location>): Promise<void>;
}

const running: { cancel(): void }[] = [];

/** Ends every page that a test has started; jest would wait for them otherwise. */
export function closePages(): void {
  for (const task of running.splice(0)) task.cancel();
}

function build(overrides: PortOverrides, ...roots: (() => Generator)[]): Page {
  const fakes = fakeServices(overrides);
  const actions: UnknownAction[] = [];
  const noted: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const { store, saga } = createStore({ services: fakes.services, middlewares: [noted] });
  const begin = (root: () => Generator) => {
    const task = saga.run(root);
    running.push(task);
    return task;
  };
  roots.forEach(begin);
  const pass = async (ms = 0) => {
    await jest.advanceTimersByTimeAsync(ms);
  };
  return {
    ...fakes,
    state: store.getState,
    dispatch: (action) => void store.dispatch(action),
    actions,
    pass,
    begin,
    async visit(location) {
      store.dispatch(
        router.entered({ pathname: '/', search: '', route: null, params: {}, ...location }),
      );
      await pass();
    },
  };
}

export const DASHBOARD: Location = { pathname: '/', search: '', route: 'dashboard', params: {} };

/** A page with all of its workflows, by default on the dashboard. */
export async function startPage(
  overrides: PortOverrides = {},
  at: Partial<Location> = {},
): Promise<Page> {
  const page = build(overrides, rootSaga, openArticleSaga, toolsSaga);
  await page.visit({ ...DASHBOARD, ...at });
  return page;
}

/** A page on the dashboard whose further workflows are not loaded yet: a test begins them. */
export async function startEarlyPage(overrides: PortOverrides = {}): Promise<Page> {
  const page = build(overrides, rootSaga);
  await page.visit(DASHBOARD);
  return page;
}

/** A page with only the workflows that a test is about, whose host is already loaded. */
export function startWorkflows(
  workflows: Record<string, Workflow>,
  overrides: PortOverrides = {},
  user: ReturnType<typeof aUser> | null = null,
): Page {
  const page = build(overrides, () => runWorkflows(workflows));
  page.dispatch(host.settled({ user }));
  return page;
}

export const ARTICLE_ID = idOf(1);

/** A page on which an article is open. */
export function openArticle(overrides: PortOverrides = {}): Promise<Page> {
  return startPage(overrides, articleLocation(ARTICLE_ID));
}

/** The text of the open article, block by block, as the writer sees it. */
export function htmlOfBlocks({ state }: Pick<Page, 'state'>): readonly string[] | null {
  const draft = articleSave.selectDraft(state(), ARTICLE_ID);
  return draft && blocksOf(draft.body).map(({ html }) => html);
}

export const articleLocation = (articleId: string): Location => ({
  pathname: `/articles/${articleId}`,
  search: '',
  route: 'article',
  params: { articleId },
});
