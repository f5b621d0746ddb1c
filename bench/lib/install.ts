/** The packages that only benches need, installed when a bench runs. */
import { join } from 'node:path';
import { ensureInstalled as ensurePackages } from '../../tools/lib/packages.ts';

export const BENCH = join(import.meta.dirname, '..');

export const ensureInstalled = (): Promise<void> => ensurePackages(BENCH);
