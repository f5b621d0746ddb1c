import { Select, SimpleGrid, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/SimpleGrid.css';
import { useMemo } from 'react';
import { DUE_DAYS } from '#contract/briefs/brief.route.ts';
import type { SnapshotSummary } from '#contract/competitors/competitorsCollector.schema.ts';
import { countryChoices, languageChoices } from '#src/kit/copy/names.ts';
import { SuggestedChoice, SuggestedValues } from '#src/kit/suggested/SuggestedSelect.tsx';
import { type BriefValues, keyphrasesIn } from '#store/briefs/briefValues.ts';
import { briefWizardTexts as copy } from './briefs.copy.ts';

export interface Fields {
  readonly values: BriefValues;
  readonly onChange: (change: Partial<BriefValues>) => void;
}

interface SnapshotFieldProps extends Fields {
  /** Analyses that a brief can be made from. */
  readonly snapshots: readonly SnapshotSummary[];
}

/** A new search, or an analysis that is there; of a keyphrase, it brings its place. */
export function SnapshotField({ values, snapshots, onChange }: SnapshotFieldProps) {
  const choose = (id: string | null) => {
    const chosen = snapshots.find((one) => one.id === id);
    if (chosen === undefined) return onChange({ snapshotId: null });
    const { keyphrase, country, location: city, language } = chosen;
    const isTyped = keyphrasesIn(values).length > 0; // a list that was typed stays
    const keyphrases = isTyped ? values.keyphrases : keyphrase;
    return onChange({ snapshotId: id, keyphrases, country, city, language });
  };
  if (snapshots.length === 0) return null;
  return (
    <Select
      label={copy.snapshot}
      description={copy.snapshotHelp}
      size="md"
      clearable
      placeholder={copy.newSearch}
      data={snapshots.map(({ id, keyphrase, total, takenAt }) => ({
        value: id,
        label: copy.analysis(keyphrase, total, takenAt),
      }))}
      value={values.snapshotId}
      onChange={choose}
    />
  );
}

const chosenIn = (
  snapshots: readonly SnapshotSummary[],
  { snapshotId }: BriefValues,
): SnapshotSummary | null => snapshots.find(({ id }) => id === snapshotId) ?? null;

/** Below the list of keyphrases: that it has the one of the chosen analysis, or what that is. */
export function SuggestedKeyphrase({ values, snapshots, onChange }: SnapshotFieldProps) {
  const chosen = chosenIn(snapshots, values);
  if (chosen === null) return null;
  return (
    <SuggestedValues
      label={copy.keyphrases}
      lang={chosen.language}
      suggested={[chosen.keyphrase]}
      present={keyphrasesIn(values)}
      onTake={(one) => onChange({ keyphrases: `${values.keyphrases}\n${one}`.trim() })}
    />
  );
}

/** Where people search, and until when the brief is wanted. */
export function PlaceFields({ values, snapshots, onChange }: SnapshotFieldProps) {
  const chosen = chosenIn(snapshots, values);
  const languages = useMemo(languageChoices, []);
  const countries = useMemo(countryChoices, []);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="lg">
      <SuggestedChoice
        label={copy.language}
        size="md"
        options={languages}
        suggested={chosen?.language ?? null}
        isExpected={false}
        value={values.language}
        onChange={(language) => onChange({ language })}
      />
      <SuggestedChoice
        label={copy.country}
        size="md"
        clearable
        options={countries}
        suggested={chosen?.country || null}
        isExpected={chosen !== null}
        value={values.country}
        onChange={(country) => onChange({ country })}
      />
      <City {...{ values, chosen, onChange }} />
      <TextInput
        label={copy.dueOn}
        size="md"
        type="date"
        min={DUE_DAYS.first}
        max={DUE_DAYS.last}
        value={values.dueOn}
        onChange={(event) => onChange({ dueOn: event.currentTarget.value })}
      />
    </SimpleGrid>
  );
}

function City({ values, chosen, onChange }: Fields & { readonly chosen: SnapshotSummary | null }) {
  return (
    <div>
      <TextInput
        label={copy.city}
        size="md"
        maxLength={100}
        value={values.city}
        onChange={(event) => onChange({ city: event.currentTarget.value })}
      />
      <SuggestedValues
        label={copy.city}
        lang={values.language}
        suggested={[chosen?.location ?? ''].filter((one) => one !== '')}
        present={[values.city]}
        onTake={(city) => onChange({ city })}
      />
    </div>
  );
}
