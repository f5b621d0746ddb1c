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
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what it caught
});
afterEach(() => {
  stopApps();
  jest.restoreAllMocks();
});

let isBroken = true;
function Broken() {
  if (isBroken) throw new TypeError('Cannot read properties of undefined');
  return <p>Whole again</p>;
}
/** What is drawn in the place of a panel or page. */
const broken = Object.assign(Broken, { begin() {} });

const flags = {
  read: async () => [{ name: 'humanization', isVisible: true }],
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
      isBroken = false;
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
      await screen.findByText('Unexpected Application Error!');
      expect(screen.getByRole('main')).toBeInTheDocument();
      if (LEAVING.includes(name)) return;
      isBroken = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Whole again')).toBeVisible();
    } finally {
      Object.assign(routePages, { [name]: page });
    }
  },
);
