import { Alert, Button, Collapse, Group, Loader, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/Loader.css';
import { type ReactNode, useState } from 'react';
import type { LimitName } from '#contract/access/limits.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { flawOf, type Sections } from '#domain/writing/plan.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { LimitedButton } from '#src/kit/limits/LimitedButton.tsx';
import type { ArticleWizardValues, SuggestedFields } from '#store/writing/wizardValues.ts';
import { BriefFields, type Fields } from './BriefFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import { OutlineEditorView } from './OutlineEditorView.tsx';
import { SourcesField } from './SourcesField.tsx';
import { useWizardForm } from './useWizardForm.ts';
import { outlineTexts, wizard } from './wizard.copy.ts';
import classes from './wizard.module.css';

export interface ArticleWizardViewProps {
  readonly values: ArticleWizardValues;
  /** What a brief or an analysis suggests; null: it is written from neither. */
  readonly suggested: SuggestedFields | null;
  /** The planned sections; null: the article is written without looking at them. */
  readonly sections: Sections | null;
  /** What is underway; null: nothing. */
  readonly busy: 'outlining' | 'submitting' | null;
  readonly error: PortError | null;
  readonly isWithoutModel: boolean;
  /** The limit that it counts against. */
  readonly limit: LimitName;
  /** What a draft costs. */
  readonly cost: ReactNode;
  /** Parts that need more than the values: they read from the server. */
  readonly parts: {
    /** The brief or the search results that it is written from; null: it is written from neither. */
    readonly basis: ReactNode;
    /** Search results that it can be written from. */
    readonly results: ReactNode;
    readonly titles: ReactNode;
    readonly voice: ReactNode;
    /** The image that the article gets; null if none is offered. */
    readonly image: ReactNode;
    readonly prompts: ReactNode;
    /** What is weaker without a model. */
    readonly briefHint: ReactNode;
    readonly outlineHint: ReactNode;
    city(fields: Fields): ReactNode;
  };
  readonly onChange: (change: Partial<ArticleWizardValues>) => void;
  readonly onSectionsChange: (sections: Sections) => void;
  readonly onSubmit: () => void;
  readonly onPlan: () => void;
  readonly onPlanDropped: () => void;
  readonly onStop: () => void;
}

export function ArticleWizardView(props: ArticleWizardViewProps) {
  const { values, sections, busy, error, cost } = props;
  const [isBriefOpen, setBriefOpen] = useState(false);
  const flaw = sections === null ? null : flawOf(sections);
  const wizardForm = useWizardForm({ values, error, flaw, onSubmit: props.onSubmit });
  const { form, submit, ifValid, isTried, isBriefValid } = wizardForm;
  const isOutlined = sections !== null;
  const isBriefShown = !isOutlined || isBriefOpen || (isTried && !isBriefValid);
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="lg">
        {isOutlined ? (
          <BriefSummary
            {...props}
            isOpen={isBriefShown}
            onToggle={() => setBriefOpen(!isBriefShown)}
          />
        ) : (
          <Text c="dimmed">{wizard.lead}</Text>
        )}
        <fieldset disabled={busy !== null} className={classes.fields}>
          {props.parts.basis}
          <Collapse expanded={isBriefShown}>
            {isBriefShown && <Brief {...props} field={wizardForm.field} />}
          </Collapse>
          {isOutlined && (
            <section aria-label={outlineTexts.title}>
              <OutlineEditorView
                sections={sections}
                flaw={isTried ? flaw : null}
                isWithoutModel={props.isWithoutModel}
                hint={props.parts.outlineHint}
                onChange={props.onSectionsChange}
              />
            </section>
          )}
        </fieldset>
        {error === null || error.fields !== undefined ? null : (
          <Alert color="red" role="alert">
            {textOfError(error)}
          </Alert>
        )}
        <Stack gap="xs" align="start">
          {busy === null ? cost : null}
          <Actions {...props} onPlan={() => ifValid(props.onPlan)} />
        </Stack>
      </Stack>
    </form>
  );
}

function Brief({ parts, field, ...props }: ArticleWizardViewProps & Pick<Fields, 'field'>) {
  const { values, suggested, onChange } = props;
  const fields: Fields = { values, suggested, onChange, field };
  const { prompts, voice, briefHint } = parts;
  return (
    <Stack gap="lg" pb={props.sections === null ? 0 : 'lg'}>
      <BriefFields {...fields} titles={parts.titles} results={parts.results} />
      <SourcesField {...fields} />
      <MoreFields {...fields} city={parts.city(fields)} {...{ voice, prompts }} hint={briefHint} />
      {parts.image}
    </Stack>
  );
}

interface BriefSummaryProps extends Pick<ArticleWizardViewProps, 'values'> {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const BriefSummary = ({ values, isOpen, onToggle }: BriefSummaryProps) => (
  <div className={classes.summary}>
    <Text span fw={600} dir="auto">
      {values.title.trim() === '' ? values.topic : values.title}
    </Text>
    <Button variant="default" size="compact-md" aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? outlineTexts.hideBrief : outlineTexts.showBrief}
    </Button>
  </div>
);

function Actions(props: ArticleWizardViewProps) {
  const { busy, sections, onPlan, onPlanDropped, onStop } = props;
  if (busy === 'outlining')
    return (
      <Group role="status">
        <Loader size="xs" aria-hidden />
        <Text>{outlineTexts.planning}</Text>
        <Button variant="default" onClick={onStop}>
          {outlineTexts.stop}
        </Button>
      </Group>
    );
  const isBusy = busy !== null;
  const text = sections === null ? wizard.submit : outlineTexts.write;
  return (
    <>
      <Group>
        <LimitedButton limit={props.limit} size="md" loading={isBusy}>
          {isBusy ? wizard.submitting : text}
        </LimitedButton>
        <Button variant="default" size="md" disabled={isBusy} onClick={onPlan}>
          {sections === null ? outlineTexts.plan : outlineTexts.again}
        </Button>
        {sections !== null && (
          <Button variant="subtle" size="md" disabled={isBusy} onClick={onPlanDropped}>
            {outlineTexts.drop}
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        {sections === null ? outlineTexts.planHint : outlineTexts.againHint}
      </Text>
    </>
  );
}
