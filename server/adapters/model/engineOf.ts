import { embeddedEngine } from './embedded/embeddedEngine.ts';
import type { Engine } from './engine.ts';

export function engineOf(_config: unknown, _log: unknown): Engine {
  return embeddedEngine;
}
