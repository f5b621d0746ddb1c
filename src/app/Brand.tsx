import { app } from '#src/kit/copy/app.ts';
import { BrandMark } from '#src/kit/ui/BrandMark.tsx';
import { AppLink } from '#src/kit/AppLink.tsx';
import classes from './shell.module.css';

export function Brand() {
  return (
    <AppLink to="/" className={classes.brand ?? ''}>
      <BrandMark />
      {app.name}
    </AppLink>
  );
}
