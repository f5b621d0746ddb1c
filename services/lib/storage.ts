import type { StoragePorts } from './browser.ports.ts';

/** The browser's storage; where it is switched off or full, nothing is kept and nothing breaks. */
export function createStorage(open: () => Storage): StoragePorts {
  const tried = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(open());
    } catch {
      return null;
    }
  };
  return {
    get: (key) => tried((storage) => storage.getItem(key)),
    set: (key, value) => void tried((storage) => storage.setItem(key, value)),
    remove: (key) => void tried((storage) => storage.removeItem(key)),
  };
}
