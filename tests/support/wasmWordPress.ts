/** A real WordPress whose PHP and database are WebAssembly, so that a machine with Node can run it. It ends with `stop`. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { siteFolder } from '#tools/lib/wordpress.ts';

export interface WasmWordPress {
  readonly version: string;
  readonly url: string;
  /** Application passwords by role; the user name is the role with a 1 behind it. */
  readonly passwords: Readonly<Record<string, string>>;
  /** Runs PHP in it, behind `wp-load.php`, and resolves with what it prints. */
  php(code: string): Promise<string>;
  /** Behaves as with a plugin (`MODES` in `tools/wordpress/php.ts`, `PLUGINS` beside this); empty: as it was installed. */
  behave(mode: string): Promise<void>;
  /** Begins or ends an update of the site. */
  maintain(isUpdating: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** By the file of the packages that has it. */
export const SITES = { '6.5': 'wp-6.5.zip', '6.7': 'wp-nightly.zip' } as const;
export type SiteVersion = keyof typeof SITES;

interface Ran {
  readonly id: number;
  readonly text?: string;
  readonly error?: string;
}

/** Starts a version of the packages, which must be installed (`ensureWordPressSite`), or the one in a folder. */
export async function startWasmWordPress(
  source: SiteVersion | { readonly folder: string },
): Promise<WasmWordPress> {
  const from = typeof source === 'string' ? SITES[source] : source.folder;
  const child = fork(join(import.meta.dirname, 'wasmWordPressProcess.ts'), [siteFolder(), from], {
    execArgv: [],
  });
  const started = new AbortController();
  child.once('exit', () => started.abort(new Error('The test site has ended.')));
  const [said] = await once(child, 'message', { signal: started.signal });
  let count = 0;
  const run = (code: string) =>
    new Promise<string>((resolve, reject) => {
      count += 1;
      const asked = count;
      const hear = ({ id, text, error }: Ran) => {
        if (id !== asked) return;
        child.off('message', hear);
        if (text === undefined) reject(new Error(error));
        else resolve(text);
      };
      child.on('message', hear);
      child.send({ id: asked, code });
    });
  return {
    ...said,
    php: (code) => run(`require '/www/wp-load.php'; ${code}`),
    async behave(mode) {
      await run(`file_put_contents('/www/wp-content/mode', '${mode}');`);
    },
    async maintain(isUpdating) {
      const text = isUpdating ? '<?php $upgrading = time();' : '';
      await run(`file_put_contents('/www/.maintenance', '${text}');`);
    },
    async stop() {
      const hasEnded = once(child, 'exit');
      child.disconnect();
      await hasEnded;
    },
  };
}
