import type { Protection } from '#contract/content.schema.ts';
import classes from '#src/kit/panel.module.css';
import { keptTexts as copy } from './edits.copy.ts';

/** What a rewrite has kept of figures, names, quotations and links, and what was put back. */
export function KeptFacts({
  protection: { kept, putBack, refused },
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
    </div>
  );
}
