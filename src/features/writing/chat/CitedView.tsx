import { Anchor } from '@mantine/core';
import type { Citable } from '#contract/writing/chat.schema.ts';
import type { CitedPlace } from './AnswerText.tsx';
import { chatTexts as copy } from './chat.copy.ts';
import classes from './chat.module.css';

interface CitedViewProps {
  readonly cited: readonly Citable[];
  readonly onReveal: (place: CitedPlace) => void;
}

/** The passages that an answer cites. */
export function CitedView({ cited, onReveal }: CitedViewProps) {
  if (cited.length === 0) return null;
  return (
    <details className={classes.cited}>
      <summary>{copy.basedOn(cited.length)}</summary>
      <ol>
        {cited.map((passage) => (
          <li key={passage.number} value={passage.number}>
            <Passage passage={passage} onReveal={onReveal} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Passage({
  passage,
  onReveal,
}: Omit<CitedViewProps, 'cited'> & { readonly passage: Citable }) {
  if (passage.kind === 'block')
    return (
      <button type="button" className={classes.place} onClick={() => onReveal(passage)}>
        {passage.text}
      </button>
    );
  if (passage.kind === 'article')
    return (
      <>
        <button
          type="button"
          className={classes.place}
          aria-label={copy.openArticle(passage.title)}
          onClick={() => onReveal(passage)}
        >
          {passage.title}
        </button>
        <br />
        {passage.text}
      </>
    );
  if (passage.kind === 'note')
    return (
      <>
        <span className={classes.quiet}>{copy.ofNotes}: </span>
        {passage.text}
      </>
    );
  return (
    <>
      <Anchor href={passage.url} target="_blank" rel="noopener noreferrer nofollow" size="sm">
        {passage.title || passage.url}
      </Anchor>
      <br />
      {passage.text}
    </>
  );
}
