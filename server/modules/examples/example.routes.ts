import type { exampleRoutes } from '#contract/examples/example.route.ts';
import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { openExample, readExamples, removeExamples, restoreExamples } from './example.service.ts';

export const exampleHandlers = (
  deps: Deps,
): Pick<GroupHandlers<'workspace'>, keyof typeof exampleRoutes> => ({
  getExamples: (call) => readExamples(deps, call),
  postExample: (call) => openExample(deps, call),
  deleteExamples: (call) => removeExamples(deps, call),
  restoreExamples: (call) => restoreExamples(deps, call),
});
