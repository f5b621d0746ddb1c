import { Autocomplete, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import { useState } from 'react';
import { MODEL_PROTOCOLS, type ModelProtocol } from '#contract/installation.route.ts';
import type {
  InstallationModels,
  ModelServerRequest,
  ModelsRequest,
} from '#contract/installation.schema.ts';
import type { ModelSettingsState } from '#store/settings/modelSettings.slice.ts';
import { ModelPricesView } from './ModelPricesView.tsx';
import { ModelsResultView } from './ModelsResultView.tsx';
import { models } from './models.copy.ts';
import { useModelsForm } from './useModelsForm.ts';

interface ModelsFormViewProps {
  /** Null without a model. */
  readonly stored: InstallationModels['models'];
  readonly state: ModelSettingsState;
  readonly onList: (server: ModelServerRequest) => void;
  readonly onTest: (request: ModelsRequest) => void;
  readonly onSave: (request: ModelsRequest) => void;
  readonly onRemove: (what: 'key' | 'models') => void;
}

export function ModelsFormView(props: ModelsFormViewProps) {
  const { stored, state, onRemove } = props;
  const { status, names, result } = state;
  const error = result?.type === 'failed' ? result.error : null;
  const edited = useModelsForm({ ...props, error });
  const { values, change, field } = edited;
  const isBusy = status !== 'resting';
  return (
    <form ref={edited.form} onSubmit={edited.submit} noValidate>
      <Stack gap="md">
        <Server {...edited} stored={stored} />
        {stored?.key === 'stored' && (
          <Button {...SMALL} disabled={isBusy} onClick={() => onRemove('key')}>
            {models.removeKey}
          </Button>
        )}
        <Button {...SMALL} loading={status === 'listing'} disabled={isBusy} onClick={edited.list}>
          {models.list}
        </Button>
        <Autocomplete
          {...field('best')}
          label={models.best}
          description={models.bestHelp}
          required
          data={[...names]}
          value={values.best}
          onChange={(best) => change({ best })}
        />
        <Autocomplete
          {...field('fast')}
          label={models.fast}
          description={models.fastHelp}
          data={[...names]}
          value={values.fast}
          onChange={(fast) => change({ fast })}
        />
        <ModelPricesView {...edited} />
        <Group gap="sm">
          <Button type="submit" loading={status === 'saving'} disabled={isBusy}>
            {models.save}
          </Button>
          <Button
            variant="default"
            loading={status === 'testing'}
            disabled={isBusy}
            onClick={edited.test}
          >
            {models.test}
          </Button>
          {stored !== null && <Removal isBusy={isBusy} onRemove={() => onRemove('models')} />}
        </Group>
        <ModelsResultView state={state} />
      </Stack>
    </form>
  );
}

const SMALL = { variant: 'default', size: 'xs', style: { alignSelf: 'start' } } as const;

type Edited = ReturnType<typeof useModelsForm>;

function Server({
  values,
  change,
  changeProtocol,
  field,
  stored,
}: Edited & Pick<ModelsFormViewProps, 'stored'>) {
  const key = field('apiKey');
  const isUnreadable = stored?.key === 'unreadable' && values.apiKey === '';
  return (
    <>
      <NativeSelect
        label={models.protocol}
        data={MODEL_PROTOCOLS.map((value) => ({ value, label: models.protocols[value] }))}
        value={values.protocol}
        onChange={(event) => changeProtocol(event.currentTarget.value as ModelProtocol)} // of our list
      />
      <TextInput
        {...field('address')}
        label={models.address}
        description={models.addressHelp}
        required
        inputMode="url"
        value={values.address}
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
      <TextInput
        {...key}
        error={key.error ?? (isUnreadable ? models.keyUnreadable : null)}
        label={models.apiKey}
        description={models.keyHelp[keyHelpOf(stored, values.address)]}
        type="password"
        autoComplete="off"
        value={values.apiKey}
        onChange={(event) => change({ apiKey: event.currentTarget.value })}
      />
    </>
  );
}

/** The server drops a key when scheme, host or port change. */
function keyHelpOf(stored: InstallationModels['models'], address: string) {
  if (stored?.key !== 'stored') return 'none';
  const isSame = URL.parse(address.trim())?.origin === new URL(stored.address).origin;
  return isSame ? 'stored' : 'elsewhere';
}

/** It cannot be undone, because the key is not shown again, so it asks first. */
function Removal({
  isBusy,
  onRemove,
}: {
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const subtle = { variant: 'subtle', color: 'red', disabled: isBusy } as const;
  if (!isAsking)
    return (
      <Button {...subtle} onClick={() => setIsAsking(true)}>
        {models.remove}
      </Button>
    );
  return (
    <Group gap="xs" role="group" aria-label={models.remove}>
      <Text size="sm">{models.removeQuestion}</Text>
      <Button {...subtle} onClick={onRemove}>
        {models.removeConfirm}
      </Button>
      <Button variant="default" autoFocus onClick={() => setIsAsking(false)}>
        {models.keep}
      </Button>
    </Group>
  );
}
