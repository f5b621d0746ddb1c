/** What a checker found in a text, and where it is after the text has changed. */

/** `spelling`: a word that the checker does not know. `style`: advice on words that are not wrong. `grammar`: any other mistake. */
export type FindingKind = 'spelling' | 'grammar' | 'style';

/** Positions are UTF-16 code units of the text that was checked. */
export interface Finding {
  readonly start: number;
  readonly end: number;
  readonly kind: FindingKind;
  /** What is wrong, in the words of the checker. */
  readonly message: string;
  /** What may stand there instead, the likeliest first; an empty one deletes. At most MAX_SUGGESTIONS. */
  readonly suggestions: readonly string[];
}

/** As many as there are number keys to choose one with a hand on the keyboard. */
export const MAX_SUGGESTIONS = 5;

/** More findings in one paragraph help nobody: it is in another language, or no prose. */
const MAX_PER_TEXT = 50;

/** The findings of a text that can be shown: inside of the text, in order, each place once. */
export function orderly(text: string, findings: readonly Finding[]): readonly Finding[] {
  const inside = findings.filter(
    ({ start, end }) => 0 <= start && start < end && end <= text.length,
  );
  const sorted = inside.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let reached = 0;
  return sorted
    .filter(({ start, end }) => {
      const isFree = start >= reached;
      if (isFree) reached = end;
      return isFree;
    })
    .slice(0, MAX_PER_TEXT);
}

/**
 * Moves the findings of `before` to their places in `now`, until the text is checked again. Findings that touch the changed part
 * are dropped.
 */
export function carriedOver(
  before: string,
  findings: readonly Finding[],
  now: string,
): readonly Finding[] {
  if (before === now) return findings;
  const shorter = Math.min(before.length, now.length);
  let same = 0;
  while (same < shorter && before[same] === now[same]) same += 1;
  let tail = 0;
  while (tail < shorter - same && before.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const moved = now.length - before.length;
  return findings.flatMap((finding) => {
    if (finding.end < same) return [finding];
    if (finding.start <= before.length - tail) return [];
    return [{ ...finding, start: finding.start + moved, end: finding.end + moved }];
  });
}
