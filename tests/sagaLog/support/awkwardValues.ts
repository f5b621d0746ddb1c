/** Values that a recorder stumbles over when it reads them as if they were plain data. */

/** Each made anew: some remember that they were touched. */
export const awkwardValues: Readonly<Record<string, () => unknown>> = {
  'a getter that throws': () => withGetter({ name: 'x' }, 'broken'),
  'a getter deep inside': () => ({ list: [{ of: withGetter({}, 'broken') }] }),
  'an element that throws': () => withGetter([1, 2], '1'),
  'an object in itself': () => {
    const circle: Record<string, unknown> = { name: 'circle' };
    circle.self = circle;
    return circle;
  },
  'objects in each other': () => {
    const one: Record<string, unknown> = {};
    const other = { lists: [[one], [one]] };
    one.other = other;
    return other;
  },
  'objects 100,000 deep': () => nested((inner) => ({ inner })),
  'lists 100,000 deep': () => nested((inner) => [inner]),
  'one object, in each other so often that it is 2^40 as text': () => {
    let value: unknown = 'leaf';
    for (let level = 0; level < 40; level += 1) value = [value, value];
    return value;
  },
  'a text of 40 million characters': () => 'x'.repeat(40_000_000),
  'a text of half a surrogate pair': () => '\ud800'.repeat(90),
  'a list that is all holes': () => new Array(2 ** 32 - 1),
  'more fields than a log holds': () =>
    Object.fromEntries(Array.from({ length: 120_000 }, (_, at) => [at, at])),
  'a BigInt': () => 10n ** 30n,
  'a symbol': () => Symbol('awkward'),
  'a function': () => () => 'called',
  'a proxy that throws at everything': () => new Proxy({}, throwingTraps),
  'a function behind such a proxy': () => new Proxy(() => 'called', throwingTraps),
  'a proxy inside': () => ({ inner: new Proxy({}, throwingTraps) }),
  'a proxy that was revoked': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return { proxy };
  },
  'a frozen object': () => Object.freeze({ type: 'frozen', what: Object.freeze([1]) }),
  'an object without a prototype': () => Object.assign(Object.create(null), { type: 'bare' }),
  'an instance of a class': () => new Secretive('x'),
  'an array of another class': () => Object.assign(new (class extends Array {})(), { 0: 'x' }),
  'a map, a set, a date, an expression, bytes': () => [
    new Map([[{}, 1]]),
    new Set([1]),
    new Date(Number.NaN),
    /x/g,
    new Uint8Array(4),
  ],
  'toJSON that throws': () => ({ toJSON: thrower, toString: thrower, valueOf: thrower }),
  'a kind that throws': () => withGetter({}, Symbol.toStringTag),
  'an error whose message throws': () => withGetter(new Error('no'), 'message'),
  'an error that holds the request': () =>
    Object.assign(new Error('no'), { config: withGetter({}, 'headers') }),
  'fields of the format itself': () => ({ $: 'text', kept: 1e9, text: 'x', rest: -1 }),
  'fields of an effect': () => ({ '@@redux-saga/IO': true, type: 'CALL', payload: null }),
  'fields of a channel': () => withGetter(withGetter({ close: 1 }, 'take'), 'put'),
  'a field named __proto__': () => JSON.parse('{"__proto__": {"polluted": true}}'),
};

function thrower(): never {
  throw new Error('touched');
}

const throwingTraps = Object.fromEntries(
  Object.getOwnPropertyNames(Reflect)
    .filter((trap) => !['apply', 'construct'].includes(trap))
    .map((trap) => [trap, thrower]),
);

const withGetter = <T extends object>(target: T, key: PropertyKey): T =>
  Object.defineProperty(target, key, { get: thrower, enumerable: true, configurable: true });

function nested(wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 'leaf';
  for (let depth = 0; depth < 100_000; depth += 1) value = wrap(value);
  return value;
}

class Secretive {
  readonly #value: string;
  constructor(value: string) {
    this.#value = value;
  }
  get value(): string {
    return this.#value;
  }
}
