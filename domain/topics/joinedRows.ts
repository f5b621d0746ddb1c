/** A keyphrase that a list has in several rows: of pages, devices or countries. */
import type { KeyphraseRow } from '#contract/topics/topic.schema.ts';

export interface ListedRow {
  readonly row: KeyphraseRow;
  /** How often it was seen in the results; null: the list does not say it. */
  readonly seen: number | null;
  /** The list has a row for each page. */
  readonly isOfPage: boolean;
}

/** Merges the rows of each keyphrase; case is ignored. A figure on which the rows disagree becomes unknown. */
export function joinedRows(listed: readonly ListedRow[]): KeyphraseRow[] {
  const byPhrase = Map.groupBy(listed, ({ row }) => row.phrase.toLowerCase());
  return [...byPhrase.values()].map((rows) => {
    const [first] = rows;
    return first === undefined || rows.length === 1
      ? (first?.row ?? { phrase: '' })
      : joined(first.row, rows);
  });
}

const AGREEING = ['volume', 'difficulty', 'trend', 'intent', 'serpFeatures'] as const;

function joined({ phrase }: KeyphraseRow, rows: readonly ListedRow[]): KeyphraseRow {
  const agreed = AGREEING.flatMap((name) => {
    const values = rows.flatMap(({ row }) => (row[name] === undefined ? [] : [row[name]]));
    const isOne = new Set(values.map((value) => JSON.stringify(value))).size === 1;
    return isOne ? [[name, values[0]] as const] : [];
  });
  const position = positionOf(rows);
  return { phrase, ...Object.fromEntries(agreed), ...(position !== null && { position }) };
}

/** Of pages the best one; of other parts the mean by how often they were seen. */
function positionOf(rows: readonly ListedRow[]): number | null {
  const known = rows.flatMap(({ row, seen, isOfPage }) =>
    row.position === undefined ? [] : [{ position: row.position, seen, isOfPage }],
  );
  const positions = known.map(({ position }) => position);
  if (new Set(positions).size <= 1) return positions[0] ?? null;
  if (known.every(({ isOfPage }) => isOfPage)) return Math.min(...positions);
  if (known.some(({ seen }) => seen === null)) return null;
  const weight = known.reduce((sum, { seen }) => sum + (seen ?? 0), 0);
  const weighted = known.reduce((sum, { position, seen }) => sum + position * (seen ?? 0), 0);
  return weight === 0 ? null : weighted / weight;
}
