import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Popover.css';
import { type FormEvent, useState } from 'react';
import { app } from '#src/kit/copy/app.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { CostLine } from '#src/kit/limits/CostLine.tsx';
import { LimitedButton } from '#src/kit/limits/LimitedButton.tsx';
import { WhoCanHelp } from '#src/kit/limits/ModelHint.tsx';
import { SEARCHABLE } from '#src/kit/ui/searchedOptions.ts';
import type { TranslationState } from '#store/writing/translation.slice.ts';
import { translate as copy } from './translate.copy.ts';

interface TranslateDialogViewProps {
  readonly isOpen: boolean;
  readonly state: TranslationState;
  readonly languages: readonly { readonly value: string; readonly label: string }[];
  /** Whether there is a model; null until that is known. */
  readonly canTranslate: boolean | null;
  readonly onClose: () => void;
  readonly onTranslate: (language: string) => void;
}

/** Asks for the language. Closing is not offered while the request is underway: it may have been counted. */
export function TranslateDialogView(props: TranslateDialogViewProps) {
  const { isOpen, state, onClose } = props;
  const isAsking = state.status === 'asking';
  return (
    <Modal
      opened={isOpen}
      onClose={isAsking ? () => undefined : onClose}
      size={500}
      title={copy.title}
      closeButtonProps={{ 'aria-label': app.close, disabled: isAsking }}
    >
      <Stack gap="md">
        <Text>{copy.hint}</Text>
        {props.canTranslate === false ? (
          <Text size="sm">
            {copy.withoutModel} <WhoCanHelp />
          </Text>
        ) : null}
        <Choice {...props} isAsking={isAsking} />
      </Stack>
    </Modal>
  );
}

function Choice(props: TranslateDialogViewProps & { readonly isAsking: boolean }) {
  const { state, languages, canTranslate, isAsking, onClose, onTranslate } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const language = chosen ?? (state.status === 'closed' ? null : state.language);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (language !== null && !isAsking) onTranslate(language);
  };
  const error = state.status === 'choosing' ? state.error : null;
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Select
          label={copy.language}
          description={copy.languageHelp}
          data={languages}
          value={language}
          onChange={setChosen}
          {...SEARCHABLE}
          allowDeselect={false}
          openOnFocus={false}
          disabled={canTranslate === false || isAsking}
          data-autofocus
        />
        {error === null ? null : (
          <Text role="alert" c="var(--mantine-color-error)">
            {copy.failed} {textOfError(error)}
          </Text>
        )}
        <Group justify="space-between">
          <CostLine limit="aiFeatures" />
          <Group gap="xs">
            <Button variant="default" disabled={isAsking} onClick={onClose}>
              {copy.cancel}
            </Button>
            <LimitedButton
              limit="aiFeatures"
              loading={isAsking}
              disabled={canTranslate !== true || language === null}
            >
              {copy.start}
            </LimitedButton>
          </Group>
        </Group>
        <Text size="sm" c="dimmed" role="status">
          {isAsking ? copy.starting : ''}
        </Text>
      </Stack>
    </form>
  );
}
