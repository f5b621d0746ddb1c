import { PAGE_CONFIG, type PageConfig } from '#domain/session/pageConfig.ts';
import { plainSlice } from '../lib/plainSlice.ts';

/** The server's settings for this installation; read once, before anything else. */
export const config = plainSlice<PageConfig>()('config', {
  initial: PAGE_CONFIG,
  changes: { read: (_from, settings: PageConfig) => settings },
  selectors: { selectSupportEmail: (state) => state.supportEmail },
});
