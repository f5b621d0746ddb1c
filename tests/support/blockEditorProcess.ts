/**
 * WordPress's block editor in a process of its own (`blockEditor.ts`), because it needs a window and hundreds of modules. Reads lines of
 * JSON, each the content of a post, and answers each with a line: its blocks, and how the editor would save them.
 */
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { JSDOM } from 'jsdom';
import type { EditorBlock } from './blockEditor.ts';

const { window } = new JSDOM('', { url: 'https://blog.example/', pretendToBeVisual: true });
const stillMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
Object.assign(window, {
  matchMedia: stillMedia,
  CSS: { supports: () => false },
  ResizeObserver: class {},
});
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: Reflect.get(window, name) });
// It prints why a block is invalid, and its styles that jsdom does not know.
for (const name of ['debug', 'error', 'groupCollapsed', 'info', 'log', 'warn'] as const)
  console[name] = () => undefined;

interface ParsedBlock extends Omit<EditorBlock, 'inner'> {
  readonly innerBlocks: readonly ParsedBlock[];
}
interface Editor {
  parse(content: string): readonly ParsedBlock[];
  serialize(blocks: readonly ParsedBlock[]): string;
}

const load = createRequire(`${process.argv[2]}/package.json`);
load('@wordpress/block-library').registerCoreBlocks();
const { parse, serialize } = load('@wordpress/blocks') as Editor;

const shown = ({ name, isValid, attributes, innerBlocks }: ParsedBlock): EditorBlock => ({
  name,
  isValid,
  attributes,
  inner: innerBlocks.map(shown),
});

for await (const line of createInterface({ input: process.stdin })) {
  const blocks = parse(JSON.parse(line));
  const answer = { blocks: blocks.map(shown), saved: serialize(blocks) };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
