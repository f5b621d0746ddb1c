type LaterPort = (...args: never[]) => Promise<unknown>;

/** Returns a function that loads something with its first call; after a failure, with the next one. */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

/** Returns ports whose code is loaded with the first call of one. */
export function whenCalled<Ports extends Readonly<Record<string, LaterPort>>>(
  names: readonly (keyof Ports & string)[],
  load: () => Promise<Ports>,
): Ports {
  const loaded = once(load);
  const later =
    (name: keyof Ports) =>
    async (...args: never[]) =>
      ((await loaded())[name] as LaterPort)(...args);
  return Object.fromEntries(names.map((name) => [name, later(name)])) as Ports;
}
