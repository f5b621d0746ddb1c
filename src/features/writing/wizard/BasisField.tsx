import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import type { SnapshotSummary } from '#contract/competitorsCollector.schema.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { brief } from '#store/briefs/brief.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import { basisTexts as copy } from './wizard.copy.ts';

const FLAG = 'seo_based_articles';

/** What the article is written from besides what is typed: a brief, or the results of a search. */
export function BasisField() {
  const dispatch = useAppDispatch();
  const { from } = useAppSelector(articleWizard.select);
  const isOffered = useAppSelector((state) => host.selectFlags(state).includes(FLAG));
  if (from.briefId !== null || from.snapshotId !== null)
    return (
      <Alert color="gray" title={from.briefId === null ? copy.ofResults : copy.ofBrief}>
        <Stack gap="xs">
          <Text size="sm">{from.briefId === null ? copy.resultsHint : copy.briefHint}</Text>
          <Group gap="xs">
            {from.briefId !== null && (
              <Button
                component={AppLink}
                to={`/briefs/${from.briefId}`}
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
  return isOffered ? <Results /> : null;
}

/** An analysis that is there, or a new one of the topic. */
function Results() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const { values } = useAppSelector(articleWizard.select);
  const isBusy = useAppSelector(brief.selectIsBusy);
  const snapshots = useOptionalResource('recentSnapshots', { workspaceId })?.snapshots ?? [];
  const { topic, location: country, city: location, language } = values;
  return (
    <Group align="end" gap="xs">
      <Select
        flex="1 1 240px"
        label={copy.results}
        description={copy.resultsHelp}
        size="md"
        placeholder={snapshots.length === 0 ? copy.noResults : copy.choose}
        disabled={snapshots.length === 0 || isBusy}
        data={snapshots.map(({ id, ...one }) => ({ value: id, label: labelOf(one) }))}
        value={null}
        onChange={(snapshotId) =>
          snapshotId !== null && dispatch(brief.planRequested({ workspaceId, snapshotId }))
        }
      />
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
  );
}

const labelOf = ({ keyphrase, takenAt, total }: Omit<SnapshotSummary, 'id'>): string =>
  copy.snapshot(keyphrase, total, takenAt);
