import { Group, Stack, Text, Title } from '@mantine/core';
import { admin as copy } from '../../copy/pages.ts';
import { FactsView } from '../FactsView.tsx';
import classes from '../hostPages.module.css';
import { OpenerButton } from '../OpenerButton.tsx';
import { type AccountListProps, COLUMNS } from './accountColumns.ts';

/** The accounts where there is no room for a table. */
export function AccountCardsView({ accounts, openId, editor, onToggle }: AccountListProps) {
  return (
    <ul className={classes.list}>
      {accounts.map((account) => (
        <li key={account.id} className={classes.card}>
          <Stack gap="sm">
            <div>
              <Title order={2} size="h5">
                {account.email}
              </Title>
              {account.isAdmin ? (
                <Text size="sm" c="dimmed">
                  {copy.administrator}
                </Text>
              ) : null}
            </div>
            <FactsView
              facts={Object.fromEntries(COLUMNS.map(({ label, text }) => [label, text(account)]))}
            />
            <Group>
              <OpenerButton
                label={copy.change}
                named={copy.changeNamed(account.email)}
                isOpen={account.id === openId}
                onClick={() => onToggle(account.id)}
              />
            </Group>
            {account.id === openId ? editor(account) : null}
          </Stack>
        </li>
      ))}
    </ul>
  );
}
