/**
 * `npm run replay -- FILE`: replays the log of a session and says what happened (docs/support.md). Exits with 0 if the
 * replay is exact, 1 if it differs, 2 if the file or the command is wrong, 3 if the log is cut off.
 */
import { replayCommand } from './replay/command.ts';

process.exitCode = await replayCommand(process.argv.slice(2), console.log, console.error);
