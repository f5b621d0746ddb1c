/** What a workspace says of itself: the keywords that it writes about, its website and its language. */
import { KEYWORD_LIMIT_CHARS, MOST_KEYWORDS } from '#contract/article/searchFields.ts';
import type { WorkspaceTags } from '#contract/folders/workspace.schema.ts';

interface Replaced {
  readonly is: string;
  readonly was: string;
}

export interface TagsChange {
  /** Keywords. */
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
  /** `was`: as the person has seen it. */
  readonly website?: Replaced;
  /** BCP 47. */
  readonly language?: Replaced;
}

/** The tags that a change sets. The same change again changes nothing. */
export function tagsChangedBy(
  { keywords }: Pick<WorkspaceTags, 'keywords'>,
  { added = [], removed = [], website, language }: TagsChange,
): Partial<Pick<WorkspaceTags, 'keywords' | 'website' | 'language'>> {
  const isOfKeywords = added.length + removed.length > 0;
  return {
    ...(isOfKeywords && { keywords: keywordsAfter(keywords, added, removed) }),
    ...(website !== undefined && { website: website.is }),
    ...(language !== undefined && { language: language.is }),
  };
}

/** Each once, whatever its case. */
function keywordsAfter(
  keywords: readonly string[],
  added: readonly string[],
  removed: readonly string[],
): string[] {
  const kept = keywords.filter((one) => !removed.includes(one));
  const byName = new Map(kept.map((one) => [one.toLowerCase(), one]));
  for (const one of added) {
    const text = one.slice(0, KEYWORD_LIMIT_CHARS).trim();
    if (text !== '' && !byName.has(text.toLowerCase())) byName.set(text.toLowerCase(), text);
  }
  return [...byName.values()].slice(0, MOST_KEYWORDS);
}
