import { NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { InstallationSearch, SearchRequest } from '#contract/installation/search.schema.ts';
import {
  isOwnServer,
  PROVIDER_TRAITS,
  SEARCH_PROVIDERS,
  type SearchProvider,
} from '#contract/installation/searchProviders.ts';
import { FormActions } from './FormActions.tsx';
import { SearchOutcome, type SearchState } from './SearchOutcome.tsx';
import { search as copy } from './search.copy.ts';
import { useTypedOver } from './useTypedOver.ts';

interface SearchFormViewProps {
  /** Null without a service. */
  readonly stored: InstallationSearch['search'];
  readonly state: SearchState;
  readonly onTest: (request: SearchRequest) => void;
  readonly onSave: (request: SearchRequest) => void;
  readonly onRemove: () => void;
}

const OPTIONS = SEARCH_PROVIDERS.map((value) => ({ value, label: copy.providerNamed(value) }));

export function SearchFormView({ stored, state, onTest, onSave, onRemove }: SearchFormViewProps) {
  const { values, change, request, errorOf, check } = useSearchForm(stored);
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
        {isOwnServer(values.provider) ? (
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
        <FormActions
          copy={copy}
          status={state.status}
          isStored={stored !== null}
          onTest={() => doWith(onTest)}
          onRemove={onRemove}
        />
        <Text size="sm" c="dimmed">
          {copy.testHelp}
        </Text>
        <SearchOutcome state={state} />
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
      label={PROVIDER_TRAITS[provider].hasLogin ? copy.login : copy.apiKey}
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

const searchValuesOf = (stored: Stored) => ({
  provider: stored?.provider ?? SEARCH_PROVIDERS[0],
  address: stored?.address ?? '',
  apiKey: '',
});

/** After an attempt, shows what is missing. */
function useSearchForm(stored: Stored) {
  const { updatedAt } = stored ?? {};
  const form = { values: searchValuesOf(stored), updatedAt };
  const { values, change } = useTypedOver('search', form, 'apiKey');
  const [isTried, setIsTried] = useState(false);
  const { provider, address, apiKey } = values;
  const isOwn = isOwnServer(provider);
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
    change,
    request: wrong.address || wrong.apiKey ? null : given,
    check: () => setIsTried(true),
    errorOf: (field: 'address' | 'apiKey') =>
      isTried && wrong[field] ? (field === 'address' ? copy.addressWrong : copy.keyWrong) : null,
  };
}
