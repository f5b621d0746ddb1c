/** Changes one piece of the product's source while it is bundled. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

export interface Change {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A plugin that applies the one of these changes that is in use; null changes nothing. */
export function changedSource(changes: readonly (Change | null)[]) {
  let change: Change | null = null;
  const sourceOf = (path: string): string => {
    const source = readFileSync(path, 'utf8');
    if (change === null || !path.endsWith(`/${change.file}`)) return source;
    const parts = source.split(change.from);
    if (parts.length !== 2)
      throw new Error(`${change.file} has "${change.from}" ${parts.length - 1} times`);
    return parts.join(change.to);
  };
  const plugin: Plugin = {
    name: 'changed',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) =>
        changes.some((one) => one !== null && path.endsWith(`/${one.file}`))
          ? { contents: sourceOf(path), loader: 'ts' }
          : undefined,
      );
    },
  };
  const use = (next: Change | null) => {
    change = next;
  };
  return { plugin, use };
}
