import { Collapse, NumberInput, Select, SimpleGrid, Stack, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { TONES } from '#contract/lib/tasks.ts';
import { ARTICLE_WORDS } from '#contract/writing/content.route.ts';
import { countryChoices } from '#src/kit/copy/names.ts';
import { toneNames } from '#src/kit/copy/tones.ts';
import { SuggestedChoice, SuggestedValues } from '#src/kit/suggested/SuggestedSelect.tsx';
import { LongField } from '#src/kit/ui/LongField.tsx';
import { type ArticleWizardValues, EMPTY_WIZARD } from '#store/writing/wizardValues.ts';
import type { Fields } from './BriefFields.tsx';
import { wizard } from './wizard.copy.ts';
import classes from './wizard.module.css';

const FOLDED = ['audience', 'tone', 'voice', 'words', 'location', 'city', 'guidance'] as const;

const isFilled = (values: ArticleWizardValues): boolean =>
  FOLDED.some((name) => values[name] !== EMPTY_WIZARD[name]);

interface MoreFieldsProps extends Fields {
  /** The city, which is searched on the server. */
  readonly city: ReactNode;
  /** The brand voice, if there is one to choose. */
  readonly voice: ReactNode;
  /** Instructions that the writer has saved. */
  readonly prompts: ReactNode;
  /** What is not used for want of a model; null with one. */
  readonly hint: ReactNode;
}

/** What can be said besides. Folded until one of the fields has a value. */
export function MoreFields(props: MoreFieldsProps) {
  const [isAsked, setAsked] = useState<boolean | null>(null);
  const content = useId();
  const isOpen = isAsked ?? isFilled(props.values);
  return (
    <div>
      <UnstyledButton
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={() => setAsked(!isOpen)}
      >
        <IconChevronRight size={18} stroke={1.8} aria-hidden />
        {wizard.more}
      </UnstyledButton>
      <Collapse expanded={isOpen} id={content}>
        <Stack gap="lg" pt="md">
          {isOpen && <Folded {...props} />}
        </Stack>
      </Collapse>
    </div>
  );
}

function Folded({ city, voice, prompts, hint, ...fields }: MoreFieldsProps) {
  const { values, onChange, field } = fields;
  return (
    <>
      <LongField
        {...field('audience')}
        label={wizard.audience}
        description={wizard.audienceHelp}
        minRows={1}
        value={values.audience}
        onChange={(audience) => onChange({ audience })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="lg">
        <Tone {...fields} />
        <Words {...fields} />
        <Country {...fields} />
        {city}
        {voice}
      </SimpleGrid>
      <div>
        <LongField
          {...field('guidance')}
          label={wizard.guidance}
          description={wizard.guidanceHelp}
          minRows={2}
          maxRows={12}
          value={values.guidance}
          onChange={(guidance) => onChange({ guidance })}
        />
        {prompts}
      </div>
      {hint}
    </>
  );
}

const ANY = '';

function Tone({ values, onChange, field }: Fields) {
  return (
    <Select
      {...field('tone')}
      allowDeselect={false}
      label={wizard.tone}
      size="md"
      data={[
        { value: ANY, label: wizard.noTone },
        ...TONES.map((value) => ({ value, label: toneNames[value] })),
      ]}
      value={values.tone ?? ANY}
      onChange={(tone) => onChange({ tone: TONES.find((known) => known === tone) ?? null })}
    />
  );
}

function Words({ values, suggested, onChange, field }: Fields) {
  const { least, most } = ARTICLE_WORDS;
  const usual = suggested?.words ?? null;
  return (
    <div>
      <NumberInput
        {...field('words')}
        label={wizard.words}
        placeholder={`${least}–${most}`}
        size="md"
        allowDecimal={false}
        allowNegative={false}
        step={100}
        value={values.words ?? ''}
        onChange={(words) => onChange({ words: typeof words === 'number' ? words : null })}
      />
      <SuggestedValues
        label={wizard.words}
        lang={values.language}
        suggested={usual === null ? [] : [String(usual)]}
        present={[String(values.words)]}
        onTake={() => onChange({ words: usual })}
      />
    </div>
  );
}

function Country({ values, suggested, onChange, field }: Fields) {
  const countries = useMemo(
    () => [{ value: ANY, label: wizard.noLocation }, ...countryChoices()],
    [],
  );
  return (
    <SuggestedChoice
      {...field('location')}
      label={wizard.location}
      size="md"
      options={countries}
      suggested={suggested?.location || null}
      isExpected={suggested !== null}
      value={values.location}
      onChange={(location) =>
        onChange({ location, ...(location !== values.location && { city: '' }) })
      }
    />
  );
}
