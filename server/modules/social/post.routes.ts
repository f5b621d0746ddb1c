import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { readLimits } from '../access/limit.service.ts';
import { startPost } from './post.service.ts';
import { startPosts } from './posts.service.ts';

export const postHandlers = (deps: Deps): GroupHandlers<'post'> => ({
  async createPost(call) {
    const started = await startPost(deps, { ...call, articleId: null });
    return { ...started, limits: await readLimits(deps, call.caller) };
  },
  async createPostOfArticle(call) {
    const started = await startPost(deps, call);
    return { ...started, limits: await readLimits(deps, call.caller) };
  },
  createPostsOfArticle: (call) => startPosts(deps, call),
});
