/** Reports of problems that people have sent to the support of the installation. */
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ReportHolds } from '#contract/support/report.route.ts';
import { bytea, time } from './columns.ts';

export const supportReport = pgTable(
  'support_report',
  {
    id: uuid().primaryKey(),
    userId: text('user_id').notNull(),
    /** When they sent it. */
    email: text().notNull(),
    happened: text().notNull(),
    holds: text().$type<ReportHolds>().notNull(),
    build: text().notNull(),
    browser: text().notNull(),
    /** The lines of the log (gzip), as they came; empty without one. */
    log: bytea().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('support_report_list').on(table.createdAt.desc(), table.id.desc()),
    index('support_report_user').on(table.userId),
  ],
);
