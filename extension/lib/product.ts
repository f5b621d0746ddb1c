import { browserApi } from './browser.ts';

/** The address of the product, as the extension was built for it: with `/content`, without a slash at its end. */
export const productUrl = (): string => browserApi().runtime.getManifest().homepage_url;

export const productOrigin = (): string => new URL(productUrl()).origin;

/** The page on which a person lets the extension in. */
export const CONNECT_PATH = '/integration/extension';
