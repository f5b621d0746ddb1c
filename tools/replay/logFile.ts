/** The lives of a log in a file. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { type LogText, NotALog, readLogText } from '#sagaLog/app/logText.ts';
import { livesIn } from '#sagaLog/core/readLog.ts';
import { Refusal } from '../database/command.ts';

export interface LogFile extends LogText {
  /** Which life it is, counted from 1, and how many the file has. */
  readonly life: number;
  readonly lives: number;
}

const HOW = 'Run copy(sessionLog()) in the console of the recorded page, and paste it into a file.';

const WHY: Readonly<Record<NotALog['fault'], (path: string) => string>> = {
  empty: (path) => `${path} is empty.`,
  otherJson: () => 'This is JSON, but not the lines of a session log.',
  damaged: () => 'This is not a session log: its array is damaged.',
  noHeader: (path) => `${path} is not a session log: it does not begin with a header.`,
};

/** Returns a life in a file, the last one unless another is asked for. Throws a `Refusal` that says what the file is instead. */
export function readLogFile(path: string, asked?: string): LogFile {
  const { lines, isCutOff } = fileText(path);
  const lives = livesIn(lines);
  const life = asked === undefined ? lives.length : Number(asked);
  const found = lives[life - 1];
  if (found === undefined)
    throw new Refusal(
      `${path} has ${lives.length === 1 ? 'one life' : `the lives 1 to ${lives.length}`}; --life takes one of them.`,
    );
  const isLast = life === lives.length;
  return { lines: found, life, lives: lives.length, isCutOff: isCutOff && isLast };
}

function fileText(path: string): LogText {
  if (!existsSync(path)) throw new Refusal(`There is no file ${path}.`);
  if (statSync(path).isDirectory()) throw new Refusal(`${path} is a folder, not a file.`);
  try {
    return readLogText(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof NotALog) throw new Refusal(`${WHY[error.fault](path)} ${HOW}`);
    throw error;
  }
}
