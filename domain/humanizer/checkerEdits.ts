/** Changes that the checker of grammar offers, beside those of the humanizer. */
import { textUnitsOf } from '#html/units.ts';
import { type ArticleBody, blocksOf } from '../article/body.ts';
import type { TextEdit } from '../article/textEdit.ts';
import type { Span } from '../seo/text/textTools.ts';
import { quotationsIn } from '../sources/quotations.ts';
import { isCheckable } from '../spelling/batch.ts';
import type { Finding, FindingKind } from '../spelling/finding.ts';
import { overlapsAny } from './prose.ts';

export interface CheckerEdit extends TextEdit {
  readonly now: string;
  /** What is wrong, in the words of the checker. */
  readonly label: string;
  readonly finding: Exclude<FindingKind, 'spelling'>;
}

/** The checker reads a paragraph, a heading or an item of a list at a time. Of a table or a figure it reads all texts as one. */
const READ_ALONE = /^<(?:p|h[1-6]|ul|ol)\b/i;

/** Whether a text has not been checked yet. */
export function hasUnchecked(body: ArticleBody, checked: readonly string[]): boolean {
  const known = new Set(checked.map(asShown));
  return blocksOf(body).some(
    ({ html }) =>
      READ_ALONE.test(html) &&
      textUnitsOf(html).some(
        ({ text }) =>
          isCheckable(text) &&
          !text.includes('\n') && // an item with a list of its own is several
          !known.has(asShown(text)),
      ),
  );
}

const asShown = (text: string): string => text.replace(/\s+/g, ' ').trim();

const FIGURE = /\p{N}/u;

/**
 * The findings of grammar and style that one change mends; words that the checker does not know are marked in the text. Figures,
 * quotations, links and code stay as they are. `findingsIn`: undefined for a text that has not been checked.
 */
export function checkerEdits(
  body: ArticleBody,
  findingsIn: (text: string) => readonly Finding[] | undefined,
): CheckerEdit[] {
  return blocksOf(body).flatMap(({ id: blockId, html }) =>
    /^<pre\b/i.test(html)
      ? []
      : textUnitsOf(html).flatMap(({ text, links }, unit) => {
          const findings = findingsIn(text) ?? [];
          const kept: readonly Span[] =
            findings.length === 0 ? [] : [...links, ...quotationsIn(text, 'en')];
          return findings.flatMap(({ start, end, kind, message: label, suggestions: [now] }) => {
            const was = text.slice(start, end);
            const isSafe =
              now !== undefined && !FIGURE.test(was + now) && !overlapsAny(kept, { start, end });
            return kind !== 'spelling' && isSafe
              ? [{ blockId, unit, start, end, was, now, label, finding: kind }]
              : [];
          });
        }),
  );
}
