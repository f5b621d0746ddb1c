/** A section of a working draft. */
import type { SectionKind } from '../../../material/scaffold.ts';
import type { Piece } from '../../../material/units.ts';

export interface Section {
  readonly kind: SectionKind;
  /** Null: the text directly below the title. */
  readonly heading: string | null;
  readonly level: 2 | 3;
  /** More words that tell what belongs here; nobody sees them. */
  readonly hints: string;
  readonly notes: readonly Piece[];
  readonly keywords: readonly string[];
}

export const sectionOf = (
  kind: SectionKind,
  heading: string | null,
  level: 2 | 3 = 2,
): Section => ({ kind, heading, level, hints: '', notes: [], keywords: [] });
