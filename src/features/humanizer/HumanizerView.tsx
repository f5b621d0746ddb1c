import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { HumanizerCheck } from '#contract/humanizer/humanizer.schema.ts';
import type { TextEdit } from '#domain/article/textEdit.ts';
import type { CheckerEdit } from '#domain/humanizer/checkerEdits.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { TextEditsView } from '#src/kit/edits/TextEditsView.tsx';
import classes from '#src/kit/panel.module.css';
import type { Humanizer } from '#store/humanizer/humanizer.slice.ts';
import { humanizerTexts as copy } from './humanizer.copy.ts';
import own from './humanizer.module.css';
import { RewritesView, type RewritesViewProps } from './RewritesView.tsx';
import { SignsView } from './SignsView.tsx';

export interface HumanizerViewProps extends RewritesViewProps {
  readonly state: Humanizer;
  /** Null: the article has not been checked. */
  readonly check: HumanizerCheck | null;
  /** The text has changed since the check. */
  readonly isStale: boolean;
  readonly scoreCost: ReactNode;
  readonly onCheck: () => void;
  readonly onShow: (edit: TextEdit) => void;
  readonly onChange: (edits: readonly TextEdit[]) => void;
  /** What the checker of grammar offers, or why that is not known; 'off': the writer has switched it off. */
  readonly grammar: readonly CheckerEdit[] | keyof typeof copy.grammarNot;
  readonly onGrammarRetry: () => void;
}

export function HumanizerView(props: HumanizerViewProps) {
  const { check, canWrite, rewrites, onShow, onChange } = props;
  const { lines = [], score = null } = check?.report ?? {};
  return (
    <div className={classes.panel}>
      <Score {...props} />
      {score === null || lines.length === 0 ? null : (
        <SignsView {...{ score, lines, canWrite, onShow, onChange }} />
      )}
      {canWrite && <Grammar {...props} />}
      {lines.length === 0 && rewrites.length === 0 ? null : <RewritesView {...props} />}
    </div>
  );
}

function Score({ state, check, isStale, canWrite, scoreCost, onCheck }: HumanizerViewProps) {
  const isChecking = state.status === 'checking';
  const error = state.status === 'failed' ? state.error : null;
  return (
    <section>
      <h2>{copy.score}</h2>
      {check === null ? <p className={classes.quiet}>{copy.none}</p> : <Figure check={check} />}
      <p className={classes.quiet} role="status">
        {isChecking ? copy.checking : isStale ? copy.stale : ''}
      </p>
      <p className={classes.quiet}>{copy.caution}</p>
      {error === null ? null : <p role="alert">{textOfError(error)}</p>}
      {canWrite && (
        <>
          <div>
            <Button size="xs" loading={isChecking} onClick={onCheck}>
              {check === null ? copy.check : copy.checkAgain}
            </Button>
          </div>
          {scoreCost}
          <p className={classes.quiet}>{copy.sameText}</p>
        </>
      )}
    </section>
  );
}

/** Free, and without a model: the checker runs in the browser. */
function Grammar(props: HumanizerViewProps) {
  const { grammar, canWrite, onShow, onChange, onGrammarRetry } = props;
  const said = typeof grammar === 'string' ? copy.grammarNot[grammar] : null;
  return (
    <section>
      <h2>{copy.grammar}</h2>
      <p className={classes.quiet} role="status">
        {said ?? (grammar.length === 0 ? copy.grammarNone : copy.grammarHelp)}
      </p>
      {grammar === 'failed' && (
        <Button size="xs" variant="default" onClick={onGrammarRetry}>
          {copy.grammarRetry}
        </Button>
      )}
      {typeof grammar === 'string' || grammar.length === 0 ? null : (
        <TextEditsView edits={grammar} canChange={canWrite} onShow={onShow} onChange={onChange} />
      )}
    </section>
  );
}

function Figure({ check: { report } }: { readonly check: HumanizerCheck }) {
  const { score, notScored, lines } = report;
  const measured = lines.filter(({ value }) => value !== null).length;
  return (
    <>
      <div className={own.score}>
        <span className={own.figure}>{score === null ? copy.unknown : copy.figure(score)}</span>
        <p>{score === null ? notScored && copy.notScored[notScored] : copy.sentence(score)}</p>
      </div>
      {measured === lines.length ? null : (
        <p className={classes.quiet}>{copy.partly(measured, lines.length)}</p>
      )}
    </>
  );
}
