/** Reads each cell once that a table has many times: days, addresses. */
export function memo<Value>(read: (cell: string) => Value): (cell: string) => Value {
  const known = new Map<string, Value>();
  return (cell) => {
    const found = known.get(cell);
    if (found !== undefined || known.has(cell)) return found as Value; // it may be undefined itself
    const value = read(cell);
    known.set(cell, value);
    return value;
  };
}
