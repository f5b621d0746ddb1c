import { day as days } from '#src/kit/copy/formats.ts';

const day = (iso: string) => days.format(new Date(iso));

export const banner = {
  label: 'To be deleted',
  workspace: (dueAt: string) =>
    `This workspace will be deleted on ${day(dueAt)}. Until then it can be read, and nothing can be written in it.`,
  account: (dueAt: string) =>
    `Your account will be deleted with its workspaces, this one on ${day(dueAt)}. Until then it can be read, and nothing can be written in it.`,
  /** To people who are not its owner. */
  theirs: (dueAt: string) =>
    `The owner of this workspace has it deleted on ${day(dueAt)}. Until then it can be read, and nothing can be written in it.`,
  keep: 'Keep it',
} as const;
