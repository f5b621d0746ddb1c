/** What a model can be asked to write. Each name has a row in every `Record<TaskName, …>`. */
export const TASK_NAMES = ['draft', 'section', 'passage'] as const;

export type TaskName = (typeof TASK_NAMES)[number];
