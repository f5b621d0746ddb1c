/** Sends errors of this server to Sentry, if SENTRY_SERVER_DSN is set: what the log has at the level `error`. */
import { scrubbedMessage } from '#domain/session/scrubbed.ts';

export interface ErrorReports {
  /** `line` is what is logged beside the error. */
  report(error: unknown, line: Readonly<Record<string, unknown>>): void;
  /** Waits a while for what is on its way. */
  close(): Promise<void>;
}

const NO_REPORTS: ErrorReports = { report() {}, close: async () => undefined };

const FLUSH_MAX_MS = 2000;
/** What the code says of where an error came from. */
const TAGS = ['logId', 'queue', 'code', 'status'] as const;
const WORD = /^[\w./-]{1,64}$/;

/** The package is loaded only here; it starts no tracing, because nothing but its client is used. */
export async function openErrorReports(dsn: string | null, release: string): Promise<ErrorReports> {
  if (dsn === null) return NO_REPORTS;
  const { NodeClient, Scope, defaultStackParser, linkedErrorsIntegration, makeNodeTransport } =
    await import('@sentry/node');
  const client = new NodeClient({
    dsn,
    release,
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    serverName: '',
    sendClientReports: false,
    dataCollection: { userInfo: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    beforeSend: ({
      event_id,
      timestamp,
      platform,
      level,
      release: of,
      environment,
      sdk,
      tags,
      exception,
    }) => ({
      ...definedOf({ event_id, timestamp, platform, level, release: of, environment, sdk, tags }),
      type: undefined,
      exception: {
        values: (exception?.values ?? []).map(({ value = '', ...rest }) => ({
          ...rest,
          value: scrubbedMessage(withoutQuery(value)),
        })),
      },
    }),
  });
  client.init();
  return {
    report(error, line) {
      const scope = new Scope();
      for (const name of TAGS)
        if (WORD.test(String(line[name] ?? ''))) scope.setTag(name, String(line[name]));
      client.captureException(error, { originalException: error }, scope);
    },
    close: async () => void (await client.close(FLUSH_MAX_MS)),
  };
}

/** The message of a failed query lists its parameters: what people have written. Its cause says what was wrong. */
const withoutQuery = (message: string): string =>
  /^Failed query\b|\nparams: /.test(message) ? 'failed query' : message;

const definedOf = <T extends object>(of: T): Partial<T> =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as Partial<T>;
