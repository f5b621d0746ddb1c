import { Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { AccountSummary } from '../../contract.ts';
import { admin as copy } from '../../copy/pages.ts';
import classes from '../hostPages.module.css';
import { OpenerButton } from '../OpenerButton.tsx';
import { FactsView } from '../SectionView.tsx';
import { trialText } from '../trialText.ts';

export function AccountTableView({ accounts, openId, editor, onToggle }: AccountListProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{copy.columns.email}</th>
          {COLUMNS.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <td>
            <VisuallyHidden>{copy.columns.change}</VisuallyHidden>
          </td>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <Fragment key={account.id}>
            <tr>
              <th scope="row">
                {account.email}
                {account.isAdmin ? (
                  <Text size="sm" c="dimmed">
                    {copy.administrator}
                  </Text>
                ) : null}
              </th>
              {COLUMNS.map(({ label, text }) => (
                <td key={label}>{text(account)}</td>
              ))}
              <td>
                <OpenerButton
                  label={copy.change}
                  named={copy.changeNamed(account.email)}
                  isOpen={account.id === openId}
                  onClick={() => onToggle(account.id)}
                />
              </td>
            </tr>
            {account.id === openId ? (
              <tr>
                <td colSpan={COLUMNS.length + 2}>{editor(account)}</td>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** The accounts on a screen that is too narrow for a table. */
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

/** The columns beside the e-mail. */
const COLUMNS: readonly {
  readonly label: string;
  readonly text: (account: AccountSummary) => string;
}[] = [
  { label: copy.columns.created, text: ({ createDate }) => copy.date(createDate) },
  { label: copy.columns.plan, text: planText },
  { label: copy.columns.trial, text: ({ billing }) => trialText(billing, copy) },
  { label: copy.columns.news, text: ({ noNews }) => (noNews ? copy.noNews : copy.news) },
];

function planText({ billing: { plan, subscriptionEndsAt } }: AccountSummary): string {
  return subscriptionEndsAt === null ? copy.plans[plan] : copy.planUntil(subscriptionEndsAt);
}

/** Props of the table and of the cards. */
interface AccountListProps {
  readonly accounts: readonly AccountSummary[];
  readonly openId: string | null;
  readonly editor: (account: AccountSummary) => ReactNode;
  readonly onToggle: (id: string) => void;
}
