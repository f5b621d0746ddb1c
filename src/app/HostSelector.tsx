import { createContext, useContext, useEffect, useId } from 'react';
import { app } from '#src/kit/copy/app.ts';
import classes from './shell.module.css';

/** What the host platform renders itself. The composition root provides it: views do not import services. */
interface HostChrome {
  /** Renders the host's folder selector into the element with this id. Returns a function that removes it. */
  mountSelector(elementId: string): () => void;
}

const NO_CHROME: HostChrome = { mountSelector: () => () => undefined };

export const HostContext = createContext<HostChrome>(NO_CHROME);

/** The container of the host's folder selector (spec §7 "Host folders API"). */
export function HostSelector() {
  const id = useId();
  const { mountSelector } = useContext(HostContext);
  useEffect(() => mountSelector(id), [mountSelector, id]);
  return <section id={id} className={classes.selector} aria-label={app.folders} />;
}
