import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { readLimits } from '../access/limit.service.ts';
import {
  readArticleImage,
  repeatArticleImage,
  settleArticleImage,
} from './articleImage.service.ts';
import {
  addAsset,
  changeAsset,
  deleteAsset,
  listPage,
  restoreAsset,
  usesOf,
} from './asset.service.ts';
import { addCover, previewCover } from './cover.service.ts';
import { listImageRequests, startImage } from './generation.service.ts';

export const assetHandlers = (deps: Deps): GroupHandlers<'asset'> => ({
  getAssets: ({ workspaceId, search, ...window }) => listPage(deps, workspaceId, search, window),
  getAssetUses: ({ workspaceId, assetId }) => usesOf(deps, workspaceId, assetId),
  patchAsset: ({ workspaceId, assetId, body }) => changeAsset(deps, workspaceId, assetId, body),
  postAsset: ({ name, bytes, ...call }) => addAsset(deps, call, { name, bytes }),
  getCover: ({ title, byline, layout, size, background, accent }) =>
    previewCover(deps, { title, byline, layout, size, background, accent }),
  postCover: ({ body: { requestId: _requestId, ...design }, ...call }) =>
    addCover(deps, call, design),
  async deleteAsset({ workspaceId, assetId }) {
    await deleteAsset(deps, workspaceId, assetId);
    return { id: assetId };
  },
  async getImageRequests({ workspaceId, caller }) {
    return { workspaceId, requests: await listImageRequests(deps, workspaceId, caller.userId) };
  },
  async postImageRequest(call) {
    const jobId = await startImage(deps, call);
    const { workspaceId, caller } = call;
    return { workspaceId, jobId, limits: await readLimits(deps, caller) };
  },
  getArticleImage: ({ articleId }) => readArticleImage(deps, articleId),
  async postArticleImage(call) {
    const jobId = await repeatArticleImage(deps, call);
    const { articleId, caller } = call;
    return { articleId, jobId, limits: await readLimits(deps, caller) };
  },
  async deleteArticleImage({ articleId, job }) {
    await settleArticleImage(deps, articleId, job);
    return readArticleImage(deps, articleId);
  },
  restoreAsset: ({ workspaceId, assetId }) => restoreAsset(deps, workspaceId, assetId),
});
