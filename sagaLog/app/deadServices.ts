import type { Services } from '#services/services.ts';

/** Ports by name alone: a replay knows what each answered, and must never reach one. */
export function deadServices(): Services {
  return everyName((group) => everyName((op) => deadPort(`${group}.${op}`))) as Services;
}

function deadPort(opName: string) {
  const port = () => {
    throw new Error(`A replay has touched the outside: ${opName}`);
  };
  return Object.assign(port, { opName });
}

function everyName(make: (name: string) => unknown): object {
  const made = new Map<string, unknown>();
  return new Proxy(
    {},
    {
      get(_target, name) {
        if (typeof name === 'symbol') return undefined;
        if (!made.has(name)) made.set(name, make(name));
        return made.get(name);
      },
    },
  );
}
