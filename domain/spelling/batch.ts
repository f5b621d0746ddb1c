/** Which texts are checked, and how many at once. */

/** About a tenth of a second of work: what a writer changes meanwhile waits no longer. */
const BATCH_CHARS = 8000;
/** Nobody writes such a paragraph; a table that was pasted as text may be one. */
const TEXT_MAX_CHARS = 20_000;

export const isCheckable = (text: string): boolean =>
  text.length <= TEXT_MAX_CHARS && /\p{L}/u.test(text);

/** The first of the texts that are due; at least one. */
export function nextBatch(due: readonly string[]): readonly string[] {
  let chars = 0;
  const fitting = due.findIndex((text, at) => {
    chars += text.length;
    return at > 0 && chars > BATCH_CHARS;
  });
  return fitting < 0 ? due : due.slice(0, fitting);
}

/** Returns which texts were added and which were removed between two sets. */
export function changeOf(
  known: ReadonlySet<string>,
  now: ReadonlySet<string>,
): { readonly added: readonly string[]; readonly gone: readonly string[] } {
  return {
    added: [...now].filter((text) => !known.has(text)),
    gone: [...known].filter((text) => !now.has(text)),
  };
}
