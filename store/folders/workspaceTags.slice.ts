import type { WorkspaceTags } from '#contract/folders/workspace.schema.ts';
import { type TagsChange, tagsChangedBy } from '#domain/folders/workspaceTags.ts';
import { plainSlice } from '../lib/plainSlice.ts';

interface AskedChange extends TagsChange {
  readonly workspaceId: string;
}

const NONE: readonly AskedChange[] = [];

/** Changes of what the workspace says of itself that are not saved yet, in the order in which they were made. */
export const workspaceTags = plainSlice<readonly AskedChange[]>()('workspaceTags', {
  initial: NONE,
  changes: {
    changeRequested: (asked, change: AskedChange) => [...asked, change],
    /** The first one is saved, or was refused. */
    ended: (asked) => asked.slice(1),
  },
  selectors: {
    selectNext: (asked): AskedChange | null => asked[0] ?? null,
    selectAsked: (asked) => asked,
  },
});

/** The tags as they will be once everything is saved. */
export function afterAll(tags: WorkspaceTags, asked: readonly TagsChange[]): WorkspaceTags {
  let now = tags;
  for (const change of asked) now = { ...now, ...tagsChangedBy(now, change) };
  return now;
}
