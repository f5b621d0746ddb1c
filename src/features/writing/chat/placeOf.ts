import type { Citable } from '#contract/chat.schema.ts';

/** What a citation leads to: the block of the article, or another article. */
export const placeOf = (
  passage: Extract<Citable, { readonly kind: 'block' | 'article' }>,
): string => (passage.kind === 'block' ? passage.blockId : passage.articleId);
