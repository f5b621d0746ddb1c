import { Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Page } from '#src/kit/ui/Page.tsx';
import type { AccountSummary } from '../../contract.ts';
import { admin as copy } from '../../copy/pages.ts';
import { type Notice, NoticeLine } from '../Notices.tsx';
import { ReadingView, useReading } from '../Reading.tsx';
import { AccountEditor } from './AccountEditor.tsx';
import { AccountCardsView, AccountTableView } from './AccountListView.tsx';

/** Every account of the installation, for its administrators. */
export function Accounts() {
  const reading = useReading<{ accounts: readonly AccountSummary[] }>('/host/api/accounts');
  const isWide = useMediaQuery('(min-width: 768px)', false, { getInitialValueInEffect: false });
  const [openId, setOpenId] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const close = () => setOpenId(null);
  const List = isWide ? AccountTableView : AccountCardsView;
  return (
    <Page title={copy.title}>
      <Stack gap="md">
        <Text c="dimmed">{copy.hint}</Text>
        <NoticeLine notice={notice} say={setNotice} />
        <ReadingView reading={reading} label={copy.loading}>
          {({ accounts }) => (
            <List
              accounts={accounts}
              openId={openId}
              onToggle={(id) => setOpenId(id === openId ? null : id)}
              editor={(account) => (
                <AccountEditor
                  account={account}
                  reload={reading.reload}
                  onCancel={close}
                  onSaved={() => {
                    close();
                    setNotice({ text: copy.saved(account.email) });
                  }}
                />
              )}
            />
          )}
        </ReadingView>
      </Stack>
    </Page>
  );
}
