/** Note sheets: headings and shuffled notes, and by hand the heading that each note belongs to. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sealed half is not read while placement is worked on. */
export const SPLITS = ['open', 'sealed'] as const;
export type Split = (typeof SPLITS)[number];

export interface NoteSheet {
  readonly language: string;
  readonly kind: string;
  readonly topic: string;
  readonly keyphrase: string;
  readonly keywords: readonly string[];
  readonly headings: readonly string[];
  /** Null: it belongs nowhere. */
  readonly units: readonly { readonly text: string; readonly heading: number | null }[];
}

export function sheetsOf(split: Split): NoteSheet[] {
  const folder = join(import.meta.dirname, 'sheets', split);
  return readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}
