/** The lines of a log in a file. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { type LogText, NotALog, readLogText } from '#sagaLog/app/logText.ts';
import { Refusal } from '../database/command.ts';

const HOW = 'Run copy(sessionLog()) in the console of the recorded page, and paste it into a file.';

const WHY: Readonly<Record<NotALog['fault'], (path: string) => string>> = {
  empty: (path) => `${path} is empty.`,
  otherJson: () => 'This is JSON, but not the lines of a session log.',
  damaged: () => 'This is not a session log: its array is damaged.',
  noHeader: (path) => `${path} is not a session log: it does not begin with a header.`,
};

/** Returns the lines of the log in a file. Throws a `Refusal` that says what the file is instead. */
export function readLogFile(path: string): LogText {
  if (!existsSync(path)) throw new Refusal(`There is no file ${path}.`);
  if (statSync(path).isDirectory()) throw new Refusal(`${path} is a folder, not a file.`);
  try {
    return readLogText(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof NotALog) throw new Refusal(`${WHY[error.fault](path)} ${HOW}`);
    throw error;
  }
}
