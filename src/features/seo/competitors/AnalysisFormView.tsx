import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import { COMPETITORS_MOST } from '#contract/competitors/competitorsCollector.route.ts';
import type { Generals } from '#contract/competitors/competitorsCollector.schema.ts';
import { countryChoices } from '#src/kit/copy/names.ts';
import { SuggestedChoice } from '#src/kit/suggested/SuggestedSelect.tsx';
import { webAddressOf } from '#src/kit/webAddress.ts';
import type { AnalysisWish } from '#store/seo/competitors.slice.ts';
import { competitors as copy } from './competitors.copy.ts';
import classes from './competitors.module.css';

interface AnalysisFormViewProps {
  readonly topic: string;
  readonly language: string;
  /** Where the last analysis searched. */
  readonly last: Pick<Generals, 'country' | 'location'> | undefined;
  /** There was an analysis. */
  readonly isAgain: boolean;
  readonly onAnalyse: (wish: AnalysisWish) => void;
}

const TOPIC_MAX_CHARS = 300;
const CITY_MAX_CHARS = 100;

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
      <SuggestedChoice
        label={copy.country}
        description={copy.countryHelp}
        options={countries}
        suggested={props.last?.country ?? null}
        isExpected={false}
        value={values.country}
        onChange={(country) => change({ country, ...(country !== values.country && { city: '' }) })}
      />
      <TextInput
        label={copy.city}
        description={copy.cityHelp()}
        maxLength={CITY_MAX_CHARS}
        value={values.city}
        onChange={(event) => change({ city: event.currentTarget.value })}
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

interface Typed {
  readonly topic: string;
  readonly country: string;
  readonly city: string;
  readonly pages: string;
}

function useAnalysisForm({ topic: about, language, last, onAnalyse }: AnalysisFormViewProps) {
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const { country = '', location: city = '' } = last ?? {};
  const values: Typed = { topic: about, country, city, pages: '', ...typed };
  const [isTried, setIsTried] = useState(false);
  const topic = values.topic.trim();
  const urls = addressesIn(values.pages);
  const wrong = {
    topic: topic === '',
    urls: urls === null,
  };
  return {
    values,
    change: (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part })),
    errorOf: (field: keyof typeof wrong) =>
      isTried && wrong[field] ? copy[`${field}Wrong`] : null,
    submit(event: FormEvent) {
      event.preventDefault();
      setIsTried(true);
      if (urls === null || wrong.topic) return;
      onAnalyse({ topic, country: values.country, location: values.city.trim(), language, urls });
    },
  };
}

/** Null if one of them is no address, or there are too many. */
function addressesIn(text: string): string[] | null {
  const lines = text.split(/\s+/).filter((line) => line !== '');
  const urls = lines.flatMap((line) => webAddressOf(line) ?? []);
  return urls.length === lines.length && urls.length <= COMPETITORS_MOST ? urls : null;
}
