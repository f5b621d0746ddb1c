/** Writers and readers for a load test, each with its own article of 300 blocks. */
import type { BlockOp } from '../../domain/article/body.ts';
import { headersOf } from '../../services/http/caller.ts';
import { newPerson } from '../../tools/lib/person.ts';
import type { Ask, Client } from './load.ts';

const BLOCKS = 300;
const WORDS_PER_BLOCK = 33;
export const ACTIONS = ['read', 'save'] as const;
export type Action = (typeof ACTIONS)[number];
/** For a server whose writers are faster than any person. */
export const NO_RATE_LIMIT = { RATE_LIMIT_PER_MINUTE: '1000000' };

const blockText = (block: number) => `Block ${block}:${' word'.repeat(WORDS_PER_BLOCK - 2)}`;
const put = (block: number, text: string): BlockOp => ({
  op: 'put',
  id: `block-${block}`,
  after: block === 0 ? null : `block-${block - 1}`,
  html: `<p>${text}</p>`,
});
export const WHOLE_TEXT = Array.from({ length: BLOCKS }, (_, block) =>
  put(block, blockText(block)),
);

/** Saves block after block, each based on the version of the save before. */
export function saver(
  ask: Ask,
  url: string,
  headers: Record<string, string>,
  version: number,
): Client {
  let baseVersion = version;
  let count = 0;
  return async () => {
    count += 1;
    const block = count % BLOCKS;
    const ops = [put(block, `${blockText(block)} ${count}`)];
    const body = { baseVersion, requestId: crypto.randomUUID(), ops };
    baseVersion = JSON.parse(await ask({ method: 'PATCH', url, headers, body })).version;
  };
}

export const reader =
  (ask: Ask, url: string, headers: Record<string, string>): Client =>
  async () => {
    await ask({ method: 'GET', url, headers });
  };

interface Writers extends Record<Action, Client[]> {
  readonly headers: Record<string, string>;
  readonly workspaceId: string;
}

/** Signs up a user with articles, each with a client that reads it and one that saves it. */
export async function articleClients(serverUrl: string, ask: Ask, count: number): Promise<Writers> {
  const { api, caller, workspaceId } = await newPerson(serverUrl, 'bench@example.org');
  const headers = headersOf(caller);
  const clients: Record<Action, Client[]> = { read: [], save: [] };
  for (let made = 0; made < count; made += 1) {
    const { id } = await api.article.postArticle({
      workspaceId,
      body: { requestId: crypto.randomUUID() },
    });
    const body = { baseVersion: 1, requestId: crypto.randomUUID(), ops: WHOLE_TEXT };
    const { version } = await api.article.updateArticle({ workspaceId, articleId: id, body });
    const url = `${serverUrl}/content/api/v1/article/${workspaceId}/${id}`;
    clients.read.push(reader(ask, url, headers));
    clients.save.push(saver(ask, url, headers, version));
  }
  return { ...clients, headers, workspaceId };
}
