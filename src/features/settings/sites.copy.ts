import type { SeoPlugin, SiteAbility } from '#contract/publishing/sites.ts';
import { dateTime, list } from '#src/kit/copy/formats.ts';
import { seoPlugins } from '#src/kit/copy/names.ts';

const abilities: Readonly<Record<SiteAbility, string>> = {
  write: 'write posts',
  publish: 'publish them',
  upload: 'upload images',
  editOthers: 'edit posts of others',
  addCategories: 'add categories',
  anyHtml: 'use any HTML',
};

/** The roles that every WordPress has; others are shown as the site calls them. */
const roles: Readonly<Record<string, string>> = {
  administrator: 'Administrator',
  editor: 'Editor',
  author: 'Author',
  contributor: 'Contributor',
};

export const sites = {
  page: 'Site publishing',
  title: 'WordPress',
  hint: 'Connect the sites that your articles are for. A site is checked when it is connected, and kept here. Articles are then published with the button Publish above their text.',
  none: 'No site is connected. To connect one, enter its address, your user name there and an application password.',
  readOnly: 'People who may write in this workspace can connect sites.',
  list: 'Connected sites',
  default: 'Default',
  makeDefault: 'Make default',
  importPosts: 'Import its posts',
  importing:
    'Its published posts are being imported: internal links, audits and ideas then know them.',
  account: 'Connected as',
  accountOf: (name: string, login: string) => (name === login ? name : `${name} (${login})`),
  role: 'Role',
  roleOf: (role: string) => roles[role] ?? (role === '' ? '–' : role),
  may: 'May',
  abilitiesOf: (all: readonly SiteAbility[]) => list.format(all.map((one) => abilities[one])),
  mayNotPublish: 'This account may not publish: its posts wait for somebody who may.',
  seo: 'SEO plugin',
  seoOf: (all: readonly SeoPlugin[]) =>
    all.length === 0 ? 'none found' : list.format(all.map((one) => seoPlugins[one])),
  timeZone: 'Time zone',
  used: 'Last used',
  problem: 'Last error',
  at: (time: string) => dateTime.format(new Date(time)),
  passwordUnreadable:
    'The stored password cannot be decrypted on this server. Connect the site again with a new one.',
  check: 'Check',
  remove: 'Disconnect',
  removeQuestion:
    'Remove the site and its password from this workspace? Nothing is changed on the site.',
  form: {
    title: 'Connect a site',
    address: 'Address of the site',
    addressHelp: 'Such as https://example.com or https://example.com/blog.',
    login: 'User name',
    password: 'Application password',
    passwordHelp: 'Stored encrypted and never shown again.',
    connect: 'Connect',
    connected: 'Connected.',
    missing: {
      address: 'Enter the address of the site.',
      login: 'Enter your user name on the site, without a colon.',
      password: 'Enter the application password.',
    },
    how: 'How to get an application password',
    steps: [
      'In WordPress, open Users → Profile.',
      'Under Application Passwords, enter a name, such as that of this product, and choose Add.',
      'Copy the password that is shown. The spaces in it do not matter.',
    ],
    revoke:
      'It is not the password that you sign in with, and you can revoke it there at any time. The site needs WordPress 5.6 or newer and https.',
  },
} as const;
