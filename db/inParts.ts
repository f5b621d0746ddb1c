/** A statement of thousands of rows takes the embedded database a second, during which nobody else is answered. */
const ROWS_PER_STATEMENT = 200;

/** Writes rows in several statements, one after the other. */
export async function inParts<Row>(
  rows: readonly Row[],
  write: (part: Row[]) => PromiseLike<unknown>,
  most: number = ROWS_PER_STATEMENT,
): Promise<void> {
  for (let from = 0; from < rows.length; from += most) await write(rows.slice(from, from + most));
}

/** Reads rows in several statements, in the order of their positions, which begin at 0. */
export async function readInParts<Row extends { readonly position: number }>(
  read: (after: number, most: number) => PromiseLike<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const part = await read(rows.at(-1)?.position ?? -1, ROWS_PER_STATEMENT);
    rows.push(...part);
    if (part.length < ROWS_PER_STATEMENT) return rows;
  }
}
