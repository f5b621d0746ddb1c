/** The entries of the context menu. */
import { REWRITES, type Rewrite } from '#contract/lib/tasks.ts';
import { REWRITE_MAX_CHARS } from '#contract/writing/rewrite.route.ts';
import { taskNames } from '#src/kit/copy/tasks.ts';
import type { MenuClick } from '../lib/browser.ts';
import { pageTasks } from '../lib/extension.copy.ts';
import { PAGE_TASKS, type PageTask } from '../lib/names.ts';

const rewriteItem = (task: Rewrite) =>
  ({
    id: `rewrite/${task}`,
    title: taskNames[task],
    contexts: ['editable', 'selection'],
    wanted: ({ frameId = 0, selectionText = '' }: MenuClick) => ({
      kind: 'rewrite' as const,
      frameId,
      task,
      selected: selectionText.slice(0, REWRITE_MAX_CHARS),
    }),
  }) as const;

const pageItem = (task: PageTask) =>
  ({
    id: `page/${task}`,
    title: pageTasks[task],
    contexts: ['page'],
    wanted: () => ({ kind: 'page' as const, task }),
  }) as const;

export const MENU = [...REWRITES.map(rewriteItem), ...PAGE_TASKS.map(pageItem)];
