import { Text, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { SearchFields } from '#contract/article/article.schema.ts';
import { FIELD_LIMITS_CHARS } from '#contract/article/searchFields.ts';
import type { FieldName } from '#domain/article/searchFields.ts';
import {
  type Fallbacks,
  type ResultDevice,
  resultText,
  textsFound,
} from '#domain/seo/result/searchResult.ts';
import { fieldNames } from '#src/kit/copy/fields.ts';
import { Measured } from './Measured.tsx';
import { ResultPreviewView } from './ResultPreviewView.tsx';
import { SlugField } from './SlugField.tsx';
import { search as copy, type SuggestedField } from './search.copy.ts';
import classes from './search.module.css';

interface SearchPanelViewProps {
  readonly fields: SearchFields;
  readonly fallbacks: Fallbacks;
  readonly suggestedSlug: string;
  /** Of the workspace; empty if it has none. */
  readonly website: string;
  /** BCP 47. */
  readonly language: string;
  readonly onChange: (name: FieldName, text: string) => void;
  readonly suggestionsOf: (field: SuggestedField, device: ResultDevice) => ReactNode;
  /** What a suggestion costs. */
  readonly cost: ReactNode;
}

/** What is measured stands below its field. */
const ORDER = ['label', 'input', 'description'] as const;

/** The search fields, and how a search engine may show them. */
export function SearchPanelView(props: SearchPanelViewProps) {
  const { fields, fallbacks, suggestedSlug, website, language, onChange, suggestionsOf } = props;
  const [device, setDevice] = useState<ResultDevice>('desktop');
  const texts = textsFound(fields, fallbacks);
  const common = (field: SuggestedField) => ({
    label: fieldNames[field],
    lang: language,
    dir: 'auto',
    maxLength: FIELD_LIMITS_CHARS[field],
    value: fields[field],
    inputWrapperOrder: [...ORDER],
    description:
      fields[field].trim() === '' ? (
        copy.fallbacks[field]
      ) : (
        <Measured field={field} text={fields[field]} device={device} />
      ),
  });
  return (
    <div className={classes.panel} lang="en">
      <ResultPreviewView
        title={resultText('seoTitle', texts.seoTitle, device).shown}
        description={resultText('description', texts.description, device).shown}
        website={website}
        slug={fields.slug || suggestedSlug}
        language={language}
        device={device}
        onDevice={setDevice}
      />
      <section>
        <TextInput
          {...common('seoTitle')}
          placeholder={fallbacks.title}
          onChange={(event) => onChange('seoTitle', event.currentTarget.value)}
        />
        {suggestionsOf('seoTitle', device)}
      </section>
      <section>
        <Textarea
          {...common('description')}
          autosize
          minRows={3}
          maxRows={8}
          onChange={(event) => onChange('description', event.currentTarget.value)}
        />
        {suggestionsOf('description', device)}
      </section>
      <section>
        <SlugField
          value={fields.slug}
          suggested={suggestedSlug}
          language={language}
          onChange={(text) => onChange('slug', text)}
        />
      </section>
      <div>
        <Text size="xs" c="dimmed">
          {copy.cost}
        </Text>
        {props.cost}
      </div>
    </div>
  );
}
