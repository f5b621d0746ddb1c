/** How texts of people are looked for in the database. */
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { lettersOf, WRITTEN_ALIKE } from '#domain/letters.ts';
import { UNSEEN } from '#html/words.ts';

/** A pattern of LIKE for everything that contains this text, taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a text of people has these letters in it, as in the lists of the page (domain/letters.ts). */
export const hasLetters = (column: AnyColumn | SQL, search: string): SQL => {
  const seen = sql`normalize(regexp_replace(${column}, ${UNSEEN}, '', 'g'), nfc)`;
  const letters = WRITTEN_ALIKE.reduce(
    (text, [from, to]) => sql`replace(${text}, ${from}, ${to})`,
    sql`lower(${seen} collate "und-x-icu")`,
  );
  return sql`${letters} like ${containing(lettersOf(search))}`;
};
