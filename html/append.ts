/** As `items.push(...more)`, of any number: a call has a hundred thousand arguments at most, and a document more lines. */
export function append<Item>(items: Item[], more: readonly Item[]): void {
  for (const item of more) items.push(item);
}
