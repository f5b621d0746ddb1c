/** Everything that shows a change at once, in a small world each. */
import { EVERY_WRITE } from './everyWrite.ts';
import { MIXED_WORKFLOWS } from './mixedWorkflows.ts';
import { OWN_WORKFLOWS } from './ownWorkflows.ts';
import { UNDONE_WORKFLOWS } from './undoneWorkflows.ts';
import type { Scenario } from './world.ts';

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  ...EVERY_WRITE,
  ...UNDONE_WORKFLOWS,
  ...OWN_WORKFLOWS,
  ...MIXED_WORKFLOWS,
};
