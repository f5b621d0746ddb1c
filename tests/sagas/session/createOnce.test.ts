/** "Try again" after a lost answer is the same request, whatever creates. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { PortError } from '#contract/lib/problems.ts';
import type { Route } from '#contract/lib/route.ts';
import { routes } from '#contract/routes.ts';
import { auditForm } from '#store/audit/auditForm.slice.ts';
import { briefWizard } from '#store/briefs/briefWizard.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { postWizard } from '#store/social/postWizard.slice.ts';
import { topicForm } from '#store/topics/topicForm.slice.ts';
import { voiceForm } from '#store/voice/voiceForm.slice.ts';
import { aConfig, anAnswer, anArticle } from '#tests/support/factories.ts';
import { MUTATIONS, PORT_OF } from '#tests/support/mutations.ts';
import { closePages, openArticle } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

/** The page never asks for it: extensions do. */
const OF_EXTENSIONS = 'content.postRewrite';
const CREATING = Object.entries(routes)
  .flatMap(([group, operations]) =>
    Object.entries<Route>(operations)
      .filter(([, { creates }]) => creates === 'perRequest')
      .map(([operation]) => `${group}.${operation}`),
  )
  .filter((operation) => operation !== OF_EXTENSIONS);

/** "Try again" where that is not what was done before: a form that is edited asks for something else. */
const AGAIN: Readonly<Record<string, () => UnknownAction>> = {
  'brief.postBriefs': () => briefWizard.submitted(),
  'content.postTone': () => voiceForm.toneRequested(),
  'contentAudit.postAudit': () => auditForm.auditRequested(),
  'post.createPost': () => postWizard.submitted(),
  'topic2.postTopicSearch': () => topicForm.searchRequested(),
  'workspace.postWorkspaces': () => folderSetup.started(),
};

const LOST: PortError = { kind: 'network', status: null, code: null, message: 'No answer.' };

/** The request ids of an act that is done twice, of which the first one ends so. */
async function idsOf(operation: string, failure: PortError): Promise<unknown[]> {
  const [act, overrides = {}] = MUTATIONS[operation] ?? [() => undefined];
  const [group = '', port = ''] = (PORT_OF[operation] ?? operation).split('.');
  const blocks = [
    { id: 'h', html: '<h2>Heading</h2>' },
    { id: 'p', html: '<p>Text</p>' },
  ];
  const ports: Record<string, object> = {
    article: { getArticle: async () => anArticle({ blocks }) },
    editor: { caret: () => 'p' },
    page: { config: () => aConfig() },
    ...overrides,
  };
  ports[group] = { ...ports[group], [port]: () => Promise.reject(failure) };
  const page = await openArticle(ports);
  await act(page);
  await page.pass(1500);
  const again = AGAIN[operation];
  if (again === undefined) await act(page);
  else page.dispatch(again());
  await page.pass(1500);
  return page.callsOf(`${group}.${port}`).map(({ args }) => idIn(args[0] as Sent));
}

interface Sent {
  readonly body?: { readonly requestId: string };
  readonly fileId?: string;
}

/** A file keeps its id, under which it is uploaded. */
const idIn = ({ body, fileId }: Sent) => body?.requestId ?? fileId;

// §d.tenants.6
test.each(CREATING)('%s after a lost answer is the same request', async (operation) => {
  const ids = await idsOf(operation, LOST);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
});

test.each(['asset.postCover', 'article.postVersion'])(
  '%s after a refusal is another request',
  async (operation) => {
    const [first, second] = await idsOf(operation, anAnswer(422, { code: 'invalid_input' }));
    expect(second).not.toBe(first);
  },
);
