/** The server as a process: reads the environment, starts, and stops on SIGINT or SIGTERM. */
import pino, { type Logger } from 'pino';
import pretty from 'pino-pretty';
import { DatabaseNewerError } from '#db/migrate.ts';
import { DatabaseInUseError } from '#db/pglite/directoryLock.ts';
import { type Config, ConfigError, configOf } from './config.ts';
import { type RunningServer, startServer } from './start.ts';

/** Lines of JSON; to a person at a terminal, lines of text. */
function newLog(level: string): Logger {
  return process.stdout.isTTY
    ? pino({ level }, pretty({ ignore: 'pid,hostname' }))
    : pino({ level });
}

function stopOnSignal(server: RunningServer, log: Logger): void {
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1); // asked a second time: at once
    isStopping = true;
    log.info({ signal }, 'stopping');
    await server.stop().catch((err: unknown) => {
      log.error({ err }, 'could not stop cleanly');
      process.exitCode = 1;
    });
    log.info('stopped');
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

type SystemError = NodeJS.ErrnoException & { readonly address?: string; readonly port?: number };

const SENTENCES: Readonly<Record<string, (error: SystemError) => string>> = {
  EADDRINUSE: ({ port, address }) =>
    `Port ${port} on ${address} is in use by another program. Stop that one, or set PORT to another number (0 takes a free one).`,
  EACCES: ({ port, path }) =>
    `There is no permission for ${path ?? `port ${port}`}. Set ${path ? 'DATA_DIR' : 'PORT'} to another one.`,
  EADDRNOTAVAIL: ({ address }) =>
    `This machine has no address ${address}. Set HOST to one that it has, or to 0.0.0.0 for all of them.`,
  ECONNREFUSED: () => 'No PostgreSQL answers at DATABASE_URL. Start it, or correct the address.',
};

/** What went wrong at the start, for a person to act on. */
function sentenceOf(error: unknown): string {
  const isExpected = [ConfigError, DatabaseInUseError, DatabaseNewerError].some(
    (kind) => error instanceof kind,
  );
  if (isExpected) return (error as Error).message;
  const sentence = SENTENCES[(error as SystemError).code ?? ''];
  if (sentence !== undefined) return sentence(error as SystemError);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const READY: Readonly<Record<Config['ROLE'], (url: string) => string>> = {
  all: (url) => `Content toolkit is ready: ${url}/`,
  api: (url) => `Content toolkit is ready: ${url}/ (answers; drafts need a worker)`,
  worker: (url) => `A worker is ready; whether it is well it says at ${url}/readyz`,
};

try {
  const config = configOf(process.env);
  const log = newLog(config.LOG_LEVEL);
  const server = await startServer(config, log);
  process.stdout.write(`\n${READY[config.ROLE](server.url)}\n\n`);
  stopOnSignal(server, log);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}
