/** The manifest of each browser. What differs between them is a row of `BROWSERS`. */

/** Makes the id of the extension the same wherever Chromium loads it from. It is the public half of a key that nobody keeps. */
const KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAjsA2c/64SNUAz4ufkGp+2egF9YXRxqzcwgIm0z94jvbYK2ZU9ve1RJGYzVeH+TBAThysTD+K+2ypQnb0tA11p5iFS4sp+KhPGC863o+5l9rvQCv0jS8QDgwRSXP6CRlWewUWgjkGgyajYYxe4bw3gDN/tyaxoXZDAJO2zPjO4a1chl7BZ/xlRf17WK8z+3elykzCh+U9Jyy1yRyBlVLKUW7hrjA54aaUNmwKBHSAe+YBQkiJk0SZzV/kj/W4T771Qd/AWFw5xCzTHhHCffU5kK5ss4ZtYvENlcwnzhVmjvjaUQYZgeZQfQUp4c4pj0ajRREdm3HFvtzWX3R5Euj3FwIDAQAB';

const FIREFOX_ID = 'content-toolkit@example.org';

export const BROWSERS = ['chromium', 'firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];

interface ManifestOptions {
  /** Of package.json. */
  readonly version: string;
  /** The address of the product, with `/content`. */
  readonly productUrl: string;
}

const PANEL = 'panel.html';
const BACKGROUND = 'background.js';
const ICONS = { 16: 'icon16.png', 32: 'icon32.png', 48: 'icon48.png', 128: 'icon128.png' };
export const ICON_SIZES = Object.keys(ICONS).map(Number);

const SHARED_PERMISSIONS = ['activeTab', 'scripting', 'storage', 'contextMenus'];

const common = ({ version, productUrl }: ManifestOptions) => ({
  manifest_version: 3,
  name: 'Content toolkit',
  version,
  description: 'Rewrites what you select, and scores and saves the pages that you read.',
  homepage_url: productUrl,
  icons: ICONS,
  action: { default_title: 'Content toolkit', default_icon: ICONS },
  content_security_policy: {
    extension_pages: `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; connect-src ${new URL(productUrl).origin}; base-uri 'none'; form-action 'none'`,
  },
});

const OWN: Readonly<Record<BrowserName, (options: ManifestOptions) => object>> = {
  chromium: ({ productUrl }) => ({
    key: KEY,
    minimum_chrome_version: '120',
    permissions: [...SHARED_PERMISSIONS, 'sidePanel'],
    background: { service_worker: BACKGROUND, type: 'module' },
    side_panel: { default_path: PANEL },
    externally_connectable: { matches: [`${new URL(productUrl).origin}/*`] },
  }),
  // It has no messages of pages to extensions: the product's page shows a code.
  firefox: () => ({
    permissions: SHARED_PERMISSIONS,
    background: { scripts: [BACKGROUND], type: 'module' },
    sidebar_action: { default_title: 'Content toolkit', default_panel: PANEL, default_icon: ICONS },
    browser_specific_settings: {
      gecko: {
        id: FIREFOX_ID,
        strict_min_version: '140.0',
        data_collection_permissions: { required: ['websiteContent', 'authenticationInfo'] },
      },
    },
  }),
};

export const manifestOf = (browser: BrowserName, options: ManifestOptions): object => ({
  ...common(options),
  ...OWN[browser](options),
});
