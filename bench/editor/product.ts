/** Our editor as writers use it: the production build, served by the product, with its store, queue and panels. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Block } from '../../domain/article/body.ts';
import { build, isBuildCurrent } from '../../tools/build.ts';
import { newPerson, PASSWORD, type Person } from '../../tools/lib/person.ts';
import { newServerProcess } from '../../tools/lib/serverProcess.ts';
import type { Look } from './peers.ts';

const EMAIL = 'bench@example.org';

export interface Product {
  readonly person: Person;
  /** What a browser needs to be signed in. */
  readonly storageState: NonNullable<BrowserContextOptions['storageState']>;
  /** Stores the article again and resolves with the address of its page. */
  address(blocks: readonly Block[]): Promise<string>;
  stop(): Promise<void>;
}

export async function startProduct(
  browser: Browser,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const problem = isBuildCurrent() ? '' : await build();
  if (problem !== '') throw new Error(problem);
  const server = await newServerProcess({
    DATABASE_URL: '',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...settings,
  });
  await server.start();
  const person = await newPerson(server.url, EMAIL);
  const { workspaceId, api } = person;
  const context = await browser.newContext();
  const answer = await context.request.post(`${server.url}/host/auth/sign-in/email`, {
    data: { email: EMAIL, password: PASSWORD },
    headers: { origin: server.url },
  });
  if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}.`);
  const storageState = await context.storageState();
  await context.close();
  return {
    person,
    storageState,
    async address(blocks) {
      await person.renewToken();
      const { id } = await api.article.postArticle({
        workspaceId,
        body: { requestId: crypto.randomUUID() },
      });
      const ops = blocks.map(({ id, html }, at) => ({
        op: 'put' as const,
        id,
        after: blocks[at - 1]?.id ?? null,
        html,
      }));
      const body = { baseVersion: 1, requestId: crypto.randomUUID(), ops };
      await api.article.updateArticle({ workspaceId, articleId: id, body });
      return `${server.url}/content/articles/${id}`;
    },
    stop: server.dispose,
  };
}

/** How the text looks on the page of an open article. */
export async function lookOf(page: Page): Promise<Look> {
  const editor = page.locator('[contenteditable="true"]');
  await editor.waitFor();
  return editor.evaluate((element) => {
    const style = getComputedStyle(element);
    return {
      width: style.width,
      'font-family': style.fontFamily,
      'font-size': style.fontSize,
      'line-height': style.lineHeight,
    };
  });
}
