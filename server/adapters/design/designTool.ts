/** What a design tool does, whichever it is: Canva today. */
import type { ASSET_TYPES } from '#contract/images/asset.route.ts';

/** Tokens of an account. */
export interface DesignGrant {
  readonly accessToken: string;
  /** Works once: renewing gives another one. */
  readonly refreshToken: string;
  /** How long the access token lasts. */
  readonly lastsS: number;
}

/** Who an account is there. */
export interface DesignMember {
  readonly id: string;
  /** Empty if it does not say. */
  readonly name: string;
}

export interface MadeDesign {
  readonly id: string;
  /** Works for the account alone, and for a month. */
  readonly editUrl: string;
}

/** What is done there meanwhile: asked again with its id until it is over. */
export type DesignJob<Done> =
  | { readonly id: string; readonly state: 'running' }
  | ({ readonly id: string; readonly state: 'done' } & Done)
  | { readonly id: string; readonly state: 'failed'; readonly code: DesignFailure };

export type DesignFailure = 'design_failed' | 'design_premium' | 'design_unapproved';

export type UploadJob = DesignJob<{ readonly imageId: string }>;
export type ExportJob = DesignJob<{ readonly url: string }>;

export interface NewDesign {
  readonly imageId: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Each rejects with a `Problem` of a code `design_…`: `design_not_connected` if the token, or the grant, is not accepted any more;
 * `design_busy` says when to ask again; and with an `OwnFault` if we could not ask now.
 */
export interface DesignTool {
  /** Where somebody allows access. */
  consentAddress(of: { readonly state: string; readonly challenge: string }): string;
  /** Turns a code into tokens; `design_code_refused` if it is not accepted. */
  exchange(of: { readonly code: string; readonly verifier: string }): Promise<DesignGrant>;
  /** Renews tokens; the refresh token works no more afterwards, also if the answer was lost. */
  renew(refreshToken: string): Promise<DesignGrant>;
  /** Ends the access of a token and of all that were renewed from it. */
  revoke(refreshToken: string): Promise<void>;
  member(token: string): Promise<DesignMember>;
  upload(token: string, image: NewUpload): Promise<UploadJob>;
  uploadJob(token: string, id: string): Promise<UploadJob>;
  createDesign(token: string, design: NewDesign): Promise<MadeDesign>;
  /** Reads a design; its address for editing is a new one. */
  readDesign(token: string, id: string): Promise<MadeDesign>;
  export(token: string, designId: string, type: ExportType): Promise<ExportJob>;
  exportJob(token: string, id: string): Promise<ExportJob>;
  /** The bytes of an export, from an address that is no secret of ours: no token is sent there. */
  download(url: string): Promise<Uint8Array>;
}

export interface NewUpload {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type ExportType = Extract<(typeof ASSET_TYPES)[number], 'image/png' | 'image/jpeg'>;
