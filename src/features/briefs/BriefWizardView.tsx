import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import { type FormEvent, type ReactNode, useState } from 'react';
import { BRIEF_MAKES } from '#contract/briefs/brief.route.ts';
import type { SnapshotSummary } from '#contract/competitors/competitorsCollector.schema.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { LimitedButton } from '#src/kit/limits/LimitedButton.tsx';
import { LongField } from '#src/kit/ui/LongField.tsx';
import type { BriefFlaw } from '#store/briefs/briefValues.ts';
import { type Fields, PlaceFields, SnapshotField, SuggestedKeyphrase } from './BriefFields.tsx';
import { briefWizardTexts as copy } from './briefs.copy.ts';
import classes from './briefs.module.css';

interface BriefWizardViewProps extends Fields {
  /** How many keyphrases there are. */
  readonly count: number;
  /** Why nothing can be made; null if it can. */
  readonly flaw: BriefFlaw | null;
  readonly isAsking: boolean;
  readonly error: PortError | null;
  /** What drafts cost. */
  readonly cost: ReactNode;
  /** Analyses that a brief can be made from. */
  readonly snapshots: readonly SnapshotSummary[];
  readonly onSubmit: () => void;
}

export function BriefWizardView(props: BriefWizardViewProps) {
  const { values, count, flaw, isAsking, error, cost, snapshots, onChange, onSubmit } = props;
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (flaw === null && !isAsking) onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Text c="dimmed">{copy.lead}</Text>
        <fieldset disabled={isAsking} className={classes.fields}>
          <Stack gap="lg">
            <div>
              <LongField
                label={copy.keyphrases}
                description={copy.keyphrasesHelp}
                required
                minRows={2}
                maxRows={12}
                value={values.keyphrases}
                error={isTried && flaw !== null ? copy.flaws[flaw] : null}
                onChange={(keyphrases) => onChange({ keyphrases })}
              />
              <SuggestedKeyphrase {...{ values, snapshots, onChange }} />
            </div>
            <PlaceFields {...{ values, snapshots, onChange }} />
            <SnapshotField {...{ values, snapshots, onChange }} />
            <Radio.Group
              label={copy.makes}
              value={values.makes}
              onChange={(makes) =>
                onChange({ makes: BRIEF_MAKES.find((one) => one === makes) ?? 'briefs' })
              }
            >
              <Group mt={6}>
                {BRIEF_MAKES.map((makes) => (
                  <Radio key={makes} value={makes} label={copy.makesOf[makes]} />
                ))}
              </Group>
            </Radio.Group>
          </Stack>
        </fieldset>
        {error !== null && (
          <Alert color="red" role="alert">
            {textOfError(error)}
          </Alert>
        )}
        <Stack gap="xs" align="start">
          {values.makes === 'drafts' ? (
            cost
          ) : (
            <Text size="xs" c="dimmed">
              {copy.free}
            </Text>
          )}
          {values.makes === 'drafts' ? (
            <LimitedButton limit="article" size="md" loading={isAsking}>
              {isAsking ? copy.submitting : copy.submitDrafts(count)}
            </LimitedButton>
          ) : (
            <Button type="submit" size="md" loading={isAsking}>
              {isAsking ? copy.submitting : copy.submit(count)}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
