/** @jest-environment #tests/support/pageEnvironment.js */
/** @alone: a page that another file has loaded waits for nothing. */
import { expect, test } from '@jest/globals';
import { routePages } from '#src/app/routePages.ts';
import { waitForWorkflows } from '#src/kit/ui/chunk.ts';

/** The workflows of the initial bundle hear what these dispatch. Nothing of an article is shown before its workflows have opened it. */
const WITHOUT_TOOLS = ['article', 'dashboard', 'anonymousFinish'];

/** Some routes share a page. */
const PAGES = new Map(Object.entries(routePages).map(([name, page]) => [page, name]));

test.each([...PAGES])('%#: a page waits for the workflows that hear it', async (page, name) => {
  let waits = false;
  waitForWorkflows(async () => {
    waits = true;
  });
  page.begin();
  await Promise.resolve();
  expect(name).toEqual(name);
  expect(waits).toEqual(!WITHOUT_TOOLS.includes(name));
});
