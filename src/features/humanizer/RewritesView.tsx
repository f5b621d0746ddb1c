import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import type { TellingPassage } from '#domain/humanizer/passages.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import { DiffText } from '#src/kit/diff/DiffText.tsx';
import { KeptFacts } from '#src/kit/edits/KeptFacts.tsx';
import classes from '#src/kit/panel.module.css';
import type { Proposal } from '#store/writing/proposal.slice.ts';
import { humanizerTexts as copy } from './humanizer.copy.ts';
import own from './humanizer.module.css';

export interface RewritesViewProps {
  readonly canWrite: boolean;
  readonly hasModel: boolean;
  readonly passages: readonly TellingPassage[];
  /** The newest first. */
  readonly rewrites: readonly Proposal[];
  readonly rewriteCost: ReactNode;
  readonly onRewrite: (blockId: BlockId) => void;
  readonly onAccept: (id: string) => void;
  readonly onStop: (id: string) => void;
  readonly onDiscard: (id: string) => void;
}

const EXCERPT_CHARS = 90;
const excerptOf = (text: string): string =>
  text.length <= EXCERPT_CHARS ? text : `${text.slice(0, EXCERPT_CHARS).trimEnd()}…`;

/** The passages that give the text away most, and what is proposed for them. */
export function RewritesView(props: RewritesViewProps) {
  const { canWrite, hasModel, passages, rewrites, rewriteCost, onRewrite } = props;
  const asked = new Set(rewrites.flatMap(({ was }) => was.map(({ id }) => id)));
  if (!canWrite) return null;
  return (
    <section>
      <h2>{copy.rewrite}</h2>
      <p className={classes.quiet}>{hasModel ? copy.rewriteHelp : copy.rewriteFree}</p>
      {rewriteCost}
      {rewrites.map((one) => (
        <Rewrite key={one.id} {...props} rewrite={one} />
      ))}
      <ul className={own.passages}>
        {passages
          .filter(({ blockId }) => !asked.has(blockId))
          .map(({ blockId, text }) => (
            <li key={blockId}>
              <p>{excerptOf(text)}</p>
              <Button
                size="compact-sm"
                variant="light"
                aria-label={copy.rewriteIt(excerptOf(text))}
                onClick={() => onRewrite(blockId)}
              >
                {copy.rewrite}
              </Button>
            </li>
          ))}
      </ul>
      {passages.length + rewrites.length === 0 ? (
        <p className={classes.quiet}>{copy.noPassages}</p>
      ) : null}
    </section>
  );
}

type RewriteProps = Pick<RewritesViewProps, 'hasModel' | 'onAccept' | 'onStop' | 'onDiscard'> & {
  readonly rewrite: Proposal;
};

function Rewrite({ rewrite, hasModel, onAccept, onStop, onDiscard }: RewriteProps) {
  const { id, status, was, alternatives, isOutdated } = rewrite;
  const [text] = alternatives;
  const isWorking = status === 'asking' || status === 'writing';
  const isEmpty = text === undefined && status === 'ready';
  return (
    <div className={own.rewrite}>
      {text === undefined ? null : (
        <DiffText before={was.map(({ html }) => html).join('')} after={text.blocks.join('')} />
      )}
      {text?.protection && <KeptFacts protection={text.protection} />}
      <p className={classes.quiet} role="status">
        {isWorking ? copy.writing : isEmpty ? copy.nothing(hasModel) : ''}
      </p>
      {rewrite.status === 'failed' && <p role="alert">{textOfProblem(rewrite.failure)}</p>}
      {isOutdated && <p role="alert">{copy.outdated}</p>}
      <div className={own.row}>
        {isWorking ? (
          <Button size="compact-sm" variant="default" onClick={() => onStop(id)}>
            {copy.stop}
          </Button>
        ) : (
          <Button
            size="compact-sm"
            disabled={text === undefined || isOutdated}
            onClick={() => onAccept(id)}
          >
            {copy.accept}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onDiscard(id)}>
          {copy.discard}
        </Button>
      </div>
    </div>
  );
}
