import { DrizzleQueryError } from 'drizzle-orm';
import type { LoggerOptions } from 'pino';

/** Of every log: what an error holds beside its message and stack is left out. `report` gets what is logged with an error. */
export const logOptions = (level: string, report?: Report): LoggerOptions => ({
  level,
  serializers: { err: (error: unknown) => loggedError(error) },
  hooks: {
    logMethod(args, method, at) {
      const [line] = args as readonly unknown[];
      if (at >= ERROR_LEVEL && typeof line === 'object' && line !== null && 'err' in line)
        report?.(line.err, { ...this.bindings(), ...line });
      method.apply(this, args);
    },
  },
});

type Report = (error: unknown, line: Readonly<Record<string, unknown>>) => void;

/** Of pino. */
const ERROR_LEVEL = 50;

/** Two errors may be the cause of each other. */
const CAUSES_MOST = 5;

/**
 * The kind, code, message and stack of an error and its causes. What libraries attach to one holds what people have written: the
 * row that another one clashes with, the question to a model. So does the message of a failed query, which lists its parameters.
 */
function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? 'not an error' : error;
  const { name: type, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code !== 'object' ? error.code : undefined;
  const isShown = cause !== undefined && depth < CAUSES_MOST;
  const causes = isShown ? { cause: loggedError(cause, depth + 1) } : {};
  return error instanceof DrizzleQueryError
    ? { type, message: 'failed query', query: error.query, ...causes }
    : { type, message, code, stack, ...causes };
}
