/** The server as a process: reads the environment, starts, and stops on SIGINT or SIGTERM. */
import pino, { type Logger } from 'pino';
import pretty from 'pino-pretty';
import { type Config, configOf } from '#server/config.ts';
import { type ErrorReports, openErrorReports } from '#server/lib/errorReports.ts';
import { logOptions } from '#server/lib/log.ts';
import { watchStalls } from '#server/lib/stallWatch.ts';
import { sentenceOf } from '#server/sentences.ts';
import { productVersion, type RunningServer, startServer } from './startServer.ts';

/** A write for each line costs a busy server 7% of its time. Every exit except a SIGKILL flushes the buffer. */
const LOG_BUFFER = { minLength: 4096, periodicFlush: 100 };

/** Logs lines of JSON or, in a terminal, lines of text. */
function newLog(level: string, { report }: ErrorReports): Logger {
  const options = logOptions(level, report);
  return process.stdout.isTTY
    ? pino(options, pretty({ ignore: 'pid,hostname' }))
    : pino(options, pino.destination({ dest: 1, sync: false, ...LOG_BUFFER }));
}

/** Ctrl-C reaches us from the terminal, and once more from npm, which passes it on. */
const SAME_REQUEST_MS = 500;

function stopOnSignal(server: RunningServer, reports: ErrorReports, log: Logger): void {
  let askedAt: number | null = null;
  const stop = async (signal: string) => {
    if (askedAt !== null) {
      if (performance.now() - askedAt > SAME_REQUEST_MS) process.exit(1); // asked a second time: stop at once
      return;
    }
    askedAt = performance.now();
    log.info({ signal }, 'stopping');
    await server.stop().catch((err: unknown) => {
      log.error({ err }, 'could not stop cleanly');
      process.exitCode = 1;
    });
    await reports.close();
    log.info('stopped');
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

const READY: Readonly<Record<Config['ROLE'], (url: string) => string>> = {
  all: (url) => `Content toolkit is ready: ${url}/`,
  api: (url) => `Content toolkit is ready: ${url}/ (drafts need a worker)`,
  worker: (url) => `A worker is ready; its health check is ${url}/readyz`,
};

try {
  const config = configOf(process.env);
  const reports = await openErrorReports(config.SENTRY_SERVER_DSN, await productVersion());
  const log = newLog(config.LOG_LEVEL, reports);
  const server = await startServer(config, log);
  watchStalls(log);
  process.stdout.write(`\n${READY[config.ROLE](server.url)}\n\n`);
  stopOnSignal(server, reports, log);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}
