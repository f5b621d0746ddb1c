import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { hasEntry } from '#domain/article/fieldList.ts';
import { hasLetters, lettersOf } from '#domain/letters.ts';
import type { Coverage, TermLine, TermTier } from '#domain/seo/report/competition.ts';
import { ALL_TERMS, type WatchedTerm } from '#domain/seo/report/report.ts';
import { Lines, type TermActs, Watched } from './TermRows.tsx';
import { terms as copy } from './terms.copy.ts';
import classes from './terms.module.css';

interface TermsViewProps extends TermActs {
  /** Null without competitors. */
  readonly coverage: Coverage | null;
  readonly watched: readonly WatchedTerm[];
  readonly pinned: string;
  readonly onHide: () => void;
  /** Why the figures may be old; null if they are not. */
  readonly failure: ReactNode;
}

const TIERS: readonly TermTier[] = ['must', 'recommended', 'additional'];
const KINDS = ['own', 'keyword', 'unwanted'] as const;

/** What competitors write about, and what the writer wants: how often the text uses each term. */
export function TermsView(props: TermsViewProps) {
  const { coverage, watched, pinned, marked, onMark, onHide, onAdd, failure } = props;
  const [filter, setFilter] = useState('');
  const has = ({ term }: { readonly term: string }) => hasLetters(term, lettersOf(filter));
  const lines = (coverage?.terms ?? []).filter(has);
  const own = watched.filter(has);
  const isPinned = ({ term }: TermLine) => hasEntry(pinned, term);
  const isAny = lines.length + own.length > 0;
  return (
    <div className={classes.panel}>
      {failure}
      <p className={classes.quiet}>
        {coverage === null ? copy.withoutCompetitors : copy.coverage(coverage.score)}
      </p>
      <AddTerm onAdd={(term) => onAdd('ownTerms', term)} />
      <div className={classes.tools}>
        <TextInput
          size="xs"
          aria-label={copy.filter}
          placeholder={copy.filter}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        <Button
          variant="default"
          size="xs"
          aria-pressed={marked !== null}
          onClick={() => (marked === null ? onMark(ALL_TERMS) : onHide())}
        >
          {marked === null ? copy.markAll : copy.hideMarks}
        </Button>
      </div>
      {!isAny && filter !== '' && <p className={classes.quiet}>{copy.nothing}</p>}
      <Lines title={copy.pinned} lines={lines.filter(isPinned)} isPinned {...props} />
      {TIERS.map((tier) => (
        <Lines
          key={tier}
          title={copy.tiers[tier]}
          lines={lines.filter((line) => line.tier === tier && !isPinned(line))}
          isPinned={false}
          {...props}
        />
      ))}
      {KINDS.map((kind) => (
        <Watched key={kind} kind={kind} found={own.filter((one) => one.kind === kind)} {...props} />
      ))}
    </div>
  );
}

function AddTerm({ onAdd }: { readonly onAdd: (term: string) => boolean }) {
  const [term, setTerm] = useState('');
  const [isFull, setFull] = useState(false);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (term.trim() === '') return;
    const isAdded = onAdd(term);
    setFull(!isAdded);
    if (isAdded) setTerm('');
  };
  return (
    <form className={classes.tools} onSubmit={add}>
      <TextInput
        size="xs"
        aria-label={copy.add}
        placeholder={copy.add}
        maxLength={100}
        dir="auto"
        error={isFull ? copy.full : null}
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" size="xs">
        {copy.addButton}
      </Button>
    </form>
  );
}
