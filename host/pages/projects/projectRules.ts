import type { Project } from '../../contract.ts';

export const NAME_MAX_LENGTH = 200;

export function isFolderName(name: string): boolean {
  const { length } = name.trim();
  return length > 0 && length <= NAME_MAX_LENGTH;
}

export type SectionName = 'own' | 'shared' | 'archived';

export function sectionOf({ isArchived, isOwner }: Project): SectionName {
  if (isArchived) return 'archived';
  return isOwner ? 'own' : 'shared';
}
