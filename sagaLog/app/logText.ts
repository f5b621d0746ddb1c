/** The lines of a log in a text: as `copy(sessionLog())` puts them on the clipboard, or one line of the log on each. */
import type { LogFault } from '#domain/support/sessionReplay.ts';

export interface LogText {
  readonly lines: readonly string[];
  /** Whether the text ends within a line, which is left out. */
  readonly isCutOff: boolean;
}

/** A text that is not a session log. */
export class NotALog extends Error {
  readonly fault: Exclude<LogFault, 'line' | 'notRead' | 'notReached' | 'tooLong'>;

  constructor(fault: NotALog['fault']) {
    super(`This is not a session log: ${fault}.`);
    this.fault = fault;
  }
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Lines that are texts of a JSON array, each on a line of the text; also of an array that is cut off. */
function linesOfArray(text: string): LogText {
  if (isJson(text)) {
    const lines: unknown = JSON.parse(text);
    if (Array.isArray(lines) && lines.every((line) => typeof line === 'string'))
      return { lines, isCutOff: false };
    throw new NotALog('otherJson');
  }
  const texts = text
    .slice(text.indexOf('[') + 1)
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '' && line !== ']');
  const whole = texts.filter(isJson).map((line) => JSON.parse(line) as unknown);
  if (whole.length < texts.length - 1 || !whole.every((line) => typeof line === 'string'))
    throw new NotALog('damaged');
  return { lines: whole as string[], isCutOff: true };
}

function linesOfText(text: string): LogText {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isCutOff = lines.length > 1 && !isJson(lines.at(-1) ?? '');
  return { lines: isCutOff ? lines.slice(0, -1) : lines, isCutOff };
}

/** Returns the lines of the log in a text. Throws `NotALog` for any other text. */
export function readLogText(given: string): LogText {
  const text = given.replace(/^\uFEFF/, '').trim();
  if (text === '') throw new NotALog('empty');
  const log = text.startsWith('[') ? linesOfArray(text) : linesOfText(text);
  if (!log.lines[0]?.startsWith('{"is":"header"')) throw new NotALog('noHeader');
  return log;
}
