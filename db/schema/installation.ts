/** Settings of the installation. */
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ModelsRequest } from '#contract/installation/installation.schema.ts';
import type { MailRequest } from '#contract/installation/mail.schema.ts';
import type { SearchProvider } from '#contract/installation/searchProviders.ts';
import { time } from './columns.ts';

/** Of installations that stored their models before there was one for images, `image` is missing. */
export type StoredModels = Omit<ModelsRequest, 'apiKey'>;

/** The address is null for a service that has one for all. */
export interface StoredSearch {
  readonly provider: SearchProvider;
  readonly address: string | null;
}

/** Without its password. */
export type StoredMail = Omit<MailRequest, 'password'>;

/** The settings of the installation by their names. */
export interface Settings {
  readonly models: StoredModels;
  readonly search: StoredSearch;
  readonly mail: StoredMail;
  /** Its secret signs the cookies by which members see images. */
  readonly images: Readonly<Record<never, never>>;
}

export type SettingName = keyof Settings;

/** Settings of the installation, changed by its administrators. */
export const installationSetting = pgTable('installation_setting', {
  name: text().$type<SettingName>().primaryKey(),
  value: jsonb().$type<Settings[SettingName]>().notNull(),
  /** Encrypted (db/secrets). */
  secret: text(),
  /** Another one after each change. */
  revision: uuid().notNull(),
  updatedBy: text('updated_by').notNull(),
  updatedAt: time('updated_at').notNull(),
});

export type InstallationSettingRow<Name extends SettingName = SettingName> = Omit<
  typeof installationSetting.$inferSelect,
  'name' | 'value'
> & { readonly name: Name; readonly value: Settings[Name] };
