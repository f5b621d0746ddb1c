/** Runs test files as parts of one. */
import { relative } from 'node:path';
import { afterAll, describe, jest } from '@jest/globals';

interface Block {
  readonly children: readonly Block[];
}

/** Jest has no public way to define tests in a `describe` asynchronously. */
function circus(): { currentDescribeBlock: Block } {
  const symbol = Object.getOwnPropertySymbols(globalThis).find(
    ({ description }) => description === 'JEST_STATE_SYMBOL',
  );
  return Reflect.get(globalThis, symbol ?? '');
}

/** What a file has left behind is not seen by the next. */
function tidyUp(): void {
  jest.useRealTimers();
  jest.restoreAllMocks();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
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
    const block = group.children.at(-1) as Block;
    state.currentDescribeBlock = block;
    try {
      afterAll(tidyUp);
      await load(file);
      if (block.children.length === 0) throw new Error(`${name} contains no test.`);
    } finally {
      state.currentDescribeBlock = group;
    }
  }
}
