import { Alert, Badge, Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/Badge.css';
import { useState } from 'react';
import { DUE_DAYS } from '#contract/briefs/brief.route.ts';
import type { BriefData, SeoBrief } from '#contract/briefs/brief.schema.ts';
import {
  intentNames,
  sourceNames,
  stateNames,
  UNKNOWN,
  whyText,
} from '#domain/briefs/briefWords.ts';
import { stateColors } from '#src/kit/copy/briefState.ts';
import { countryName, languageName } from '#src/kit/copy/names.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import { briefTexts as copy } from './briefs.copy.ts';
import classes from './briefs.module.css';

interface Change {
  readonly state?: 'approved' | 'reopened';
  readonly dueOn?: string | null;
}

interface BriefNoteViewProps {
  readonly brief: SeoBrief;
  readonly facts: BriefData;
  readonly isBusy: boolean;
  /** Null for people who may only read. */
  readonly onChange: ((change: Change) => void) | null;
  readonly onWrite: () => void;
}

export function BriefNoteView({ brief, facts, isBusy, onChange, onWrite }: BriefNoteViewProps) {
  const { state, dueOn, snapshot, searchProblem } = brief;
  const isApproved = state === 'approved';
  return (
    <section className={classes.note} aria-label={copy.note}>
      <div className={classes.actions}>
        <Badge variant="light" size="lg" tt="none" color={stateColors[state]}>
          {stateNames[state]}
        </Badge>
        {onChange === null ? null : (
          <>
            <Button onClick={onWrite}>{copy.write}</Button>
            <Button
              variant="default"
              loading={isBusy}
              onClick={() => onChange({ state: isApproved ? 'reopened' : 'approved' })}
            >
              {isApproved ? copy.reopen : copy.approve}
            </Button>
            <DueField key={dueOn} dueOn={dueOn} onChange={onChange} />
          </>
        )}
      </div>
      <Facts {...{ brief, facts }} />
      {snapshot === null && <Alert color="gray">{copy.withoutPages}</Alert>}
      {searchProblem === null ? null : <Alert color="yellow">{textOfProblem(searchProblem)}</Alert>}
    </section>
  );
}

interface DueFieldProps {
  readonly dueOn: string | null;
  readonly onChange: (change: Change) => void;
}

/** While a day is typed, it is one that nobody means: it counts once the field is left, or with Enter. */
function DueField({ dueOn, onChange }: DueFieldProps) {
  const [typed, setTyped] = useState(dueOn ?? '');
  const leave = ({ validity }: HTMLInputElement) => {
    const day = typed || null;
    if (!validity.valid) setTyped(dueOn ?? '');
    else if (day !== dueOn) onChange({ dueOn: day });
  };
  return (
    <TextInput
      type="date"
      label={copy.dueOn}
      min={DUE_DAYS.first}
      max={DUE_DAYS.last}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={(event) => leave(event.currentTarget)}
      onKeyDown={(event) => event.key === 'Enter' && leave(event.currentTarget)}
    />
  );
}

function Facts({ brief, facts }: Pick<BriefNoteViewProps, 'brief' | 'facts'>) {
  const { country, city, language, snapshot } = brief;
  const { intent, words, schemaType } = facts;
  const place = [city, country === '' ? '' : countryName(country)].filter((part) => part !== '');
  const rows: readonly (readonly [string, string])[] = [
    [copy.people, intent === null ? UNKNOWN : `${intentNames[intent.is]}, ${whyText(intent)}`],
    [copy.words, words === null ? UNKNOWN : copy.wordCount(copy.between(words))],
    [copy.schemaType, schemaType ?? UNKNOWN],
    [copy.place, `${place.join(', ') || copy.anywhere} · ${languageName(language)}`],
    [
      copy.madeFrom,
      snapshot === null
        ? UNKNOWN
        : copy.snapshot(snapshot.pages, sourceNames[snapshot.provider], snapshot.takenAt),
    ],
  ];
  return (
    <dl className={classes.facts}>
      {rows.map(([name, value]) => (
        <div
          key={name}
          title={name === copy.madeFrom && snapshot ? copy.snapshotId(snapshot.id) : undefined}
        >
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
