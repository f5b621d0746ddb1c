import { Text, VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
import { admin as copy } from '../../copy/pages.ts';
import classes from '../hostPages.module.css';
import { OpenerButton } from '../OpenerButton.tsx';
import { type AccountListProps, COLUMNS } from './accountColumns.ts';

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
