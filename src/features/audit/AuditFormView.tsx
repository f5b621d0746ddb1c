import {
  Alert,
  Button,
  NativeSelect,
  SegmentedControl,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { AUDIT_NAME_MAX_CHARS } from '#contract/audit/contentAudit.route.ts';
import { addressesIn, webAddressIn } from '#domain/audit/addressList.ts';
import { languageChoices } from '#src/kit/copy/names.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { ChosenList, ListFile } from '#src/kit/listFiles/ListFile.tsx';
import tablePage from '#src/kit/lists/tablePage.module.css';
import type { AuditFormState, AuditFormValues, AuditWay } from '#store/audit/auditForm.slice.ts';
import { addressRefusals, auditList as copy, ways } from './audit.copy.ts';
import classes from './audit.module.css';

interface AuditFormViewProps {
  readonly state: AuditFormState;
  readonly onChange: (change: Partial<AuditFormValues>) => void;
  readonly onFile: (file: File) => void;
  /** Null: the file cannot be read again. */
  readonly onEncoding: ((encoding: string) => void) | null;
  readonly onDropList: () => void;
  readonly onSubmit: () => void;
}

const WAYS = Object.entries(ways).map(([value, label]) => ({ value, label }));

/** Which pages to read: addresses, a file of them, a sitemap, or one's own articles. */
export function AuditFormView(props: AuditFormViewProps) {
  const { state, onChange, onSubmit } = props;
  const { values, list, status, error } = state;
  const [isTried, setIsTried] = useState(false);
  const label = useId();
  const problem = useMemo(() => problemOf(values, list !== null), [values, list]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problem === null && status === 'editing') onSubmit();
  };
  return (
    <form className={tablePage.form} onSubmit={submit} noValidate aria-label={copy.form}>
      <div>
        <Text size="sm" fw={500} mb={4} id={label}>
          {copy.way}
        </Text>
        <SegmentedControl
          aria-labelledby={label}
          data={WAYS}
          value={values.way}
          onChange={(value) => onChange({ way: value as AuditWay })}
        />
      </div>
      <Pages {...props} problem={isTried ? problem : null} />
      <div className={classes.fields}>
        <TextInput
          label={copy.name}
          description={copy.nameHelp}
          maxLength={AUDIT_NAME_MAX_CHARS}
          value={values.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <NativeSelect
          label={copy.language}
          description={copy.languageHelp}
          data={languageChoices()}
          value={values.language}
          onChange={(event) => onChange({ language: event.currentTarget.value })}
        />
      </div>
      {error === null ? null : <Alert color="red">{textOfError(error)}</Alert>}
      <div>
        <Button type="submit" loading={status === 'sending'}>
          {copy.start}
        </Button>
      </div>
    </form>
  );
}

function problemOf({ way, addresses, sitemap }: AuditFormValues, hasList: boolean): string | null {
  if (way === 'sitemap') return webAddressIn(sitemap) === null ? copy.sitemapWrong : null;
  const isEmpty = way === 'addresses' && !hasList && addressesIn(addresses).pages.length === 0;
  return isEmpty ? copy.needed : null;
}

function Pages(props: AuditFormViewProps & { readonly problem: string | null }) {
  const { state, onChange, problem } = props;
  const { way, sitemap } = state.values;
  if (way === 'articles') return <Text size="sm">{copy.articlesHelp}</Text>;
  if (way === 'sitemap')
    return (
      <TextInput
        label={copy.sitemap}
        description={copy.sitemapHelp}
        placeholder="example.com/sitemap.xml"
        inputMode="url"
        autoComplete="off"
        value={sitemap}
        error={problem}
        onChange={(event) => onChange({ sitemap: event.currentTarget.value })}
      />
    );
  if (state.list === null) return <Addresses {...props} />;
  const { name, pages, skipped, leftOut, encoding = null } = state.list;
  return (
    <ChosenList
      said={`${copy.fileChosen(name)} ${copy.found(pages.length, skipped, leftOut)}`}
      encoding={encoding?.label ?? null}
      isReading={state.status === 'reading'}
      refusal={state.refusal && addressRefusals[state.refusal]}
      onEncoding={props.onEncoding}
      dropLabel={copy.dropFile}
      onDrop={props.onDropList}
    />
  );
}

function Addresses({ state, onChange, onFile, problem }: Parameters<typeof Pages>[0]) {
  const { refusal, status, values } = state;
  const found = useMemo(() => addressesIn(values.addresses), [values.addresses]);
  return (
    <>
      <Textarea
        label={copy.addresses}
        description={copy.addressesHelp}
        placeholder={copy.addressesPlaceholder}
        rows={6}
        spellCheck={false}
        value={values.addresses}
        error={problem}
        onChange={(event) => onChange({ addresses: event.currentTarget.value })}
      />
      {values.addresses.trim() === '' ? null : (
        <Text size="sm" role="status">
          {copy.found(found.pages.length, found.skipped, found.leftOut)}
        </Text>
      )}
      <ListFile
        copy={copy}
        isReading={status === 'reading'}
        refusal={refusal && addressRefusals[refusal]}
        onFile={onFile}
      />
    </>
  );
}
