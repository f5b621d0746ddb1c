import { randomIds } from '../lib/browser.ts';

export interface FileRegistry {
  /** Keeps a file until it is forgotten, and returns its id. */
  keep(file: File): string;
  get(id: string): File | undefined;
  forget(id: string): void;
}

/**
 * Keeps the files that were chosen, pasted or dropped. A file is not plain data, so actions and session logs
 * carry its id.
 */
export function createFileRegistry(): FileRegistry {
  const files = new Map<string, File>();
  return {
    keep(file) {
      const id = randomIds.next();
      files.set(id, file);
      return id;
    },
    get: (id) => files.get(id),
    forget: (id) => void files.delete(id),
  };
}
