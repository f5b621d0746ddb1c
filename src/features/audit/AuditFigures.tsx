import { Alert, Button, FileButton, Popover, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import { IconChartLine, IconFileTypeCsv } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { periodProblem } from '#domain/audit/periods.ts';
import { useFiles } from '#src/kit/FilesContext.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { auditFigures, type AuditFiguresState } from '#store/audit/auditFigures.slice.ts';
import { figuresRefusals, figuresTexts as copy } from './audit.copy.ts';
import classes from './audit.module.css';

interface AuditFiguresProps {
  readonly workspaceId: string;
  readonly auditId: string;
}

/** Adds figures of Search Console to the pages. */
export function AuditFigures(of: AuditFiguresProps) {
  const dispatch = useAppDispatch();
  const files = useFiles();
  const state = useAppSelector(auditFigures.select);
  const [since, setSince] = useState('');
  const [until, setUntil] = useState('');
  const wrong = periodProblem(since, until);
  const resetFile = useRef<() => void>(null);
  useEffect(() => () => void dispatch(auditFigures.left()), [dispatch]);
  const choose = (file: File | null) => {
    if (file === null) return;
    resetFile.current?.(); // the same file chosen again is a choice as well
    const fileId = files.keep(file);
    dispatch(
      auditFigures.fileChosen({ ...of, fileId, since: since || null, until: until || null }),
    );
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
        <fieldset className={classes.days}>
          <legend>{copy.days}</legend>
          <TextInput
            type="date"
            label={copy.since}
            value={since}
            max={until || undefined}
            error={wrong !== null}
            onChange={(event) => setSince(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={copy.until}
            value={until}
            min={since || undefined}
            error={wrong !== null}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
          <Text size="xs" c={wrong === null ? 'dimmed' : 'red'} role={wrong ? 'alert' : undefined}>
            {wrong === null ? copy.daysHelp : copy.wrong[wrong]}
          </Text>
        </fieldset>
        <FileButton resetRef={resetFile} onChange={choose} accept=".csv,.tsv,.txt,text/csv">
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
        <Text size="xs" c="dimmed">
          {copy.lost}
        </Text>
      </Popover.Dropdown>
    </Popover>
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
        {copy.stored(state.matched, state.listed)}
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
