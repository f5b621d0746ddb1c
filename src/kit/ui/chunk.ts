import { type ComponentType, createElement, lazy, useState } from 'react';
import type { PortError } from '#contract/lib/problems.ts';
import { backoffMs } from '#domain/retry.ts';

export type Chunk<Props extends object = object> = ComponentType<Props> & {
  /** Starts loading it before it is rendered. An error is ignored here; rendering loads again. */
  begin(): void;
};

let attempt = 0;
/** The window is shared with the host platform. */
const AGAIN = 'content-toolkit:again';

/** Has what could not be loaded asked for again: at once what is still being asked for, all else when it is next rendered. */
export function loadAgain(): void {
  attempt += 1;
  window.dispatchEvent(new Event(AGAIN));
}

/**
 * Asks for what the page cannot do without until it is there: after pauses that grow, or at once if a person asks for it or the
 * connection is back.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures += 1)
    try {
      return await load();
    } catch {
      const over = new AbortController();
      await new Promise((resolve) => {
        setTimeout(resolve, backoffMs(failures));
        window.addEventListener(AGAIN, resolve, over);
        window.addEventListener('online', resolve, over);
      });
      over.abort();
    }
}

/**
 * A component that is loaded on demand. Once loaded it renders at once; with `lazy` alone, React would show
 * the fallback for 300 ms.
 */
export function chunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Chunk<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loading = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  let latest = { attempt, Lazy: lazy(loading) };
  // React keeps what a lazy component was rejected with.
  const lazyNow = () => {
    if (latest.attempt !== attempt) latest = { attempt, Lazy: lazy(loading) };
    return latest.Lazy;
  };
  // Keeps the component of the first render; the other one would be mounted again.
  const Loaded = (props: Props) => {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? lazyNow());
    return createElement(Component, props);
  };
  return Object.assign(Loaded, { begin: () => void loading().catch(() => undefined) });
}

let runWorkflows: () => Promise<unknown> = () => Promise.resolve();

/** How long a page says that it is loading, and the place of an article's tools says nothing. */
export const PATIENCE_MS = 20_000;
const LATE = {
  kind: 'network',
  status: null,
  code: null,
  message: 'The workflows are late.',
} as const satisfies PortError;

const inTime = (running: PromiseLike<unknown>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(reject, PATIENCE_MS, LATE);
    running.then(() => {
      clearTimeout(late);
      resolve(null);
    }, reject);
  });

/** Says what `tool` and `toolPart` wait for. It is called for each of them, when it is first needed. */
export function waitForWorkflows(run: () => Promise<unknown>): void {
  runWorkflows = run;
}

/**
 * A chunk whose workflows are not in the initial bundle. Until they run, nobody would hear its buttons, so it is still loading; if
 * that takes too long, the error boundary says so.
 */
export const tool = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  chunk(async () => (await Promise.all([load(), inTime(runWorkflows())]))[0]);

/** Part of a page that comes with it, and is not there until its workflows run. The page is complete without it. */
export const toolPart = <Props extends object>(Part: ComponentType<Props>) =>
  chunk(async () => {
    await runWorkflows();
    return Part;
  });
