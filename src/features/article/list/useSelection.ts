import { useState } from 'react';

/** Which rows of a list are selected. A row that leaves the list is no longer selected. */
export function useSelection<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  /** The row that was selected last, where a range begins. */
  const [anchor, setAnchor] = useState<string | null>(null);
  const selected = rows.filter(({ id }) => ticked.has(id));
  const toggle = (row: Row, isRange: boolean) => {
    const isOn = !ticked.has(row.id);
    const next = new Set(selected.map(({ id }) => id));
    for (const { id } of isRange ? rangeOf(rows, anchor, row.id) : [row]) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    setTicked(next);
    setAnchor(row.id);
  };
  const isAll = rows.length > 0 && selected.length === rows.length;
  return {
    selected,
    isSelected: (row: Row) => ticked.has(row.id),
    isAll,
    toggle,
    toggleAll: () => setTicked(new Set(isAll ? [] : rows.map(({ id }) => id))),
    clear: () => setTicked(new Set()),
  };
}

export type Selection<Row extends { readonly id: string }> = ReturnType<typeof useSelection<Row>>;

/** Returns the rows between the two, in either order; only `to` if `from` is gone. */
function rangeOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  from: string | null,
  to: string,
): readonly Row[] {
  const ends = [from, to].map((id) => rows.findIndex((row) => row.id === id));
  const known = ends.filter((at) => at >= 0);
  return rows.slice(Math.min(...known), Math.max(...known) + 1);
}
