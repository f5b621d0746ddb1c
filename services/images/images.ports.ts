import type { Asset } from '#contract/asset.schema.ts';

export type FilePorts = {
  /** Uploads a kept file to the library of a workspace. Rejects with kind 'page' if it is not kept any more. */
  upload(of: { readonly workspaceId: string; readonly fileId: string }): Promise<Asset>;
  forget(of: { readonly fileId: string }): void;
};
