import { app } from '#src/copy/app.ts';
import { BrandMark } from '#src/ui/BrandMark.tsx';
import { AppLink } from './AppLink.tsx';
import classes from './shell.module.css';

export function Brand() {
  return (
    <AppLink to="/" className={classes.brand ?? ''}>
      <BrandMark />
      {app.name}
    </AppLink>
  );
}
