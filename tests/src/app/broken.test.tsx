/** @jest-environment #tests/support/pageEnvironment.js */
/** A panel that breaks leaves the text as it is, and a page that breaks leaves the frame and the way to others. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ROUTES, type RouteName } from '#domain/session/routes.ts';
import { ARTICLE_PANELS } from '#src/app/articlePanels.ts';
import { routePages } from '#src/app/routePages.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { aToken, idOf } from '#tests/support/factories.ts';

jest.setTimeout(30_000);
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what it caught
});
afterEach(() => {
  stopApps();
  jest.restoreAllMocks();
});

function Broken(): never {
  throw new TypeError('Cannot read properties of undefined');
}
/** What is drawn in its place; the tables are read at each render. */
const broken = Object.assign(Broken, { begin() {} });

const flags = {
  read: async () => [{ name: 'humanizer', isVisible: true }],
} as const;

test.each(ARTICLE_PANELS.map((panel) => [panel.name, panel] as const))(
  'the panel %s breaks, and the text can be written on',
  async (_name, panel) => {
    const { Content } = panel;
    Object.assign(panel, { Content: broken });
    try {
      runApp(`/articles/${idOf(1)}`, { flags });
      const open = await screen.findByRole('button', { name: panel.label }, { timeout: 20_000 });
      if (open.getAttribute('aria-expanded') !== 'true') await userEvent.click(open);
      expect(await screen.findByText('Something went wrong')).toBeVisible();
      expect(screen.getByRole('textbox', { name: /article/i })).toBeInTheDocument();
      expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
      // It is back as soon as it does not break any more.
      Object.assign(panel, { Content: Object.assign(() => <p>Whole again</p>, { begin() {} }) });
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Whole again')).toBeVisible();
    } finally {
      Object.assign(panel, { Content });
    }
  },
);

/** An address of each route. */
const addressOf = (name: RouteName) => ROUTES[name].path.replace(/:\w+/, idOf(1));
const FREE_ROUTES: readonly RouteName[] = ['freeUser', 'freeUserArticle'];
/** Their workflows lead to another page meanwhile. */
const LEAVING: readonly RouteName[] = ['activate', 'brief', 'smm'];

test.each(Object.keys(ROUTES) as RouteName[])(
  'the page %s breaks, and says so within the frame',
  async (name) => {
    const { [name]: page } = routePages;
    Object.assign(routePages, { [name]: broken });
    try {
      const token = {
        fetch: async () => aToken(FREE_ROUTES.includes(name) ? { plan: 'free' } : {}),
      };
      runApp(addressOf(name), { token });
      expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
      expect(screen.getByRole('main')).toBeInTheDocument();
      if (LEAVING.includes(name)) return;
      Object.assign(routePages, {
        [name]: Object.assign(() => <h1>Whole again</h1>, { begin() {} }),
      });
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Whole again')).toBeVisible();
    } finally {
      Object.assign(routePages, { [name]: page });
    }
  },
);
