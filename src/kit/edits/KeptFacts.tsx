import type { Protection } from '#contract/writing/content.schema.ts';
import classes from '#src/kit/panel.module.css';
import { keptTexts as copy } from './edits.copy.ts';
import edits from './edits.module.css';

/** What a rewrite has kept of figures, names, quotations and links, and what was put back. */
export function KeptFacts({
  protection: { kept, putBack, refused, reordered = [], newWords = [], namesUnchecked = false },
}: {
  readonly protection: Protection;
}) {
  return (
    <div className={classes.quiet}>
      {copy.kept(kept) === null ? null : <p>{copy.kept(kept)}</p>}
      {refused === 0 ? null : <p>{copy.refused(refused)}</p>}
      {putBack.length === 0 ? null : (
        <>
          <p>{copy.putBackTitle}</p>
          <ul>
            {putBack.map(({ kind, kept: was, wrote }) => (
              <li key={`${kind}/${was}/${wrote}`}>{copy.putBack(was, wrote)}</li>
            ))}
          </ul>
        </>
      )}
      {namesUnchecked ? <p>{copy.namesUnchecked}</p> : null}
      {newWords.length === 0 ? null : (
        <div role="alert" className={edits.reordered}>
          <p>{copy.newWordsTitle}</p>
          <ul>
            {newWords.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        </div>
      )}
      {reordered.length === 0 ? null : (
        <div role="alert" className={edits.reordered}>
          <p>{copy.reorderedTitle}</p>
          <ul>
            {reordered.map(({ first, second }) => (
              <li key={`${first}/${second}`}>{copy.reordered(first, second)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
