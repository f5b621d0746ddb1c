import type { SnapshotPages } from '#domain/seo/competition.ts';
import { type Competitors, readPageOf } from '#language/scoredText.ts';

/** The texts of competitors as a snapshot of them. */
export const snapshotOf = ({ id, pages }: Competitors, language: string): SnapshotPages => ({
  id,
  pages: pages.map((page) => {
    const { id: url, sketch: _, ...features } = readPageOf({ ...page, language });
    return { url, features };
  }),
});
