import type { Asset } from '#contract/asset.schema.ts';

export type FilePorts = {
  /** Sends a kept file to the images of a workspace. Rejects with kind 'page' when it is not kept any more. */
  upload(of: { readonly workspaceId: string; readonly fileId: string }): Promise<Asset>;
  forget(of: { readonly fileId: string }): void;
};
