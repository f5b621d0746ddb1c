import type { SnapshotPages } from '#domain/seo/report/competition.ts';
import { type Competitors, readPageOf } from '#language/scoredText.ts';

/** The texts of competitors as a snapshot of them. */
export const snapshotOf = ({ id, pages }: Competitors, language: string): SnapshotPages => ({
  id,
  pages: pages.map((page) => {
    const { id: url, sketch: _sketch, ...features } = readPageOf({ ...page, language });
    return { url, features };
  }),
});
