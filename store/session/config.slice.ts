import { PAGE_CONFIG, type PageConfig } from '#domain/access/pageConfig.ts';
import { plainSlice } from '../lib/plainSlice.ts';

/** The settings of the installation; read once, before anything else. */
export const config = plainSlice<PageConfig>()('config', {
  initial: PAGE_CONFIG,
  changes: { read: (_from, settings: PageConfig) => settings },
  selectors: {
    selectSupportEmail: (state) => state.supportEmail,
    selectLimits: (state) => state.limits,
  },
});
