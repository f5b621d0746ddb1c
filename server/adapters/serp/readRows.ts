/** Rows of an answer that is paid for, read one by one: an odd one costs no other. */
import { z } from 'zod';

export interface ReadRows<Row> {
  readonly rows: readonly Row[];
  /** How many could not be read. */
  readonly odd: number;
}

/** Null: it is no list, or a list in which no row can be read. */
export function readRows<Row>(list: unknown, schema: z.ZodType<Row>): ReadRows<Row> | null {
  if (!Array.isArray(list)) return null;
  const rows = list.flatMap((row) => {
    const read = schema.safeParse(row);
    return read.success ? [read.data] : [];
  });
  const odd = list.length - rows.length;
  return odd > 0 && rows.length === 0 ? null : { rows, odd };
}

/** A text that may also be a number; empty if it is neither. */
export const textSchema = z.union([z.string(), z.number().transform(String)]).catch('');
