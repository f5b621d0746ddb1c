import type { designRoutes } from '#contract/design/design.route.ts';
import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import {
  beginConsent,
  connectDesign,
  disconnectDesign,
  personOf,
  readDesignAccount,
} from './designAccount.service.ts';
import { readImageDesign, stepToDesign } from './imageDesign.service.ts';
import { startReturn, stepToReturn } from './returnedImage.service.ts';

/** Part of the group `integration`. */
export const designHandlers = (
  deps: Deps,
): Pick<GroupHandlers<'integration'>, keyof typeof designRoutes> => ({
  getDesignAccount: (call) => readDesignAccount(deps, call),
  async postDesignConsent({ body, ...call }) {
    const address = await beginConsent(deps, call, body.from);
    return { workspaceId: call.workspaceId, address };
  },
  postDesignAccount: ({ body, ...call }) => connectDesign(deps, call, body.query),
  async deleteDesignAccount(call) {
    return { workspaceId: call.workspaceId, isRevoked: await disconnectDesign(deps, call) };
  },
  getImageDesign: (call) => readImageDesign(deps, { ...personOf(call), assetId: call.assetId }),
  postImageDesign: (call) => stepToDesign(deps, { ...personOf(call), assetId: call.assetId }),
  postReturn: (call) => startReturn(deps, { ...personOf(call), assetId: call.assetId }, call),
  postReturnStep: (call) => stepToReturn(deps, { ...personOf(call), assetId: call.assetId }),
});
