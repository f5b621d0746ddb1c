import { Fragment } from 'react';
import classes from './hostPages.module.css';

/** Names and what they stand for. */
export function FactsView({ facts }: { facts: Readonly<Record<string, string>> }) {
  return (
    <dl className={classes.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
