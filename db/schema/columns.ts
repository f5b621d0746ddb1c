/** Columns that tables share. */
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
