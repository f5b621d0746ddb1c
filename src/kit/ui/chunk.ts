import { type ComponentType, createElement, lazy, useState } from 'react';

export type Chunk<Props extends object = object> = ComponentType<Props> & {
  /** Loads it before it is drawn; that it cannot be loaded is seen by who draws it. */
  begin(): void;
};

/**
 * A component that is loaded on demand. Once it is there it is drawn at once, while `lazy` alone would show
 * the fallback first, which React leaves there for 300 ms.
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
  // Of the two it stays with the one that it began with: the other one would be drawn anew.
  const Loaded = (props: Props) => {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Component, props);
  };
  return Object.assign(Loaded, { begin: () => void loading().catch(() => undefined) });
}
