import { ActionIcon, Badge, Skeleton, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { Voice } from '#contract/voice/brandVoice.schema.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { useAppDispatch, useAppSelector, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { Page, StatePanel } from '#src/kit/ui/Page.tsx';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { voiceWrites } from '#store/voice/voice.writes.ts';
import { LinkButton } from './LinkButton.tsx';
import { voiceList as copy } from './voice.copy.ts';
import classes from './voice.module.css';

/** brand-voice (spec §2): the voices of the workspace. */
export function VoiceList() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const { data } = useResource('brandVoices', { workspaceId });
  const remove = (voiceId: string) => dispatch(voiceWrites.remove({ workspaceId, voiceId }));
  const action = canWrite ? (
    <LinkButton to="/brand-voice/new" leftSection={<IconPlus size={18} />}>
      {copy.create}
    </LinkButton>
  ) : null;
  return (
    <Page title={copy.title} action={data?.voices.length === 0 ? null : action}>
      <Stack gap="lg">
        <Text c="dimmed" maw={640}>
          {copy.lead}
        </Text>
        {data === undefined ? (
          <Skeleton h={96} />
        ) : (
          <VoiceListView voices={data.voices} action={action} onRemove={canWrite ? remove : null} />
        )}
      </Stack>
    </Page>
  );
}

interface VoiceListViewProps {
  readonly voices: readonly Voice[];
  readonly action: React.ReactNode;
  /** Null for people who may only read. */
  readonly onRemove: ((voiceId: string) => void) | null;
}

function VoiceListView({ voices, action, onRemove }: VoiceListViewProps) {
  if (voices.length === 0)
    return (
      <StatePanel title={copy.emptyTitle} {...(onRemove && { hint: copy.emptyHint })}>
        {action}
      </StatePanel>
    );
  return (
    <ul className={classes.rows}>
      {voices.map((voice) => (
        <li key={voice.id} className={classes.voice}>
          <AppLink to={`/brand-voice/${voice.id}`} className={classes.link ?? ''}>
            <span className={classes.name}>{voice.name}</span>
            {voice.isDefault && (
              <Badge variant="light" size="sm" tt="none">
                {copy.isDefault}
              </Badge>
            )}
            <Text size="sm" c="dimmed" component="span" className={classes.facts ?? ''}>
              {copy.facts(voice.profile.words, ruleCount(voice))}
            </Text>
            {voice.tone === '' ? null : (
              <Text size="sm" component="span" className={classes.facts ?? ''} lineClamp={2}>
                {voice.tone}
              </Text>
            )}
          </AppLink>
          {onRemove === null ? null : (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={copy.remove(voice.name)}
              onClick={() => onRemove(voice.id)}
            >
              <IconTrash size={18} stroke={1.6} />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}

const ruleCount = ({ rules }: Voice): number =>
  rules.banned.length +
  rules.names.length +
  Number(rules.oxfordComma !== null) +
  Number(rules.noExclamations);
