import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Moment } from '#domain/support/sessionReplay.ts';
import { ChangesView } from './ChangesView.tsx';
import { moment as copy } from './support.copy.ts';
import classes from './support.module.css';

interface MomentViewProps {
  readonly moment: Moment | null;
}

/** What happened in a step, what it changed, and what waited after it. */
export function MomentView({ moment }: MomentViewProps) {
  if (moment === null) return null;
  const { pathname, input, value, did, changes, leftOut, waiting, busy } = moment;
  return (
    <div className={classes.moment}>
      <Part title={copy.step}>
        <dl className={classes.facts}>
          <dt>{copy.page}</dt>
          <dd className={classes.code}>{pathname}</dd>
          <dt>{copy.cameIn}</dt>
          <dd className={classes.code}>
            {input}
            {value === null ? null : <span className={classes.value}>{value}</span>}
          </dd>
          <dt>{copy.followed}</dt>
          <dd>{did.length === 0 ? copy.nothing : <Names names={did} more={leftOut.did} />}</dd>
        </dl>
      </Part>
      <Part title={copy.changed}>
        <ChangesView changes={changes} leftOut={leftOut.changes} />
      </Part>
      <Part title={copy.waiting}>
        <Facts
          none={copy.noneWaiting}
          facts={waiting.map(({ kind, op, count, since }) => ({
            key: `${kind} ${op}`,
            name: count === 1 ? op : `${op} × ${count}`,
            of: `${kind === 'stream' ? `${copy.stream} ` : ''}${copy.since(since.time, since.line)}`,
          }))}
        />
      </Part>
      <Part title={copy.busy}>
        <Facts
          none={copy.noneBusy}
          facts={busy.map(({ machine, instance, status }) => ({
            key: `${machine} ${instance}`,
            name: `${machine}: ${status}`,
            of: instance ?? '',
          }))}
        />
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.card} aria-label={title}>
      <Title order={2} size="h5">
        {title}
      </Title>
      {children}
    </section>
  );
}

interface NamesProps {
  readonly names: readonly string[];
  /** How many are left out. */
  readonly more: number;
}

function Names({ names, more }: NamesProps) {
  return (
    <ol className={classes.names}>
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may happen twice
        <li key={at} className={classes.code}>
          {name}
        </li>
      ))}
      {more === 0 ? null : <li>{copy.more(more)}</li>}
    </ol>
  );
}

interface FactsProps {
  readonly none: string;
  readonly facts: readonly { readonly key: string; readonly name: string; readonly of: string }[];
}

function Facts({ none, facts }: FactsProps) {
  if (facts.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {none}
      </Text>
    );
  return (
    <ul className={classes.names}>
      {facts.map(({ key, name, of }) => (
        <li key={key}>
          <span className={classes.code}>{name}</span>{' '}
          <Text component="span" size="xs" c="dimmed">
            {of}
          </Text>
        </li>
      ))}
    </ul>
  );
}
