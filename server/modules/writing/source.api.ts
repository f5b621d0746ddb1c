import type { TaskName } from '#contract/lib/tasks.ts';
import type { Source } from '#domain/article/origin.ts';
import type { Engine } from '../../adapters/model/engine.ts';
import { promptOf } from '../../prompts/promptOf.ts';

/**
 * Who wrote the text of a task, as its origin. Undefined without a model: the embedded engine arranges the writer's own
 * words, which stay theirs.
 */
export function sourceOf({ model }: Engine, task: TaskName): Source | undefined {
  if (model === null) return undefined;
  const { name: prompt, version } = promptOf(task);
  return { model, prompt, version };
}
