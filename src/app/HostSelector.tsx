import { useEffect, useId } from 'react';
import { app } from '#src/kit/copy/app.ts';
import { useHostChrome } from './hostContext.ts';
import classes from './shell.module.css';

/** The place of the host's folder selector (spec §7 "Host folders API"). */
export function HostSelector() {
  const id = useId();
  const { mountSelector } = useHostChrome();
  useEffect(() => mountSelector(id), [mountSelector, id]);
  return <section id={id} className={classes.selector} aria-label={app.folders} />;
}
