import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { FIELD_LIMITS_CHARS } from '#contract/article/searchFields.ts';
import type { TextEdit } from '#domain/article/textEdit.ts';
import type { LocalReport } from '#domain/seo/report/localFindings.ts';
import { countryChoices } from '#src/kit/copy/names.ts';
import { TextEditsView } from '#src/kit/edits/TextEditsView.tsx';
import { SuggestedChoice, SuggestedValues } from '#src/kit/suggested/SuggestedSelect.tsx';
import classes from '../score.module.css';
import { localTexts as copy, localKinds } from './local.copy.ts';

interface LocalAudienceViewProps {
  /** ISO 3166-1 alpha-2; empty: none in particular. */
  readonly country: string;
  readonly city: string;
  /** Where the competitors were searched for; null: nowhere in particular. */
  readonly suggested: string | null;
  /** And in which city of it. */
  readonly suggestedCity: string | null;
  /** The analysis of the competitors is known. */
  readonly isExpected: boolean;
  /** Null while there is none. */
  readonly report: LocalReport | null;
  readonly canWrite: boolean;
  readonly onChoose: (country: string) => void;
  readonly onCity: (city: string) => void;
  readonly onShow: (edit: TextEdit) => void;
  readonly onChange: (edits: readonly TextEdit[]) => void;
}

export function LocalAudienceView(props: LocalAudienceViewProps) {
  const { country, suggested, isExpected, report, canWrite, onChoose, onShow, onChange } = props;
  const countries = useMemo(countryChoices, []);
  const own = report?.country === country ? report : null;
  return (
    <section>
      <h2>{copy.title}</h2>
      <SuggestedChoice
        label={copy.choose}
        description={copy.hint}
        size="sm"
        clearable
        disabled={!canWrite}
        options={countries}
        suggested={suggested}
        isExpected={isExpected}
        value={country}
        onChange={onChoose}
      />
      {country === '' ? null : (
        <>
          <City {...props} />
          <p className={classes.quiet} role="status">
            {own === null ? copy.stale : copy.found(own.findings.length)}
          </p>
          <TextEditsView
            edits={(own?.findings ?? []).map((one) => ({ ...one, label: localKinds[one.kind] }))}
            canChange={canWrite}
            onShow={onShow}
            onChange={onChange}
          />
        </>
      )}
    </section>
  );
}

function City({
  country,
  city,
  suggested,
  suggestedCity,
  canWrite,
  onCity,
}: LocalAudienceViewProps) {
  const others = country === suggested && suggestedCity !== null && canWrite ? [suggestedCity] : [];
  return (
    <>
      <TextInput
        label={copy.city}
        description={copy.cityHint}
        size="sm"
        mt="xs"
        disabled={!canWrite}
        maxLength={FIELD_LIMITS_CHARS.city}
        value={city}
        onChange={({ currentTarget: { value } }) => onCity(value)}
      />
      <SuggestedValues
        label={copy.city}
        lang=""
        suggested={others}
        present={[city]}
        onTake={onCity}
      />
    </>
  );
}
