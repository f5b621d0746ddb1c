import { NativeSelect, TextInput } from '@mantine/core';
import { MODEL_PROTOCOLS, type ModelProtocol } from '#contract/installation/installation.route.ts';
import type { InstallationModels } from '#contract/installation/installation.schema.ts';
import { models } from './models.copy.ts';
import type { useModelsForm } from './useModelsForm.ts';

interface ModelServerViewProps extends ReturnType<typeof useModelsForm> {
  readonly stored: InstallationModels['models'];
}

/** Where the models are: a server with its key, or a file. */
export function ModelServerView(props: ModelServerViewProps) {
  const { values, changeProtocol, isFile } = props;
  return (
    <>
      <NativeSelect
        label={models.protocol}
        data={MODEL_PROTOCOLS.map((value) => ({ value, label: models.protocols[value] }))}
        value={values.protocol}
        onChange={(event) => changeProtocol(event.currentTarget.value as ModelProtocol)} // of our list
      />
      {isFile ? <File {...props} /> : <Server {...props} />}
    </>
  );
}

function File({ values, change, field }: ModelServerViewProps) {
  return (
    <TextInput
      {...field('address')}
      label={models.file}
      description={models.fileHelp}
      required
      spellCheck={false}
      value={values.path}
      onChange={(event) => change({ path: event.currentTarget.value })}
    />
  );
}

function Server({ values, change, field, stored }: ModelServerViewProps) {
  const key = field('apiKey');
  const isUnreadable = stored?.key === 'unreadable' && values.apiKey === '';
  return (
    <>
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
