/** The lines of a log in a file: as `copy(sessionLog())` puts them on the clipboard, or one line of the log on each. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { Refusal } from '../database/command.ts';

export interface LogFile {
  readonly lines: readonly string[];
  /** Whether the file ends within a line, which is left out. */
  readonly isCutOff: boolean;
}

const HOW = 'Run copy(sessionLog()) in the console of the recorded page, and paste it into a file.';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Lines that are texts of a JSON array, each on a line of the file; also of an array that is cut off. */
function linesOfArray(text: string): LogFile {
  if (isJson(text)) {
    const lines: unknown = JSON.parse(text);
    if (Array.isArray(lines) && lines.every((line) => typeof line === 'string'))
      return { lines, isCutOff: false };
    throw new Refusal(`This is JSON, but not the lines of a session log. ${HOW}`);
  }
  const texts = text
    .slice(text.indexOf('[') + 1)
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '' && line !== ']');
  const whole = texts.filter(isJson).map((line) => JSON.parse(line) as unknown);
  if (whole.length < texts.length - 1 || !whole.every((line) => typeof line === 'string'))
    throw new Refusal(`This is not a session log: its array is damaged. ${HOW}`);
  return { lines: whole as string[], isCutOff: true };
}

function linesOfText(text: string): LogFile {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isCutOff = lines.length > 1 && !isJson(lines.at(-1) ?? '');
  return { lines: isCutOff ? lines.slice(0, -1) : lines, isCutOff };
}

/** Returns the lines of the log in a file. Throws a `Refusal` that says what the file is instead. */
export function readLogFile(path: string): LogFile {
  if (!existsSync(path)) throw new Refusal(`There is no file ${path}.`);
  if (statSync(path).isDirectory()) throw new Refusal(`${path} is a folder, not a file.`);
  const text = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .trim();
  if (text === '') throw new Refusal(`${path} is empty. ${HOW}`);
  const file = text.startsWith('[') ? linesOfArray(text) : linesOfText(text);
  if (!file.lines[0]?.startsWith('{"is":"header"'))
    throw new Refusal(`${path} is not a session log: it does not begin with a header. ${HOW}`);
  return file;
}
