/** What the sections of an article are by the kind of its topic; a table for each language. */
import type { SectionKind } from '../scaffold.ts';
import type { TopicKind } from '../topic.ts';

interface PlannedSection {
  readonly kind: SectionKind;
  readonly heading: string;
  /** More words that headings of its kind have, for placement alone. */
  readonly hints: string;
}

export interface Outlines {
  /** They are always there; where the notes say nothing, a prompt is. */
  readonly byKind: Readonly<Record<TopicKind, readonly PlannedSection[]>>;
  /** They are there when notes clearly belong to them. */
  readonly onDemand: readonly string[];
  /** Where notes stand that fit nowhere. */
  readonly also: string;
}

const section =
  (kind: SectionKind) =>
  (heading: string, hints = ''): PlannedSection => ({ kind, heading, hints });
export const about = section('notes');
export const basics = section('what');
export const steps = section('how');
