import { Anchor, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Page } from '#src/kit/ui/Page.tsx';
import { account as copy, host } from '../../copy/pages.ts';
import { FactsView, SectionView } from '../SectionView.tsx';
import { type Notice, NoticeLine, RefusalAlert } from '../Notices.tsx';
import type { Person } from '../person.ts';
import { requests } from '../requests.ts';
import { useAct, useSignOut } from '../useAct.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';

/** The signed-in account: e-mail, sessions, second factor, password. */
export function Account({ person }: { person: Person }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  return (
    <Page title={copy.title} isNarrow>
      <Stack gap="md">
        <NoticeLine notice={notice} say={setNotice} />
        <SectionView title={copy.who}>
          <FactsView
            facts={{
              [host.email]: person.email,
              [copy.memberSince]: copy.date(person.createDate),
            }}
          />
          <Anchor href="/billing">{copy.toBilling}</Anchor>
        </SectionView>
        <Devices onSignedOut={() => setNotice({ text: copy.signedOutOthers })} />
        <SecondFactor email={person.email} say={(text) => setNotice({ text })} />
        <PasswordForm email={person.email} onChange={() => setNotice({ text: copy.changed })} />
      </Stack>
    </Page>
  );
}

function Devices({ onSignedOut }: { onSignedOut: () => void }) {
  const { signOut, isSigningOut, signOutRefusal } = useSignOut();
  const { act, isWorking, refusal } = useAct();
  const signOutOthers = async () => {
    if (await act(requests.signOutOthers())) onSignedOut();
  };
  return (
    <SectionView title={copy.devices} hint={copy.devicesHint}>
      <Group gap="sm">
        <Button variant="default" loading={isWorking} onClick={signOutOthers}>
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
