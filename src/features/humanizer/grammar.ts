import type { ArticleBody } from '#domain/article/body.ts';
import { checkerEdits, hasUnchecked } from '#domain/humanizer/checkerEdits.ts';
import { shownFindings } from '#domain/spelling/shown.ts';
import { isCheckedHere } from '#src/kit/article/checksHere.ts';
import type { SpellingState } from '#store/spelling/spelling.slice.ts';
import type { HumanizerViewProps } from './HumanizerView.tsx';

/** What the checker of the editor has found so far; it checks paragraph by paragraph while the article is open. */
export function grammarOf(
  checker: SpellingState,
  body: ArticleBody,
  language: string,
): HumanizerViewProps['grammar'] {
  if (language !== 'en') return 'language';
  if (!checker.isOn) return 'off';
  if (!isCheckedHere()) return 'device';
  const { found, ignored } = checker;
  const edits = checkerEdits(
    body,
    shownFindings(found, ignored, () => true),
  );
  return edits.length > 0 ? edits : (openState(checker, body) ?? edits);
}

/** Why it is not known yet that there is nothing to change; null: all is checked. */
function openState({ status, due, batch, found }: SpellingState, body: ArticleBody) {
  if (status === 'failed') return 'failed';
  const isWaiting = due.length + batch.length > 0;
  return isWaiting || hasUnchecked(body, Object.keys(found)) ? 'checking' : null;
}
