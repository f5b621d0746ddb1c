import '@mantine/core/styles/Badge.css';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import type { OwnSession } from '../../contract.ts';
import { account as copy } from '../../copy/pages.ts';
import classes from '../hostPages.module.css';
import { RefusalAlert } from '../Notices.tsx';
import { ReadingView, useReading } from '../Reading.tsx';
import { requests } from '../requests.ts';
import { SectionView } from '../SectionView.tsx';
import { useAct, useSignOut } from '../useAct.ts';

interface SessionList {
  readonly sessions: readonly OwnSession[];
}

/** Where the account is signed in. Each session can be ended, or all of them but this one. */
export function Sessions({ say }: { readonly say: (text: string) => void }) {
  const reading = useReading<SessionList>(requests.sessions().path);
  const { act, isWorking, refusal } = useAct(reading.reload);
  const { signOut, isSigningOut, signOutRefusal } = useSignOut();
  const end = async (session: OwnSession) => {
    if (await act(requests.endSession(session.id))) say(copy.ended(copy.deviceOf(session)));
  };
  const endOthers = async () => {
    if (await act(requests.signOutOthers())) say(copy.signedOutOthers);
  };
  return (
    <SectionView title={copy.devices} hint={copy.devicesHint}>
      <ReadingView reading={reading} label={copy.devicesLoading}>
        {({ sessions }) => (
          <SessionListView sessions={sessions} isWorking={isWorking} onEnd={end} />
        )}
      </ReadingView>
      <Group gap="sm">
        <Button variant="default" loading={isWorking} onClick={endOthers}>
          {copy.signOutOthers}
        </Button>
        <Button variant="default" loading={isSigningOut} onClick={signOut}>
          {copy.signOutHere}
        </Button>
      </Group>
      <RefusalAlert refusal={refusal ?? signOutRefusal} />
    </SectionView>
  );
}

interface SessionListViewProps extends SessionList {
  readonly isWorking: boolean;
  readonly onEnd: (session: OwnSession) => void;
}

function SessionListView({ sessions, isWorking, onEnd }: SessionListViewProps) {
  return (
    <ul className={classes.list} aria-label={copy.devices}>
      {sessions.map((session) => (
        <li key={session.id} className={classes.row}>
          <Stack gap={0}>
            <Group gap="xs">
              <Text>{copy.deviceOf(session)}</Text>
              {session.isThis ? <Badge variant="light">{copy.thisDevice}</Badge> : null}
            </Group>
            <Text size="sm" c="dimmed">
              {copy.deviceTimes(session)}
            </Text>
          </Stack>
          {session.isThis ? null : (
            <Button
              variant="default"
              disabled={isWorking}
              aria-label={copy.endNamed(copy.deviceOf(session))}
              onClick={() => onEnd(session)}
            >
              {copy.end}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
