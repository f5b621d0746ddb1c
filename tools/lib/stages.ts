/** Prints what a long command is doing, and for how long. */

/** Inherited by the programs that the command starts. */
process.env.COMMAND_STARTED_AT ??= String(Date.now());
const startedAt = Number(process.env.COMMAND_STARTED_AT);

/** Time since the command started, as `m:ss`. */
export function elapsed(): string {
  const seconds = Math.floor((Date.now() - startedAt) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Prints the beginning of a stage. */
export const stage = (what: string): void => console.log(`\n[${elapsed()}] ${what}`);
