/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { routePages } from '#src/app/routePages.ts';
import { startWorkflowsBy } from '#src/kit/ui/chunk.ts';

/** What they dispatch is heard by the workflows of the initial bundle. */
const WITHOUT_TOOLS = [
  'dashboard',
  'unlimitedPlan',
  'freeUser',
  'freeUserArticle',
  'canvaCallback',
  'anonymousFinish',
];

/** Some routes share a page. */
const PAGES = new Map(Object.entries(routePages).map(([name, page]) => [page, name]));

test.each([...PAGES])('%#: a page waits for the workflows that hear it', (page, name) => {
  let waits = false;
  startWorkflowsBy(async () => {
    waits = true;
  });
  page.begin();
  expect([name, waits]).toEqual([name, !WITHOUT_TOOLS.includes(name)]);
});
