import type { Asset } from '#contract/images/asset.schema.ts';

export type FilePorts = {
  /** Uploads a kept file to the library of a workspace. Rejects with kind 'page' if it is not kept any more. */
  upload(of: { readonly workspaceId: string; readonly fileId: string }): Promise<Asset>;
  /** Uploads a part of a kept file that is imported, from 0. Rejects as `upload` does. */
  uploadPart(of: {
    readonly workspaceId: string;
    readonly archiveId: string;
    readonly fileId: string;
    readonly part: number;
  }): Promise<unknown>;
  /**
   * Looks up an image of ours by its address. `file`: it is of another workspace that the person can read, and is kept to be
   * uploaded. `missing`: it does not exist, or not for them.
   */
  look(of: { readonly workspaceId: string; readonly src: string }): Promise<LookedUp>;
  forget(of: { readonly fileId: string }): void;
};

export type LookedUp =
  | { readonly found: 'own' | 'missing' }
  | { readonly found: 'file'; readonly fileId: string };
