import type { LifeStore, Part } from '#sagaLog/app/lifeStore.ts';

/** Stores lives in memory, of one account. */
export function lifeStoreIn(lives: Map<number, Map<number, Part>>): LifeStore {
  return {
    async begin() {
      const earlier = [...lives].map(([id, parts]) => ({ id, parts: [...parts.values()] }));
      const id = lives.size + 1;
      lives.set(id, new Map());
      return { id, earlier };
    },
    append: async (life, at, part) => void lives.get(life)?.set(at, part),
    async seal(life, from, to, part) {
      for (let at = from; at < to; at += 1) lives.get(life)?.delete(at);
      lives.get(life)?.set(to, part);
    },
    remove: async (life) => void lives.delete(life),
  };
}
