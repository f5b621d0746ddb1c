/** Runs the programs that the checks are made of. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export interface Outcome {
  readonly code: number;
  readonly output: string;
}

interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Shows the output while it comes, besides collecting it. */
  readonly live?: boolean;
}

/** Runs a program without a shell and without input; answers when it has ended. */
export function run(
  program: string,
  args: readonly string[],
  { cwd = ROOT, env = {}, live = false }: RunOptions = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a script of a package, or one of ours, with the running Node. */
export const runNode = (args: readonly string[], options?: RunOptions): Promise<Outcome> =>
  run(process.execPath, args, options);

/** The path of a script in node_modules. */
export const packageScript = (path: string): string => join(ROOT, 'node_modules', path);

/** True in the module that was started, also when the bootstrap started it. */
export const isMain = (meta: ImportMeta): boolean => process.argv[1] === meta.filename;
