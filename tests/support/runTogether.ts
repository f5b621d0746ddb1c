/** Runs test files as parts of one. */
import { relative } from 'node:path';
import { afterAll, beforeAll, describe, jest } from '@jest/globals';

interface Block {
  readonly type: 'describeBlock' | 'test';
  readonly children?: readonly Block[];
}
type Describe = Block & { readonly children: readonly Block[] };

/** Jest has no public way to define tests in a `describe` asynchronously. */
function circus(): { currentDescribeBlock: Describe } {
  const symbol = Object.getOwnPropertySymbols(globalThis).find(
    ({ description }) => description === 'JEST_STATE_SYMBOL',
  );
  return Reflect.get(globalThis, symbol ?? '');
}

const hasTest = ({ type, children = [] }: Block): boolean =>
  type === 'test' || children.some(hasTest);

const hosts = (): readonly object[] =>
  typeof document === 'undefined' ? [globalThis] : [globalThis, document, navigator];
type Descriptors = Readonly<Record<string, PropertyDescriptor>>;
const describeHosts = (): Descriptors[] => hosts().map(Object.getOwnPropertyDescriptors);

const valueIn = ({ get, value }: PropertyDescriptor): unknown => get?.call(globalThis) ?? value;
/** Node puts a value in place of a getter when it is first read. */
const isSame = (a: PropertyDescriptor | undefined, b: PropertyDescriptor): boolean =>
  a !== undefined &&
  (a.get === b.get ? Object.is(a.value, b.value) : Object.is(valueIn(a), valueIn(b)));
/** With an underscore begin the notes of libraries, such as React's: their modules live on. */
const isOurs = (name: string): boolean => !name.startsWith('_');
const changed = (before: Descriptors, after: Descriptors): string[] =>
  Object.keys(before).filter((name) => !isSame(after[name], before[name] ?? {}));

/** Gives what tests have set or replaced its former value. */
function restoreHosts(before: readonly Descriptors[]): void {
  for (const [at, host] of hosts().entries()) {
    const was = before[at] ?? {};
    const is: Descriptors = Object.getOwnPropertyDescriptors(host);
    for (const name of Object.keys(is))
      if (!(name in was) && isOurs(name)) Reflect.deleteProperty(host, name);
    for (const name of changed(was, is)) Reflect.defineProperty(host, name, was[name] ?? {});
  }
}

/** What a file has left behind is not seen by the next. */
function tidyUp(before: readonly Descriptors[]): void {
  jest.useRealTimers();
  jest.restoreAllMocks();
  restoreHosts(before);
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

/** Defines the tests of a file in the current `describe`. */
async function define(name: string, load: () => Promise<unknown>, block: Block): Promise<void> {
  let before: readonly Descriptors[] = [];
  beforeAll(() => {
    before = describeHosts();
  });
  const untouched = describeHosts();
  await load();
  const now = describeHosts();
  const touched = untouched.flatMap((host, at) => changed(host, now[at] ?? {}));
  if (touched.length > 0)
    throw new Error(
      `${name} replaces ${touched.join(', ')} when it is loaded: do so in beforeAll.`,
    );
  if (!hasTest(block)) throw new Error(`${name} contains no test.`);
  afterAll(() => tidyUp(before));
}

/** Imports the files one after another, each into a `describe` with its name. */
export async function runTogether(
  files: readonly string[],
  load: (file: string) => Promise<unknown>,
): Promise<void> {
  // What it registers after each test is for all files.
  if (typeof document !== 'undefined') await import('@testing-library/react');
  const state = circus();
  const group = state.currentDescribeBlock;
  for (const file of files) {
    const name = relative(process.cwd(), file);
    describe(name, () => {});
    const block = group.children.at(-1) as Describe;
    state.currentDescribeBlock = block;
    try {
      await define(name, () => load(file), block);
    } finally {
      state.currentDescribeBlock = group;
    }
  }
}
