/** The table of docs/models.md that says how long each task may take, how often it is tried, and what then. */
import { TASK_NAMES, type TaskName } from '#contract/lib/tasks.ts';
import { MODEL_RULES, type ModelRule, RETRY_AFTER_MAX_MS } from '#domain/writing/modelRules.ts';
import { taskNames } from '#src/kit/copy/tasks.ts';
import { type Generated, withGeneratedPart } from './lib/generated.ts';

const inSeconds = (ms: number): string => `${ms / 1000} s`;

/** Tasks with the same rule are in one row. */
function rows(): string[] {
  const byRule = new Map<ModelRule, TaskName[]>();
  for (const name of TASK_NAMES)
    byRule.set(MODEL_RULES[name], [...(byRule.get(MODEL_RULES[name]) ?? []), name]);
  return [...byRule].map(([rule, names]) => {
    const { model, firstWordMs, nextWordMs, answerMs, retries, fallback } = rule;
    const times = [firstWordMs, nextWordMs, answerMs].map(inSeconds);
    const tasks = names.map((name) => taskNames[name]).join(', ');
    return `| ${[tasks, model, ...times, retries, fallback ?? 'none'].join(' | ')} |`;
  });
}

export const modelTable = (): Generated => ({
  pages: [
    withGeneratedPart(
      'docs/models.md',
      'Models',
      [
        '| Task | Model | First word | Pause | Whole answer | Tried again | Then |',
        '|---|---|---|---|---|---|---|',
        ...rows(),
        '',
        `A server's \`Retry-After\` is kept up to ${inSeconds(RETRY_AFTER_MAX_MS)}.`,
      ].join('\n'),
    ),
  ],
  problems: [],
});
