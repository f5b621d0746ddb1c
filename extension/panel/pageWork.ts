/** What the product does with a page. */
import type { Api } from '#contract/routes.ts';
import type { PageScore } from '#contract/seo/score.schema.ts';
import type { PageAnswer } from '../lib/messages.schema.ts';
import type { PageTask } from '../lib/names.ts';

export type Page = Extract<PageAnswer, { readonly type: 'page' }>;

export type PageDone =
  | { readonly type: 'scored'; readonly score: PageScore }
  | { readonly type: 'saved'; readonly title: string; readonly words: number }
  /** A page of the product, where it goes on. */
  | { readonly type: 'opens'; readonly path: string };

interface PageCall {
  readonly api: Api;
  readonly workspaceId: string;
  readonly page: Page;
  readonly keyphrase: string;
}

const opening = (path: string, { url }: Page): PageDone => ({
  type: 'opens',
  path: `${path}?url=${encodeURIComponent(url)}`,
});

async function saved({ api, workspaceId, page: { url, title, html } }: PageCall) {
  const body = { requestId: crypto.randomUUID(), name: title, url, html };
  return api.url.postPageText({ workspaceId, body });
}

export const PAGE_WORK: Readonly<Record<PageTask, (call: PageCall) => Promise<PageDone>>> = {
  async score({ api, workspaceId, keyphrase, page: { url, html } }) {
    const body = { url, html, keyphrase };
    return { type: 'scored', score: await api.score.postPageScore({ workspaceId, body }) };
  },
  async save(call) {
    const { title, words } = await saved(call);
    return { type: 'saved', title, words };
  },
  article: async ({ page }) => opening('/import-article', page),
  post: async ({ page }) => opening('/smm/create', page),
  /** The conversation about the workspace reads what is in the index. */
  async chat(call) {
    await saved(call);
    return { type: 'opens', path: '/chat' };
  },
};
