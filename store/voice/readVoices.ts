/** The brand voices as the page has read them. */
import type { Voice } from '#contract/voice/brandVoice.schema.ts';
import { isOf, type ResourceName } from '../resources/resource.ts';
import { resources } from '../resources/resources.slice.ts';

type Root = Parameters<typeof resources.selectAll>[0];

const dataOf = <N extends ResourceName>(root: Root, name: N, part = '') =>
  Object.entries(resources.selectAll(root))
    .map(([key, entry]) => (isOf(entry, name) && key.includes(part) ? entry.data : undefined))
    .find((data) => data !== undefined);

const voicesIn = (root: Root): readonly Voice[] => dataOf(root, 'brandVoices')?.voices ?? [];

/** A brand voice of the workspace; null until they are read, or if there is none of that id. */
export const selectVoice = (root: Root, voiceId: string): Voice | null =>
  voicesIn(root).find(({ id }) => id === voiceId) ?? null;

/** The voice of an article: the chosen one, or the default one. Null while nobody looks at it, or it has none. */
export function selectArticleVoice(root: Root, articleId: string): Voice | null {
  const chosen = dataOf(root, 'articleVoice', articleId);
  if (chosen === undefined || chosen.choice === 'none') return null;
  const isIt = ({ id, isDefault }: Voice) =>
    chosen.choice === 'voice' ? id === chosen.voiceId : isDefault;
  return voicesIn(root).find(isIt) ?? null;
}
