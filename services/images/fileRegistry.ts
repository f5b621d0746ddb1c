import { randomIds } from '../lib/ids.ts';

export interface FileRegistry {
  /** Keeps a file until it is forgotten, and returns its id. */
  keep(file: File): string;
  get(id: string): File | undefined;
  forget(id: string): void;
}

/**
 * Files that somebody has chosen, pasted or dropped, under an id. A file is no plain data, so that
 * neither an action nor the log of a session can carry it: they carry its id.
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
