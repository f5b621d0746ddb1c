import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { errors } from '#src/kit/copy/app.ts';
import { loadAgain, PATIENCE_MS } from '#src/kit/ui/chunk.ts';
import { article as copy } from './article.copy.ts';
import classes from './article.module.css';

/** In the place of the tools of an article until they are there: nothing at first, then that they are missing. */
export function LateTools() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isLate) return;
    const timer = setTimeout(setLate, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, [isLate]);
  const tryAgain = () => {
    loadAgain();
    setLate(false);
  };
  return isLate ? (
    <>
      <span className={classes.reason} role="alert">
        {copy.noTools}
      </span>
      <Button variant="default" size="compact-sm" onClick={tryAgain}>
        {errors.tryAgain}
      </Button>
    </>
  ) : null;
}
