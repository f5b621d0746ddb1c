import { createContext, useContext, useEffect, useId } from 'react';
import { app } from '#src/kit/copy/app.ts';
import classes from './shell.module.css';

/** What the host platform draws itself, handed down by the composition root: views know no service. */
interface HostChrome {
  /** Draws the host's folder selector into the element with this id; answers with what removes it. */
  mountSelector(elementId: string): () => void;
}

const NO_CHROME: HostChrome = { mountSelector: () => () => undefined };

export const HostContext = createContext<HostChrome>(NO_CHROME);

/** The place of the host's folder selector (spec §7 "Host folders API"). */
export function HostSelector() {
  const id = useId();
  const { mountSelector } = useContext(HostContext);
  useEffect(() => mountSelector(id), [mountSelector, id]);
  return <section id={id} className={classes.selector} aria-label={app.folders} />;
}
