import { type ComponentType, createElement, lazy, useState } from 'react';

export type Chunk<Props extends object = object> = ComponentType<Props> & {
  /** Starts loading it before it is rendered. An error is ignored here; rendering loads again. */
  begin(): void;
};

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
  const Lazy = lazy(loading);
  // Keeps the component of the first render; the other one would be mounted again.
  const Loaded = (props: Props) => {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Component, props);
  };
  return Object.assign(Loaded, { begin: () => void loading().catch(() => undefined) });
}

let workflows: PromiseLike<unknown> = Promise.resolve();

/** Says what `tool` waits for. */
export function waitForWorkflows(running: PromiseLike<unknown>): void {
  workflows = running;
}

/** A chunk whose workflows are not in the initial bundle. Until they run, nobody would hear its buttons, so it is still loading. */
export const tool = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  chunk(async () => (await Promise.all([load(), workflows]))[0]);
