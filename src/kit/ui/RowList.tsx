import type { ComponentProps } from 'react';
import classes from './page.module.css';

/** A list of things that one opens, a row for each. */
export function RowList(props: ComponentProps<'ul'>) {
  return <ul {...props} className={classes.rows} />;
}
