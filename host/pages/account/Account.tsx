import { Anchor, Stack } from '@mantine/core';
import { useState } from 'react';
import { Page } from '#src/kit/ui/Page.tsx';
import { account as copy, host } from '../../copy/pages.ts';
import { type Notice, NoticeLine } from '../Notices.tsx';
import type { Person } from '../person.ts';
import { FactsView, SectionView } from '../SectionView.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';

/** The signed-in account: e-mail, sessions, second factor, password. */
export function Account({ person }: { person: Person }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const say = (text: string) => setNotice({ text });
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
        <Sessions say={say} />
        <SecondFactor email={person.email} say={say} />
        <PasswordForm email={person.email} onChange={() => say(copy.changed)} />
      </Stack>
    </Page>
  );
}
