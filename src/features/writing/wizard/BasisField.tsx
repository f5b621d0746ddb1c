import { Alert, Button, Group, Input, Select, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import type { SnapshotSummary } from '#contract/competitors/competitorsCollector.schema.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { brief } from '#store/briefs/brief.slice.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import { basisTexts as copy } from './wizard.copy.ts';

/** The brief or the search results that the article is written from. */
export function BasisNote() {
  const dispatch = useAppDispatch();
  const { briefId } = useAppSelector(articleWizard.select).from;
  return (
    <Alert mb="lg" color="gray" title={briefId === null ? copy.ofResults : copy.ofBrief}>
      <Stack gap="xs">
        <Text size="sm">{briefId === null ? copy.resultsHint : copy.briefHint}</Text>
        <Group gap="xs">
          {briefId !== null && (
            <Button
              component={AppLink}
              to={`/briefs/${briefId}`}
              variant="default"
              size="compact-md"
            >
              {copy.showBrief}
            </Button>
          )}
          <Button
            variant="default"
            size="compact-md"
            onClick={() => dispatch(articleWizard.fromDropped())}
          >
            {copy.drop}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

/** What the article can be written from besides what is typed: an analysis that is there, or a new one of the topic. */
export function ResultsField() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const { values } = useAppSelector(articleWizard.select);
  const isBusy = useAppSelector(brief.selectIsBusy);
  const snapshots = useOptionalResource('recentSnapshots', { workspaceId })?.snapshots ?? [];
  const { topic, location: country, city: location, language } = values;
  return (
    <Input.Wrapper label={copy.results} description={copy.resultsHelp} labelElement="div" size="md">
      <Group gap="xs" mt={6}>
        {snapshots.length > 0 && (
          <Select
            flex="1 1 240px"
            aria-label={copy.results}
            size="md"
            placeholder={copy.choose}
            disabled={isBusy}
            data={snapshots.map(({ id, ...one }) => ({ value: id, label: labelOf(one) }))}
            value={null}
            onChange={(snapshotId) =>
              snapshotId !== null && dispatch(brief.planRequested({ workspaceId, snapshotId }))
            }
          />
        )}
        <Button
          variant="default"
          size="md"
          loading={isBusy}
          disabled={topic.trim() === ''}
          onClick={() =>
            dispatch(
              brief.analyseRequested({
                workspaceId,
                search: { topic: topic.trim(), country, location, language },
              }),
            )
          }
        >
          {copy.analyse}
        </Button>
      </Group>
    </Input.Wrapper>
  );
}

const labelOf = ({ keyphrase, takenAt, total }: Omit<SnapshotSummary, 'id'>): string =>
  copy.snapshot(keyphrase, total, takenAt);
