import type { ProtectedKind } from '#contract/lib/tasks.ts';
import { list, number } from '#src/kit/copy/formats.ts';

export const editsTexts = {
  show: (was: string) => `Show “${was}” in the text`,
  change: 'Change',
  changeIt: (was: string, now: string) =>
    now === '' ? `Change: leave out “${was}”` : `Change “${was}” to “${now}”`,
  dismiss: 'Leave it',
  dismissIt: (was: string) => `Leave it: “${was}”`,
  all: (count: number) => `Change all ${number.format(count)}`,
  more: (count: number) => `${number.format(count)} more behind these.`,
} as const;

const kinds: Readonly<Record<ProtectedKind, readonly [one: string, many: string]>> = {
  figure: ['figure', 'figures'],
  name: ['name', 'names'],
  quote: ['quotation', 'quotations'],
  link: ['link', 'links'],
};

/** What a rewrite has kept. */
export const keptTexts = {
  kept(kept: Readonly<Record<ProtectedKind, number>>): string | null {
    const parts = (Object.keys(kinds) as ProtectedKind[])
      .filter((kind) => kept[kind] > 0)
      .map((kind) => `${number.format(kept[kind])} ${kinds[kind][kept[kind] === 1 ? 0 : 1]}`);
    return parts.length === 0 ? null : `Kept: ${list.format(parts)}.`;
  },
  putBack: (kept: string | null, wrote: string | null) =>
    wrote === null
      ? `“${kept}” was left out`
      : kept === null
        ? `“${wrote}” was made up`
        : `“${wrote}” in place of “${kept}”`,
  putBackTitle: 'What the model had changed, and what is as it was again:',
  refused: (count: number) =>
    count === 1
      ? 'One passage stays as it was, because its rewrite said something else.'
      : `${number.format(count)} passages stay as they were, because their rewrites said something else.`,
  newWordsTitle: 'New words with a capital letter. Check whether one is a name:',
  namesUnchecked:
    'Names are not checked, because this script has no capital letters. Compare them yourself.',
  reorderedTitle: 'Names in another order. Check who does what:',
  reordered: (first: string, second: string) => `“${second}” now stands before “${first}”`,
} as const;
