/** The lives of a log in a file: as `copy(sessionLog())` puts them on the clipboard, or one line of the log on each. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { livesIn } from '#sagaLog/core/readLog.ts';
import { Refusal } from '../database/command.ts';

interface FileLines {
  readonly lines: readonly string[];
  /** Whether the file ends within a line, which is left out. */
  readonly isCutOff: boolean;
}

export interface LogFile {
  /** The lines of the life that is asked for. */
  readonly lines: readonly string[];
  /** Which one it is, counted from 1, and how many the file has. */
  readonly life: number;
  readonly lives: number;
  /** Whether the file ends within a line of it. */
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
function linesOfArray(text: string): FileLines {
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

function linesOfText(text: string): FileLines {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isCutOff = lines.length > 1 && !isJson(lines.at(-1) ?? '');
  return { lines: isCutOff ? lines.slice(0, -1) : lines, isCutOff };
}

/** Returns a life in a file, the last one unless another is asked for. Throws a `Refusal` that says what the file is instead. */
export function readLogFile(path: string, asked?: string): LogFile {
  const { lines, isCutOff } = fileLines(path);
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

function fileLines(path: string): FileLines {
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
