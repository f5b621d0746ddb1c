import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** A column of texts of people in the order of the alphabet: "Ähre" stands before "Zebra", whatever the collation of the database. */
export const inAlphabet = (column: AnyColumn): SQL => sql`${column} collate "und-x-icu"`;
