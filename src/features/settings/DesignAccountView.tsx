import { Button, Group, Stack, Text } from '@mantine/core';
import type { DesignAccount } from '#contract/design/design.schema.ts';
import { textOfError, textOfProblem } from '#src/kit/copy/problems.ts';
import type { DesignConnectionState } from '#store/design/designConnection.slice.ts';
import { designTool as copy } from './designTool.copy.ts';
import { Outcome, Removal } from './FormActions.tsx';
import classes from './sites.module.css';

interface DesignAccountViewProps {
  /** Whether the installation has a client. */
  readonly isOn: boolean;
  readonly account: DesignAccount | null;
  readonly canWrite: boolean;
  readonly state: DesignConnectionState;
  readonly onConnect: () => void;
  readonly onDisconnect: () => void;
}

/** Who is connected with the design tool and when it last worked, or how it is turned on. */
export function DesignAccountView(props: DesignAccountViewProps) {
  const { isOn, account, canWrite, state } = props;
  const { error, outcome } = state;
  return (
    <Stack gap="sm">
      {account === null ? (
        <Text>{reasonFor(isOn, canWrite)}</Text>
      ) : (
        <AccountFacts account={account} />
      )}
      <Actions {...props} />
      <Outcome
        failure={error && textOfError(error)}
        said={outcome === null ? '' : copy.outcomes[outcome]}
      />
    </Stack>
  );
}

function reasonFor(isOn: boolean, canWrite: boolean): string {
  if (!isOn) return copy.off;
  return canWrite ? copy.none : copy.readOnly;
}

function AccountFacts({ account }: { readonly account: DesignAccount }) {
  const { name, isEnded, connectedAt, usedAt, problem } = account;
  const facts = [
    [copy.account, name || copy.nameless],
    [copy.since, copy.at(connectedAt)],
    [copy.used, copy.at(usedAt)],
  ] as const;
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {problem === null ? null : (
        <Text size="sm" c="var(--mantine-color-error)">
          {copy.problem}, {copy.at(problem.at)}: {textOfProblem(problem.failure)}
        </Text>
      )}
      {isEnded ? <Text>{copy.ended}</Text> : null}
    </>
  );
}

function Actions({ isOn, account, canWrite, state, ...on }: DesignAccountViewProps) {
  const isBusy = state.status !== 'resting';
  const mayConnect = isOn && canWrite && (account === null || account.isEnded);
  return (
    <Group gap="sm">
      {mayConnect ? (
        <Button loading={state.status === 'asking'} disabled={isBusy} onClick={on.onConnect}>
          {account === null ? copy.connect : copy.again}
        </Button>
      ) : null}
      {account === null ? null : (
        <Removal
          copy={copy}
          status={state.status === 'disconnecting' ? 'removing' : 'resting'}
          onRemove={on.onDisconnect}
        />
      )}
    </Group>
  );
}
