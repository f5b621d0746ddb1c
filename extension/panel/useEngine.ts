import { useEffect, useState } from 'react';
import { REWRITES, type Rewrite, type TaskName } from '#contract/lib/tasks.ts';
import type { Api } from '#contract/routes.ts';
import { sentenceOf } from './useRewrite.ts';

export interface Engine {
  /** Null: none writes, and the tasks are those that need none. */
  readonly model: string | null;
  readonly tasks: readonly Rewrite[];
  /** Why nothing is known of it. */
  readonly problem: string | null;
}

/** What the server can write; null until it is known. */
export function useEngine(api: Api): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    let isLeft = false;
    const asked = async (): Promise<Engine> => {
      const { model, tasks } = await api.content.getEngine();
      const known: ReadonlySet<TaskName> = new Set(tasks);
      return { model, tasks: REWRITES.filter((name) => known.has(name)), problem: null };
    };
    void asked()
      .catch(async (error): Promise<Engine> => {
        return { model: null, tasks: [], problem: await sentenceOf(error) };
      })
      .then((known) => {
        if (!isLeft) setEngine(known);
      });
    return () => {
      isLeft = true;
    };
  }, [api]);
  return engine;
}
