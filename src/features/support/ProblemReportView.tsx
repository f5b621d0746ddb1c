import {
  Button,
  Code,
  Group,
  Modal,
  ScrollArea,
  Skeleton,
  Stack,
  Switch,
  Text,
  Textarea,
} from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/Code.css';
import { HAPPENED_MAX_CHARS } from '#contract/support/report.route.ts';
import { app } from '#src/kit/copy/app.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import type { ProblemReportState, ShownLog } from '#store/support/problemReport.slice.ts';
import { problemReport as copy } from './problemReport.copy.ts';

interface ProblemReportViewProps {
  readonly state: ProblemReportState;
  readonly onType: (happened: string) => void;
  readonly onWords: (withWords: boolean) => void;
  readonly onRecord: () => void;
  readonly onDownload: () => void;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

export function ProblemReportView(props: ProblemReportViewProps) {
  const { state, onClose } = props;
  return (
    <Modal
      opened={state.status !== 'closed'}
      onClose={onClose}
      size={680}
      title={copy.title}
      closeButtonProps={{ 'aria-label': app.close }}
    >
      {state.status === 'sent' ? (
        <Group justify="space-between">
          <Text role="status">{copy.sent}</Text>
          <Button data-autofocus onClick={onClose}>
            {copy.close}
          </Button>
        </Group>
      ) : (
        <Form {...props} />
      )}
    </Modal>
  );
}

function Form(props: ProblemReportViewProps) {
  const { state, onType, onSend } = props;
  const isEmpty = state.happened.trim() === '';
  return (
    <Stack gap="md">
      <Text>{copy.hint}</Text>
      <Textarea
        data-autofocus
        label={copy.happened}
        description={copy.happenedHint}
        value={state.happened}
        maxLength={HAPPENED_MAX_CHARS}
        minRows={4}
        autosize
        disabled={state.status === 'sending'}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        {copy.build}
      </Text>
      <Session {...props} />
      <Failure state={state} />
      <Group justify="end">
        <Button
          loading={state.status === 'sending'}
          disabled={isEmpty || state.status === 'preparing'}
          onClick={onSend}
        >
          {copy.send}
        </Button>
      </Group>
    </Stack>
  );
}

function Session(props: ProblemReportViewProps) {
  const { state, onWords, onRecord } = props;
  if (state.status === 'preparing')
    return (
      <div role="status" aria-label={copy.preparing}>
        <Skeleton h={160} />
      </div>
    );
  const log = 'log' in state ? state.log : null;
  const isUnprepared = state.status === 'ready' && state.unprepared !== null;
  if (log === null)
    return (
      <Stack gap="xs" align="start">
        <Text>{isUnprepared ? copy.unprepared : copy.notRecorded}</Text>
        <Button variant="default" onClick={onRecord}>
          {copy.record}
        </Button>
        <Text size="sm" c="dimmed">
          {copy.recordHint}
        </Text>
      </Stack>
    );
  return (
    <>
      <Switch
        label={copy.withWords}
        description={copy.consent}
        checked={state.withWords}
        disabled={state.status === 'sending'}
        onChange={(event) => onWords(event.currentTarget.checked)}
      />
      <Preview log={log} onDownload={props.onDownload} />
    </>
  );
}

function Preview({ log, onDownload }: { readonly log: ShownLog; readonly onDownload: () => void }) {
  const { holds, share, first, last, lines, chars } = log;
  const leftOut = lines - first.length - last.length;
  const shown = [...first, ...(leftOut > 0 ? [copy.leftOut(leftOut)] : []), ...last];
  return (
    <Stack gap="xs" align="stretch">
      <Text>{copy[holds]}</Text>
      {share < 1 && <Text>{copy.part(share)}</Text>}
      <ScrollArea.Autosize
        mah={220}
        type="auto"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': copy.preview }}
      >
        <Code block>{shown.join('\n')}</Code>
      </ScrollArea.Autosize>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {copy.size(lines, chars)}
        </Text>
        <Button variant="default" onClick={onDownload}>
          {copy.download}
        </Button>
      </Group>
    </Stack>
  );
}

function Failure({ state }: Pick<ProblemReportViewProps, 'state'>) {
  if (state.status !== 'ready' || state.error === null) return null;
  return (
    <Text role="alert" c="var(--mantine-color-error)">
      {copy.failed} {textOfError(state.error)}
    </Text>
  );
}
