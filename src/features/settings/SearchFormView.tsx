import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { SEARCH_PROVIDERS, type SearchProvider } from '#contract/search.route.ts';
import type { InstallationSearch, SearchRequest } from '#contract/search.schema.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import type { SearchSettingsState } from '#store/settings/searchSettings.slice.ts';
import { search as copy } from './search.copy.ts';

interface SearchFormViewProps {
  /** Null without a service. */
  readonly stored: InstallationSearch['search'];
  readonly state: SearchSettingsState;
  readonly onTest: (request: SearchRequest) => void;
  readonly onSave: (request: SearchRequest) => void;
  readonly onRemove: () => void;
}

const OPTIONS = SEARCH_PROVIDERS.map((value) => ({ value, label: copy.providers[value] }));

export function SearchFormView({ stored, state, onTest, onSave, onRemove }: SearchFormViewProps) {
  const { values, change, request, errorOf, check } = useSearchForm(stored);
  const isBusy = state.status !== 'resting';
  const doWith = (act: (request: SearchRequest) => void) => {
    check();
    if (request !== null) act(request);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    doWith(onSave);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <NativeSelect
          label={copy.provider}
          data={OPTIONS}
          value={values.provider}
          onChange={(event) => change({ provider: event.currentTarget.value as SearchProvider })}
        />
        {values.provider === 'searxng' ? (
          <TextInput
            label={copy.address}
            description={copy.addressHelp}
            required
            inputMode="url"
            value={values.address}
            error={errorOf('address')}
            onChange={(event) => change({ address: event.currentTarget.value })}
          />
        ) : null}
        <KeyField
          stored={stored}
          provider={values.provider}
          value={values.apiKey}
          error={errorOf('apiKey')}
          onChange={(apiKey) => change({ apiKey })}
        />
        <Group gap="sm">
          <Button type="submit" loading={state.status === 'saving'} disabled={isBusy}>
            {copy.save}
          </Button>
          <Button
            variant="default"
            loading={state.status === 'testing'}
            disabled={isBusy}
            onClick={() => doWith(onTest)}
          >
            {copy.test}
          </Button>
          {stored === null ? null : (
            <Button variant="subtle" color="red" disabled={isBusy} onClick={onRemove}>
              {copy.remove}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {copy.testHelp}
        </Text>
        <Outcome state={state} />
      </Stack>
    </form>
  );
}

type Stored = InstallationSearch['search'];

interface KeyFieldProps {
  readonly stored: Stored;
  readonly provider: SearchProvider;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (apiKey: string) => void;
}

function KeyField({ stored, provider, onChange, ...field }: KeyFieldProps) {
  return (
    <TextInput
      {...field}
      type="password"
      label={provider === 'dataForSeo' ? copy.login : copy.apiKey}
      description={keyHelp(stored, provider)}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const hasKeyOf = (stored: Stored, provider: SearchProvider) =>
  stored?.provider === provider && stored.key === 'stored';

function keyHelp(stored: Stored, provider: SearchProvider): string {
  if (stored?.provider === provider && stored.key === 'unreadable') return copy.keyUnreadable;
  return hasKeyOf(stored, provider) ? copy.keyHelp.stored : copy.keyHelp.none;
}

/** After an attempt, shows what is missing. */
function useSearchForm(stored: Stored) {
  const [values, setValues] = useState({
    provider: stored?.provider ?? SEARCH_PROVIDERS[0],
    address: stored?.address ?? '',
    apiKey: '',
  });
  const [isTried, setIsTried] = useState(false);
  const { provider, address, apiKey } = values;
  const isOwn = provider === 'searxng';
  const wrong = {
    address: isOwn && !/^https?:$/.test(URL.parse(address.trim())?.protocol ?? ''),
    apiKey: !isOwn && apiKey.trim() === '' && !hasKeyOf(stored, provider),
  };
  const key = apiKey.trim() === '' ? {} : { apiKey: apiKey.trim() };
  const given: SearchRequest = isOwn
    ? { provider, address: address.trim(), ...key }
    : { provider, ...key };
  return {
    values,
    change: (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part })),
    request: wrong.address || wrong.apiKey ? null : given,
    check: () => setIsTried(true),
    errorOf: (field: 'address' | 'apiKey') =>
      isTried && wrong[field] ? (field === 'address' ? copy.addressWrong : copy.keyWrong) : null,
  };
}

function Outcome({ state: { result } }: { readonly state: SearchSettingsState }) {
  if (result === null) return <div role="status" />;
  const failure =
    result.type === 'failed'
      ? textOfError(result.error)
      : result.type === 'tested' && result.tested.result === 'failed'
        ? copy.failures[result.tested.failure]
        : null;
  if (failure !== null)
    return (
      <Text role="alert" c="var(--mantine-color-error)">
        {failure}
      </Text>
    );
  const said =
    result.type === 'tested' && result.tested.result === 'worked'
      ? copy.worked(result.tested)
      : result.type === 'removed'
        ? copy.removed
        : copy.saved;
  return <Text role="status">{said}</Text>;
}
