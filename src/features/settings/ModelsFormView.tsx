import { Autocomplete, Button, Checkbox, Stack } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import type {
  InstallationModels,
  ModelServerRequest,
  ModelsRequest,
  ModelsTestRequest,
} from '#contract/installation/installation.schema.ts';
import type { ModelSettingsState } from '#store/settings/modelSettings.slice.ts';
import { FormActions } from './FormActions.tsx';
import { ModelPricesView } from './ModelPricesView.tsx';
import { ModelServerView } from './ModelServerView.tsx';
import { ModelsResultView } from './ModelsResultView.tsx';
import { models } from './models.copy.ts';
import { canMakeImages } from './modelsValues.ts';
import { useModelsForm } from './useModelsForm.ts';

interface ModelsFormViewProps {
  /** Null without a model. */
  readonly stored: InstallationModels['models'];
  readonly state: ModelSettingsState;
  readonly onList: (server: ModelServerRequest) => void;
  readonly onTest: (request: ModelsTestRequest) => void;
  readonly onSave: (request: ModelsRequest) => void;
  readonly onRemove: (what: 'key' | 'models') => void;
}

export function ModelsFormView(props: ModelsFormViewProps) {
  const { stored, state, onRemove } = props;
  const { status, result } = state;
  const error = result?.type === 'failed' ? result.error : null;
  const edited = useModelsForm({ ...props, error });
  const { values, change, isFile } = edited;
  const isBusy = status !== 'resting';
  return (
    <form ref={edited.form} onSubmit={edited.submit} noValidate>
      <Stack gap="md">
        <ModelServerView {...edited} stored={stored} />
        {stored?.key === 'stored' && !isFile && (
          <Button {...SMALL} disabled={isBusy} onClick={() => onRemove('key')}>
            {models.removeKey}
          </Button>
        )}
        {isFile ? null : <Names {...edited} state={state} />}
        <FormActions
          copy={models}
          status={status}
          isStored={stored !== null}
          onTest={edited.test}
          onRemove={() => onRemove('models')}
        />
        {isFile ? null : (
          <Checkbox
            label={models.withImage}
            description={models.withImageHelp}
            checked={values.withImage}
            onChange={(event) => change({ withImage: event.currentTarget.checked })}
          />
        )}
        <ModelsResultView state={state} />
      </Stack>
    </form>
  );
}

const SMALL = { variant: 'default', size: 'xs', style: { alignSelf: 'start' } } as const;

type Edited = ReturnType<typeof useModelsForm>;

/** The models of a server: a file is one. */
function Names({ state, ...edited }: Edited & Pick<ModelsFormViewProps, 'state'>) {
  const { values, change, field, list } = edited;
  const { status, names } = state;
  return (
    <>
      <Button
        {...SMALL}
        loading={status === 'listing'}
        disabled={status !== 'resting'}
        onClick={list}
      >
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
      {canMakeImages(values) && (
        <Autocomplete
          {...field('image')}
          label={models.image}
          description={models.imageHelp}
          data={[...names]}
          value={values.image}
          onChange={(image) => change({ image })}
        />
      )}
      <ModelPricesView {...edited} />
    </>
  );
}
