import { Alert, Button, FileButton, Popover, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import { IconChartLine, IconFileTypeCsv } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { periodProblem } from '#domain/audit/periods.ts';
import { listNotes } from '#src/kit/copy/listNotes.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { EncodingField } from '#src/kit/listFiles/EncodingField.tsx';
import { useListFile } from '#src/kit/listFiles/useListFile.ts';
import { type AuditFiguresState, auditFigures } from '#store/audit/auditFigures.slice.ts';
import { figuresTexts as copy, figuresRefusals } from './audit.copy.ts';
import classes from './audit.module.css';

interface AuditFiguresProps {
  readonly workspaceId: string;
  readonly auditId: string;
}

/** Adds figures of Search Console to the pages. */
export function AuditFigures(of: AuditFiguresProps) {
  const dispatch = useAppDispatch();
  const state = useAppSelector(auditFigures.select);
  const [days, setDays] = useState({ since: '', until: '' });
  const wrong = periodProblem(days.since, days.until);
  const resetFile = useRef<() => void>(null);
  useEffect(() => () => void dispatch(auditFigures.left()), [dispatch]);
  const { onFile, onEncoding } = useListFile(({ name: _name, ...file }) => {
    const period = { since: days.since || null, until: days.until || null };
    dispatch(auditFigures.fileChosen({ ...of, ...period, ...file }));
  });
  const choose = (file: File | null) => {
    if (file === null) return;
    resetFile.current?.(); // the same file chosen again is a choice as well
    onFile(file);
  };
  const isBusy = state.status === 'reading' || state.status === 'sending';
  return (
    <Popover width={360} position="bottom-end" trapFocus withinPortal>
      <Popover.Target>
        <Button variant="default" leftSection={<IconChartLine size={18} />}>
          {copy.title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.popover ?? ''} aria-label={copy.title}>
        <Text size="sm">{copy.lead}</Text>
        <Days {...{ days, wrong }} onChange={setDays} />
        <FileButton
          resetRef={resetFile}
          onChange={(file) => choose(file)}
          accept=".csv,.tsv,.txt,text/csv"
        >
          {(button) => (
            <Button
              {...button}
              loading={isBusy}
              disabled={wrong !== null}
              leftSection={<IconFileTypeCsv size={18} />}
            >
              {copy.choose}
            </Button>
          )}
        </FileButton>
        <Outcome state={state} onAgain={() => dispatch(auditFigures.againRequested())} />
        <Encoding state={state} onChange={onEncoding} />
        <Text size="xs" c="dimmed">
          {copy.lost}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}

interface DaysProps {
  readonly days: { readonly since: string; readonly until: string };
  readonly wrong: ReturnType<typeof periodProblem>;
  readonly onChange: (days: DaysProps['days']) => void;
}

/** The period of a list that does not name its days. */
function Days({ days, wrong, onChange }: DaysProps) {
  return (
    <fieldset className={classes.days}>
      <legend>{copy.days}</legend>
      <TextInput
        type="date"
        label={copy.since}
        value={days.since}
        max={days.until || undefined}
        error={wrong !== null}
        onChange={(event) => onChange({ ...days, since: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={copy.until}
        value={days.until}
        min={days.since || undefined}
        error={wrong !== null}
        onChange={(event) => onChange({ ...days, until: event.currentTarget.value })}
      />
      <Text size="xs" c={wrong === null ? 'dimmed' : 'red'} role={wrong ? 'alert' : undefined}>
        {wrong === null ? copy.daysHelp : copy.wrong[wrong]}
      </Text>
    </fieldset>
  );
}

interface OutcomeProps {
  readonly state: AuditFiguresState;
  readonly onAgain: () => void;
}

function Outcome({ state, onAgain }: OutcomeProps) {
  if (state.status === 'stored')
    return (
      <Text size="sm" role="status">
        {storedText(state)}
      </Text>
    );
  if (state.status !== 'failed') return null;
  const { failure, list } = state;
  return (
    <Alert color="red" role="alert">
      {'refusal' in failure ? figuresRefusals[failure.refusal] : textOfError(failure.error)}
      {list === null ? null : (
        <Button mt="xs" variant="default" size="compact-sm" onClick={onAgain}>
          {copy.again}
        </Button>
      )}
    </Alert>
  );
}

interface EncodingProps {
  readonly state: AuditFiguresState;
  readonly onChange: ((encoding: string) => void) | null;
}

function Encoding({ state, onChange }: EncodingProps) {
  if (state.status !== 'stored' || onChange === null) return null;
  const { encoding } = state.notes;
  return <EncodingField encoding={encoding?.label ?? null} isDisabled={false} {...{ onChange }} />;
}

/** What was stored, of which periods, and what of the file was not. */
function storedText({
  matched,
  listed,
  periods,
  notes,
}: Extract<AuditFiguresState, { status: 'stored' }>) {
  const [older, newer] = periods;
  const isCompared = older !== undefined && newer !== undefined && older.until === newer.until;
  return [
    copy.stored(matched, listed),
    ...(isCompared ? [copy.compared(older.name, newer.name)] : []),
    ...listNotes(notes, copy.row),
  ].join(' ');
}
