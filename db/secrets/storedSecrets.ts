/**
 * Where the database holds secrets: everything that is encrypted before it is stored. A column that is missing here is
 * neither encrypted by an upgrade nor by `npm run secrets:rotate`; a test compares the list with the schema.
 */
import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { articleShare } from '../schema/article.ts';
import {
  type DesignAccountRow,
  type DesignConsentRow,
  designAccount,
  designConsent,
} from '../schema/design.ts';
import { hostSecret, hostTwoFactor } from '../schema/host.ts';
import { installationSetting, type SettingName, type Settings } from '../schema/installation.ts';
import { type SiteRow, site } from '../schema/publishing.ts';
import { ideaSubscription } from '../schema/topics.ts';

export interface StoredSecret {
  readonly table: PgTable;
  readonly column: PgColumn;
  /** The name of the column in the rows of the table. */
  readonly field: string;
  /** What the secret of a row is for (`SecretBox.open`); null: the row holds none. */
  purposeOf(row: never): string | null;
}

const stored = <Table extends PgTable, Field extends keyof InferSelectModel<Table> & string>(
  table: Table,
  field: Field,
  purposeOf: (row: InferSelectModel<Table>) => string | null,
): StoredSecret => {
  const column = getTableColumns(table)[field];
  if (column === undefined) throw new Error(`a column ${field}`); // the type has it
  return { table, column, field, purposeOf };
};

export const STORED_SECRETS: readonly StoredSecret[] = [
  stored(installationSetting, 'secret', ({ name, value }) => settingPurpose(name, value)),
  stored(hostSecret, 'value', ({ name }) => (isSecretOfHost(name) ? hostPurpose(name) : null)),
  stored(hostTwoFactor, 'secret', () => TWO_FACTOR_PURPOSES.secret),
  stored(hostTwoFactor, 'backupCodes', () => TWO_FACTOR_PURPOSES.backupCodes),
  stored(articleShare, 'token', ({ articleId }) => sharePurpose(articleId)),
  stored(site, 'password', (row) => sitePurpose(row)),
  stored(designConsent, 'verifier', (row) => verifierPurpose(row)),
  stored(designAccount, 'accessToken', (row) => designPurpose(row, 'access')),
  stored(designAccount, 'refreshToken', (row) => designPurpose(row, 'refresh')),
  stored(ideaSubscription, 'token', (row) => subscriptionPurpose(row)),
];

const SETTING_PURPOSES: {
  readonly [Name in SettingName]: (value: Settings[Name]) => string;
} = {
  /** A key opens only for the server that it was entered for. */
  models: ({ address }) => `models/${new URL(address).origin}`,
  /** A key is for one service; of a server of one's own, for its scheme, host and port. */
  search: ({ provider, address }) =>
    `search/${provider}${address === null ? '' : `/${new URL(address).origin}`}`,
  /** A password is for one user of one server. */
  mail: ({ host, port, user }) => `mail/${user}@${host}:${port}`,
  images: () => 'images',
};

export const settingPurpose = <Name extends SettingName>(name: Name, value: Settings[Name]) =>
  SETTING_PURPOSES[name](value);

/** The row of the secret that signs API keys and cookies, and those of the keys that sign tokens. */
export const SIGNING_SECRET = 'secret';
export const SIGNING_KEY = 'signing_key';

const isSecretOfHost = (name: string) => name === SIGNING_SECRET || name.startsWith(SIGNING_KEY);

export const hostPurpose = (name: string): string => `host/${name}`;

export const TWO_FACTOR_PURPOSES = {
  secret: 'two-factor/secret',
  backupCodes: 'two-factor/backup-codes',
} as const;

export const sharePurpose = (articleId: string): string => `share/${articleId}`;

/** A password opens only for the account of the site that it was entered for, in its workspace. */
export const sitePurpose = ({
  workspaceId,
  kind,
  apiRoot,
  login,
}: Pick<SiteRow, 'workspaceId' | 'kind' | 'apiRoot' | 'login'>): string =>
  `site/${workspaceId}/${kind}/${login}@${apiRoot}`;

/** A verifier is for one connection that was begun. */
export const verifierPurpose = ({
  workspaceId,
  userId,
  stateHash,
}: Pick<DesignConsentRow, 'workspaceId' | 'userId' | 'stateHash'>): string =>
  `design/${workspaceId}/${userId}/verifier/${stateHash}`;

/** A token is for one account there, of one person in one workspace. */
export const designPurpose = (
  { workspaceId, userId, memberId }: Pick<DesignAccountRow, 'workspaceId' | 'userId' | 'memberId'>,
  kind: 'access' | 'refresh',
): string => `design/${workspaceId}/${userId}/${memberId}/${kind}`;

export const subscriptionPurpose = (row: {
  readonly workspaceId: string;
  readonly userId: string;
}): string => `unsubscribe/${row.workspaceId}/${row.userId}`;
