export type Unsubscribe = () => void;
// biome-ignore lint/suspicious/noExplicitAny: a port may take and return anything; only its name matters here
type Port = (...args: any[]) => any;

/** A function with the name that session logs use. Minifiers rename functions, but not this. */
export type NamedPort<F extends Port> = F & { readonly opName: string };

export type NamedPorts<Groups extends Record<string, Record<string, Port>>> = {
  readonly [group in keyof Groups]: {
    readonly [op in keyof Groups[group]]: NamedPort<Groups[group][op]>;
  };
};

/**
 * Gives every port its name, `group.op`. Sagas reach the outside only through these ports, so a recorded session
 * can be replayed with ports of the same names.
 */
export function definePorts<Groups extends { [group in keyof Groups]: Record<string, Port> }>(
  groups: Groups,
): NamedPorts<Groups> {
  const named = Object.entries(groups).map(([group, ports]) => [
    group,
    Object.fromEntries(
      Object.entries(ports as Record<string, Port>).map(([op, port]) => [
        op,
        withName((...args: unknown[]) => port(...args), `${group}.${op}`),
      ]),
    ),
  ]);
  return Object.fromEntries(named) as NamedPorts<Groups>;
}

function withName<F extends Port>(port: F, opName: string): NamedPort<F> {
  return Object.assign(port, { opName });
}
