import { Button, Switch, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { type CheckedClaim, type ClaimState, nameOf } from '#domain/sources/checkedClaims.ts';
import { type ClaimActions, ClaimRowView } from './ClaimRowView.tsx';
import { claimStates, claims as copy } from './sources.copy.ts';
import classes from './sources.module.css';

interface ClaimsViewProps extends ClaimActions {
  readonly entries: readonly CheckedClaim[];
  readonly isChecking: boolean;
  readonly isBusy: boolean;
  /** Whether the text shows its claims. */
  readonly isMarked: boolean;
  /** The name of the claim that the caret is in. */
  readonly atCaret: string | null;
  readonly onMark: () => void;
  readonly onCheck: () => void;
  readonly onExport: () => void;
}

const FILTERS = ['unsupported', 'dead', 'unchecked', 'verified', 'mine'] as const;
type Filter = 'all' | ClaimState;

const isOpen = ({ state }: CheckedClaim): boolean => state !== 'verified' && state !== 'mine';

export function ClaimsView(props: ClaimsViewProps) {
  const { entries, isChecking, isBusy, isMarked, atCaret, onMark, onCheck, onExport } = props;
  const [filter, setFilter] = useState<Filter>('all');
  const shown = entries.filter(
    (entry) => filter === 'all' || entry.state === filter || nameOf(entry) === atCaret,
  );
  const wasChecked = entries.some(({ checkedAt }) => checkedAt !== null);
  if (entries.length === 0)
    return (
      <section aria-label={copy.title}>
        <h2>{copy.title}</h2>
        <p className={classes.quiet}>{copy.none}</p>
      </section>
    );
  return (
    <section aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <p className={classes.quiet}>{copy.summary(entries.filter(isOpen).length, entries.length)}</p>
      <VisuallyHidden role="status">{isChecking ? copy.checking : ''}</VisuallyHidden>
      <div className={classes.actions}>
        <Button
          size="compact-md"
          loading={isChecking}
          disabled={isBusy && !isChecking}
          onClick={onCheck}
        >
          {wasChecked ? copy.checkAgain : copy.check}
        </Button>
        <Button
          size="compact-md"
          variant="subtle"
          leftSection={<IconDownload size={16} stroke={1.6} />}
          onClick={onExport}
        >
          {copy.export}
        </Button>
      </div>
      <Switch checked={isMarked} onChange={onMark} label={copy.marks} />
      {isMarked ? <p className={classes.quiet}>{copy.marksHint}</p> : null}
      <Filters entries={entries} filter={filter} onFilter={setFilter} />
      {shown.length === 0 ? <p className={classes.quiet}>{copy.noneOfKind}</p> : null}
      <ul className={classes.list}>
        {shown.map((entry) => (
          <ClaimRowView
            key={nameOf(entry)}
            entry={entry}
            isAtCaret={nameOf(entry) === atCaret}
            {...props}
          />
        ))}
      </ul>
    </section>
  );
}

interface FiltersProps extends Pick<ClaimsViewProps, 'entries'> {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function Filters({ entries, filter, onFilter }: FiltersProps) {
  const countOf = (state: ClaimState) => entries.filter((entry) => entry.state === state).length;
  const chips = [
    { name: 'all' as const, label: copy.all, count: entries.length },
    ...FILTERS.map((name) => ({ name, label: stateName(name), count: countOf(name) })),
  ];
  return (
    <fieldset className={classes.filters}>
      <VisuallyHidden component="legend">{copy.show}</VisuallyHidden>
      {chips
        .filter(({ name, count }) => name === 'all' || name === filter || count > 0)
        .map(({ name, label, count }) => (
          <button
            key={name}
            type="button"
            className={classes.filter}
            aria-pressed={name === filter}
            onClick={() => onFilter(name)}
          >
            {label} {count}
          </button>
        ))}
    </fieldset>
  );
}

const stateName = (state: ClaimState): string =>
  state === 'unchecked' ? copy.never : claimStates[state];
