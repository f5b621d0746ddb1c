/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Article } from '#contract/article/article.schema.ts';
import { ROUTES, type RouteName } from '#domain/session/routes.ts';
import { openApp, runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { anAnswer, anArticle, aToken, idOf } from '#tests/support/factories.ts';

afterEach(() => {
  stopApps();
  jest.restoreAllMocks();
});

test.each([
  // §2.routes.14
  ['/create?fid=7', '/', '?fid=7'],
  // §2.routes.15
  ['/project/articles?page=2', '/articles', '?page=2'],
  // §2.routes.15
  ['/project/articles/create?a=1&fid=7', '/articles/create', '?a=1&fid=7'],
  // §2.routes.22
  ['/briefs?fid=7', '/', '?fid=7'],
  // §2.routes.25
  ['/seo-brief/create?a=1', '/briefs/create', '?a=1'],
])('%s leads to %s and keeps its search string', async (from, pathname, search) => {
  const { location } = await openApp(from);
  expect(location()).toMatchObject({ pathname, search });
});

// §2.routes.24 §2.routes.25
test('the old address of a brief leads to its page, which has what the brief was made from', async () => {
  const id = idOf(1);
  const { location } = runApp(`/seo-brief/${id}?fid=7`, {
    article: { getArticle: async () => anArticle({ id, type: 'BRIEF', version: 2 }) },
  });
  expect(await screen.findByRole('region', { name: 'About this brief' })).toBeVisible();
  expect(location()).toMatchObject({ pathname: `/briefs/${id}`, search: '?fid=7' });
});

const TOPIC_ID = '7f2c1f0e-3c5d-4a8b-9e6f-0123456789ab';

/** A row is tagged only if the page itself exists; an upcoming one proves no clause. */
type Row = readonly [route: RouteName, address: string, heading: string];
const HEADINGS: readonly Row[] = [
  // §2.routes.16
  ['dashboard', '/', 'What are you writing today?'],
  // §2.routes.7
  ['importArticle', '/import-article', 'Import article'],
  // §2.routes.7
  ['importAndGenerate', '/import-and-gen', 'Import article'],
  // §2.routes.8
  ['trial', '/trial', 'Try the full plan'],
  // §2.routes.9
  ['unlimitedPlan', '/get-unlimited-plan', 'Get the full plan'],
  // §2.routes.21
  ['articleWizard', '/articles/create', 'New article'],
  // §2.routes.20
  ['article', `/articles/${idOf(1)}`, 'Old title'],
  // §2.routes.28
  ['articles', '/articles', 'My articles'],
  // §2.routes.12
  ['wordpress', '/integration/wp', 'Site publishing'],
  // §2.routes.13
  ['canvaCallback', '/integration/canva/callback', 'Canva was not connected'],
  ['extension', '/integration/extension', 'Browser extension'],
  // §2.routes.17
  ['topics', '/topic-finder', 'Topic finder'],
  // §2.routes.18
  ['topic', `/topic-finder/${TOPIC_ID}`, 'coffee grinder'],
  ['audits', '/audit', 'Content audit'],
  ['audit', `/audit/${TOPIC_ID}`, 'Coffee site'],
  // §2.routes.19
  ['optimizer', '/articles/optimize', 'Content optimizer'],
  // §2.routes.23
  ['briefWizard', '/briefs/create', 'New SEO brief'],
  ['brief', `/briefs/${idOf(1)}`, 'Old title'],
  // §2.routes.26
  ['smmWizard', '/smm/create', 'New social media post'],
  // §2.routes.27
  ['smm', `/smm/${idOf(1)}`, 'Old title'],
  ['chat', '/chat', 'Chat'],
  ['images', '/images', 'Images'],
  ['settings', '/settings', 'Settings'],
  // §d.supportPage.5
  ['support', '/support', 'This page is for the support of this installation'],
  // §2.routes.30
  ['brandVoices', '/brand-voice', 'Brand voices'],
  // §2.routes.31
  ['brandVoiceNew', '/brand-voice/new', 'New brand voice'],
  // §2.routes.32
  ['brandVoice', '/brand-voice/v-1', 'This voice does not exist'],
];
const READ_ONLY_HEADINGS: typeof HEADINGS = [
  // §2.routes.10
  ['freeUser', '/free-user', 'My articles'],
  // §2.routes.11
  ['freeUserArticle', `/free-user/articles/${idOf(1)}`, 'Old title'],
];

test.each(HEADINGS)('the page of %s at %s is loaded', async (_route, at, name) => {
  runApp(at);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

// §6.free.2
test.each(READ_ONLY_HEADINGS)(
  'the page of %s at %s is loaded for a free user',
  async (_route, at, name) => {
    runApp(at, { token: { fetch: async () => aToken({ plan: 'free' }) } });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Your account is read-only' })).toBeVisible();
  },
);

test('the tables above have every route except those that only redirect', () => {
  const tested = new Set([...HEADINGS, ...READ_ONLY_HEADINGS].map(([route]) => route));
  const others = Object.keys(ROUTES).filter((route) => !tested.has(route as RouteName));
  expect(others).toEqual(['activate', 'anonymousFinish']);
});

// §8.errors.13
test.each([
  // §2.routes.33
  ['/nowhere', 'Page not found', '404 Not Found'],
  // §2.routes.33
  ['/topic-finder/coffee', 'Page not found', '404 Not Found'],
  ['/articles/%E0%A4%A', 'This address cannot be read', '400 Bad Request'],
])('%s shows “%s” with a link to the start page', async (at, title, name) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // the router warns about a bad address
  await openApp(at);
  expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  expect(document.title).toBe(`${title} · Content toolkit`);
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
});

test('following a link of the sidebar moves the focus to the heading of the page', async () => {
  await openApp('/');
  await userEvent.click(screen.getByRole('link', { name: 'My articles' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My articles' })).toHaveFocus();
});

// §2.errorPage.2 §8.errors.2
test('an article that cannot be read throws to the error boundary of the page; "Try again" reads it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what it caught
  let answers: () => Promise<Article> = async () => Promise.reject(anAnswer(403));
  runApp(`/articles/${idOf(1)}`, { article: { getArticle: () => answers() } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected Application Error!');
  answers = async () => anArticle({ id: idOf(1), storedTitle: 'Slow coffee' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Slow coffee' })).toBeVisible();
});
