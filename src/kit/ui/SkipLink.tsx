import classes from './page.module.css';

/** The first stop of the keyboard: past the navigation, to `#main`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href="#main" className={classes.skip}>
      {label}
    </a>
  );
}
