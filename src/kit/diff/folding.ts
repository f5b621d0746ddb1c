import { type DiffRow, isUnchanged } from '#domain/history/versionDiff.ts';

/** A row, or a folded run of unchanged rows. */
export type DiffItem = DiffRow | { readonly id: string; readonly folded: readonly DiffRow[] };

/** Unchanged blocks that stay visible on each side of a change, and the shortest run that is folded. */
const CONTEXT = 1;
const FOLDED_MIN = 3;

/** Folds the rows that are far from every change. */
export function withFolds(rows: readonly DiffRow[]): DiffItem[] {
  const items: DiffItem[] = [];
  let run: DiffRow[] = [];
  const end = (isLast: boolean) => {
    const head = items.length === 0 ? 0 : CONTEXT; // nothing changed above it
    const tail = isLast ? 0 : CONTEXT;
    const folded = run.slice(head, run.length - tail);
    const isWorthIt = folded.length >= FOLDED_MIN;
    if (isWorthIt) {
      items.push(...run.slice(0, head), { id: `fold-${folded[0]?.id}`, folded });
      items.push(...run.slice(run.length - tail));
    } else items.push(...run);
    run = [];
  };
  for (const row of rows) {
    if (isUnchanged(row)) run.push(row);
    else {
      end(false);
      items.push(row);
    }
  }
  end(true);
  return items;
}
