/** Asks WordPress's block editor what it makes of a post. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { blockEditorFolder } from '#tools/lib/wordpress.ts';

export interface EditorBlock {
  readonly name: string;
  /** Whether the editor opens it without "This block contains unexpected or invalid content". */
  readonly isValid: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly inner: readonly EditorBlock[];
}

export interface OpenedPost {
  readonly blocks: readonly EditorBlock[];
  /** The content as the editor saves it without any change. */
  readonly saved: string;
}

export interface BlockEditor {
  /** Opens one post at a time. */
  open(content: string): Promise<OpenedPost>;
  close(): Promise<void>;
}

/** Starts the editor; it must be installed. `open` rejects if it has ended. */
export function startBlockEditor(version: string): BlockEditor {
  const script = join(import.meta.dirname, 'blockEditorProcess.ts');
  const child = spawn(process.execPath, [script, blockEditorFolder(version)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill()); // no process outlives a failed test
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async open(content) {
      child.stdin.write(`${JSON.stringify(content)}\n`);
      const { done, value } = await answers.next();
      if (done === true) throw new Error(`The block editor ${version} has ended.`);
      return JSON.parse(value) as OpenedPost;
    },
    async close() {
      const hasEnded = once(child, 'exit');
      child.stdin.end();
      await hasEnded;
    },
  };
}
