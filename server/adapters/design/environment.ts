import { canva } from './canva/canva.ts';
import type { DownloadWeb } from './canva/download.ts';
import type { DesignTool } from './designTool.ts';

export interface DesignConfig {
  readonly CANVA_CLIENT_ID: string | null;
  readonly CANVA_CLIENT_SECRET: string | null;
  readonly CANVA_API_URL: string;
  readonly CANVA_AUTHORIZE_URL: string;
  readonly PUBLIC_URL: string | null;
}

/** The design tool that environment variables set; null if they set none. */
export function designToolOf(config: DesignConfig, web: DownloadWeb): DesignTool | null {
  const { CANVA_CLIENT_ID: id, CANVA_CLIENT_SECRET: secret, PUBLIC_URL: publicUrl } = config;
  if (id === null || secret === null || publicUrl === null) return null;
  const { CANVA_API_URL: api, CANVA_AUTHORIZE_URL: authorizeUrl } = config;
  return canva({ id, secret, api, authorizeUrl, publicUrl, web });
}
