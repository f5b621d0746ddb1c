/** Runs the programs of the checks. */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Compiles WebAssembly once and quickly: set for the tests, whose databases live for seconds. */
export const QUICK_WASM = '--liftoff-only';

/**
 * The flags of this process that a child inherits. Not all of them: a script given by `-e` would start itself
 * again and again.
 */
export const INHERITED_ARGS = process.execArgv.filter((arg) => arg === QUICK_WASM);

export interface Outcome {
  readonly code: number;
  /** Both streams, in order. */
  readonly output: string;
  /** Only stdout, without warnings. */
  readonly stdout: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Also prints the output while it arrives. */
  readonly live?: boolean;
  /** Takes only the processor time that other programs leave. */
  readonly isPatient?: boolean;
}

/** Runs a program without a shell and without input. Resolves when it has ended. */
export function run(
  program: string,
  args: readonly string[],
  { cwd = ROOT, env = {}, live = false, isPatient = false }: RunOptions = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Its threads and children inherit it.
    if (isPatient && child.pid !== undefined)
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    let stdout = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
      collect(chunk);
    });
    child.stderr.on('data', collect);
    const end = (code: number, remark = '') =>
      resolve({ code, output: `${output}${remark}`, stdout });
    child.on('error', (error) => end(127, `${error.message}\n`));
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Runs a script of a package, or one of ours, with the running Node and its options. */
export const runNode = (args: readonly string[], options?: RunOptions): Promise<Outcome> =>
  run(process.execPath, [...INHERITED_ARGS, ...args], options);

/** The path of a script in node_modules. */
export const packageScript = (path: string): string => join(ROOT, 'node_modules', path);

/** True in the module that was started, also if the bootstrap started it. */
export const isMain = (meta: ImportMeta): boolean => process.argv[1] === meta.filename;
