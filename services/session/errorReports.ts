/**
 * Sends errors of the page to Sentry, through our server (`server/http/errorTunnel.scope.ts`). Loaded where SENTRY_DSN is set. All errors
 * come as events of the window: those of the page itself, of React's root (`main/page.tsx`) and of sagas (`services/lib/browser.ts`), so
 * that none is sent twice. What came before this was loaded waits in `earlyErrors` (`public/index.html`).
 */
import {
  type Breadcrumb,
  breadcrumbsIntegration,
  captureReactException,
  dedupeIntegration,
  init,
  linkedErrorsIntegration,
  type ErrorEvent as Report,
  withScope,
} from '@sentry/react';
import { isPortError } from '#contract/lib/problems.ts';
import { ERROR_TUNNEL } from '#contract/session/errorTunnel.ts';
import {
  scrubbedElement,
  scrubbedMessage,
  scrubbedPath,
  scrubbedScript,
} from '#domain/session/scrubbed.ts';
import { type ReportedError, randomIds } from '../lib/browser.ts';
import { browserPage, logIdOf } from './page.ts';

type ErrorOfWindow = ErrorEvent | PromiseRejectionEvent;

declare global {
  /** Of the page before reports were loaded, a few; then whatever comes. */
  var earlyErrors:
    | { push(event: ErrorOfWindow): void; splice(at: number): ErrorOfWindow[] }
    | undefined;
}

/** A page that fails again and again says the same. */
const REPORTS_MOST = 20;

export function beginReports(): void {
  const { errorReports } = browserPage.config();
  if (errorReports === null) return;
  const { dsn, release } = errorReports;
  init({
    dsn,
    release,
    tunnel: ERROR_TUNNEL,
    defaultIntegrations: false,
    integrations: [breadcrumbsIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    sendClientReports: false,
    initialScope: { tags: { 'sm-log-id': logIdOf(document, randomIds.next) } },
    beforeBreadcrumb: scrubbedBreadcrumb,
    beforeSend: scrubbedReport,
  });
  const early = globalThis.earlyErrors?.splice(0) ?? [];
  globalThis.earlyErrors = { push: report, splice: () => [] };
  early.forEach(report);
}

let sent = 0;
/** A read that fails is told by the saga, and thrown to the boundary. */
const seen = new WeakSet<object>();

function report(event: ErrorOfWindow): void {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  const { context = {}, cause = error } = asReported(error);
  if (isKnown(cause) || sent >= REPORTS_MOST) return;
  const { componentStack } = context;
  // What a boundary shows of a read or an address is no fault of the page, or was reported by a saga.
  if (componentStack !== undefined && hasStatus(cause)) return;
  sent += 1;
  withScope((scope) => {
    scope.setTags(tagsOf(context, cause));
    captureReactException(errorOf(cause), {
      componentStack: typeof componentStack === 'string' ? componentStack : null,
    });
  });
}

function isKnown(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  if (seen.has(cause)) return true;
  seen.add(cause);
  return false;
}

const hasStatus = (cause: unknown) =>
  isPortError(cause) || (cause instanceof Error && 'status' in cause);

/** The error of a saga or of React's root, with what it told; any other one has no context. */
const asReported = (error: unknown): Partial<ReportedError> =>
  error instanceof Error && 'context' in error ? (error as ReportedError) : {};

/** Errors of ports are plain data, as is what the editor says of a crash. */
function errorOf(cause: unknown): Error {
  if (cause instanceof Error) return cause;
  const { kind, status, code, message, stack } = (cause ?? {}) as Record<string, unknown>;
  const error = new Error(
    isPortError(cause) ? `${kind} ${code ?? status ?? ''}`.trim() : String(message ?? 'Unknown'),
  );
  error.name = isPortError(cause) ? 'PortError' : 'PlainError';
  if (typeof stack === 'string') error.stack = stack;
  return error;
}

const WORD = /^[\w./-]{1,60}$/;
/** What the code says of where an error came from. */
const TAGS = ['workflow', 'port', 'action', 'format'] as const;

function tagsOf(context: Readonly<Record<string, unknown>>, cause: unknown) {
  const { status, code, kind } = (cause ?? {}) as Record<string, unknown>;
  const said = Object.fromEntries(TAGS.map((name) => [name, context[name]]));
  const tags = { ...said, 'http.status': status ?? context['status'], code, kind };
  return Object.fromEntries(
    Object.entries(tags).flatMap(([name, value]) =>
      WORD.test(String(value ?? '')) ? [[name, String(value)]] : [],
    ),
  );
}

/** Of requests and clicks only where; nothing of a console. */
function scrubbedBreadcrumb({
  type,
  category = '',
  level,
  message,
  data,
  timestamp,
}: Breadcrumb): Breadcrumb | null {
  if (!/^(?:ui|fetch|xhr|navigation)\b/.test(category)) return null;
  const { method, url, status_code, from, to } = data ?? {};
  const paths = Object.entries({ url, from, to }).flatMap(([name, address]) =>
    typeof address === 'string' ? [[name, scrubbedPath(address)]] : [],
  );
  return {
    ...(type !== undefined && { type }),
    ...(level !== undefined && { level }),
    ...(timestamp !== undefined && { timestamp }),
    category,
    ...(category.startsWith('ui') && { message: scrubbedElement(message ?? '') }),
    data: {
      ...Object.fromEntries(paths),
      ...(typeof method === 'string' && { method }),
      ...(typeof status_code === 'number' && { status_code }),
    },
  };
}

/** A report of nothing but what is listed here. */
function scrubbedReport(report: Report): Report {
  const { exception, contexts, breadcrumbs = [], tags } = report;
  const values = exception?.values?.map(({ value = '', stacktrace, ...rest }) => ({
    ...rest,
    value: scrubbedMessage(value),
    ...(stacktrace !== undefined && {
      stacktrace: {
        frames: (stacktrace.frames ?? []).map(({ filename, ...frame }) => ({
          ...frame,
          ...(filename !== undefined && { filename: scrubbedScript(filename) }),
        })),
      },
    }),
  }));
  const { event_id, timestamp, platform, level, release, environment, sdk, debug_meta } = report;
  const kept = { event_id, timestamp, platform, level, release, environment, sdk, debug_meta };
  const told = Object.entries(kept).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(told) as Partial<Report>),
    type: undefined,
    ...(values !== undefined && { exception: { values } }),
    ...(tags !== undefined && { tags }),
    contexts: contexts?.['react'] === undefined ? {} : { react: contexts['react'] },
    breadcrumbs: breadcrumbs.flatMap((crumb) => scrubbedBreadcrumb(crumb) ?? []),
    request: { url: `${location.origin}${scrubbedPath(location.pathname)}` },
  };
}
