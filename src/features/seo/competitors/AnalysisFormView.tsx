import { Button, Select, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import { type FormEvent, useMemo, useState } from 'react';
import { COMPETITORS_MOST } from '#contract/competitorsCollector.route.ts';
import { countryChoices } from '#src/kit/copy/names.ts';
import { webAddressOf } from '#src/kit/webAddress.ts';
import type { AnalysisWish } from '#store/seo/competitors.slice.ts';
import { competitors as copy } from './competitors.copy.ts';
import classes from './competitors.module.css';

interface AnalysisFormViewProps {
  readonly topic: string;
  readonly language: string;
  /** There was an analysis. */
  readonly isAgain: boolean;
  readonly onAnalyse: (wish: AnalysisWish) => void;
}

const TOPIC_MAX_CHARS = 300;

/** What to search for, or the pages to read instead. */
export function AnalysisFormView(props: AnalysisFormViewProps) {
  const { values, change, errorOf, submit } = useAnalysisForm(props);
  const countries = useMemo(() => [{ value: '', label: copy.noCountry }, ...countryChoices()], []);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={copy.topic}
        required
        maxLength={TOPIC_MAX_CHARS}
        value={values.topic}
        error={errorOf('topic')}
        onChange={(event) => change({ topic: event.currentTarget.value })}
      />
      <Select
        label={copy.country}
        description={copy.countryHelp}
        searchable
        allowDeselect={false}
        data={countries}
        value={values.country}
        onChange={(country) => country !== null && change({ country })}
      />
      <Textarea
        label={copy.urls}
        description={copy.urlsHelp}
        autosize
        minRows={1}
        maxRows={6}
        value={values.pages}
        error={errorOf('urls')}
        onChange={(event) => change({ pages: event.currentTarget.value })}
      />
      <Button type="submit" variant="light">
        {props.isAgain ? copy.analyseAgain : copy.analyse}
      </Button>
    </form>
  );
}

function useAnalysisForm({ topic: about, language, onAnalyse }: AnalysisFormViewProps) {
  const [values, setValues] = useState({ topic: about, country: '', pages: '' });
  const [isTried, setIsTried] = useState(false);
  const topic = values.topic.trim();
  const urls = addressesIn(values.pages);
  const wrong = {
    topic: topic === '',
    urls: urls === null,
  };
  return {
    values,
    change: (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part })),
    errorOf: (field: keyof typeof wrong) =>
      isTried && wrong[field] ? copy[`${field}Wrong`] : null,
    submit(event: FormEvent) {
      event.preventDefault();
      setIsTried(true);
      if (urls === null || wrong.topic) return;
      onAnalyse({ topic, country: values.country, location: '', language, urls });
    },
  };
}

/** Null if one of them is no address, or there are too many. */
function addressesIn(text: string): string[] | null {
  const lines = text.split(/\s+/).filter((line) => line !== '');
  const urls = lines.flatMap((line) => webAddressOf(line) ?? []);
  return urls.length === lines.length && urls.length <= COMPETITORS_MOST ? urls : null;
}
