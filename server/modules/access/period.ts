/** Limits count by calendar month in UTC, whatever the zone of the server. */
export function periodStart(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`;
}

/** Whole seconds until the next month begins. */
export function secondsLeft(now: Date): number {
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  return Math.ceil((next - now.getTime()) / 1000);
}
