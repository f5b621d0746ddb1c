import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { htmlOfPost } from '#domain/social/post.ts';
import { notices } from '#store/session/notices.slice.ts';
import { postExport } from '#store/social/postExport.slice.ts';
import {
  anAnswer,
  anArticle,
  idOf,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const aPost = (number: number) => {
  const html = htmlOfPost({ channel: 'x', variant: 1, text: `Text ${number}` });
  const rest = { title: `Post ${number}`, blocks: [{ id: 'a', html }] };
  return anArticle({ id: idOf(number), type: 'SMM', ...rest });
};

async function setup(getArticle: (of: { articleId: string }) => Promise<ReturnType<typeof aPost>>) {
  const lists = [
    [20, 21],
    [21, 22],
  ].map((numbers, page) => ({
    content: numbers.map(aPost),
    last: page === 1,
  }));
  const page = await startPage({
    article: {
      getArticles: async ({ page: at, type }) => {
        const found = type === 'SMM' ? lists[at ?? 0] : undefined;
        return { content: [], last: true, ...found } as never;
      },
      getArticle: getArticle as never,
    },
  });
  page.dispatch(postExport.allRequested({ workspaceId }));
  await page.pass();
  return {
    ...page,
    saved: () => page.callsOf('downloads.saveText').map(({ args }) => args[0]),
    isRunning: () => postExport.selectIsRunning(page.state()),
  };
}

const numberOf = (id: string) => [20, 21, 22].find((number) => idOf(number) === id) ?? 0;

// §d.posts.10
test('every post of the list is in the file once, with its texts; one that is deleted meanwhile is left out', async () => {
  const page = await setup(async ({ articleId }) =>
    numberOf(articleId) === 21 ? Promise.reject(anAnswer(404)) : aPost(numberOf(articleId)),
  );
  expect(page.saved()).toMatchObject([
    {
      name: 'posts.csv',
      text: 'post,channel,variant,part,parts,text,length,left\r\nPost 20,X,1,1,1,Text 20,7,273\r\nPost 22,X,1,1,1,Text 22,7,273\r\n',
    },
  ]);
  expect(page.isRunning()).toBe(false);
});

// §d.posts.10
test('if one cannot be read, there is no file, and the page says so', async () => {
  const page = await setup(async () => Promise.reject(anAnswer(500)));
  expect(page.saved()).toEqual([]);
  expect(notices.select(page.state()).map(({ text }) => text)).toContain('exportFailed');
  expect(page.isRunning()).toBe(false);
});
