/** Tables of the embedded host platform. The first five are better-auth's, under its field names. */
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const hostUser = pgTable('host_user', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  /** The first account of an installation administers it. */
  isAdmin: boolean('is_admin').notNull().default(false),
  /** Reads the reports of problems; an administrator says who does. */
  isSupport: boolean('is_support').notNull().default(false),
  /** Products with a running subscription: the token claim active_products (spec §3). */
  activeProducts: jsonb('active_products').$type<readonly string[]>().notNull().default([]),
  /** When a cancelled or lapsed subscription ends or ended; null if it continues or never existed. */
  subscriptionEndsAt: time('subscription_ends_at'),
  trial: text({ enum: ['available', 'active', 'used'] })
    .notNull()
    .default('available'),
  /** When an active trial ends; after that it counts as used. */
  trialEndsAt: time('trial_ends_at'),
  noNews: boolean('no_news').notNull().default(false),
  wantsEmailReports: boolean('wants_email_reports').notNull().default(false),
  selectedFolderId: text('selected_folder_id'),
  /** Signing in requires a code besides the password. */
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
});

export const hostSession = pgTable(
  'host_session',
  {
    id: text().primaryKey(),
    /** Hashed (db/secrets/tokenHash.ts): the cookie has it, and nobody else. */
    token: text().notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => hostUser.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('host_session_user').on(table.userId)],
);

export const hostAccount = pgTable(
  'host_account',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => hostUser.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: time('access_token_expires_at'),
    refreshTokenExpiresAt: time('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('host_account_user').on(table.userId)],
);

export const hostVerification = pgTable(
  'host_verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('host_verification_identifier').on(table.identifier)],
);

/** The second factor of an account; `secret` and `backupCodes` are encrypted (db/secrets). */
export const hostTwoFactor = pgTable('host_two_factor', {
  id: text().primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => hostUser.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  /** False until the first correct code was entered; until then no code is required. */
  verified: boolean().notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: time('locked_until'),
  /** The time step of the last code that was used (RFC 6238 §5.2). */
  lastStep: integer('last_step'),
});

export const hostFolder = pgTable(
  'host_folder',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => hostUser.id, { onDelete: 'cascade' }),
    archivedAt: time('archived_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('host_folder_owner').on(table.ownerId)],
);

/** The people whom the owner of a folder shares it with. */
export const hostFolderGuest = pgTable(
  'host_folder_guest',
  {
    folderId: text('folder_id')
      .notNull()
      .references(() => hostFolder.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => hostUser.id, { onDelete: 'cascade' }),
    canWrite: boolean('can_write').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.folderId, table.userId] }),
    index('host_folder_guest_user').on(table.userId),
  ],
);

/** Invitations to a folder that are not accepted yet. They name an e-mail address, with or without an account. */
export const hostInvitation = pgTable(
  'host_invitation',
  {
    id: text().primaryKey(),
    folderId: text('folder_id')
      .notNull()
      .references(() => hostFolder.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    canWrite: boolean('can_write').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('host_invitation_once').on(table.folderId, table.email),
    index('host_invitation_email').on(table.email),
  ],
);

/** Feature flags of one user that differ from the default: set by an administrator, or closed. */
export const hostUserFlag = pgTable(
  'host_user_flag',
  {
    userId: text('user_id')
      .notNull()
      .references(() => hostUser.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    isVisible: boolean('is_visible').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);

/** What the embedded host has made for itself. Its secrets are encrypted (db/secrets/storedSecrets.ts). */
export const hostSecret = pgTable('host_secret', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});
