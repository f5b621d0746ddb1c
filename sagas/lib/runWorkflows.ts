import { all, call, spawn } from './effects.ts';
import { reportError } from './failure.ts';

export type Workflow = () => Generator;
const MAX_CRASHES = 3;

/** Restarts a crashed workflow, but never for ever: a saga that throws at once would freeze the tab. */
function* supervised(name: string, workflow: Workflow) {
  for (let crash = 0; crash < MAX_CRASHES; crash += 1) {
    try {
      return yield* call(workflow);
    } catch (error) {
      yield* reportError(error, { workflow: name });
    }
  }
}

/** Each by itself: one that crashes takes no other with it. */
export function* runWorkflows(named: Record<string, Workflow>) {
  yield* all(Object.entries(named).map(([name, workflow]) => spawn(supervised, name, workflow)));
}
